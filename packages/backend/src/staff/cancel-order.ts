// The staff cancels an order: because its goods cannot be delivered, its transfer never came, or its customer asks for it on the phone. What follows
// from it is what follows from a customer's own cancellation (`orders/call-off.ts`); only how long it is in time differs.

import { isCancellableByShop } from '@tornister/domain/orders';
import { ok } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { cancelPlaced, handBackOf } from '../orders/call-off.ts';
import type { CancelledBy } from '../orders/outbox.ts';
import { linesOf } from '../orders/read-order.ts';
import { type Parcel, readParcels } from '../orders/shipments.ts';
import type { Services } from '../server/services.ts';
import { isoOrNull, showParcelState } from './show-parcel.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

/** Cancels an order of which nothing is with a carrier; said again, or of one that is cancelled already, it changes nothing and answers the same. */
export const cancelOrder = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  number: number,
  by: CancelledBy,
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (order === undefined) return unknown('ORDER_UNKNOWN', `There is no order ${number}.`);
    const parcels = (await readParcels(transaction, await linesOf(transaction, [order.id]))).get(order.id) ?? [];
    if (order.state !== 'cancelled') {
      const refusal = refusalOf(order, parcels);
      if (refusal !== undefined) return refusal;
      await cancelPlaced(transaction, order, by, now());
    }
    return ok(await showCancelled(transaction, (await lockOrder(transaction, number)) ?? order, parcels));
  });

const lockOrder = (transaction: Transaction, number: number): Promise<OrderRow | undefined> =>
  transaction.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

const refusalOf = (order: OrderRow, parcels: readonly Parcel[]) => {
  if (order.state !== 'placed')
    return conflict(
      'ORDER_UNPAID',
      'The order still waits for its payment at the payment provider; the shop cancels it by itself when that does not come within an hour.',
    );
  if (order.kind !== 'goods')
    return conflict('ORDER_MEMBERSHIP', 'A membership has begun with its order; it is withdrawn from or cancelled.');
  if (!isCancellableByShop({ state: order.state, shipments: parcels }))
    return conflict(
      'ORDER_SENT',
      'Something of the order is with a carrier; what a customer does not want is a return.',
    );
  return undefined;
};

/** The order, how its money goes back, and the parcels that the warehouse has to stop. */
const showCancelled = async (transaction: Transaction, order: OrderRow, parcels: readonly Parcel[]) => {
  const refund = await transaction
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('reason', '=', 'called-off')
    .executeTakeFirst();
  return {
    order: order.number,
    state: 'cancelled',
    cancelledAt: isoOrNull(order.cancelled_at),
    moneyBack: refund === undefined ? (handBackOf(order) ?? null) : 'provider',
    parcels: parcels.filter(({ row }) => row !== undefined).map((parcel) => showParcelState(order, parcel, parcels)),
  };
};
