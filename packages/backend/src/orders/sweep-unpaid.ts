// Orders whose shopper never came back from the payment provider: after an hour their goods are for everybody again. Where the shopper has approved
// the payment and only the money could not be taken yet, they wait a day.

import type { OrderState } from '@tornister/domain/orders';
import { retried } from '../database/retried.ts';
import { paymentsOf } from '../payment/payment-rows.ts';
import type { Services } from '../server/services.ts';
import { advanceOrder } from './advance-order.ts';
import { postCancelled } from './outbox.ts';

const WAITING: OrderState = 'awaiting-payment';

/** Longer than any payment page is good for. */
export const UNPAID_ORDER_MS = 60 * 60_000;

/** As long money that is reserved may still be taken: the outages of a payment provider last hours, not days. */
export const RESERVED_ORDER_MS = 24 * 60 * 60_000;

type Sweeping = Pick<Services, 'database' | 'now' | 'log'>;

/** Cancels abandoned orders, the oldest first, one transaction each; answers how many. One that cannot be cancelled is told in the log. */
export const sweepUnpaid = async (services: Sweeping): Promise<number> => {
  const { database, now, log } = services;
  const stale = await database
    .selectFrom('orders')
    .select('id')
    .where('state', '=', WAITING)
    .where('ordered_at', '<', now() - UNPAID_ORDER_MS)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('ordered_at', '<', now() - RESERVED_ORDER_MS),
        not(
          exists(
            selectFrom('payments')
              .select('payments.trans_id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('payments.state', '=', 'authorised'),
          ),
        ),
      ]),
    )
    .orderBy('ordered_at')
    .execute();
  let cancelled = 0;
  for (const { id } of stale) {
    try {
      await giveUp(services, id);
      cancelled += 1;
      log.info({ orderId: id }, 'order without payment cancelled');
    } catch (error) {
      log.error({ err: error, orderId: id }, 'order without payment not cancelled');
    }
  }
  return cancelled;
};

const giveUp = ({ database, now }: Sweeping, id: string): Promise<void> =>
  retried(database, async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', WAITING)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) return;
    await advanceOrder(transaction, order, 'given-up', now());
    // Who has approved the payment waits for the goods and would hear nothing.
    const isApproved = (await paymentsOf(transaction, id)).some(({ state }) => state === 'authorised');
    if (isApproved) await postCancelled(transaction, id, 'shop', now());
  });
