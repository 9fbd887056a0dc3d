// What is said where nothing was found, as a static part: neither its code nor its texts come with pages where something was.

import type { SearchResults } from '@tornister/application/browse';
import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';

/** Whether a search found nothing at all, not only under its filters. */
export const foundNothing = ({ listing }: Pick<SearchResults, 'listing'>): boolean =>
  listing.result.totalCount === 0 && !listing.isNarrowed;

export const nothingFound = staticPart<SearchResults>('src/components/search/search-results/nothing-found.tsx', () =>
  withNeeds(
    import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound),
    { texts: ['nothingFound'] },
  ),
);
