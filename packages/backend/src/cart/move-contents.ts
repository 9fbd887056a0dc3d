// What one cart holds comes into another: after a login that of the visitor into that of the account, after a payment that failed that of the
// order into the next one. Source: spec 2 §4 "Login success", "Checkout payment".

import { CART_MAX_LINES, type MergeShortfall, mergeCarts, mergeShortfalls } from '@tornister/domain/cart';
import type { ItemId } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Text } from '../texts/text.ts';
import { type CartDraft, isChosenGift, type LineRow, newLine, openDraft, saveDraft } from './cart-draft.ts';
import { addPosition, type Change, isAdded } from './change-lines.ts';
import { tidyPromotions, tidyRedeemed } from './change-promotions.ts';
import { type Goods, plainKindOf, readGoods } from './goods.ts';
import type { CartRow } from './own-cart.ts';
import { lockDeals } from './reserve-deal.ts';

export type MovedContents = {
  /** Whether goods came into the cart. */
  readonly hasBroughtGoods: boolean;
  /** Both carts had a voucher, and that of the cart that stays is kept. */
  readonly hasKeptOwnVoucher: boolean;
  /** Both had a gift of the shopper's choice, not the same, and that of the cart that stays is kept. */
  readonly hasKeptOwnGift: boolean;
  /** Goods of which less is in the cart now than both held. */
  readonly shortfalls: readonly NamedShortfall[];
};

export type NamedShortfall = Pick<MergeShortfall, 'wanted' | 'kept'> & { readonly name: Text };

type Shop = Pick<RequestContext, 'storefront' | 'now'>;

/** Locks the deals of the goods of carts, in one order. */
export const lockDealsOfCarts = async (
  { storefront, now }: Shop,
  transaction: Transaction,
  cartIds: readonly string[],
): Promise<void> => {
  const rows = await transaction.selectFrom('cart_lines').select('item_id').where('cart_id', 'in', cartIds).execute();
  const items = [...new Set(rows.map(({ item_id }) => item_id))];
  const goods = await readGoods(transaction, items, storefront.store, now());
  await lockDeals(
    transaction,
    [...goods.values()].flatMap(({ deal }) => deal?.id ?? []),
  );
};

/** What is not for sale now is not measured: it stays as it was, as it does in a cart that waits for it. */
const mostOf = (row: LineRow, goods: Goods | undefined): number =>
  goods?.isForSale === false ? row.quantity : (goods?.maxQuantity ?? 0);

/** Pieces of a cart, and what an item may have of them at most. */
const mergeable = (rows: readonly LineRow[], goods: Awaited<ReturnType<typeof readGoods>>) =>
  rows.map((row) => ({
    itemId: row.item_id as ItemId,
    quantity: row.quantity,
    maxQuantity: mostOf(row, goods.get(row.item_id)),
  }));

type AddedLine = Pick<LineRow, 'item_id' | 'quantity'>;

/** Of a printed catalogue there is one, however many carts had it; what this store does not know any more has no name here. */
const shortfallsOf = (
  both: readonly AddedLine[],
  now: readonly AddedLine[],
  goods: ReadonlyMap<string, Goods>,
): readonly NamedShortfall[] => {
  const pieces = (rows: readonly AddedLine[]) =>
    rows.map(({ item_id, quantity }) => ({ itemId: item_id as ItemId, quantity }));
  return mergeShortfalls(pieces(both), pieces(now)).flatMap(({ itemId, wanted, kept }) => {
    const item = goods.get(itemId);
    return item === undefined || item.isCatalogue ? [] : [{ name: item.name, wanted, kept }];
  });
};

const piecesOf = ({ lines }: CartDraft): number => [...lines.values()].reduce((sum, { quantity }) => sum + quantity, 0);

/** Goods that are not for sale come along as they were: the cart shows them as not available, and the shopper decides. */
const keepUnavailable = ({ draft, cartId }: Change, goods: Goods, quantity: number): void => {
  const held = [...draft.lines.values()].find((line) => isAdded(line) && line.item_id === goods.itemId);
  if (held !== undefined) draft.lines.set(held.id, { ...held, quantity });
  else if (draft.lines.size < CART_MAX_LINES)
    newLine(cartId, draft, { item_id: goods.itemId, kind: plainKindOf(goods), quantity });
};

/**
 * Adds the goods of lines to a cart, as far as there are so many, with deal pieces reserved anew; what is not for sale now comes along as not
 * available. A voucher and a chosen gift come along unless the cart has one of its own that still counts; what comes by itself follows from what the cart holds then.
 * Both carts must be locked.
 */
export const moveContents = async (
  { storefront, now: clock }: Shop,
  transaction: Transaction,
  from: { readonly lines: readonly LineRow[] } & Pick<CartDraft, 'voucherCode' | 'waitingGift'>,
  own: Pick<CartRow, 'id' | 'voucher_code' | 'waiting_gift'>,
): Promise<MovedContents> => {
  const now = clock();
  const { store, language } = storefront;
  const into = await openDraft(transaction, own);
  const added = from.lines.filter(isAdded);
  const items = [...into.lines.values(), ...added].map(({ item_id }) => item_id);
  const goods = await readGoods(transaction, items, store, now);
  await lockDeals(
    transaction,
    [...goods.values()].flatMap(({ deal }) => deal?.id ?? []),
  );
  const change = { transaction, cartId: own.id, draft: into, goods, now, store, language };
  const held = [...into.lines.values()].filter(isAdded);
  const chosen = from.lines.filter(isChosenGift);
  const before = piecesOf(into);
  for (const { itemId, quantity } of mergeCarts(mergeable(held, goods), mergeable(added, goods)).lines) {
    const there = held.find(({ item_id }) => item_id === itemId)?.quantity ?? 0;
    if (quantity <= there) continue;
    const item = goods.get(itemId);
    if (item?.isForSale === false) keepUnavailable(change, item, quantity);
    else await addPosition(change, itemId, quantity - there);
  }
  const hasBroughtGoods = piecesOf(into) > before;
  // What was brought along stays: the voucher and the gift, unless the cart has one of its own that counts. One that is over makes room.
  await tidyRedeemed(change);
  const ownGifts = [...into.lines.values()].filter(isChosenGift);
  const hasKeptOwnVoucher =
    from.voucherCode !== null && into.voucherCode !== null && into.voucherCode !== from.voucherCode;
  into.voucherCode ??= from.voucherCode;
  const hasKeptOwnGift =
    ownGifts.length > 0 && chosen.some((gift) => !ownGifts.some(({ item_id }) => item_id === gift.item_id));
  if (ownGifts.length === 0)
    for (const { item_id, kind, quantity, promotion_id } of chosen)
      newLine(own.id, into, { item_id, kind, quantity, promotion_id });
  into.waitingGift ??= from.waitingGift;
  await tidyPromotions(change);
  await saveDraft(transaction, own.id, into, now);
  const shortfalls = shortfallsOf([...held, ...added], [...into.lines.values()].filter(isAdded), goods);
  return { hasBroughtGoods, hasKeptOwnVoucher, hasKeptOwnGift, shortfalls };
};
