// Publishes reviews that staff has approved, and those that have waited long enough for somebody to look at them, where the shop wants it by
// itself; the demonstration does. What is not to be shown is deleted from `review_submissions` before. Good and bad ones are treated alike (§ 5b (3) UWG).

import { MINUTE_MS } from '@tornister/domain/shared';
import { retried } from '../database/retried.ts';
import type { Services } from '../server/services.ts';
import { recalculateRatings } from './recalculate-ratings.ts';

const AT_ONCE = 100;

/** Publishes what is due; answers how many reviews. */
export const publishReviews = async ({
  database,
  settings,
  now,
}: Pick<Services, 'database' | 'settings' | 'now'>): Promise<number> => {
  const { reviewsPublishedAfterMinutes: minutes } = settings;
  // Nothing has waited since for ever.
  const writtenBefore = minutes === undefined ? Number.MIN_SAFE_INTEGER : now() - minutes * MINUTE_MS;
  return retried(database, async (transaction) => {
    const due = await transaction
      .selectFrom('review_submissions')
      .selectAll()
      .where('published_at', 'is', null)
      .where((where) => where.or([where('approved_at', 'is not', null), where('created_at', '<=', writtenBefore)]))
      .orderBy('created_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, product_id, rating, author, language, title, message } of due) {
      await transaction
        .insertInto('reviews')
        .values({
          id,
          product_id,
          rating,
          author,
          language,
          title,
          message,
          written_at: now(),
          helpful_count: 0,
          shop_comment: null,
          is_verified: true,
        })
        .execute();
      await transaction.updateTable('review_submissions').set({ published_at: now() }).where('id', '=', id).execute();
    }
    await recalculateRatings(transaction, [...new Set(due.map(({ product_id }) => product_id))]);
    return due.length;
  });
};
