// What reviews say together. Source: spec 1 §3 "Reviews", §7 "reviews by product", §9 "Review page limit 5".

import { allocate } from '../money/allocation.ts';
import { money } from '../money/money.ts';
import type { ReviewSummary } from './product-detail.ts';

/** Reviews that are shown at once, and how many more each time (spec 1 §9). */
export const REVIEWS_PER_PAGE = 5;
/** So many reviews an address may ask for at once. */
export const REVIEWS_AT_ONCE_MAX = 100;

/** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export type CountsByStar = ReviewSummary['countsByStar'];

/** The summary of reviews by their stars; the average of none is 0. */
export const reviewSummary = (countsByStar: CountsByStar): ReviewSummary => {
  const count = countsByStar.reduce((all, ofStar) => all + ofStar, 0);
  const stars = countsByStar.reduce((all, ofStar, index) => all + ofStar * (index + 1), 0);
  return { count, average: count === 0 ? 0 : stars / count, countsByStar };
};

/** How many reviews have so many stars, or any. */
export const countOfStar = ({ count, countsByStar }: ReviewSummary, star: number | undefined): number =>
  star === undefined ? count : (countsByStar[star - 1] ?? 0);

/** The share of every star in whole percent, from 1 star to 5; together 100, or 0 without reviews. */
export const starRatios = (countsByStar: CountsByStar): readonly number[] =>
  allocate(money(100), countsByStar)
    .map((shares) => shares.map(({ cents }): number => cents))
    .unwrapOr(countsByStar.map(() => 0));

/** Whether there are reviews that are not shown. */
export const hasMoreReviews = (shown: number, count: number): boolean => shown < count;

/** Of how many stars an address asks for reviews: 1 to 5, or nothing where it says anything else. */
export const askedStars = (text: string | null): number | undefined =>
  /^[1-5]$/u.test(text ?? '') ? Number(text) : undefined;

/** How many reviews an address asks for, which has no scripts to ask for more: full pages of five, the first one at least; nothing where it says no number. */
export const askedReviews = (text: string | null): number | undefined => {
  if (!/^\d{1,4}$/u.test(text ?? '')) return undefined;
  const pages = Math.max(1, Math.ceil(Number(text) / REVIEWS_PER_PAGE));
  return Math.min(pages * REVIEWS_PER_PAGE, REVIEWS_AT_ONCE_MAX);
};

/** What an address says of reviews and nobody can read: of what it speaks, and what it says. */
export type UnreadReviews = { readonly kind: 'stars' | 'reviews'; readonly value: string };

/** Stars and a number of reviews that are none; what is not there or empty asks for nothing. `askedStars` and `askedReviews` take them as not said. */
export const unreadReviews = (stars: string | null, reviews: string | null): readonly UnreadReviews[] => [
  ...(stars && askedStars(stars) === undefined ? [{ kind: 'stars', value: stars } as const] : []),
  ...(reviews && askedReviews(reviews) === undefined ? [{ kind: 'reviews', value: reviews } as const] : []),
];
