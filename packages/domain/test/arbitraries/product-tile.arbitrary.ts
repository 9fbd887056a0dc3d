import fc from 'fast-check';
import type { ProductTile } from '../../src/catalogue/product.ts';
import { money } from '../../src/money/money.ts';
import { aTile } from '../../testing/a-tile.ts';

export const productTile = (): fc.Arbitrary<ProductTile> =>
  fc
    .record({
      name: fc.string({ minLength: 1 }),
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      breadcrumb: fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }),
    })
    .map(({ name, cents, breadcrumb }) =>
      aTile({ name, breadcrumb, price: { current: money(cents), startFrom: false } }),
    );
