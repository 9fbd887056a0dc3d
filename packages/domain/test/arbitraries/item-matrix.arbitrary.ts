// Products with one to three attributes and items for some of the combinations, and choices among them.

import fc from 'fast-check';
import type { ItemMatrix } from '../../src/catalogue/item-matrix.ts';
import type { SelectedVariant } from '../../src/catalogue/product-detail.ts';
import { brandId, type ItemId } from '../../src/shared/brand.ts';
import { someMoney } from './money.arbitrary.ts';

const NAMES = ['colour', 'size', 'ruling'] as const;
const VALUES = ['a', 'b', 'c'] as const;

const someItems = (names: readonly string[]) =>
  fc.array(
    fc.record({
      values: fc.tuple(...names.map((name) => fc.constantFrom(...VALUES).map((value) => [name, value] as const))),
      price: someMoney(1, 1_000),
      hasDiscount: fc.boolean(),
      availableForSale: fc.boolean(),
    }),
    { maxLength: 10 },
  );

/** Every item has one value per attribute; combinations may be missing. */
export const someMatrix = (): fc.Arbitrary<ItemMatrix> =>
  fc.integer({ min: 0, max: NAMES.length }).chain((count) => {
    const names = NAMES.slice(0, count);
    return someItems(names).map((items) => ({
      attributes: names.map((name, position) => ({
        name,
        displayName: name.toUpperCase(),
        position: names.length - position,
        type: 'tile' as const,
        options: VALUES.map((value, index) => ({ value, label: value.toUpperCase(), position: index })),
      })),
      items: items.map((item, index) => ({
        ...item,
        itemId: brandId<ItemId>(`item-${index}`),
        values: Object.fromEntries(item.values),
      })),
    }));
  });

/** A choice that a product may or may not know. */
export const someChoice = (): fc.Arbitrary<SelectedVariant> =>
  fc.record({ name: fc.constantFrom(...NAMES, 'unknown'), value: fc.constantFrom(...VALUES, 'unknown') });

export const someChoices = (): fc.Arbitrary<readonly SelectedVariant[]> => fc.array(someChoice(), { maxLength: 6 });
