// @vitest-environment node

import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heartValue, readHeart } from './heart-value.ts';

const id = fc.stringMatching(/^[\w-]{1,20}$/);

it('what a heart posts is the product that it was made for', () => {
  fc.assert(
    fc.property(id, id, fc.string({ maxLength: 200 }), (productId, itemId, name) => {
      expect(readHeart(heartValue({ productId, itemId, name }))).toEqual({ productId, itemId, name });
    }),
  );
});

it('cuts a name that is longer than any', () => {
  const product = { productId: brandId<ProductId>('7'), itemId: brandId<ItemId>('7-1'), name: 'x'.repeat(201) };
  expect(readHeart(heartValue(product))?.name).toHaveLength(200);
});

it.each(['', ' ', '7', '7 ', ' 7 8'])('%j names no product', (value) => {
  expect(readHeart(value)).toBeUndefined();
});
