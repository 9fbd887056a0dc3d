// Builders of carts and cart lines for tests.

import type { Cart, CartLine } from '@tornister/domain/cart';
import { countItems, countProducts, savingWithoutPromotions, undiscountedSum } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import { brandId, type CartId, type CartLineId, type ItemId, type ProductId } from '@tornister/domain/shared';

/** One piece of an ordinary item; say only what matters to the test. */
export const aLine = (number: number, changes: Partial<CartLine> = {}): CartLine => ({
  id: brandId<CartLineId>(`line-${number}`),
  itemId: brandId<ItemId>(`item-${number}`),
  productId: brandId<ProductId>(`product-${number}`),
  kind: { kind: 'normal' },
  name: `Schulheft ${number}`,
  brand: 'Tornister',
  path: `/prod/product-${number}/`,
  picture: { src: '/a.webp', alt: 'Schulheft', width: 120, height: 90, sources: [] },
  variantInfo: [],
  orderNumber: String(10_000 + number),
  quantity: 1,
  minimumOrderQuantity: 1,
  maxQuantity: 999,
  unitPrice: money(200),
  positionTotal: money(200),
  availableForSale: true,
  deliveryStatusColor: 'green',
  deliveryStatusText: 'Auf Lager',
  extraBadges: [],
  warnings: [],
  isPrimeEligible: false,
  ...changes,
});

/** A line of which one piece has the price of a lightning deal. */
export const aDealLine = (number: number): CartLine =>
  aLine(number, {
    kind: {
      kind: 'lightning-deal',
      quantityLightning: 1,
      quantityNormal: 0,
      maxQuantityLightning: 3,
      unitPriceLightning: money(99),
      dealSaving: money(100),
      isLightningAmountChanged: false,
    },
  });

/** A cart with these lines, its counts and sums as the lines say them; no shipping cost, no voucher. */
export const aCart = (lines: readonly CartLine[] = [aLine(1)], changes: Partial<Cart> = {}): Cart => {
  const sum = money(lines.reduce((total, line) => total + line.positionTotal.cents, 0));
  return {
    id: brandId<CartId>('cart-1'),
    lines,
    itemsCount: countItems(lines),
    productsCount: countProducts(lines),
    totals: {
      subtotal: sum,
      shippingCost: money(0),
      basketValue: sum,
      promotionsSaving: money(0),
      net: sum,
      taxes: [],
      grandTotal: sum,
    },
    savings: {
      undiscountedSum: money(undiscountedSum(lines)),
      savingWithoutPromotions: money(savingWithoutPromotions(lines)),
    },
    isFreeShippingPossible: true,
    voucher: { kind: 'none' },
    deliveryCountry: 'DE',
    speditionFields: [],
    freeArticles: [],
    isSubmitted: false,
    ...changes,
  };
};
