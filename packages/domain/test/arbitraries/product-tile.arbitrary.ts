import fc from 'fast-check';
import type { ProductTile } from '../../src/catalogue/product.ts';
import { money } from '../../src/money/money.ts';
import { brandId, type ItemId, type ProductId } from '../../src/shared/brand.ts';

/** A tile with what lists and events need; the rest is plain. */
export const aTile = (changes: Partial<ProductTile> = {}): ProductTile => ({
  id: brandId<ProductId>('1001'),
  bestItemId: brandId<ItemId>('1001-1'),
  name: 'Bleistift',
  path: '/prod/1001/',
  price: { current: money(129), startFrom: false },
  moreVariants: false,
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  image: { src: '/images/1001.webp', alt: 'Bleistift', width: 280, height: 210, sources: [] },
  manufacturerName: 'Muster',
  breadcrumb: ['Schreiben', 'Stifte'],
  isShortage: false,
  discountPercent: 0,
  minimumOrderQuantity: 1,
  ...changes,
});

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
