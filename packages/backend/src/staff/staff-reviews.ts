// Reviews at the staff desk: those that wait to be read, and what becomes of each. Approved ones appear within a minute (`publishReviews`), rejected
// ones are deleted and never shown. Good and bad ones are to be treated alike (§ 5b (3) UWG).

import { ok } from 'neverthrow';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Services } from '../server/services.ts';
import { isoMoment, isoOrNull } from './show-parcel.ts';
import type { REVIEW_LIST } from './staff-input.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

/** Reviews of a state, the oldest first. */
export const listStaffReviews = async (database: Database, { state, limit }: z.output<typeof REVIEW_LIST>) => {
  const rows = await database
    .selectFrom('review_submissions')
    .selectAll()
    .where('published_at', state === 'published' ? 'is not' : 'is', null)
    .$if(state === 'waiting', (query) => query.where('approved_at', 'is', null))
    .$if(state === 'approved', (query) => query.where('approved_at', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return {
    reviews: rows.map((row) => ({
      review: row.id,
      product: row.product_id,
      rating: row.rating,
      author: row.author,
      language: row.language,
      title: row.title,
      message: row.message,
      writtenAt: isoMoment(row.created_at),
      approvedAt: isoOrNull(row.approved_at),
      publishedAt: isoOrNull(row.published_at),
    })),
  };
};

/** Lets a review appear, or deletes it; one that is shown already is not taken back here. */
export const decideReview = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  id: string,
  decision: 'approve' | 'reject',
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('review_submissions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return unknown('REVIEW_UNKNOWN', 'There is no such review, or it was rejected before.');
    if (decision === 'approve') {
      const at = row.approved_at ?? now();
      if (row.approved_at === null && row.published_at === null)
        await transaction.updateTable('review_submissions').set({ approved_at: at }).where('id', '=', id).execute();
      return ok({ review: id, state: row.published_at === null ? 'approved' : 'published' });
    }
    if (row.published_at !== null) return conflict('REVIEW_PUBLISHED', 'The review is shown already.');
    await transaction.deleteFrom('review_submissions').where('id', '=', id).execute();
    return ok({ review: id, state: 'rejected' });
  });
