// Tells everybody who waits for an article that it can be bought again: one mail for each confirmed wish. Several processes share the work; what
// one has taken, the others skip.

import { STOCK_ALERT_WAIT_MS } from '@tornister/domain/newsletter';
import { isForSale } from '../catalogue/items/item-availability.ts';
import type { Database } from '../database/database.ts';
import { post } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';

const WISHES_AT_ONCE = 100;

type Announcing = Pick<Services, 'database' | 'now'>;

/** Puts the mails into the outbox; answers how many. */
export const announceStock = async (services: Announcing): Promise<number> => {
  let mailed = 0;
  for (const itemId of await itemsThatAreBack(services.database))
    for (let taken = WISHES_AT_ONCE; taken === WISHES_AT_ONCE; mailed += taken)
      taken = await tellSome(services, itemId);
  return mailed;
};

/** The items that somebody waits for and that can be bought. */
const itemsThatAreBack = async (database: Database): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('items')
    .leftJoin('stock', 'stock.item_id', 'items.id')
    .select(['items.id', 'is_available', 'delivery_status', 'minimum_order_quantity', 'stock.available'])
    .where('items.id', 'in', (of) =>
      of
        .selectFrom('stock_alerts')
        .select('item_id')
        .where('confirmed_at', 'is not', null)
        .where('notified_at', 'is', null),
    )
    .execute();
  return rows.filter((row) => isForSale({ ...row, available: row.available ?? 0 })).map(({ id }) => id);
};

/** Who has waited longest comes first. A wish is marked and its mail ordered in one transaction, so that neither happens alone or twice. */
const tellSome = ({ database, now }: Announcing, itemId: string): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const notifiedAt = now();
    const waiting = transaction
      .selectFrom('stock_alerts')
      .select('id')
      .where('item_id', '=', itemId)
      .where('confirmed_at', '>', notifiedAt - STOCK_ALERT_WAIT_MS)
      .where('notified_at', 'is', null)
      .orderBy('confirmed_at')
      .limit(WISHES_AT_ONCE)
      .forUpdate()
      .skipLocked();
    const wishes = await transaction
      .updateTable('stock_alerts')
      .set({ notified_at: notifiedAt })
      .where('id', 'in', waiting)
      .returning('id')
      .execute();
    for (const { id: alertId } of wishes) {
      const key = `stock-back:${alertId}:${notifiedAt}`;
      await post(transaction, key, { kind: 'stock-back', key, alertId, notifiedAt }, notifiedAt);
    }
    return wishes.length;
  });
