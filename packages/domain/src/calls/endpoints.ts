// The endpoints of the shop host that browsers call, and the path to the backend behind it. Source: spec 2 §7 "Transport", "Browser calls
// to the shop host".

/** Where all endpoints of the shop host lie. */
export const ENDPOINT_ROOT = '/api';

/** Method and name of each endpoint; `shop` takes the operations for the backend. */
export const ENDPOINTS = {
  shop: { method: 'POST', name: 'shop' },
  token: { method: 'GET', name: 'token' },
  cartId: { method: 'GET', name: 'cart-id' },
  login: { method: 'POST', name: 'login-action' },
  logout: { method: 'POST', name: 'logout-action' },
  register: { method: 'POST', name: 'register-action' },
  changePassword: { method: 'POST', name: 'change-password' },
  confirmationCleanup: { method: 'POST', name: 'confirmation-cleanup' },
  checkoutAuth: { method: 'POST', name: 'checkout-auth' },
  checkoutAmazon: { method: 'POST', name: 'checkout-amazon' },
  abortAmazon: { method: 'POST', name: 'abort-amazon' },
} as const satisfies Readonly<Record<string, { readonly method: 'GET' | 'POST'; readonly name: string }>>;
export type Endpoint = keyof typeof ENDPOINTS;

/** The type of checkout that both endpoints of the wallet are told: addresses and payment come from the wallet. */
export const EXPRESS_CHECKOUT = 'express';

/** Tells the endpoint `cartId` which cart the backend does not know, by its reference. */
export const LOST_CART_PARAMETER = 'lost';

/** Where the shop host gets its token from the backend, with the grant below. */
export const TOKEN_ADDRESS = '/oauth/token';
export const TOKEN_GRANT = 'client_credentials';

/** The address of an endpoint, with its trailing slash; without it the endpoint answers as well. */
export const endpointPath = (endpoint: Endpoint): string => `${ENDPOINT_ROOT}/${ENDPOINTS[endpoint].name}/`;
