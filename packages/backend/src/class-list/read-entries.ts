// The rows of a class list as the store of the request sells them at this moment, with what families have promised together.

import { type Selectable, sql } from 'kysely';
import { type Goods, readGoods } from '../cart/goods.ts';
import { checkOrderNumbers } from '../cart/order-form.ts';
import { showItem } from '../cart/show-order-form.ts';
import type { ClassListEntriesTable } from '../database/class-list-tables.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';

type Shop = Pick<RequestContext, 'database' | 'storefront' | 'now'>;

export type EntryRow = Selectable<ClassListEntriesTable> & {
  readonly promised: number;
  readonly promised_here: number;
};

/** The rows in their order; `family` is the hash of who asks, or nothing. */
export const entryRowsOf = (database: Database, listId: string, family = ''): Promise<EntryRow[]> =>
  database
    .selectFrom('class_list_entries')
    .selectAll('class_list_entries')
    .select([
      sql<number>`coalesce((select sum(quantity) from class_list_promises
        where entry_id = class_list_entries.id), 0)::int`.as('promised'),
      sql<number>`coalesce((select sum(quantity) from class_list_promises
        where entry_id = class_list_entries.id and family_hash = ${family}), 0)::int`.as('promised_here'),
    ])
    .where('class_list_id', '=', listId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A row with its article and with what takes its place; without an article where the store has none of it. */
export type RowWithGoods = EntryRow & { readonly goods?: Goods; readonly replacement?: Goods };

/** Looks up what the rows name. */
export const withGoods = async (shop: Shop, rows: readonly EntryRow[]): Promise<readonly RowWithGoods[]> => {
  const { database, storefront, now } = shop;
  const itemIds = [...new Set(rows.flatMap(({ item_id }) => item_id ?? []))];
  const goods = await readGoods(database, itemIds, storefront.store, now());
  const gone = [...goods.values()].filter(({ isForSale }) => !isForSale);
  const asked = gone.map(({ orderNumber }) => ({ orderNumber, quantity: 1 }));
  const verdicts = asked.length === 0 ? [] : (await checkOrderNumbers(shop, asked)).unwrapOr([]);
  const replacements = new Map(
    gone.flatMap(({ itemId }, at) => {
      const verdict = verdicts[at];
      return verdict?.kind === 'replaced' ? [[String(itemId), verdict.by] as const] : [];
    }),
  );
  return rows.map((row) => {
    const own = goods.get(row.item_id ?? '');
    const replacement = replacements.get(row.item_id ?? '');
    return {
      ...row,
      ...(own === undefined ? {} : { goods: own }),
      ...(replacement === undefined ? {} : { replacement }),
    };
  });
};

const SHARES = { child: 'CHILD', class: 'CLASS' } as const;
const BRANDS = { any: 'ANY', exact: 'EXACT' } as const;

/** The rows as the schema wants them. */
export const showEntries = async (
  context: RequestContext,
  rows: readonly EntryRow[],
): Promise<Answer<'ClassListEntry'>[]> =>
  (await withGoods(context, rows)).map(({ goods, replacement, ...row }) => ({
    externalId: row.id,
    title: row.title,
    quantity: row.quantity,
    per: SHARES[row.per],
    brand: BRANDS[row.brand_choice],
    note: row.note,
    version: row.version,
    promised: row.promised,
    promisedHere: row.promised_here,
    item: goods === undefined ? null : showItem(goods, context.storefront),
    replacement: replacement === undefined ? null : showItem(replacement, context.storefront),
  }));
