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
  await addToStock(
    transaction,
    wanted.map(([itemId, quantity]) => [itemId, -quantity]),
  );
  return [];
};

/** Puts the pieces back. */
export const returnStock = async (transaction: Transaction, pieces: readonly Pieces[]): Promise<void> => {
  const given = perItem(pieces);
  await lockStock(
    transaction,
    given.map(([itemId]) => itemId),
  );
  await addToStock(transaction, given);
};

/** Changes rows that are locked, in one statement, as an order may have a thousand lines; none is left with less than nothing. */
const addToStock = async (
  transaction: Transaction,
  changes: readonly (readonly [itemId: string, quantity: number])[],
): Promise<void> => {
  await sql`
    update stock set available = stock.available + change.quantity
    from unnest(${changes.map(([itemId]) => itemId)}::text[], ${changes.map(([, quantity]) => quantity)}::int[])
      as change (item_id, quantity)
    where stock.item_id = change.item_id and stock.available + change.quantity >= 0`.execute(transaction);
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
