// Where somebody reviews what was bought.

import { addressWith } from '@tornister/domain/listing';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';

/** The page of the form; the mail's link has the same data. */
export const ratingAddress = (encrypted: string): string =>
  addressWith(PATHS.rating, [[ROUTE_PARAMETERS.ratingData, encrypted]]);
