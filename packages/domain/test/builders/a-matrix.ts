import type { ItemMatrix, MatrixAttribute, MatrixItem } from '../../src/catalogue/item-matrix.ts';
import { money } from '../../src/money/money.ts';
import { brandId, type ItemId } from '../../src/shared/brand.ts';

/** An attribute with these values, in this order. */
export const anAttribute = (name: string, values: readonly string[], position = 0): MatrixAttribute => ({
  name,
  displayName: name.toUpperCase(),
  position,
  type: 'tile',
  options: values.map((value, index) => ({ value, label: value.toUpperCase(), position: index })),
});

export const anItem = (id: string, values: Record<string, string>, details: Partial<MatrixItem> = {}): MatrixItem => ({
  itemId: brandId<ItemId>(id),
  values,
  price: money(100),
  hasDiscount: false,
  availableForSale: true,
  ...details,
});

/** Red in A4 and A5, blue in A5 only; red A5 is reduced. */
export const aNotebookMatrix = (): ItemMatrix => ({
  attributes: [anAttribute('size', ['A4', 'A5'], 2), anAttribute('colour', ['red', 'blue'], 1)],
  items: [
    anItem('red-a4', { colour: 'red', size: 'A4' }, { price: money(300) }),
    anItem('red-a5', { colour: 'red', size: 'A5' }, { price: money(200), hasDiscount: true }),
    anItem('blue-a5', { colour: 'blue', size: 'A5' }, { price: money(250) }),
  ],
});
