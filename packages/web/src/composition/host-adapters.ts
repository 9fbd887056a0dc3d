// What the shop host makes its adapters of, for each page that is rendered (`forEveryone` and `forVisitor` in adapters.ts).

import { createBackendSession, recoveringCart } from '@tornister/adapters-graphql/session';
import type { GraphqlTransport } from '@tornister/adapters-graphql/transport';
import { cacheAnswers } from '../server/answer-cache.ts';
import { currentRequestId } from '../server/request-id.ts';
import { createSessionCookies } from '../server/session-cookies.ts';
import { adapterModule, forEveryone, forVisitor } from './adapters.ts';
import { areaModule } from './area-module.ts';
import * as graphql from './host-graphql.ts';
import { hostPage, hostProcess } from './host-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';
import type { EveryonesPage } from './sides.ts';

/** The questions of each gateway whose answers are the same for everyone. */
const CATALOGUE_QUESTIONS = ['category', 'product', 'item', 'variants', 'extraTab', 'reviews'] as const;
const SEARCH_QUESTIONS = ['search', 'checkHub', 'directMatch', 'adjustLongtail', 'suggest'] as const;
const CONTENT_QUESTIONS = ['page', 'existing', 'footer', 'navigation', 'parameters', 'teaserList'] as const;

const everyonesAdapters = adapterModule(forEveryone, hostPage.everyones);
const visitorsAdapters = adapterModule(forVisitor, hostPage.visitors);

/**
 * The business shop shows goods and prices to its customers only: the backend is asked with the visitor's login, and what it answers is
 * cached for nobody else.
 */
const forCustomersOnly = (everyones: EveryonesPage, open: GraphqlTransport): EveryonesPage => ({
  ...everyones,
  open,
  cached: { catalogue: (gateway) => gateway, content: (gateway) => gateway, search: (gateway) => gateway },
});

/** What each page is rendered with, whoever it is for. */
const pageModule = areaModule((bind) => {
  bind(hostPage.link, [hostProcess.links], (links) => links.forRequest());
  bind(ports.clientStore, [], () => ({ reset: () => undefined }));
  bind(
    hostPage.everyones,
    [openedSite, hostPage.now, hostPage.link, hostProcess.answers, hostProcess.log],
    (site, now, link, answers, log) => {
      const prefix = `${site.storefront.store} ${site.storefront.language}`;
      return {
        graphql,
        open: link.publicTransport({ site }),
        cached: {
          catalogue: (gateway) => cacheAnswers(gateway, CATALOGUE_QUESTIONS, answers, prefix),
          content: (gateway) => cacheAnswers(gateway, CONTENT_QUESTIONS, answers, prefix),
          search: (gateway) => cacheAnswers(gateway, SEARCH_QUESTIONS, answers, prefix),
        },
        now,
        log: {
          info: (message, fields) => log.info(fields ?? {}, message),
          warn: (message, fields) => log.warn(fields ?? {}, message),
          error: (message, fields) => log.error(fields ?? {}, message),
        },
      };
    },
  );
});

/** The ports of a page for everyone: nothing of a visitor is in its container. */
export const everyonesPageModule = areaModule((bind) => {
  pageModule.describe(bind);
  everyonesAdapters.describe(bind);
});

/** The ports of a page that is rendered for one visitor. */
export const visitorsPageModule = areaModule((bind) => {
  pageModule.describe(bind);
  bind(hostPage.visitors, [hostPage.everyones, hostPage.visit, hostPage.link], (everyones, visit, link) => {
    const asked = link.visitorTransport(visit);
    const { isB2b } = visit.site.storefront;
    const session = createBackendSession(asked, createSessionCookies(visit.cookies), { isB2b });
    return {
      ...(isB2b ? forCustomersOnly(everyones, asked) : everyones),
      cookies: visit.cookies,
      personal: recoveringCart(asked, session),
      uploads: link.visitorUpload(visit),
      session,
      requestId: currentRequestId,
      optsOut: visit.optsOut,
    };
  });
  visitorsAdapters.describe(bind);
});
