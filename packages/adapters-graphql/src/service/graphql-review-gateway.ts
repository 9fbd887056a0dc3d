// The port `ReviewGateway`, on GraphQL.

import type { ReviewGateway } from '@tornister/application/ports';
import type { ReportReason } from '@tornister/domain/forms';
import {
  decryptRatingData,
  getReviewById,
  reportReview,
  voteReviewHelpful,
  writeReview,
} from '../generated/operations/service.ts';
import type { ReportReason as AskedReason } from '../generated/operations.ts';
import { same, toPicture } from '../mapping/parts-mapper.ts';
import { accepted } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const REASONS: Readonly<Record<ReportReason, AskedReason>> = {
  illegal: 'ILLEGAL',
  insult: 'INSULT',
  advertising: 'ADVERTISING',
  false: 'FALSE',
  other: 'OTHER',
};

/** Reviews, written, found helpful and reported by whoever visits the shop. */
export const createGraphqlReviewGateway = (transport: GraphqlTransport): ReviewGateway => ({
  ratingData: (encryptedData) =>
    transport.run(decryptRatingData, { encryptedData }, ({ decryptRatingData: data }) =>
      data === null ? undefined : { ...data, picture: toPicture(data.picture) },
    ),
  write: (encryptedData, { rating, ...words }, honeypotField) =>
    transport
      .run(writeReview, { encryptedData, data: { ...words, rating: rating ?? 0 }, honeypotField }, (answer) =>
        accepted(answer.writeReview),
      )
      .andThen(same),
  review: (reviewId) => transport.run(getReviewById, { reviewId }, (answer) => answer.getReviewById ?? undefined),
  voteHelpful: (reviewId) =>
    transport.run(voteReviewHelpful, { reviewId }, (answer) => answer.voteReviewHelpful ?? undefined),
  report: (reviewId, { reason, ...words }, post) =>
    transport
      .run(reportReview, { reviewId, data: { ...words, reason: REASONS[reason] }, ...post }, (answer) =>
        accepted(answer.reportReview),
      )
      .andThen(same),
});
