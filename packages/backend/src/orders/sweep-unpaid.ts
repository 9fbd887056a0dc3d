// Orders whose shopper never came back from the payment provider: after an hour their goods are for everybody again.

import type { OrderState } from '@tornister/domain/orders';
import { retried } from '../database/retried.ts';
import type { Services } from '../server/services.ts';
import { advanceOrder } from './advance-order.ts';

const WAITING: OrderState = 'awaiting-payment';

/** Longer than any payment page is good for. */
export const UNPAID_ORDER_MS = 60 * 60_000;

/** Cancels abandoned orders, one transaction each; answers how many. */
export const sweepUnpaid = async ({
  database,
  now,
  log,
}: Pick<Services, 'database' | 'now' | 'log'>): Promise<number> => {
  const stale = await database
    .selectFrom('orders')
    .select('id')
    .where('state', '=', WAITING)
    .where('ordered_at', '<', now() - UNPAID_ORDER_MS)
    .execute();
  for (const { id } of stale) {
    await retried(database, async (transaction) => {
      const order = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', WAITING)
        .forUpdate()
        .executeTakeFirst();
      if (order !== undefined) await advanceOrder(transaction, order, 'given-up', now());
    });
    log.info({ orderId: id }, 'order without payment cancelled');
  }
  return stale.length;
};
