// What must hold after every test, asked of the database. The numbers are those of the reliability notes.

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { brokenInvariants } from './broken-invariants.ts';

/** Fails with the names of the rules that are broken. */
export const expectInvariants = async (database: Database): Promise<void> =>
  expect(await brokenInvariants(database)).toEqual([]);

/** Pieces that left the shelf are those of the orders that were not cancelled. */
export const expectStock = async (database: Database, itemId: string, atStart: number): Promise<void> => {
  const { rows } = await sql<{ available: number; sold: number }>`
    select stock.available, coalesce((
      select sum(quantity) from order_lines join orders on orders.id = order_lines.order_id
      where order_lines.item_id = stock.item_id and orders.state <> 'cancelled'), 0)::int as sold
    from stock where item_id = ${itemId}`.execute(database);
  expect((rows[0]?.available ?? -1) + (rows[0]?.sold ?? 0), 'I2 sold and left pieces are what there was').toBe(atStart);
};
