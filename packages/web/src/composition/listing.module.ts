// Wires the use case of listings.

import { createViewListing } from '@tornister/application/browse';
import { areaModule } from './area-module.ts';
import { browseUseCases } from './browse-tokens.ts';

/** Listings of categories and of searches. */
export const listingModule = areaModule((bind) => {
  bind(browseUseCases.viewListing, [], () => createViewListing);
});
