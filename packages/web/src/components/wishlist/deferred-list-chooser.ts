// The choice of a list for a product, whose code only those fetch who were led to it.

import { withTexts } from '../../i18n/part-texts.ts';
import { deferredView } from '../../react/deferred-view.tsx';
import type { ChooserProps } from './list-chooser.tsx';

/** The lists on which a product may go; most who open the page look at one. */
export const ListChooser = deferredView<ChooserProps>(
  ...withTexts('src/components/wishlist/list-chooser.tsx', () =>
    import('./list-chooser.tsx').then((module) => module.ListChooser),
  ),
);
