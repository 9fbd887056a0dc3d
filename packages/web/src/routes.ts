import type { RouteObject } from 'react-router';
import { ErrorPage } from './routes/error-page.tsx';
import { page } from './routing/page.ts';

/** A page at a path. Casing counts: /CAT/1 is no category (spec 1 §2 "Unknown pages"). */
const at = (path: string, id: string): RouteObject => ({ ...page(id), path, caseSensitive: true });

/** The pages of the shop (spec 1 §2). What no other route knows is a content page that the backend resolves. */
export const createRoutes = (): RouteObject[] => [
  {
    ...page('checkout-layout'),
    ErrorBoundary: ErrorPage,
    children: [
      at('checkout/basket', 'basket'),
      at('checkout/login', 'checkout-login'),
      at('checkout/shipping', 'shipping'),
      at('checkout/payment', 'payment'),
      at('checkout/summary', 'summary'),
      at('checkout/confirmation', 'confirmation'),
      at('computop/success', 'computop-success'),
    ],
  },
  {
    ...page('default-layout'),
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { ...page('home'), index: true },
          at('cat/:id', 'category'),
          at('prod/:id', 'product'),
          at('search', 'search'),
          ...(import.meta.env.DEV ? [at('dev/components', 'dev-components')] : []),
          at('*', 'content'),
        ],
      },
    ],
  },
];
