// Stock is taken and given back in one place: rows locked in the order of their ids, so that orders never wait for each other in a
// circle, and looked at again under the lock. Source: docs/adr/0009 "Shop host and backend".

import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

export type Pieces = { readonly itemId: string; readonly quantity: number };

/** Pieces per item, ids in order. */
const perItem = (pieces: readonly Pieces[]): readonly (readonly [itemId: string, quantity: number])[] => {
  const sums = new Map<string, number>();
  for (const { itemId, quantity } of pieces) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return [...sums].sort(([left], [right]) => (left < right ? -1 : 1));
};

/** Takes the pieces out of stock; answers the items that there is too little of, and takes nothing then. */
export const takeStock = async (transaction: Transaction, pieces: readonly Pieces[]): Promise<readonly string[]> => {
  const wanted = perItem(pieces);
  const available = await lockStock(
    transaction,
    wanted.map(([itemId]) => itemId),
  );
  const short = wanted.filter(([itemId, quantity]) => (available.get(itemId) ?? 0) < quantity);
  if (short.length > 0) return short.map(([itemId]) => itemId);
  for (const [itemId, quantity] of wanted) {
    await transaction
      .updateTable('stock')
      .set((row) => ({ available: row('available', '-', quantity) }))
      .where('item_id', '=', itemId)
      .where('available', '>=', quantity)
      .execute();
  }
  return [];
};

/** Puts the pieces back. */
export const returnStock = async (transaction: Transaction, pieces: readonly Pieces[]): Promise<void> => {
  const given = perItem(pieces);
  await lockStock(
    transaction,
    given.map(([itemId]) => itemId),
  );
  for (const [itemId, quantity] of given) {
    await transaction
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', quantity) }))
      .where('item_id', '=', itemId)
      .execute();
  }
};

const lockStock = async (
  transaction: Transaction,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ item_id: string; available: number }>`
    select item_id, available from stock where item_id = any(${itemIds}) order by item_id for update`.execute(
    transaction,
  );
  return new Map(rows.map((row) => [row.item_id, row.available]));
};
