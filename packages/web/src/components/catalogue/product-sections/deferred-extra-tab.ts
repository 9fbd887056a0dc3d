// A section whose text comes when it is opened; only those pages fetch its code that have one.

import { registerArea } from '../../../composition/area-module.ts';
import { deferredView } from '../../../react/deferred-view.tsx';
import type { ExtraTabProps } from './extra-tab.tsx';

/** An extra tab of a product; most have none. */
export const DeferredExtraTab = deferredView<ExtraTabProps>(
  'src/components/catalogue/product-sections/extra-tab.tsx',
  async () => {
    const [{ ExtraTab }, { extraTabModule }] = await Promise.all([
      import('./extra-tab.tsx'),
      import('../../../composition/extra-tab.module.ts'),
    ]);
    registerArea(extraTabModule);
    return ExtraTab;
  },
);
