// A curated list as a static part, which the tab shows without its code.

import { staticPart } from '../../../react/static-part.tsx';
import { fetchNeeds } from '../../../routing/page-needs.ts';
import type { TeaserListViewProps } from './teaser-list-view.tsx';

/** The list with its form. A tab that renders it itself needs its words, too. */
export const teaserPart = staticPart<TeaserListViewProps>(
  'src/components/wishlist/teaser-list/teaser-list-view.tsx',
  async () => {
    const [{ TeaserListView }] = await Promise.all([
      import('./teaser-list-view.tsx'),
      fetchNeeds({ areas: [], texts: ['wishlist'] }),
    ]);
    return TeaserListView;
  },
);
