// Which adapter stands behind which port: on the shop host for a page that everyone gets, on the shop host for the page of one visitor, and
// in a tab. A port that is missing in one of the three does not compile.

import { createRandomKeys } from '@tornister/adapters-browser/identity';
import { createBrowserPrivacySignal } from '@tornister/adapters-browser/privacy';
import { createWebDeviceStore, noDeviceStore } from '@tornister/adapters-browser/storage';
import { createBroadcastTabChannel, silentTabChannel } from '@tornister/adapters-browser/tabs';
import { createRequestClock, createSystemClock } from '@tornister/adapters-browser/time';
import { createPageVisibility, neverVisible } from '@tornister/adapters-browser/visibility';
import type { Analytics } from '@tornister/application/ports';
import { type AreaModule, areaModule } from './area-module.ts';
import { lazyGateway } from './lazy-service.ts';
import { type Ports, ports } from './ports.ts';
import { refusingPort } from './refusing-port.ts';
import type { EveryonesPage, Tab, VisitorsPage } from './sides.ts';
import type { Token } from './tokens.ts';

/**
 * Adapters translate between the shop and the world outside. Two ports stay inside: notices are shown by a use case (`cart.module.ts`), and
 * what a tab remembers of its visitor is the cart (`tab-adapters.ts`; the shop host remembers nobody).
 */
type AdaptedPorts = Omit<Ports, 'notifier' | 'clientStore'>;

/** The adapter of each port, made of what its side has. */
type AdaptersOf<Side> = { readonly [Name in keyof AdaptedPorts]: (side: Side) => AdaptedPorts[Name] };

const nobodyListens: Analytics = { track: () => undefined };

// What the shop host asks for everyone alike. Each stands under a name of its own, so that the tab's code has none of it.
const cachedCatalogue = ({ graphql, open, cached }: EveryonesPage) =>
  cached.catalogue(graphql.createGraphqlCatalogueGateway(open));
const cachedContent = ({ graphql, open, cached }: EveryonesPage) =>
  cached.content(graphql.createGraphqlContentGateway(open));
const cachedSearch = ({ graphql, open, cached }: EveryonesPage) =>
  cached.search(graphql.createGraphqlSearchGateway(open));

/** Made without a visitor; the ports that would ask for one refuse, so what the page cache hands out was never anybody's. */
export const forEveryone: AdaptersOf<EveryonesPage> = {
  accountGateway: () => refusingPort('accountGateway'),
  addressGateway: () => refusingPort('addressGateway'),
  analytics: () => nobodyListens,
  cartGateway: () => refusingPort('cartGateway'),
  catalogueGateway: cachedCatalogue,
  checkoutGateway: () => refusingPort('checkoutGateway'),
  classListGateway: () => refusingPort('classListGateway'),
  clock: ({ now }) => createRequestClock(now),
  contactGateway: () => refusingPort('contactGateway'),
  contentGateway: cachedContent,
  contractGateway: () => refusingPort('contractGateway'),
  cookieJar: () => refusingPort('cookieJar'),
  keyMaker: () => refusingPort('keyMaker'),
  localStore: () => refusingPort('localStore'),
  logger: ({ log }) => log,
  newsletterGateway: () => refusingPort('newsletterGateway'),
  orderFormGateway: () => refusingPort('orderFormGateway'),
  ordersGateway: () => refusingPort('ordersGateway'),
  reviewGateway: () => refusingPort('reviewGateway'),
  pageVisibility: () => neverVisible,
  passkeyCeremony: () => refusingPort('passkeyCeremony'),
  passkeyGateway: () => refusingPort('passkeyGateway'),
  primeGateway: () => refusingPort('primeGateway'),
  privacySignal: () => refusingPort('privacySignal'),
  returnsGateway: () => refusingPort('returnsGateway'),
  searchGateway: cachedSearch,
  serviceGateway: () => refusingPort('serviceGateway'),
  sessionGateway: () => refusingPort('sessionGateway'),
  sessionStore: () => refusingPort('sessionStore'),
  tabChannel: () => silentTabChannel,
  trackingGateway: () => refusingPort('trackingGateway'),
  wishlistGateway: () => refusingPort('wishlistGateway'),
};

/** Made around the visitor's cookies. */
export const forVisitor: AdaptersOf<VisitorsPage> = {
  accountGateway: ({ graphql, personal, uploads, session }) =>
    graphql.createGraphqlAccountGateway(personal, uploads, session),
  addressGateway: ({ graphql, personal }) => graphql.createGraphqlAddressGateway(personal),
  analytics: () => nobodyListens,
  cartGateway: ({ graphql, personal, session, requestId }) =>
    graphql.createGraphqlCartGateway(personal, session, requestId),
  catalogueGateway: cachedCatalogue,
  checkoutGateway: ({ graphql, personal, session }) => graphql.createGraphqlCheckoutGateway(personal, session),
  classListGateway: ({ graphql, personal }) => graphql.createGraphqlClassListGateway(personal),
  clock: ({ now }) => createRequestClock(now),
  contactGateway: ({ graphql, personal }) => graphql.createGraphqlContactGateway(personal),
  contentGateway: cachedContent,
  contractGateway: ({ graphql, personal }) => graphql.createGraphqlContractGateway(personal),
  cookieJar: ({ cookies }) => cookies,
  keyMaker: () => createRandomKeys(globalThis.crypto),
  localStore: () => noDeviceStore,
  logger: ({ log }) => log,
  newsletterGateway: ({ graphql, personal }) => graphql.createGraphqlNewsletterGateway(personal),
  orderFormGateway: ({ graphql, personal, session }) => ({
    ...graphql.createGraphqlOrderFormGateway(personal, session),
    ...graphql.createGraphqlMaterialListGateway(personal),
    ...graphql.createGraphqlTeaserListGateway(personal, session),
  }),
  ordersGateway: ({ graphql, personal }) => graphql.createGraphqlOrdersGateway(personal),
  pageVisibility: () => neverVisible,
  passkeyCeremony: () => lazyGateway(async () => (await import('@tornister/adapters-browser/passkeys')).noCeremony),
  passkeyGateway: ({ graphql, personal }) => graphql.createGraphqlPasskeyGateway(personal),
  primeGateway: ({ graphql, personal }) => graphql.createGraphqlPrimeGateway(personal),
  privacySignal: ({ optsOut }) => ({ optsOut: () => optsOut }),
  returnsGateway: ({ graphql, personal, uploads }) => graphql.createGraphqlReturnsGateway(personal, uploads),
  reviewGateway: ({ graphql, personal }) => graphql.createGraphqlReviewGateway(personal),
  searchGateway: cachedSearch,
  serviceGateway: ({ graphql, personal }) => graphql.createGraphqlServiceGateway(personal),
  sessionGateway: ({ graphql, personal, session }) => graphql.createGraphqlSessionGateway(personal, session),
  sessionStore: () => noDeviceStore,
  tabChannel: () => silentTabChannel,
  trackingGateway: () => refusingPort('trackingGateway'),
  wishlistGateway: ({ graphql, personal }) => graphql.createGraphqlWishlistGateway(personal),
};

/** What speaks GraphQL comes with its first question, not with the page. */
export const inTab: AdaptersOf<Tab> = {
  accountGateway: ({ link }) => lazyGateway(async () => (await link()).account()),
  addressGateway: ({ link }) => lazyGateway(async () => (await link()).addresses()),
  analytics: ({ analytics }) => analytics,
  cartGateway: ({ link }) => lazyGateway(async () => (await link()).cart()),
  catalogueGateway: ({ link }) => lazyGateway(async () => (await link()).catalogue()),
  checkoutGateway: ({ link }) => lazyGateway(async () => (await link()).checkout()),
  classListGateway: ({ link }) => lazyGateway(async () => (await link()).classLists()),
  clock: ({ lag }) => createSystemClock(lag),
  contactGateway: ({ link }) => lazyGateway(async () => (await link()).contact()),
  contentGateway: ({ link }) => lazyGateway(async () => (await link()).content()),
  contractGateway: ({ link }) => lazyGateway(async () => (await link()).contracts()),
  cookieJar: ({ cookies }) => cookies,
  keyMaker: () => createRandomKeys(globalThis.crypto),
  localStore: () => createWebDeviceStore(() => globalThis.localStorage),
  logger: ({ log }) => log,
  newsletterGateway: ({ link }) => lazyGateway(async () => (await link()).newsletter()),
  orderFormGateway: ({ link }) => lazyGateway(async () => (await link()).orderForm()),
  ordersGateway: ({ link }) => lazyGateway(async () => (await link()).orders()),
  pageVisibility: () => createPageVisibility(document, globalThis),
  passkeyCeremony: () =>
    lazyGateway(async () => (await import('@tornister/adapters-browser/passkeys')).createBrowserCeremony()),
  passkeyGateway: ({ link }) => lazyGateway(async () => (await link()).passkeys()),
  primeGateway: ({ link }) => lazyGateway(async () => (await link()).prime()),
  privacySignal: () => createBrowserPrivacySignal(globalThis.navigator),
  returnsGateway: ({ link }) => lazyGateway(async () => (await link()).returns()),
  searchGateway: ({ link }) => lazyGateway(async () => (await link()).search()),
  reviewGateway: ({ link }) => lazyGateway(async () => (await link()).reviews()),
  serviceGateway: ({ link }) => lazyGateway(async () => (await link()).service()),
  sessionGateway: ({ link }) => lazyGateway(async () => (await link()).session()),
  sessionStore: () => createWebDeviceStore(() => globalThis.sessionStorage),
  tabChannel: ({ openChannel }) =>
    openChannel === undefined ? silentTabChannel : createBroadcastTabChannel(openChannel),
  trackingGateway: ({ host }) => lazyGateway(async () => (await import('./tab-tracking.ts')).createTabTracking(host)),
  wishlistGateway: ({ link }) => lazyGateway(async () => (await link()).wishlists()),
};

/** The adapters as an area of a container in which its side stands under a name. */
export const adapterModule = <Side>(adapters: AdaptersOf<Side>, side: Token<Side>): AreaModule =>
  areaModule((bind) => {
    const bindPort = <Name extends keyof AdaptedPorts>(name: Name): void =>
      bind<AdaptedPorts[Name], [Side]>(ports[name], [side], adapters[name]);
    for (const name of Object.keys(adapters) as (keyof AdaptedPorts)[]) bindPort(name);
  });
