// A cart before its order: gifts came into it by what held then, and a voucher may be used up since, a promotion over.
// Source: spec 2 §4 "Submit".

import { isFreeGift } from '@tornister/domain/cart';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { priceLines } from './cart-contents.ts';
import { type CartDraft, openDraft, saveDraft } from './cart-draft.ts';
import { tidyPromotions } from './change-promotions.ts';
import { readGoods } from './goods.ts';
import type { CartRow } from './own-cart.ts';

/**
 * Takes gifts that do not belong to the cart any more out of it, puts in that of a voucher, or a chosen one, which can be had again, and answers whether the shopper sees the difference; otherwise nothing is changed.
 * The cart and the deals of its goods must be locked.
 */
export const tidyCart = async (
  { storefront, now: clock }: Pick<RequestContext, 'storefront' | 'now'>,
  transaction: Transaction,
  cart: CartRow,
): Promise<boolean> => {
  const draft = await openDraft(transaction, cart);
  if (!hasGifts(draft) && draft.voucherCode === null && draft.waitingGift === null) return false;
  const now = clock();
  const { store, language } = storefront;
  const items = [...draft.lines.values()].map(({ item_id }) => item_id);
  const goods = await readGoods(transaction, items, store, now);
  await tidyPromotions({ transaction, cartId: cart.id, draft, goods, now, store, language });
  const gone = [...draft.stored.values()].filter(({ id }) => !draft.lines.has(id));
  // The gift of a voucher comes back when there are some again: without it the voucher would be used up for nothing.
  const hasCome = [...draft.lines.values()].some(({ id, kind }) => kind === 'free-gift' && !draft.stored.has(id));
  if (priceLines(gone, goods, now).length === 0 && !hasCome) return false;
  await saveDraft(transaction, cart.id, draft, now);
  return true;
};

const hasGifts = ({ lines }: CartDraft): boolean => [...lines.values()].some(isFreeGift);
