// `extendCurrentUserReservationOnCheckout`: the deals of a cart are reserved once more, in one transaction on the locked cart and deals.
// Source: spec 3 §3 "Lightning reservation", spec 2 §4 "Cart lines".

import { type ExtensionOutcome, extendReservation } from '@tornister/domain/deals';
import { brandId, type Instant, type ItemId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { type LineRow, openDraft, saveDraft } from './cart-draft.ts';
import { type Goods, readGoods } from './goods.ts';
import { lockOpenCart, readChangedCart } from './own-cart.ts';
import { lockDeals, reservationOf, withReservation } from './reserve-deal.ts';
import type { Changed } from './update-cart.ts';

type Extended = { readonly line: LineRow; readonly found: 'no-longer-a-deal' | 'quantity-reduced' | 'refreshed' };

/** Extends what can be extended, and answers what was found; a reservation that is over, or was extended before, is left as it is. */
export const extendReservations = (
  context: RequestContext,
  cartId: string,
): Promise<Result<Changed<ExtensionOutcome>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const cart = yield* await lockOpenCart(context, transaction, cartId);
      const draft = await openDraft(transaction, cart);
      const now = context.now();
      const lines = [...draft.lines.values()].filter(({ deal_id }) => deal_id !== null);
      const itemIds = lines.map(({ item_id }) => item_id);
      const goods = await readGoods(transaction, itemIds, context.storefront.store, now);
      await lockDeals(
        transaction,
        lines.flatMap(({ deal_id }) => deal_id ?? []),
      );
      const found: Extended[] = [];
      for (const line of lines) {
        const extended = await extendLine(transaction, line, goods.get(line.item_id), now);
        if (extended === undefined) continue;
        draft.lines.set(line.id, extended.line);
        found.push(extended);
      }
      await saveDraft(transaction, cart.id, draft, now);
      return ok({ cart: await readChangedCart(transaction, cart.id), answer: outcomeOf(found), goods });
    }),
  );

const extendLine = async (
  transaction: Transaction,
  line: LineRow,
  goods: Goods | undefined,
  now: Instant,
): Promise<Extended | undefined> => {
  const extended = extendReservation(reservationOf(line), now);
  if (extended.isErr() || goods === undefined) return undefined;
  const isSameDeal = goods.deal?.id === line.deal_id;
  const next = await withReservation(transaction, line, goods, now, extended.value);
  if (!isSameDeal || next.kind !== 'lightning-deal') return { line: next, found: 'no-longer-a-deal' };
  const isReduced = next.quantity_lightning < line.quantity_lightning;
  return { line: next, found: isReduced ? 'quantity-reduced' : 'refreshed' };
};

const outcomeOf = (found: readonly Extended[]): ExtensionOutcome => {
  const has = (what: Extended['found']): boolean => found.some((extended) => extended.found === what);
  const changed = found.filter((extended) => extended.found !== 'refreshed');
  return {
    isNoLongerLegalDeal: has('no-longer-a-deal'),
    isQuantityReduced: has('quantity-reduced'),
    isRefreshedSuccessfully: has('refreshed'),
    changedItemIds: changed.map(({ line }) => brandId<ItemId>(line.item_id)),
  };
};
