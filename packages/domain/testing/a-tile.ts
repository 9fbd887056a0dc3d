// Builder of product tiles for tests.

import type { ProductTile } from '../src/catalogue/index.ts';
import { money } from '../src/money/index.ts';
import { brandId, type ItemId, type ProductId } from '../src/shared/index.ts';

/** A product in a list: an exercise book for 1.29 €, unless something else is said. */
export const aTile = (changes: Partial<ProductTile> = {}): ProductTile => ({
  id: brandId<ProductId>('1001'),
  bestItemId: brandId<ItemId>('1001-1'),
  name: 'Schulheft A4, Lineatur 25',
  path: '/prod/1001/',
  price: { current: money(129), startFrom: false },
  moreVariants: false,
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  image: { src: '/images/PRODUCTLISTING_BIG/a.jpg', alt: 'Ein blaues Schulheft', width: 280, height: 210, sources: [] },
  manufacturerName: 'Papierwerk Sander',
  breadcrumb: [],
  isShortage: false,
  discountPercent: 0,
  minimumOrderQuantity: 1,
  ...changes,
});
