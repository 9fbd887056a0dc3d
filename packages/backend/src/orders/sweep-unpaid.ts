// Orders whose shopper never came back from the payment provider: after an hour their goods are for everybody again.

import type { OrderState } from '@tornister/domain/orders';
import { retried } from '../database/retried.ts';
import type { Services } from '../server/services.ts';
import { advanceOrder } from './advance-order.ts';

const WAITING: OrderState = 'awaiting-payment';

/** Longer than any payment page is good for. */
export const UNPAID_ORDER_MS = 60 * 60_000;

type Sweeping = Pick<Services, 'database' | 'now' | 'log'>;

/** Cancels abandoned orders, the oldest first, one transaction each; answers how many. One that cannot be cancelled is told in the log. */
export const sweepUnpaid = async (services: Sweeping): Promise<number> => {
  const { database, now, log } = services;
  const stale = await database
    .selectFrom('orders')
    .select('id')
    .where('state', '=', WAITING)
    .where('ordered_at', '<', now() - UNPAID_ORDER_MS)
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
    if (order !== undefined) await advanceOrder(transaction, order, 'given-up', now());
  });
