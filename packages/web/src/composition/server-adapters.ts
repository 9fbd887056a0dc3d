// The ports on the shop host, one set for each page that is drawn. A page for everyone gets ports that cannot tell who is there; a page for
// a visitor has those around the visitor's cookies as well.

import { createRandomKeys } from '@tornister/adapters-browser/identity';
import { noDeviceStore } from '@tornister/adapters-browser/storage';
import { silentTabChannel } from '@tornister/adapters-browser/tabs';
import { createRequestClock } from '@tornister/adapters-browser/time';
import { createGraphqlCartGateway } from '@tornister/adapters-graphql/cart';
import { createGraphqlCatalogueGateway } from '@tornister/adapters-graphql/catalogue';
import { createGraphqlCheckoutGateway } from '@tornister/adapters-graphql/checkout';
import { createGraphqlContentGateway } from '@tornister/adapters-graphql/content';
import { createGraphqlSearchGateway } from '@tornister/adapters-graphql/search';
import { createBackendDoor, createGraphqlSessionGateway, renewingIds } from '@tornister/adapters-graphql/session';
import type { Logger } from '@tornister/application/ports';
import type { BackendLink } from '../server/backend-link.ts';
import { type KeptAnswers, keepAnswers } from '../server/kept-answers.ts';
import type { Visit } from '../server/visitor.ts';
import { createVisitorMemory } from '../server/visitor-memory.ts';
import { type AreaModule, areaModule } from './area-module.ts';
import { refusingPort } from './refusing-port.ts';
import type { Site } from './shop.ts';
import { ports } from './tokens.ts';

export type OpenPageAdapters = {
  readonly site: Site;
  readonly link: BackendLink;
  readonly kept: KeptAnswers;
  readonly log: Logger;
  readonly now: number;
};

export type VisitorAdapters = OpenPageAdapters & { readonly visit: Visit };

const CATALOGUE_QUESTIONS = ['category', 'product', 'item', 'variants', 'extraTab', 'reviews'] as const;
const SEARCH_QUESTIONS = ['search', 'checkHub', 'directMatch', 'adjustLongtail', 'suggest'] as const;
const CONTENT_QUESTIONS = ['page', 'footer', 'navigation', 'parameters'] as const;

/** Ports whose answers are the same for everyone at a storefront. */
const sharedAdapters = ({ site, link, kept, log, now }: OpenPageAdapters): AreaModule => {
  const prefix = `${site.storefront.store} ${site.storefront.language}`;
  const open = link.publicTransport({ site });
  const host = new URL(site.baseUrl).host;
  return areaModule((bind) => {
    bind(ports.catalogueGateway, [], () =>
      keepAnswers(createGraphqlCatalogueGateway(open, host), CATALOGUE_QUESTIONS, kept, prefix),
    );
    bind(ports.searchGateway, [], () => keepAnswers(createGraphqlSearchGateway(open), SEARCH_QUESTIONS, kept, prefix));
    bind(ports.contentGateway, [], () =>
      keepAnswers(createGraphqlContentGateway(open), CONTENT_QUESTIONS, kept, prefix),
    );
    bind(ports.tabChannel, [], () => silentTabChannel);
    bind(ports.clock, [], () => createRequestClock(now));
    bind(ports.logger, [], () => log);
    bind(ports.analytics, [], () => ({ track: () => undefined }));
    bind(ports.clientStore, [], () => ({ reset: () => undefined }));
  });
};

/**
 * The ports of a page for everyone. They are made without a visitor, and those that would ask for one refuse: what the page cache hands out
 * was never anybody's. A key that only one form may send is of that kind too.
 */
export const openPageAdapters = (parts: OpenPageAdapters): AreaModule => {
  const shared = sharedAdapters(parts);
  return areaModule((bind) => {
    shared.describe(bind);
    bind(ports.cartGateway, [], () => refusingPort('cartGateway'));
    bind(ports.checkoutGateway, [], () => refusingPort('checkoutGateway'));
    bind(ports.sessionGateway, [], () => refusingPort('sessionGateway'));
    bind(ports.cookieJar, [], () => refusingPort('cookieJar'));
    bind(ports.localStore, [], () => refusingPort('localStore'));
    bind(ports.sessionStore, [], () => refusingPort('sessionStore'));
    bind(ports.keyMaker, [], () => refusingPort('keyMaker'));
  });
};

/** The ports of a page that is drawn for one visitor. */
export const visitorAdapters = (parts: VisitorAdapters): AreaModule => {
  const { visit, link, site } = parts;
  const shared = sharedAdapters(parts);
  const asked = link.visitorTransport(visit);
  const door = createBackendDoor(asked, createVisitorMemory(visit.cookies), { isB2b: site.storefront.isB2b });
  const personal = renewingIds(asked, door);
  return areaModule((bind) => {
    shared.describe(bind);
    bind(ports.cartGateway, [], () => createGraphqlCartGateway(personal, door));
    bind(ports.checkoutGateway, [], () => createGraphqlCheckoutGateway(personal, door));
    bind(ports.sessionGateway, [], () => createGraphqlSessionGateway(personal, door));
    bind(ports.cookieJar, [], () => visit.cookies);
    bind(ports.localStore, [], () => noDeviceStore);
    bind(ports.sessionStore, [], () => noDeviceStore);
    bind(ports.keyMaker, [], () => createRandomKeys(globalThis.crypto));
  });
};
