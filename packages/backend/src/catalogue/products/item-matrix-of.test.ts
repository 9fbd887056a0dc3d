import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { both } from '../../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { itemMatrixOf } from './item-matrix-of.ts';
import { type FullProduct, readProduct } from './read-product.ts';

describe('the attributes of the items of a product', () => {
  let shop: OpenShop;
  let product: FullProduct;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(4));
    const read = await readProduct(shop.database, '1003', 'de');
    if (read === undefined) throw new Error('the small shop has no product 1003');
    product = read;
  });
  afterAll(() => shop.close());

  const picturesOf = (shown: FullProduct) =>
    itemMatrixOf(shown, 'de').attributes.map(({ position, options }) => [
      position,
      options.map(({ value, image }) => [value, image !== undefined]),
    ]);

  it('shows a picture on every tile of the first one, and on none of the second', () => {
    const options = [{ value: 'liniert', label: both('Liniert') }];
    const second = { name: 'ruling', displayName: both('Lineatur'), type: 'tile' as const, options };
    const ruled = {
      ...product,
      variant_attributes: [...product.variant_attributes, second],
      items: product.items.map((item) => ({
        ...item,
        attribute_values: { ...item.attribute_values, ruling: 'liniert' },
      })),
    };
    const sizes = [
      ['klein', true],
      ['gross', true],
    ];
    expect(picturesOf(product)).toEqual([[0, sizes]]);
    expect(picturesOf(ruled)).toEqual([
      [0, sizes],
      [1, [['liniert', false]]],
    ]);
  });

  it('shows the colour of a tile instead of a picture', () => {
    const coloured = {
      ...product,
      variant_attributes: product.variant_attributes.map((attribute) => ({
        ...attribute,
        options: attribute.options.map((option) => ({ ...option, css: '#c00' })),
      })),
    };
    const [size] = itemMatrixOf(coloured, 'de').attributes;
    expect(size?.options.map(({ css, image }) => [css, image])).toEqual([
      ['#c00', undefined],
      ['#c00', undefined],
    ]);
  });
});
