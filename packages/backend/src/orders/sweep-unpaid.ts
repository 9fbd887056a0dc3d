// Orders whose shopper never came back from the payment provider: after an hour their goods are for everybody again.

import { retried } from '../database/retried.ts';
import type { Services } from '../server/services.ts';
import { cancelUnpaid } from './cancel-order.ts';

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
    .where('state', '=', 'awaiting-payment')
    .where('ordered_at', '<', now() - UNPAID_ORDER_MS)
    .execute();
  for (const { id } of stale) {
    await retried(database, async (transaction) => {
      const order = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'awaiting-payment')
        .forUpdate()
        .executeTakeFirst();
      if (order !== undefined) await cancelUnpaid(transaction, order, 'cancelled');
    });
    log.info({ orderId: id }, 'order without payment cancelled');
  }
  return stale.length;
};
