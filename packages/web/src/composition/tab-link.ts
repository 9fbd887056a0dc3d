// Everything in the browser that speaks GraphQL, but for what is measured (`tab-tracking.ts`); a chunk of its own that is fetched with the first call.

import { createEndpointSession, recoveringCart } from '@tornister/adapters-graphql/session';
import {
  batching,
  createFetchTransport,
  type createGraphqlUpload,
  type FetchLike,
  pause,
  type RequestParts,
  retrying,
  tellingOutdated,
  timeLimit,
  uploadTellingOutdated,
  wholeBody,
} from '@tornister/adapters-graphql/transport';
import type { CookieJar } from '@tornister/application/ports';
import { endpointPath } from '@tornister/domain/calls';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';

/** A phone sends a file of 10 MiB within two minutes, or not at all. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** The shop host may use the whole time of a request for a login with its cart, and then answers that the cart is late: the way there and back comes on top. */
const SESSION_TIMEOUT_MS = 2 * REQUEST_TIMEOUT_MS;

const within = (fetch: FetchLike, ms: number): FetchLike => timeLimit(fetch, () => AbortSignal.timeout(ms));

/** What a tab asks the shop host with; `onOutdated` hears when the shop host does not know what was asked. */
export const createTabLink = (cookies: CookieJar, onOutdated: () => void) => {
  const network: FetchLike = (url, init: RequestParts) =>
    fetch(url, { ...init, credentials: 'same-origin' } as RequestInit);
  // Without any network nothing is worth waiting for, and the words are about the network.
  const isHopeless = (): boolean => !navigator.onLine;
  const whole = wholeBody(network);
  const repeated = retrying(whole, { wait: pause, random: Math.random, isHopeless });
  // The limit holds for all attempts together: nobody waits five times five seconds.
  const batched = batching(within(repeated, REQUEST_TIMEOUT_MS), {
    after: (ms, callBack) => setTimeout(callBack, ms),
    atTurnEnd: queueMicrotask,
  });
  const url = new URL(endpointPath('shop'), location.origin).href;
  const transport = tellingOutdated(createFetchTransport({ url, fetch: batched }), onOutdated);
  const uploading = within(network, UPLOAD_TIMEOUT_MS);
  const uploads = (create: typeof createGraphqlUpload) =>
    uploadTellingOutdated(create({ url, fetch: uploading }), onOutdated);
  // Nor does anybody wait for ever for an endpoint of the session: the basket stands still while a cart is opened.
  const session = createEndpointSession(
    (path, init) => within(whole, init.method === 'POST' ? SESSION_TIMEOUT_MS : REQUEST_TIMEOUT_MS)(path, init),
    cookies,
  );
  const personal = recoveringCart(transport, session);
  return {
    catalogue: async () =>
      (await import('@tornister/adapters-graphql/catalogue')).createGraphqlCatalogueGateway(transport),
    search: async () => (await import('@tornister/adapters-graphql/search')).createGraphqlSearchGateway(transport),
    content: async () => (await import('@tornister/adapters-graphql/content')).createGraphqlContentGateway(transport),
    cart: async () =>
      (await import('@tornister/adapters-graphql/cart')).createGraphqlCartGateway(personal, session, () =>
        // Pages without TLS have none: their changes are not sent again.
        crypto.randomUUID?.(),
      ),
    checkout: async () =>
      (await import('@tornister/adapters-graphql/checkout')).createGraphqlCheckoutGateway(personal, session),
    // Lists become carts by the order form, so both travel under one name.
    orderForm: async () => ({
      ...(await import('@tornister/adapters-graphql/order-form')).createGraphqlOrderFormGateway(personal, session),
      ...(await import('@tornister/adapters-graphql/material-list')).createGraphqlMaterialListGateway(personal),
      ...(await import('@tornister/adapters-graphql/teaser-list')).createGraphqlTeaserListGateway(personal, session),
    }),
    account: async () => {
      const { createGraphqlAccountGateway, createGraphqlUpload } = await import('@tornister/adapters-graphql/account');
      return createGraphqlAccountGateway(personal, uploads(createGraphqlUpload), session);
    },
    addresses: async () => (await import('@tornister/adapters-graphql/account')).createGraphqlAddressGateway(personal),
    contact: async () => (await import('@tornister/adapters-graphql/account')).createGraphqlContactGateway(personal),
    passkeys: async () => (await import('@tornister/adapters-graphql/account')).createGraphqlPasskeyGateway(personal),
    newsletter: async () =>
      (await import('@tornister/adapters-graphql/newsletter')).createGraphqlNewsletterGateway(personal),
    orders: async () => (await import('@tornister/adapters-graphql/orders')).createGraphqlOrdersGateway(personal),
    contracts: async () =>
      (await import('@tornister/adapters-graphql/contracts')).createGraphqlContractGateway(personal),
    prime: async () => (await import('@tornister/adapters-graphql/prime')).createGraphqlPrimeGateway(personal),
    reviews: async () => (await import('@tornister/adapters-graphql/service')).createGraphqlReviewGateway(personal),
    service: async () => (await import('@tornister/adapters-graphql/service')).createGraphqlServiceGateway(personal),
    returns: async () => {
      const { createGraphqlReturnsGateway, createGraphqlUpload } = await import('@tornister/adapters-graphql/returns');
      return createGraphqlReturnsGateway(personal, uploads(createGraphqlUpload));
    },
    classLists: async () =>
      (await import('@tornister/adapters-graphql/class-list')).createGraphqlClassListGateway(personal),
    wishlists: async () =>
      (await import('@tornister/adapters-graphql/wishlist')).createGraphqlWishlistGateway(personal),
    session: async () =>
      (await import('@tornister/adapters-graphql/session')).createGraphqlSessionGateway(personal, session),
  };
};

export type TabLink = ReturnType<typeof createTabLink>;
