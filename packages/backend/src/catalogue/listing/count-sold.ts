// Counts what a store sells of a listing that nothing filters: each product is read once, at its own price. Source: spec 1 §3 "Filters".

import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { NOT_SOLD } from '../index/load-catalogue.ts';
import type { FacetCount } from './facet-count.ts';
import { createRatingCounter } from './rating-counter.ts';

type SoldCount = Pick<FacetCount, 'price' | 'rating' | 'ratingCounts'> & {
  /** The numbers of those that are sold. */
  readonly sold: Int32Array;
};

/** Counts products by their numbers; `room` takes the numbers of those that are sold. */
export const countSold = (
  { ratingHalves }: Pick<CatalogueIndex, 'ratingHalves'>,
  prices: Int32Array,
  numbers: Int32Array,
  room: Int32Array,
): SoldCount => {
  const ratings = createRatingCounter();
  let [min, max, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let at = 0; at < numbers.length; at += 1) {
    const product = numbers[at] ?? 0;
    const cents = prices[product] ?? NOT_SOLD;
    if (cents === NOT_SOLD) continue;
    room[count++] = product;
    if (cents < min) min = cents;
    if (cents > max) max = cents;
    ratings.add(ratingHalves[product] ?? 0);
  }
  return { sold: room.subarray(0, count), price: count === 0 ? undefined : { min, max }, ...ratings.counted() };
};
