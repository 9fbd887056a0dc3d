// The page of a curated list, whose code comes with the first one: the visitor's own lists do without it.

import { withTexts } from '../../../i18n/part-texts.ts';
import { deferredView } from '../../../react/deferred-view.tsx';
import type { TeaserPageProps } from './teaser-page.tsx';

/** The list, below what came of the last press. */
export const TeaserPage = deferredView<TeaserPageProps>(
  ...withTexts('src/components/wishlist/teaser-list/teaser-page.tsx', () =>
    import('./teaser-page.tsx').then((module) => module.TeaserPage),
  ),
);
