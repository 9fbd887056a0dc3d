// After a login the anonymous visitor's cart joins the cart of the account. Repeating it changes nothing: the anonymous cart is empty
// then. Source: spec 2 §4 "Login success".

import type { CartId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { openDraft, saveDraft } from './cart-draft.ts';
import { clearEnteredByGuest } from './clear-entered.ts';
import { keepShortfall } from './kept-shortfall.ts';
import { shortfallText } from './merge-texts.ts';
import { type MovedContents, moveContents } from './move-contents.ts';
import { type CartRow, lockFilledCart } from './own-cart.ts';

/** What became of two carts: the one that stays, and what of the other the shopper has to know. A cart that becomes the account's own brings nothing. */
export type MergedInto = Omit<MovedContents, 'shortfalls'> & {
  readonly cartId: CartId;
  /** What did not come along with all its pieces, in a sentence. */
  readonly shortfall?: string;
};

const NOTHING_TO_TELL = { hasBroughtGoods: false, hasKeptOwnVoucher: false, hasKeptOwnGift: false };

/**
 * Merges the visitor's earlier cart into the account's. Where nobody reads the answer the cart keeps what it says of goods that did not come along
 * whole, and of a voucher or a gift that does not count; so it does with a sentence that the earlier one had kept.
 */
export const mergeIntoOwnCart = (
  context: RequestContext,
  cartId: string,
  { keepsShortfall = false }: { readonly keepsShortfall?: boolean } = {},
): Promise<Result<MergedInto, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireLogin(context);
      const brought = yield* await lockBrought(context, transaction, cartId);
      const own = (await lockFilledCart(context, transaction, userId, cartId)) ?? brought;
      if (own.id === brought.id) {
        if (brought.user_id !== userId) await adopt(transaction, brought, userId);
        return ok({ cartId: brought.id as CartId, ...NOTHING_TO_TELL });
      }
      const { shortfalls, ...merged } = await moveInto(context, transaction, brought, own);
      const sentence = shortfallText({ ...merged, shortfalls }, context.storefront.language);
      // Whoever reads the answer tells of a voucher or a gift alone in other words.
      const told = shortfalls.length > 0 && sentence !== undefined ? { shortfall: sentence } : {};
      const kept = keepsShortfall ? [told.shortfall, brought.shortfall, sentence] : [brought.shortfall];
      await keepShortfall(transaction, own.id, kept.find(Boolean));
      return ok({ cartId: own.id as CartId, ...merged, ...told });
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

/** The cart becomes the account's. What a guest has entered into it is no member's; what a visitor has entered who logs in stays. */
const adopt = async (transaction: Transaction, cart: CartRow, userId: string): Promise<void> => {
  await clearEnteredByGuest(transaction, cart);
  await transaction
    .updateTable('carts')
    .set({ user_id: userId, billing_address_id: null, shipping_address_id: null })
    .where('id', '=', cart.id)
    .execute();
};

/** The visitor's cart is empty first, so that what it has reserved of deals is there for the account's. */
const moveInto = async (
  context: RequestContext,
  transaction: Transaction,
  brought: CartRow,
  own: CartRow,
): Promise<MovedContents> => {
  const from = await openDraft(transaction, brought);
  const { voucherCode, waitingGift } = from;
  const lines = [...from.lines.values()];
  from.lines.clear();
  from.voucherCode = null;
  from.waitingGift = null;
  await saveDraft(transaction, brought.id, from, context.now());
  return moveContents(context, transaction, { lines, voucherCode, waitingGift }, own);
};
