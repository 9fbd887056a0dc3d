// Where a review is shown.

import { addressWith } from '@tornister/domain/listing';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';

/** The page of a review; `more` are flags that it reads. */
export const reviewAddress = (reviewId: string, more: readonly string[] = []): string =>
  addressWith(PATHS.review, [[ROUTE_PARAMETERS.review, reviewId], ...more.map((name) => [name, '1'] as const)]);
