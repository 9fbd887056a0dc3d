// Stars and number of reviews stand with the product, where listings read them: they are counted anew when reviews come or go.

import { sql } from 'kysely';
import { refreshTiles } from '../catalogue/tiles/refresh-tiles.ts';
import type { Transaction } from '../database/database.ts';

/** Counts the reviews of products; one whose last review has gone has no stars. */
export const recalculateRatings = async (transaction: Transaction, productIds: readonly string[]): Promise<void> => {
  if (productIds.length === 0) return;
  await sql`update products set
      rating_average = (select avg(rating)::double precision from reviews where product_id = products.id),
      rating_count = (select count(*)::int from reviews where product_id = products.id)
    where id in (${sql.join(productIds)})`.execute(transaction);
  await refreshTiles(transaction, productIds);
};
