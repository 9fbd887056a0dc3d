// The comments of an entry, whose code comes with the first entry that has one.

import { withTexts } from '../../i18n/part-texts.ts';
import { deferredView } from '../../react/deferred-view.tsx';
import type { EntryCommentsProps } from './entry-comments.tsx';

/** What was said about an entry; about most nothing was. */
export const EntryComments = deferredView<EntryCommentsProps>(
  ...withTexts('src/components/wishlist/entry-comments.tsx', () =>
    import('./entry-comments.tsx').then((module) => module.EntryComments),
  ),
);
