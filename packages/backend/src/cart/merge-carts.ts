// After a login the anonymous visitor's cart joins the cart of the account. Repeating it changes nothing: the anonymous cart is empty
// then. Source: spec 2 §4 "Login success".

import { mergeCarts } from '@tornister/domain/cart';
import type { CartId, ItemId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { isChosenGift, newLine, openDraft, saveDraft } from './cart-draft.ts';
import { addPosition, isAdded } from './change-lines.ts';
import { tidyPromotions } from './change-promotions.ts';
import { readGoods } from './goods.ts';
import type { CartRow } from './own-cart.ts';
import { lockDeals } from './reserve-deal.ts';

/** What became of two carts: the one that stays, and what of the other the shopper has to know. */
export type MergedInto = {
  readonly cartId: CartId;
  /** Whether goods came into the account's cart. A cart that becomes the account's own brings nothing. */
  readonly hasBroughtGoods: boolean;
  /** Both carts had a voucher, and that of the account stays. */
  readonly hasKeptOwnVoucher: boolean;
  /** Both had a gift of the shopper's choice, not the same, and that of the account stays. */
  readonly hasKeptOwnGift: boolean;
};

const NOTHING_TO_TELL = { hasBroughtGoods: false, hasKeptOwnVoucher: false, hasKeptOwnGift: false };

/** Merges the visitor's earlier cart into the account's. */
export const mergeIntoOwnCart = (context: RequestContext, cartId: string): Promise<Result<MergedInto, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireLogin(context);
      const brought = yield* await lockBrought(context, transaction, cartId);
      const own = (await newestCart(context, transaction, userId, cartId)) ?? brought;
      if (own.id === brought.id) {
        if (brought.user_id !== userId) await adopt(transaction, brought.id, userId);
        return ok({ cartId: brought.id as CartId, ...NOTHING_TO_TELL });
      }
      return ok({ cartId: own.id as CartId, ...(await moveContents(context, transaction, brought, own)) });
    }),
  );

/** The cart that the visitor had before: the own one, or that of the cookie's anonymous id. */
const lockBrought = async (
  { visitor, storefront }: RequestContext,
  transaction: Transaction,
  cartId: string,
): Promise<Result<CartRow, Refusal>> => {
  // Locked without its owner first: a row that waits for a lock is read anew, what is joined to it is not.
  const row = await transaction
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', cartId)
    .where('store', '=', storefront.store)
    .where('submitted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse('CART_NOT_FOUND');
  const isOwn = row.user_id === visitor.userId;
  const isBrought = row.user_id === visitor.cookieUserId && (await isAnonymous(transaction, row.user_id));
  return isOwn || isBrought ? ok(row) : refuse('CART_NOT_FOUND');
};

const isAnonymous = async (transaction: Transaction, userId: string): Promise<boolean> => {
  const user = await transaction.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirst();
  return user?.account_id === null;
};

const newestCart = (
  { storefront }: RequestContext,
  transaction: Transaction,
  userId: string,
  exceptCartId: string,
): Promise<CartRow | undefined> =>
  transaction
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('store', '=', storefront.store)
    .where('submitted_at', 'is', null)
    .where('id', '<>', exceptCartId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cart_lines').select('id').whereRef('cart_lines.cart_id', '=', 'carts.id')),
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

const adopt = async (transaction: Transaction, cartId: string, userId: string): Promise<void> => {
  await transaction
    .updateTable('carts')
    .set({ user_id: userId, billing_address_id: null, shipping_address_id: null })
    .where('id', '=', cartId)
    .execute();
};

const moveContents = async (
  context: RequestContext,
  transaction: Transaction,
  brought: CartRow,
  own: CartRow,
): Promise<Omit<MergedInto, 'cartId'>> => {
  const now = context.now();
  const from = await openDraft(transaction, brought);
  const into = await openDraft(transaction, own);
  const added = [...from.lines.values()].filter(isAdded);
  const goods = await readGoods(
    transaction,
    [...into.lines.values(), ...added].map(({ item_id }) => item_id),
    context.storefront.store,
    now,
  );
  await lockDeals(
    transaction,
    [...goods.values()].flatMap(({ deal }) => deal?.id ?? []),
  );
  const mergeable = (rows: Iterable<(typeof added)[number]>) =>
    [...rows].map((row) => ({
      itemId: row.item_id as ItemId,
      quantity: row.quantity,
      maxQuantity: goods.get(row.item_id)?.maxQuantity ?? 0,
    }));
  const held = [...into.lines.values()].filter(isAdded);
  const chosen = [...from.lines.values()].filter(isChosenGift);
  const ownGifts = [...into.lines.values()].filter(isChosenGift);
  from.lines.clear();
  from.voucherCode = null;
  await saveDraft(transaction, brought.id, from, now);
  const pieces = (): number => [...into.lines.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  const piecesBefore = pieces();
  for (const { itemId, quantity } of mergeCarts(mergeable(held), mergeable(added)).lines) {
    const before = held.find(({ item_id }) => item_id === itemId)?.quantity ?? 0;
    if (quantity > before) {
      const change = { transaction, cartId: own.id, draft: into, goods, now };
      await addPosition(change, itemId, quantity - before);
    }
  }
  const hasBroughtGoods = pieces() > piecesBefore;
  // What was brought along stays: the voucher and the gift, unless the account's cart has one of its own.
  const hasKeptOwnVoucher =
    brought.voucher_code !== null && into.voucherCode !== null && into.voucherCode !== brought.voucher_code;
  into.voucherCode ??= brought.voucher_code;
  const hasKeptOwnGift =
    ownGifts.length > 0 && chosen.some((gift) => !ownGifts.some(({ item_id }) => item_id === gift.item_id));
  if (ownGifts.length === 0)
    for (const { item_id, kind, quantity, promotion_id } of chosen)
      newLine(own.id, into, { item_id, kind, quantity, promotion_id });
  const { store, language } = context.storefront;
  await tidyPromotions({ transaction, cartId: own.id, draft: into, goods, now, store, language });
  await saveDraft(transaction, own.id, into, now);
  return { hasBroughtGoods, hasKeptOwnVoucher, hasKeptOwnGift };
};
