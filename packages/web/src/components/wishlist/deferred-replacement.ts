// What stands in for an entry, whose code comes with the first entry that cannot be bought.

import { withTexts } from '../../i18n/part-texts.ts';
import { deferredView } from '../../react/deferred-view.tsx';
import type { ReplacementProps } from './replacement.tsx';

/** The product that the shop offers instead; most entries can be bought. */
export const Replacement = deferredView<ReplacementProps>(
  ...withTexts('src/components/wishlist/replacement.tsx', () =>
    import('./replacement.tsx').then((module) => module.Replacement),
  ),
);
