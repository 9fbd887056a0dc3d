import type { CartLine } from '../../src/cart/cart.ts';
import { money } from '../../src/money/money.ts';
import { brandId, type CartLineId, type ItemId, type ProductId } from '../../src/shared/brand.ts';

/** One piece of an ordinary item; say only what matters to the test. */
export const aCartLine = (details: Partial<CartLine> = {}): CartLine => ({
  id: brandId<CartLineId>('line-1'),
  itemId: brandId<ItemId>('item-1'),
  productId: brandId<ProductId>('product-1'),
  kind: { kind: 'normal' },
  name: 'Notebook A4',
  brand: 'Tornister',
  path: '/prod/product-1/',
  picture: { src: '/a.webp', alt: 'Notebook', width: 120, height: 90, sources: [] },
  variantInfo: [],
  orderNumber: '12345',
  quantity: 1,
  minimumOrderQuantity: 1,
  maxQuantity: 999,
  unitPrice: money(199),
  positionTotal: money(199),
  availableForSale: true,
  deliveryStatusColor: 'green',
  deliveryStatusText: 'Auf Lager',
  extraBadges: [],
  warnings: [],
  isPrimeEligible: false,
  ...details,
});

/** A line with this id, and an item and a product of its own. */
export const aNumberedLine = (number: number, details: Partial<CartLine> = {}): CartLine =>
  aCartLine({
    id: brandId<CartLineId>(`line-${number}`),
    itemId: brandId<ItemId>(`item-${number}`),
    productId: brandId<ProductId>(`product-${number}`),
    ...details,
  });
