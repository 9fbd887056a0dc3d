// Finding a review helpful, once for each visitor, and reporting one. Source: spec 1 §3 "helpful rating"; Reg. (EU) 2022/2065 Art. 16.

import { limitSubjectOf } from '@tornister/domain/calls';
import { checkReviewReport, type ReviewReport } from '@tornister/domain/forms';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { REVIEW_VOTES_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { type FormAnswer, formRefused, type TakenForm, takeForm } from '../service/take-form.ts';
import { requireUserId } from '../visitor/require-visitor.ts';

const find = (database: Database | Transaction, reviewId: string) =>
  database.selectFrom('reviews').selectAll().where('id', '=', reviewId).executeTakeFirst();

/** A review that is shown, with the product that it is about. */
export const reviewById = async (
  context: RequestContext,
  reviewId: string,
): Promise<Answer<'ReviewOfProduct'> | null> => {
  const found = await find(context.database, reviewId);
  if (found === undefined) return null;
  const { id, product_id, author, title, message, rating, language } = found;
  return { ratingId: id, productId: product_id, author, title, message, rating, language };
};

/** Counts a visitor's vote once; answers how many have found the review helpful. */
export const voteHelpful = (context: RequestContext, reviewId: string): Promise<Result<number | null, Refusal>> => {
  const { database, clientAddress } = context;
  return inTransaction(database, (transaction) =>
    safeTry(async function* () {
      const userId = yield* requireUserId(context);
      yield* await withinRateLimits(context, transaction, [[REVIEW_VOTES_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
      if ((await find(transaction, reviewId)) === undefined) return ok(null);
      const counted = await transaction
        .insertInto('review_votes')
        .values({ review_id: reviewId, user_id: userId })
        .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
        .returning('review_id')
        .executeTakeFirst();
      const { helpful_count: count } = await transaction
        .updateTable('reviews')
        .set((row) => ({ helpful_count: row('helpful_count', '+', counted === undefined ? 0 : 1) }))
        .where('id', '=', reviewId)
        .returning('helpful_count')
        .executeTakeFirstOrThrow();
      return ok(count);
    }),
  );
};

/** Takes the report of a review that is shown: the staff is told, and whoever reports it gets a confirmation. */
export const reportReview = (
  context: RequestContext,
  reviewId: string,
  typed: ReviewReport,
  posted: Pick<TakenForm, 'key' | 'honeypotField'>,
): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const review = await find(context.database, reviewId);
    if (review === undefined) return refuse('NOT_FOUND');
    const checked = checkReviewReport(typed);
    if (checked.isErr()) return ok(formRefused(checked.error.errors));
    const form = { kind: 'review-report', reviewId, title: review.title, ...checked.value } as const;
    return ok(yield* takeForm(context, { ...posted, form, receiptTo: checked.value.email }));
  });
