// The right to withdraw from an order as its page shows it: until when, and what was declared.

import {
  isWithdrawable,
  lastWithdrawalDay,
  type WithdrawalRight,
  withdrawalOf,
  withdrawalPeriodAt,
} from '@tornister/domain/contracts';
import { orderedShipments } from '@tornister/domain/orders';
import { type Instant, instantOf, shopDay } from '@tornister/domain/shared';
import { type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import type { Parcel } from '../orders/shipments.ts';
import { startOfShopDay } from '../orders/shop-calendar.ts';
import { isRenewal } from '../prime/write-prime-order.ts';

/** When the period of an order of this store ends; nothing before the last parcel has come. One that is sent anew for a return begins no other. */
export const withdrawalEnd = (parcels: readonly Parcel[], store: StoreCode): Instant | undefined => {
  const came = orderedShipments(parcels).map(({ times }) => times.delivered);
  if (came.length === 0 || came.includes(undefined)) return undefined;
  const last = Math.max(...came.filter((at) => at !== undefined));
  const { year, month, day } = lastWithdrawalDay(shopDay(instantOf(last)), tradingTermsOf(store).holidays);
  return startOfShopDay(year, month, day + 1);
};

/** By what right its buyer withdraws from an order. */
export const withdrawalRightOf = (order: Pick<OrderRow, 'store' | 'kind' | 'cart_id'>): WithdrawalRight =>
  withdrawalOf({
    terms: tradingTermsOf(order.store as StoreCode).withdrawal,
    isMembership: order.kind === 'prime',
    isRenewal: isRenewal(order),
  });

/** Whether its buyer can withdraw from an order, in whatever time. */
export const canWithdrawFrom = (order: Pick<OrderRow, 'store' | 'kind' | 'cart_id' | 'state'>): boolean =>
  isWithdrawable(order) && withdrawalRightOf(order) !== 'none';

const PERIODS = { 'not-begun': 'NOT_BEGUN', running: 'RUNNING', over: 'OVER' } as const;

/** What the page of an order tells of withdrawing from it; nothing where there is no such right. */
export const orderWithdrawal = async (
  database: Database,
  order: Pick<OrderRow, 'id' | 'store' | 'state' | 'kind' | 'cart_id'>,
  { parcels, now }: { readonly parcels: readonly Parcel[]; readonly now: Instant },
): Promise<Answer<'OrderWithdrawal'> | null> => {
  if (!canWithdrawFrom(order)) return null;
  const declared = await database
    .selectFrom('withdrawals')
    .select(['received_at', 'goods'])
    .where('order_id', '=', order.id)
    .orderBy('received_at')
    .execute();
  const endsAt = withdrawalEnd(parcels, order.store as StoreCode);
  return {
    period: PERIODS[withdrawalPeriodAt(endsAt, now)],
    endsAt,
    declared: declared.map(({ received_at: receivedAt, goods }) => ({ receivedAt, goods })),
  };
};
