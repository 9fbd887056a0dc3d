// An average rating as stars. Source: spec 1 §9, spec 3 §5 "Rating to stars".

export type Stars = 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

/** The most stars that a review can give. */
export const STARS_MAX = 5;

/** The average from which each number of stars is shown; below the first one it is 1 star. */
export const STAR_THRESHOLDS: readonly (readonly [from: number, stars: Stars])[] = [
  [1.4, 1.5],
  [1.9, 2],
  [2.4, 2.5],
  [2.9, 3],
  [3.4, 3.5],
  [3.9, 4],
  [4.4, 4.5],
  [4.9, 5],
];

/**
 * Below 1.4 is 1 star; then half steps at 1.4, 1.9 and so on; 4.9 and above is 5 stars.
 *
 * @example
 * starsFor(4.89) // 4.5
 */
export const starsFor = (rating: number): Stars => STAR_THRESHOLDS.findLast(([from]) => rating >= from)?.[1] ?? 1;
