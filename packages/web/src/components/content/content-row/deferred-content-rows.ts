// Content rows whose code is fetched only by pages that have some.

import type { ContentRow } from '@tornister/application/content';
import { registerArea } from '../../../composition/area-module.ts';
import { deferredView } from '../../../react/deferred-view.tsx';

/** Rows of the editors on a page that mostly has none, like a category. */
export const DeferredContentRows = deferredView<{ readonly rows: readonly ContentRow[] }>(
  'src/components/content/content-row/content-rows.tsx',
  async () => {
    const [{ ContentRows }, { contentModule }] = await Promise.all([
      import('./content-rows.tsx'),
      import('../../../composition/content.module.ts'),
    ]);
    registerArea(contentModule);
    return ContentRows;
  },
);
