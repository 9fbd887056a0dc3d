// Writes a batch of reviews. The stars of a product are those of its line in `products.jsonl` until it has reviews; from then on they are counted.

import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { recalculateRatings } from '../reviews/recalculate-ratings.ts';
import { writeReviews } from '../seeding/import-products.ts';
import type { FileReview } from './file-schemas.ts';
import type { Changed } from './publication.ts';
import { toReview } from './to-records.ts';

/**
 * Writes the reviews of some lines. `firstReviewed` are the products that had none before this import: their stars stay those of the file, which may have
 * more to say than the reviews that it brings along.
 */
export const importReviews = async (
  transaction: Transaction,
  lines: readonly FileReview[],
  firstReviewed: Set<string>,
  now: Instant,
): Promise<Changed> => {
  const rows = await transaction
    .selectFrom('reviews')
    .select('product_id')
    .distinct()
    .where(
      'product_id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .execute();
  const reviewed = new Set(rows.map(({ product_id }) => product_id));
  for (const { productId } of lines) if (!reviewed.has(productId)) firstReviewed.add(productId);

  const reviews = lines.map((line) => toReview(line, now));
  const ids = new Set(await writeReviews(transaction, reviews, now));
  const productIds = [...new Set(reviews.flatMap(({ id, productId }) => (ids.has(id) ? [productId] : [])))];
  await recalculateRatings(
    transaction,
    productIds.filter((id) => !firstReviewed.has(id)),
  );
  return { productIds };
};
