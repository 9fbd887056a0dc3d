// Every page of the shop: its id, where its code, its texts and its use cases stand. The router and the preloading read this table.

import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { AreaModule } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';

export type TableEntry = {
  /** The route module, as the build's manifest names it. */
  readonly source: string;
  readonly load: () => Promise<object>;
  readonly texts?: readonly Namespace[];
  readonly areaSource?: string;
  readonly area?: () => Promise<AreaModule>;
};

const browseArea = {
  areaSource: 'src/composition/browse.module.ts',
  area: () => import('../composition/browse.module.ts').then(({ browseModule }) => browseModule),
} as const;

const checkoutArea = {
  areaSource: 'src/composition/checkout.module.ts',
  area: () => import('../composition/checkout.module.ts').then(({ checkoutModule }) => checkoutModule),
} as const;

const browse = (source: string, load: () => Promise<object>): TableEntry => ({
  source,
  load,
  texts: ['common', 'browse'],
  ...browseArea,
});

const checkout = (source: string, load: () => Promise<object>): TableEntry => ({
  source,
  load,
  texts: ['common', 'checkout'],
  ...checkoutArea,
});

export const routeTable: Readonly<Record<string, TableEntry>> = {
  'default-layout': {
    source: 'src/layouts/default-layout.tsx',
    load: () => import('../layouts/default-layout.tsx'),
    texts: ['common'],
    ...browseArea,
  },
  'checkout-layout': {
    source: 'src/layouts/checkout-layout.tsx',
    load: () => import('../layouts/checkout-layout.tsx'),
    texts: ['common', 'checkout'],
  },
  home: browse('src/routes/home.tsx', () => import('../routes/home.tsx')),
  category: browse('src/routes/category.tsx', () => import('../routes/category.tsx')),
  product: browse('src/routes/product.tsx', () => import('../routes/product.tsx')),
  search: browse('src/routes/search.tsx', () => import('../routes/search.tsx')),
  content: browse('src/routes/content-page.tsx', () => import('../routes/content-page.tsx')),
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
