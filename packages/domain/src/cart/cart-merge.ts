// A guest's cart and the cart of the account become one at login. Source: spec 2 §4 "Login success ... merges the guest cart into the
// user cart, showing vue.cart.notification.mergeCarts if carts were merged".

import type { ItemId } from '../shared/brand.ts';

/** The notice after carts were merged (spec 2 §8). */
export const CARTS_MERGED_MESSAGE = 'vue.cart.notification.mergeCarts';

/** What of the account's cart stayed although the other cart had one, too. */
type Stays = 'nothing' | 'voucher' | 'gift' | 'both';

/** Beside the specification's notice, which speaks of the articles only. */
const MERGED_MESSAGES: Readonly<Record<Stays, string>> = {
  nothing: CARTS_MERGED_MESSAGE,
  voucher: 'vue.cart.notification.mergeCartsOwnVoucher',
  gift: 'vue.cart.notification.mergeCartsOwnGift',
  both: 'vue.cart.notification.mergeCartsOwnVoucherAndGift',
};
const STAYS_MESSAGES: Readonly<Record<Exclude<Stays, 'nothing'>, string>> = {
  voucher: 'vue.cart.notification.ownVoucherStays',
  gift: 'vue.cart.notification.ownGiftStays',
  both: 'vue.cart.notification.ownVoucherAndGiftStay',
};

const staying = (ownVoucherStays: boolean, ownGiftStays: boolean): Stays => {
  if (ownVoucherStays) return ownGiftStays ? 'both' : 'voucher';
  return ownGiftStays ? 'gift' : 'nothing';
};

/** The login counts although the carts could not be merged at once; that is made up for when the cart is asked for next. */
export const MERGE_DELAYED_MESSAGE = 'vue.cart.notification.mergeCartsDelayed';

/**
 * What a shopper is told of the two carts: that articles came along, or will, and that a voucher or a gift which was brought does not count.
 */
export const mergeNoticeOf = (merged: {
  readonly cartMerged: boolean;
  readonly isMergeDelayed: boolean;
  readonly ownVoucherStays: boolean;
  readonly ownGiftStays: boolean;
}): string | undefined => {
  if (merged.isMergeDelayed) return MERGE_DELAYED_MESSAGE;
  const stays = staying(merged.ownVoucherStays, merged.ownGiftStays);
  if (merged.cartMerged) return MERGED_MESSAGES[stays];
  return stays === 'nothing' ? undefined : STAYS_MESSAGES[stays];
};

export type MergeLine = { readonly itemId: ItemId; readonly quantity: number; readonly maxQuantity: number };

export type MergedCart<Line> = {
  readonly lines: readonly Line[];
  /** True when the guest's cart had something in it; only then the shopper is told. */
  readonly isMerged: boolean;
  /** Items of which less is in the cart than both carts held together. */
  readonly cappedItemIds: readonly ItemId[];
};

/**
 * The lines of the account's cart, then the guest's new ones. Quantities of the same item are added, up to its maximum; a line that
 * already held more than that keeps what it held.
 */
export const mergeCarts = <Line extends MergeLine>(
  userLines: readonly Line[],
  guestLines: readonly Line[],
): MergedCart<Line> => {
  const merged = new Map<ItemId, Line>();
  const capped = new Set<ItemId>();
  const put = (line: Line): void => {
    const before = merged.get(line.itemId);
    const wanted = (before?.quantity ?? 0) + line.quantity;
    const most = Math.max(line.maxQuantity, before?.quantity ?? 0);
    if (wanted > most) capped.add(line.itemId);
    merged.set(line.itemId, { ...(before ?? line), quantity: Math.min(wanted, most) });
  };
  for (const line of userLines) merged.set(line.itemId, line);
  for (const line of guestLines) put(line);
  return { lines: [...merged.values()], isMerged: guestLines.length > 0, cappedItemIds: [...capped] };
};
