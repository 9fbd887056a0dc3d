// Reviews as shoppers write them: mostly content, sometimes not, a few in English, some answered by the shop.

import type { ReviewRecord } from '../catalogue/catalogue-records.ts';
import type { Family } from './family.ts';
import type { Draft } from './plan.ts';
import { createRandom, hashOf, type Random } from './random.ts';
import { KIND_OPENINGS, REVIEW_PHRASES, REVIEWERS, type ReviewedKind, SHOP_COMMENTS } from './review-phrases.ts';

type Stars = ReviewRecord['rating'];

const ENGLISH_SHARE = 0.14;
const COMMENT_SHARE = 0.35;
const MOST_REVIEWS = 320;

/** How many reviews a product has: a third has none, best sellers have hundreds. */
const countFor = (place: number, random: Random): number => {
  if (place > 0.02 && random.chance(0.32)) return 0;
  const most = Math.min(MOST_REVIEWS, Math.round(0.9 / (place + 0.003)));
  return Math.max(1, Math.round(most * (0.4 + random.next() * 0.6)));
};

const starsFor = (random: Random, quality: number): Stars => {
  const die = random.next() * quality;
  if (die > 0.42) return 5;
  if (die > 0.19) return 4;
  if (die > 0.09) return 3;
  return die > 0.04 ? 2 : 1;
};

/** As what a thing is spoken of; nothing when only words that fit everything fit it. */
const kindOf = ({ isBook, isFreight, electrical, textile, base }: Family): ReviewedKind | undefined => {
  if (isBook) return 'book';
  if (electrical) return 'device';
  if (isFreight) return 'furniture';
  if (textile) return 'textile';
  return base ? 'supply' : undefined;
};

const makeReview = (draft: Draft, place: number, random: Random, quality: number): ReviewRecord => {
  const rating = starsFor(random, quality);
  const language = random.chance(ENGLISH_SHARE) ? 'en' : 'de';
  const phrases = REVIEW_PHRASES[rating][language];
  const kind = kindOf(draft.family);
  const first = random.pick([...phrases.openings, ...(kind ? KIND_OPENINGS[kind][rating][language] : [])]);
  const second = random.pick(phrases.reasons);
  const isAnswered = rating <= 2 && random.chance(COMMENT_SHARE);
  return {
    id: `${draft.id}-r${place + 1}`,
    productId: draft.id,
    rating,
    author: random.pick(REVIEWERS[language]),
    language,
    title: random.pick(phrases.titles),
    message: `${first} ${second}`,
    daysAgo: random.between(1, 1_400),
    helpfulCount: random.chance(0.4) ? random.between(1, 24) : 0,
    ...(isAnswered ? { shopComment: SHOP_COMMENTS[language] } : {}),
    isVerified: random.chance(0.85),
  };
};

/** The reviews of a product by its place among the best sellers, from 0 for the best to 1. */
export const makeReviews = (draft: Draft, salesPlace: number): readonly ReviewRecord[] => {
  const random = createRandom(hashOf(draft.mark, 5));
  const count = countFor(salesPlace, random);
  const quality = 0.75 + random.next() * 0.6;
  return Array.from({ length: count }, (_, place) => makeReview(draft, place, random, quality));
};

/** The average with two decimals and the number of reviews. */
export const summaryOf = (reviews: readonly ReviewRecord[]): { readonly average?: number; readonly count: number } => {
  if (reviews.length === 0) return { count: 0 };
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { average: Math.round((sum / reviews.length) * 100) / 100, count: reviews.length };
};
