// Counts products by their stars. Source: spec 1 §3 "Filters".

import { STARS_MAX } from '@tornister/domain/catalogue';
import { RATING_STEPS } from '@tornister/domain/listing';
import { HALVES } from '../index/catalogue-index.ts';
import type { FacetCount } from './facet-count.ts';

/** A counter that has counted nothing; a product without stars has not been rated. */
export const createRatingCounter = () => {
  const counts = new Int32Array(HALVES * STARS_MAX + 1);
  return {
    /** Counts a product with so many half stars. */
    add: (halves: number): void => {
      counts[halves] = (counts[halves] ?? 0) + 1;
    },
    counted: (): Pick<FacetCount, 'rating' | 'ratingCounts'> => {
      const rated = [...counts.keys()]
        .filter((halves) => halves > 0 && counts[halves] !== 0)
        .map((halves) => halves / HALVES);
      const [min, max] = [rated[0], rated.at(-1)];
      return {
        rating: min === undefined || max === undefined ? undefined : { min, max },
        ratingCounts: RATING_STEPS.map((step) => counts.subarray(HALVES * step).reduce((sum, count) => sum + count, 0)),
      };
    },
  };
};
