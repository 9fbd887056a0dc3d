// A product page for tests of what is said about it: one item that can be bought, and nothing that it need not have.

import type { ProductDetail } from '../src/catalogue/product-detail.ts';
import { money } from '../src/money/money.ts';
import { brandId, type ItemId, type ProductId } from '../src/shared/brand.ts';
import { anItem, aProduct } from '../testing/a-product.ts';

const picture = { src: '/images/1.webp', alt: '', width: 1, height: 1, sources: [] };

/** A pen without variants, ratings, reductions or anything else that only some products have. */
export const A_PRODUCT: ProductDetail = aProduct({
  productId: brandId<ProductId>('1'),
  name: 'Stift',
  path: '/prod/1/',
  teaser: 'Schreibt gut',
  longDescription: '',
  shortFacts: [],
  dataAndFacts: [],
  manufacturer: { name: 'Muster', postalAddress: '', electronicAddress: '' },
  startFromPrice: money(100),
  pictures: [picture, { ...picture, src: 'https://cdn.example/2.webp' }],
  shownItem: anItem({
    itemId: brandId<ItemId>('1-1'),
    orderNumber: '12345',
    name: 'Stift rot',
    prices: { current: money(1_299), isBestPrice: false },
    maxQuantity: 9,
    deliveryStatusText: '',
    isPrimeEligible: false,
  }),
});
