// Writing a review by the link of a mail, finding one helpful, reporting one. Source: spec 1 §2 "/rating" and its guard, §7.

import { checkReviewForm, checkReviewReport, type ReviewForm, type ReviewReport } from '@tornister/domain/forms';
import { type GuardDecision, ratingGuard } from '@tornister/domain/routing';
import { okAsync, ResultAsync } from 'neverthrow';
import type {
  FormPost,
  GatewayError,
  KeyMaker,
  RatingData,
  ReviewGateway,
  ServiceGateway,
  ShownReview,
} from '../ports/index.ts';
import { invalidForm, type ServiceFormError } from './form-error.ts';

type OpenedRating =
  | { readonly kind: 'leave'; readonly decision: GuardDecision }
  | { readonly kind: 'opened'; readonly data: RatingData };

/** A review, and what a report of it opens with: a key that makes it one when it is posted twice, and a member's address. */
type OpenedReview = { readonly review: ShownReview; readonly key: string; readonly email: string };

/** What visitors do with reviews. */
export type Reviews = {
  /** What the encrypted data of a link is about. */
  readonly openRating: (encryptedData: string) => ResultAsync<OpenedRating, GatewayError>;
  readonly write: (
    encryptedData: string,
    form: ReviewForm,
    honeypotField: string,
  ) => ResultAsync<void, ServiceFormError>;
  /** Undefined for a review that is not shown. */
  readonly open: (reviewId: string) => ResultAsync<OpenedReview | undefined, GatewayError>;
  /** Counts the visitor's vote, once; undefined for a review that is not shown. */
  readonly voteHelpful: (reviewId: string) => ResultAsync<number | undefined, GatewayError>;
  readonly report: (reviewId: string, report: ReviewReport, post: FormPost) => ResultAsync<void, ServiceFormError>;
};

/** Makes the use case of reviews. */
export const createReviews = ({
  reviews,
  service,
  keys,
}: {
  readonly reviews: ReviewGateway;
  readonly service: Pick<ServiceGateway, 'contactFormData'>;
  readonly keys: KeyMaker;
}): Reviews => ({
  openRating: (encryptedData) =>
    (encryptedData === '' ? okAsync(undefined) : reviews.ratingData(encryptedData)).map((data): OpenedRating => {
      const decision = ratingGuard(data !== undefined);
      return data === undefined ? { kind: 'leave', decision } : { kind: 'opened', data };
    }),
  write: (encryptedData, form, honeypotField) =>
    checkReviewForm(form)
      .mapErr(invalidForm)
      .asyncAndThen((checked) => reviews.write(encryptedData, checked, honeypotField)),
  open: (reviewId) =>
    ResultAsync.combine([reviews.review(reviewId), service.contactFormData()]).map(([review, { email }]) =>
      review === undefined ? undefined : { review, email, key: keys.make() },
    ),
  voteHelpful: reviews.voteHelpful,
  report: (reviewId, report, post) =>
    checkReviewReport(report)
      .mapErr(invalidForm)
      .asyncAndThen((checked) => reviews.report(reviewId, checked, post)),
});
