// Writing a review by the link of a mail: what it is about, and taking it once. It is shown after it was checked (`publish-reviews.ts`).
// Source: spec 1 §2 "/rating", §7 "decrypt rating data"; § 5b (3) UWG.

import { checkReviewForm, type ReviewForm } from '@tornister/domain/forms';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { post } from '../orders/outbox.ts';
import { lineName, linePath } from '../orders/read-order.ts';
import { unguessableId } from '../server/ids.ts';
import { FORM_TAKEN, type FormAnswer, formRefused, isFromMachine } from '../service/take-form.ts';
import { decryptRating } from './rating-link.ts';

/** The ordered line that a link is about, as long as its product is there. */
const lineOf = ({ database, secrets, now }: RequestContext, encryptedData: string) => {
  const right = decryptRating(secrets, encryptedData, now());
  if (right === undefined) return undefined;
  return database
    .selectFrom('order_lines')
    .innerJoin('items', 'items.id', 'order_lines.item_id')
    .select(['order_lines.id', 'order_lines.item_id', 'order_lines.snapshot', 'items.product_id'])
    .where('order_lines.id', '=', right.orderLineId)
    .executeTakeFirst();
};

const writtenFor = (database: Database, orderLineId: string) =>
  database.selectFrom('review_submissions').selectAll().where('order_line_id', '=', orderLineId).executeTakeFirst();

/** What a review link is about; nothing for one that is no link of the shop, or whose time is over. */
export const ratingData = async (
  context: RequestContext,
  encryptedData: string,
): Promise<Answer<'RatingData'> | null> => {
  const line = await lineOf(context, encryptedData);
  if (line === undefined) return null;
  const written = await writtenFor(context.database, line.id);
  return {
    productId: line.product_id,
    name: lineName(line),
    path: linePath(line),
    picture: line.snapshot.picture as Answer<'Picture'>,
    isWritten: written !== undefined,
  };
};

/** What makes one review another. */
const WRITTEN = ['rating', 'author', 'title', 'message'] as const;

/** Takes the review of an ordered line, once. The same review posted twice is one. */
export const writeReview = (
  context: RequestContext,
  encryptedData: string,
  typed: ReviewForm,
  honeypotField: string,
): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const line = await lineOf(context, encryptedData);
    if (line === undefined) return refuse('NOT_FOUND');
    const checked = checkReviewForm(typed);
    if (checked.isErr()) return ok(formRefused(checked.error.errors));
    const { rating, author, title, message } = checked.value;
    if (rating === undefined || (yield* isFromMachine(context, 'review', honeypotField))) return ok(FORM_TAKEN);
    const { database, storefront, now } = context;
    const id = unguessableId();
    const review = { rating, author, title, message };
    const isTaken = await database.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('review_submissions')
        .values({
          ...review,
          id,
          order_line_id: line.id,
          product_id: line.product_id,
          language: storefront.language,
          created_at: now(),
          published_at: null,
        })
        .onConflict((conflict) => conflict.column('order_line_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (written === undefined) return false;
      await post(transaction, `review:${id}`, { kind: 'review', submissionId: id }, now());
      return true;
    });
    if (isTaken) return ok(FORM_TAKEN);
    const before = await writtenFor(database, line.id);
    const isSame = before !== undefined && WRITTEN.every((field) => before[field] === review[field]);
    return ok(isSame ? FORM_TAKEN : alreadyWritten(context));
  });

const alreadyWritten = ({ storefront }: RequestContext): FormAnswer => ({
  successful: false,
  generalErrorMessage: inLanguage(ALREADY, storefront.language),
  fieldErrors: [],
});

const ALREADY: Worded<string> = {
  de: 'Sie haben diesen Artikel schon bewertet.',
  en: 'You have reviewed this item already.',
};
