import type { RouteObject } from 'react-router';
import { ErrorPage } from './routes/error-page.tsx';
import { page } from './routing/page.ts';

/** The pages of the shop (spec 1 §2). What no other route knows is a content page that the backend resolves. */
export const createRoutes = (): RouteObject[] => [
  {
    ...page('checkout-layout'),
    ErrorBoundary: ErrorPage,
    children: [
      { ...page('basket'), path: 'checkout/basket' },
      { ...page('checkout-login'), path: 'checkout/login' },
      { ...page('shipping'), path: 'checkout/shipping' },
      { ...page('payment'), path: 'checkout/payment' },
      { ...page('summary'), path: 'checkout/summary' },
      { ...page('confirmation'), path: 'checkout/confirmation' },
      { ...page('computop-success'), path: 'computop/success' },
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
          { ...page('category'), path: 'cat/:id' },
          { ...page('product'), path: 'prod/:id' },
          { ...page('search'), path: 'search' },
          { ...page('content'), path: '*' },
        ],
      },
    ],
  },
];
