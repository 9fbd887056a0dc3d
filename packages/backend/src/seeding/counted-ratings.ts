// Which products have stars that the shop has counted.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Row } from './insert-rows.ts';

/**
 * The stars of products of which a customer's review is published: the shop has counted them from its reviews, and they stay, whatever a file says. Those of
 * a file may count more reviews than came with it, or just as many.
 */
export const readCountedRatings = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Row<'products'>, 'rating_average' | 'rating_count'>>> => {
  // A review that is being published counts for its product now or waits until these are written.
  await sql`select id from products where id = any(${ids}) order by id for update`.execute(database);
  const { rows } = await sql<{ id: string; rating_average: number | null; rating_count: number }>`
    select id, rating_average, rating_count from products
    where id = any(${ids}) and exists (
      select 1 from review_submissions where product_id = products.id and published_at is not null)`.execute(database);
  return new Map(rows.map(({ id, ...rating }) => [id, rating]));
};
