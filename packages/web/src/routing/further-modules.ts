// The modules of the pages that are neither browsed nor steps of the checkout: account, service. Their names and what each of them needs would weigh on every first visit.

import type { LoaderFunctionArgs } from 'react-router';

export type LoaderModule = {
  readonly loader: (args: LoaderFunctionArgs) => unknown;
  /** Where a form posts to the page. */
  readonly action?: (args: LoaderFunctionArgs) => unknown;
};

/** The modules of pages and layouts by their names as the table has them. */
export type PageModules = {
  readonly views: Readonly<Record<string, () => Promise<object>>>;
  readonly loaders: Readonly<Record<string, () => Promise<LoaderModule>>>;
};

export const FURTHER_MODULES: PageModules = {
  views: import.meta.glob<object>([
    '../routes/**/*.page.tsx',
    '../layouts/*-layout.tsx',
    '!../routes/checkout/*.page.tsx',
    '!../layouts/checkout-layout.tsx',
    '!../routes/{home,category,product,search,content}.page.tsx',
    '!../layouts/default-layout.tsx',
  ]),
  loaders: import.meta.glob<LoaderModule>([
    '../routes/**/*.loader.ts',
    '../layouts/*.loader.ts',
    '!../routes/checkout/*.loader.ts',
    '!../routes/{home,category,product,search,content}.loader.ts',
    '!../layouts/default-layout.loader.ts',
  ]),
};
