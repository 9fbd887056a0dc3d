// Writes a batch of reviews. The stars of a product are those of its line in `products.jsonl` until the shop has counted them for a review of its own.

import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { recalculateRatings } from '../reviews/recalculate-ratings.ts';
import { readCountedRatings } from '../seeding/counted-ratings.ts';
import { writeReviews } from '../seeding/import-products.ts';
import type { FileReview } from './file-schemas.ts';
import type { Changed } from './publication.ts';
import { toReview } from './to-records.ts';

/** Writes the reviews of some lines. Stars that the shop has counted are counted anew; those of a file stay, which may have more to say than its reviews. */
export const importReviews = async (
  transaction: Transaction,
  lines: readonly FileReview[],
  now: Instant,
): Promise<Changed> => {
  const counted = await readCountedRatings(transaction, [...new Set(lines.map(({ productId }) => productId))]);
  const reviews = lines.map((line) => toReview(line, now));
  const ids = new Set(await writeReviews(transaction, reviews, now));
  const productIds = [...new Set(reviews.flatMap(({ id, productId }) => (ids.has(id) ? [productId] : [])))];
  await recalculateRatings(
    transaction,
    productIds.filter((id) => counted.has(id)),
  );
  return { productIds };
};
