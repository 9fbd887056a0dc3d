// `cart_update`: several changes one after the other, in one transaction on the locked cart. Source: spec 3 §7 "cart_update".

import { CART_UPDATE_MAX_OPERATIONS } from '@tornister/domain/cart';
import { isLightningId, plainIdOf } from '@tornister/domain/deals';
import { type ItemId, isIdempotencyKey } from '@tornister/domain/shared';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { ok, type Result, safeTry } from 'neverthrow';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CartOpInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { requestByContent, storeAnswer, storedAnswer } from '../orders/idempotency.ts';
import { openDraft, saveDraft } from './cart-draft.ts';
import { addPosition, type Change, type ChangeOutcome, changeQuantity, removePosition } from './change-lines.ts';
import { addFreeArticle, addVoucher, removeVoucher, tidyPromotions } from './change-promotions.ts';
import { type Goods, readGoods } from './goods.ts';
import { forgetReadShortfall } from './kept-shortfall.ts';
import { type CartRow, lockOpenCart, readChangedCart } from './own-cart.ts';
import { lockDeals } from './reserve-deal.ts';

/**
 * Does the changes in their order and answers what came of each; what comes again under its key is answered as the first time. Other changes are
 * another request: a form that was gone back to still has the key of before.
 */
export const updateCart = async (
  context: RequestContext,
  cartId: string,
  operations: readonly CartOpInput[],
  key: string | null | undefined,
): Promise<Result<Changed<readonly ChangeOutcome[]>, Refusal>> => {
  if (operations.length > CART_UPDATE_MAX_OPERATIONS) return refuse('BAD_REQUEST');
  if (key && !isIdempotencyKey(key)) return refuse('BAD_REQUEST', { reason: 'IDEMPOTENCY_KEY_INVALID' });
  const plain = operations.map(withPlainItem);
  return inOpenCart(context, cartId, addedItemsOf(plain), (change) =>
    safeTry(async function* () {
      const request = key ? requestByContent(`cart-update:${change.cartId}`, key, [key, plain]) : undefined;
      const before = request && (yield* await storedAnswer<readonly ChangeOutcome[]>(change.transaction, request));
      if (before !== undefined) return ok(before);
      const outcomes: ChangeOutcome[] = [];
      for (const operation of plain) outcomes.push(yield* await apply(change, operation));
      await forgetReadShortfall(change.transaction, change.cartId, plain);
      if (request !== undefined) yield* await storeAnswer(change.transaction, request, outcomes, change.now);
      return ok(outcomes);
    }),
  );
};

/** What became of a change, the cart after it, and the goods that were read for it. */
export type Changed<Answer> = {
  readonly cart: CartRow;
  readonly answer: Answer;
  readonly goods: ReadonlyMap<string, Goods>;
};

/** A change of a cart in the store and language of the request. */
type WordedChange = Change & { readonly store: StoreCode; readonly language: Language };

/**
 * Changes a cart in one transaction: the cart and the deals of its goods are locked, `work` changes the draft, promotions follow, and the
 * draft is written back. `itemIds` are the items that may come into the cart.
 */
export const inOpenCart = <Answer>(
  context: RequestContext,
  cartId: string,
  itemIds: readonly string[],
  work: (change: WordedChange) => PromiseLike<Result<Answer, Refusal>>,
): Promise<Result<Changed<Answer>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const cart = yield* await lockOpenCart(context, transaction, cartId);
      const draft = await openDraft(transaction, cart);
      const now = context.now();
      const held = [...draft.lines.values()].map(({ item_id }) => item_id);
      const { store, language } = context.storefront;
      const goods = await readGoods(transaction, [...new Set([...held, ...itemIds])], store, now);
      await lockDeals(
        transaction,
        [...goods.values()].flatMap(({ deal }) => deal?.id ?? []),
      );
      const change = { transaction, cartId: cart.id, draft, goods, now, store, language };
      const answer = yield* await work(change);
      await tidyPromotions(change);
      await saveDraft(transaction, cart.id, draft, now);
      return ok({ cart: await readChangedCart(transaction, cart.id), answer, goods });
    }),
  );

/** Does one operation; one that asks for nothing cannot be meant. */
const apply = async (change: WordedChange, operation: CartOpInput): Promise<Result<ChangeOutcome, Refusal>> => {
  const { addPosition: added, changeQuantity: changed, addFreeArticle: gift } = operation;
  if (added) return ok(await addPosition(change, added.itemId, added.quantity, added.at ?? undefined));
  if (changed) return ok(await changeQuantity(change, changed.positionId, changed.quantity));
  if (typeof operation.removePosition === 'string') return ok(await removePosition(change, operation.removePosition));
  if (typeof operation.addVoucher === 'string') return ok(await addVoucher(change, operation.addVoucher));
  if (typeof operation.removeVoucher === 'string')
    return ok(await removeVoucher(change.draft, operation.removeVoucher));
  if (gift) return ok(await addFreeArticle(change, gift));
  return refuse('BAD_REQUEST');
};

/** An item may be added under its lightning name; it is the same item. */
const withPlainItem = (operation: CartOpInput): CartOpInput =>
  operation.addPosition && isLightningId(operation.addPosition.itemId)
    ? {
        addPosition: {
          ...operation.addPosition,
          itemId: plainIdOf(operation.addPosition.itemId as ItemId),
        },
      }
    : operation;

const addedItemsOf = (operations: readonly CartOpInput[]): readonly string[] =>
  operations.flatMap((operation) => operation.addPosition?.itemId ?? operation.addFreeArticle?.itemId ?? []);
