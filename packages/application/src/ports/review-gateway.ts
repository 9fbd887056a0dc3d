// Port: reviews that buyers write, votes on those that are shown, and reports of them.

import type { Picture } from '@tornister/domain/catalogue';
import type { ReviewForm, ReviewReport } from '@tornister/domain/forms';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';
import type { FormPost } from './service-gateway.ts';

/** What the link of a mail is about. */
export type RatingData = {
  readonly productId: string;
  readonly name: string;
  readonly path: string;
  readonly picture: Picture;
  /** A review was written by this link already. */
  readonly isWritten: boolean;
};

/** A review that is shown, and whose product it is about. */
export type ShownReview = {
  readonly ratingId: string;
  readonly productId: string;
  readonly author: string;
  readonly title: string;
  readonly message: string;
  readonly rating: number;
  /** The language that it is written in, as HTML names it. */
  readonly language: string;
};

/** Reviews, for whoever visits the shop. */
export type ReviewGateway = {
  /** Undefined for data that the shop has not made, and when its time is over. */
  readonly ratingData: (encryptedData: string) => ResultAsync<RatingData | undefined, GatewayError>;
  readonly write: (encryptedData: string, form: ReviewForm, honeypotField: string) => ResultAsync<void, GatewayError>;
  readonly review: (reviewId: string) => ResultAsync<ShownReview | undefined, GatewayError>;
  readonly voteHelpful: (reviewId: string) => ResultAsync<number | undefined, GatewayError>;
  readonly report: (reviewId: string, report: ReviewReport, post: FormPost) => ResultAsync<void, GatewayError>;
};
