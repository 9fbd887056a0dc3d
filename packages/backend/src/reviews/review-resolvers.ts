// Resolvers of reviews that buyers write, votes and reports. Source: spec 1 §2 "/rating", §3 "Reviews", §7 "decrypt rating data".

import { parseReviewStars, type ReportReason } from '@tornister/domain/forms';
import { answered } from '../graphql/answered.ts';
import type { ReportReason as AskedReason, Resolvers } from '../graphql/generated/resolver-types.ts';
import { reportReview, reviewById, voteHelpful } from './vote.ts';
import { ratingData, writeReview } from './write-review.ts';

const REASONS: Readonly<Record<AskedReason, ReportReason>> = {
  ILLEGAL: 'illegal',
  INSULT: 'insult',
  ADVERTISING: 'advertising',
  FALSE: 'false',
  OTHER: 'other',
};

export const reviewResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    decryptRatingData: (_parent, { encryptedData }, context) => ratingData(context, encryptedData),
    getReviewById: (_parent, { reviewId }, context) => reviewById(context, reviewId),
  },
  Mutation: {
    writeReview: (_parent, { encryptedData, data, honeypotField }, context) =>
      answered(writeReview(context, encryptedData, { ...data, rating: parseReviewStars(data.rating) }, honeypotField)),
    voteReviewHelpful: (_parent, { reviewId }, context) => answered(voteHelpful(context, reviewId)),
    reportReview: (_parent, { reviewId, data, ...posted }, context) =>
      answered(reportReview(context, reviewId, { ...data, reason: REASONS[data.reason] }, posted)),
  },
};
