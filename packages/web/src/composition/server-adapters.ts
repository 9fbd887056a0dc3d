// The ports on the shop host: one set for each request, around the visitor's cookies and the backend.

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
import { ports } from './tokens.ts';

export type ServerAdapters = {
  readonly visit: Visit;
  readonly link: BackendLink;
  readonly kept: KeptAnswers;
  readonly log: Logger;
  readonly now: number;
};

const CATALOGUE_QUESTIONS = ['category', 'product', 'item', 'variants', 'extraTab', 'reviews'] as const;
const SEARCH_QUESTIONS = ['search', 'checkHub', 'directMatch', 'adjustLongtail', 'suggest'] as const;
const CONTENT_QUESTIONS = ['page', 'footer', 'navigation', 'parameters'] as const;

export const serverAdapters = ({ visit, link, kept, log, now }: ServerAdapters): AreaModule => {
  const { site, cookies } = visit;
  const prefix = `${site.storefront.store} ${site.storefront.language}`;
  const open = link.publicTransport(visit);
  const asked = link.visitorTransport(visit);
  const door = createBackendDoor(asked, createVisitorMemory(cookies), { isB2b: site.storefront.isB2b });
  const personal = renewingIds(asked, door);
  const host = new URL(site.baseUrl).host;
  return areaModule((bind) => {
    bind(ports.catalogueGateway, [], () =>
      keepAnswers(createGraphqlCatalogueGateway(open, host), CATALOGUE_QUESTIONS, kept, prefix),
    );
    bind(ports.searchGateway, [], () => keepAnswers(createGraphqlSearchGateway(open), SEARCH_QUESTIONS, kept, prefix));
    bind(ports.contentGateway, [], () =>
      keepAnswers(createGraphqlContentGateway(open), CONTENT_QUESTIONS, kept, prefix),
    );
    bind(ports.cartGateway, [], () => createGraphqlCartGateway(personal, door));
    bind(ports.checkoutGateway, [], () => createGraphqlCheckoutGateway(personal, door));
    bind(ports.sessionGateway, [], () => createGraphqlSessionGateway(personal, door));
    bind(ports.cookieJar, [], () => cookies);
    bind(ports.localStore, [], () => noDeviceStore);
    bind(ports.sessionStore, [], () => noDeviceStore);
    bind(ports.tabChannel, [], () => silentTabChannel);
    bind(ports.clock, [], () => createRequestClock(now));
    bind(ports.keyMaker, [], () => createRandomKeys(globalThis.crypto));
    bind(ports.logger, [], () => log);
    bind(ports.analytics, [], () => ({ track: () => undefined }));
  });
};
