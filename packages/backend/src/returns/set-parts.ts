// The parts of ordered sets, each with a number of its own behind the set's: as they were when the set was ordered; of orders from before that was
// kept, as the catalogue has them now.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderLineRow } from '../orders/read-order.ts';
import type { Text } from '../texts/text.ts';

/** What is known of ordered goods from the catalogue; goods that have left it are as any others. */
type GoodsFacts = {
  readonly id: string;
  readonly is_freight: boolean;
  readonly parts: readonly Text[] | null;
};

export const readGoodsFacts = async (
  database: Database,
  itemIds: readonly string[],
): Promise<readonly GoodsFacts[]> => {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<GoodsFacts>`
    select items.id, products.is_freight, products.details -> 'scopeOfDelivery' as parts
    from items join products on products.id = items.product_id
    where items.id = any(${itemIds})`.execute(database);
  return rows;
};

export type SetPart = { readonly sku: string; readonly name: Text };

/** What consists of one part is no set. */
const numbered = (sku: string, parts: readonly Text[]): readonly SetPart[] =>
  parts.length < 2 ? [] : parts.map((name, index) => ({ sku: `${sku}-${index + 1}`, name }));

/** The parts of the sets among ordered lines, by line; none of goods that are no set. */
export const readSetParts = async (
  database: Database,
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, readonly SetPart[]>> => {
  const older = lines.filter(({ snapshot }) => snapshot.parts === undefined);
  const facts = await readGoodsFacts(
    database,
    older.map(({ item_id }) => item_id),
  );
  return new Map(
    lines.map(({ id, item_id, snapshot }) => {
      const parts = snapshot.parts ?? facts.find((each) => each.id === item_id)?.parts;
      return [id, numbered(snapshot.orderNumber, parts ?? [])];
    }),
  );
};
