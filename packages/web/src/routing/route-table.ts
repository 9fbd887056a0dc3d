// Every page of the shop: its id, where its code, its texts and its use cases stand. The router and the preloading read this table.

import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { AreaModule } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';

type TableArea = {
  /** The area's module, as the build's list of files names it. */
  readonly source: string;
  readonly load: () => Promise<AreaModule>;
};

export type TableEntry = {
  /** The route module, as the build's list of files names it. */
  readonly source: string;
  readonly load: () => Promise<object>;
  /** What fetches the page's data; a module of its own, which a page that was just opened does not need. */
  readonly loader?: () => Promise<{ readonly loader: (args: LoaderFunctionArgs) => Promise<unknown> }>;
  readonly texts?: readonly Namespace[];
  readonly areas?: readonly TableArea[];
};

/** Searching, the menu and recent answers, which every browsing page and its loader need. */
export const browseArea: TableArea = {
  source: 'src/composition/browse.module.ts',
  load: () => import('../composition/browse.module.ts').then(({ browseModule }) => browseModule),
};

const contentArea: TableArea = {
  source: 'src/composition/content.module.ts',
  load: () => import('../composition/content.module.ts').then(({ contentModule }) => contentModule),
};

const productArea: TableArea = {
  source: 'src/composition/product.module.ts',
  load: () => import('../composition/product.module.ts').then(({ productModule }) => productModule),
};

const quantityArea: TableArea = {
  source: 'src/composition/quantity.module.ts',
  load: () => import('../composition/quantity.module.ts').then(({ quantityModule }) => quantityModule),
};

const checkoutArea: TableArea = {
  source: 'src/composition/checkout.module.ts',
  load: () => import('../composition/checkout.module.ts').then(({ checkoutModule }) => checkoutModule),
};

const browse = (source: string, load: TableEntry['load'], loader?: NonNullable<TableEntry['loader']>): TableEntry => ({
  source,
  load,
  ...(loader === undefined ? {} : { loader }),
  texts: ['common', 'browse'],
  areas: [browseArea],
});

const checkout = (source: string, load: () => Promise<object>): TableEntry => ({
  source,
  load,
  texts: ['common', 'checkout'],
  areas: [quantityArea, checkoutArea],
});

export const routeTable: Readonly<Record<string, TableEntry>> = {
  'default-layout': {
    source: 'src/layouts/default-layout.tsx',
    load: () => import('../layouts/default-layout.tsx'),
    loader: () => import('../layouts/default-layout.loader.ts'),
    texts: ['common'],
    areas: [browseArea],
  },
  'checkout-layout': {
    source: 'src/layouts/checkout-layout.tsx',
    load: () => import('../layouts/checkout-layout.tsx'),
    texts: ['common', 'checkout'],
  },
  home: {
    ...browse(
      'src/routes/home.tsx',
      () => import('../routes/home.tsx'),
      () => import('../routes/home.loader.ts'),
    ),
    areas: [browseArea, contentArea],
  },
  category: browse(
    'src/routes/category.tsx',
    () => import('../routes/category.tsx'),
    () => import('../routes/category.loader.ts'),
  ),
  product: {
    ...browse(
      'src/routes/product.tsx',
      () => import('../routes/product.tsx'),
      () => import('../routes/product.loader.ts'),
    ),
    areas: [browseArea, quantityArea, productArea],
  },
  search: browse(
    'src/routes/search.tsx',
    () => import('../routes/search.tsx'),
    () => import('../routes/search.loader.ts'),
  ),
  content: {
    ...browse(
      'src/routes/content-page.tsx',
      () => import('../routes/content-page.tsx'),
      () => import('../routes/content-page.loader.ts'),
    ),
    areas: [browseArea, contentArea, quantityArea, productArea],
  },
  // Building blocks on one page; a build for production has none of it.
  ...(import.meta.env.DEV
    ? {
        'dev-components': browse('src/routes/dev-components.tsx', () => import('../routes/dev-components.tsx')),
      }
    : {}),
  basket: checkout('src/routes/checkout/basket.tsx', () => import('../routes/checkout/basket.tsx')),
  'checkout-login': checkout('src/routes/checkout/login.tsx', () => import('../routes/checkout/login.tsx')),
  shipping: checkout('src/routes/checkout/shipping.tsx', () => import('../routes/checkout/shipping.tsx')),
  payment: checkout('src/routes/checkout/payment.tsx', () => import('../routes/checkout/payment.tsx')),
  summary: checkout('src/routes/checkout/summary.tsx', () => import('../routes/checkout/summary.tsx')),
  confirmation: checkout('src/routes/checkout/confirmation.tsx', () => import('../routes/checkout/confirmation.tsx')),
  'computop-success': checkout(
    'src/routes/checkout/computop-success.tsx',
    () => import('../routes/checkout/computop-success.tsx'),
  ),
};

/** The lazy function of a table entry: code, texts and use cases arrive together. */
export type LazyPage = LazyRouteFunction<RouteObject>;
