// The one place where an order changes its state. The domain says what an event leads to; here it is written, goods are given back and
// the confirmation is put into the outbox, all in the caller's transaction. Money that is to be taken or sent back is the caller's part.

import {
  type OrderDuty,
  type OrderEvent,
  type OrderLifecycle,
  orderLifecycle,
  orderTransition,
} from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { OrdersTable } from '../database/order-tables.ts';
import { beginMembership } from '../prime/begin-membership.ts';
import { giveTurnBack } from './mail-recipient.ts';
import { postConfirmation } from './outbox.ts';
import { countDealPieces, releaseVoucher } from './redeem-at-order.ts';
import { returnStock } from './stock.ts';

export type OrderRow = Selectable<OrdersTable>;

/** The state of a stored order; the database refuses pairs that do not go together. */
export const lifecycleOf = (order: Pick<OrderRow, 'state' | 'payment_state'>): OrderLifecycle => {
  const lifecycle = orderLifecycle(order.state, order.payment_state);
  if (lifecycle === undefined) throw new Error(`An order cannot be ${order.state} and ${order.payment_state}.`);
  return lifecycle;
};

/** The columns of a state. */
export const lifecycleColumns = ({ order, payment }: OrderLifecycle): Pick<OrderRow, 'state' | 'payment_state'> => ({
  state: order,
  payment_state: payment,
});

/** Takes an order on by an event and answers what is owed; the row must be locked. */
export const advanceOrder = async (
  transaction: Transaction,
  order: OrderRow,
  event: OrderEvent,
  now: Instant,
): Promise<OrderDuty> => {
  const from = lifecycleOf(order);
  const { to, duty } = orderTransition(from, event);
  // Before stock, as an order counts for its recipient before it takes that. Who calls an order off is told so by mail.
  if (from.order === 'awaiting-payment' && to.order === 'cancelled' && event !== 'called-off')
    await giveTurnBack(transaction, order);
  if (to !== from)
    await transaction
      .updateTable('orders')
      .set({
        ...lifecycleColumns(to),
        ...(to.order === 'cancelled' ? { cancelled_at: now, is_called_off: from.order === 'placed' } : {}),
      })
      .where('id', '=', order.id)
      .execute();
  if (duty === 'release-goods' || duty === 'release-goods-and-refund') await releaseGoods(transaction, order);
  if (duty === 'confirm') {
    await postConfirmation(transaction, order.id, now);
    if (order.kind === 'prime') await beginMembership(transaction, order, now);
  }
  return duty;
};

/** Stock, deal pieces and the voucher are free again. */
const releaseGoods = async (transaction: Transaction, order: OrderRow): Promise<void> => {
  const lines = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  await returnStock(
    transaction,
    lines.map((line) => ({ itemId: line.item_id, quantity: line.quantity })),
  );
  await countDealPieces(
    transaction,
    lines.flatMap((line) =>
      line.deal_id === null || line.deal_window_starts_at === null
        ? []
        : [{ dealId: line.deal_id, windowStartsAt: line.deal_window_starts_at, pieces: -line.quantity_lightning }],
    ),
  );
  if (order.voucher_code !== null) await releaseVoucher(transaction, order.voucher_code);
};
