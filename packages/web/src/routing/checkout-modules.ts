// The modules of the steps of the checkout. Apart from those of all other pages that are not browsed: their names weigh as much as a step.

import type { LoaderModule, PageModules } from './further-modules.ts';

export const CHECKOUT_MODULES: PageModules = {
  views: import.meta.glob<object>(['../routes/checkout/*.page.tsx', '../layouts/checkout-layout.tsx']),
  loaders: import.meta.glob<LoaderModule>('../routes/checkout/*.loader.ts'),
};
