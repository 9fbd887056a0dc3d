// The form of the summary by which an order is sent, for a cart with one article.

import { aCart, aLine } from '@tornister/application/testing';
import { seenCart } from '@tornister/domain/checkout';

/** A cart with one article. */
export const ORDERED_CART = aCart([aLine(1)]);

/** What the shopper saw of it. */
export const SEEN = seenCart(ORDERED_CART);

/** As the summary of this cart posts it. */
export const ORDER = {
  cartId: ORDERED_CART.id,
  grandTotalCents: String(SEEN.grandTotalCents),
  productsCount: String(SEEN.productsCount),
  itemsCount: String(SEEN.itemsCount),
  idempotencyKey: 'key-1',
};
