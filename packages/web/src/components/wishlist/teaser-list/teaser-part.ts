// A curated list as a static part, which the tab shows without its code.

import { staticPart } from '../../../react/static-part.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';
import type { TeaserListViewProps } from './teaser-list-view.tsx';

/** The list with its form. A tab that renders it itself needs its words, too. */
export const teaserPart = staticPart<TeaserListViewProps>(
  'src/components/wishlist/teaser-list/teaser-list-view.tsx',
  () =>
    withNeeds(
      import('./teaser-list-view.tsx').then(({ TeaserListView }) => TeaserListView),
      { texts: ['wishlist'] },
    ),
);
