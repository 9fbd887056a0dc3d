// A guest's cart and the cart of the account become one at login. Source: spec 2 §4 "Login success ... merges the guest cart into the
// user cart, showing vue.cart.notification.mergeCarts if carts were merged".

import type { ItemId } from '../shared/brand.ts';
import type { CartLineKind, CartOperation } from './cart.ts';
import { isFreeOfCharge } from './cart-line.ts';

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
 * What a shopper is told of the two carts: that articles came along, or will, and that a voucher or a gift which was brought does not count. Where
 * goods did not come along with all their pieces, the sentence of the server says that and all the rest.
 */
export const mergeNoticeOf = (merged: {
  readonly cartMerged: boolean;
  readonly isMergeDelayed: boolean;
  readonly ownVoucherStays: boolean;
  readonly ownGiftStays: boolean;
  readonly shortfall?: string;
}): string | undefined => {
  if (merged.isMergeDelayed) return MERGE_DELAYED_MESSAGE;
  if (merged.shortfall !== undefined) return merged.shortfall;
  const stays = staying(merged.ownVoucherStays, merged.ownGiftStays);
  if (merged.cartMerged) return MERGED_MESSAGES[stays];
  return stays === 'nothing' ? undefined : STAYS_MESSAGES[stays];
};

export type MergeLine = {
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** What the line is; paid goods where nothing is said. */
  readonly kind?: CartLineKind['kind'];
};

export type MergedCart<Line> = {
  readonly lines: readonly Line[];
  /** True when the guest's cart had something in it; only then the shopper is told. */
  readonly isMerged: boolean;
};

type Pieces = Pick<MergeLine, 'itemId' | 'quantity'>;

/** An item of which less is in the cart than both carts held together, in pieces; nothing is kept of what was left out. */
export type MergeShortfall = { readonly itemId: ItemId; readonly wanted: number; readonly kept: number };

const piecesByItem = (lines: readonly Pieces[]): ReadonlyMap<ItemId, number> => {
  const pieces = new Map<ItemId, number>();
  for (const { itemId, quantity } of lines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  return pieces;
};

/**
 * What of two carts did not find room in the one that they became, whatever the reason: a maximum, a deal that has too few pieces left, the most
 * lines of a cart, goods that are gone. In the order of the lines. Source: spec 2 §4 "Login success", §3 "attainableInfos".
 *
 * @param both the lines of both carts from before
 * @param now the lines of the cart that holds them now
 */
export const mergeShortfalls = (both: readonly Pieces[], now: readonly Pieces[]): readonly MergeShortfall[] => {
  const held = piecesByItem(now);
  return [...piecesByItem(both)]
    .map(([itemId, wanted]) => ({ itemId, wanted, kept: held.get(itemId) ?? 0 }))
    .filter(({ wanted, kept }) => kept < wanted);
};

/**
 * Whether a change of a cart shows that its shopper has read what the cart says of goods that did not come into it whole: lines are changed where it
 * is shown (basket and mini cart), while goods and vouchers are added from other pages, too. Source: own choice, beside spec 2 §4 "Login success", "Checkout payment".
 */
export const isShortfallRead = (change: CartOperation['kind']): boolean =>
  change === 'change-quantity' || change === 'remove-position';

/** Lines of one item are one line, but what is paid for never becomes one with a gift or a printed catalogue. */
const keyOf = ({ itemId, kind = 'normal' }: MergeLine): string =>
  `${isFreeOfCharge({ kind }) ? kind : 'paid'} ${itemId}`;

/**
 * The lines of the account's cart, then the guest's new ones. Quantities of the same item are added, up to its maximum; what the account's cart
 * already held above that stays. Paid goods and gifts of the same item stay apart.
 */
export const mergeCarts = <Line extends MergeLine>(
  userLines: readonly Line[],
  guestLines: readonly Line[],
): MergedCart<Line> => {
  const merged = new Map<string, Line>();
  const add = (line: Line, mostOf: (held: number) => number): void => {
    const before = merged.get(keyOf(line));
    const held = before?.quantity ?? 0;
    merged.set(keyOf(line), { ...(before ?? line), quantity: Math.min(held + line.quantity, mostOf(held)) });
  };
  for (const line of userLines) add(line, () => Number.POSITIVE_INFINITY);
  for (const line of guestLines) add(line, (held) => Math.max(line.maxQuantity, held));
  return { lines: [...merged.values()], isMerged: guestLines.length > 0 };
};
