// The preview bar, whose code only staff fetch who look at a preview.

import type { AbTest, ShownTest } from '@tornister/domain/content';
import { deferredView } from '../../../react/deferred-view.tsx';
import { withNeeds } from '../../../routing/page-needs.ts';

/** Shown above a page that staff look at in a preview. */
export const PreviewBar = deferredView<{
  readonly scenarios: readonly AbTest[];
  readonly shown: readonly ShownTest[];
}>('src/components/content/preview-bar/preview-bar.tsx', () =>
  withNeeds(
    import('./preview-bar.tsx').then(({ PreviewBar }) => PreviewBar),
    { texts: ['preview'] },
  ),
);
