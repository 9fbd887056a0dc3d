// Puts the shop host together from its settings and from the files of a build; a listener for Node's own server comes out.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createMetrics, type Metrics } from '@tornister/process/metrics';
import { noSharedCache, type SharedCache, watchSharedCache } from '@tornister/process/shared-cache';
import type { Logger } from 'pino';
import { createHostContainer } from '../composition/host-container.ts';
import { createHostShops } from '../composition/host-shops.ts';
import { hostProcess } from '../composition/host-tokens.ts';
import { processModule } from '../composition/process.module.ts';
import { createPageRenderer, type RenderPage } from '../entry.server.tsx';
import { createRoutes } from '../routes.ts';
import { pageFinder } from '../routing/find-page.ts';
import { PAGES, type PageTable } from '../routing/page-table.ts';
import { answeredAtHeader } from './answered-at.ts';
import type { SignalAfter } from './api-token.ts';
import type { Assets } from './assets.ts';
import { createCachedPageRoute } from './cached-page-route.ts';
import { addressAtConfiguredHost } from './configured-host.ts';
import { createApp } from './create-app.ts';
import { createPageMaker } from './page-maker.ts';
import { readRequestSite } from './read-visit.ts';
import { requestIdHeaderOf, requestIdOf, withRequestId } from './request-id.ts';
import { logAnswered, whenAnswered } from './request-log.ts';
import { rememberingTargets } from './request-target.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createSharedMarkup } from './shared-markup.ts';
import { SMALL_PAGE_HEADERS, SMALL_PAGES, smallPageAt } from './small-page.ts';
import type { StaticFiles } from './static-files.ts';
import { createStorefrontTokens } from './storefront-token.ts';

const MILLISECONDS = 1_000;

export type ShopHostParts = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly assets: Assets;
  readonly files: StaticFiles;
  readonly headers: SecurityHeaders;
  /** Where the figures are collected; the process has one, which also tells of the process itself. */
  readonly metrics?: Metrics;
  /** Where shop hosts hand pages and answers on to each other, unless each keeps its own. */
  readonly sharedCache?: SharedCache;
  /** The pages of the shop and what renders them, unless a test brings others. */
  readonly pages?: PageTable;
  readonly render?: RenderPage;
  /** What ends a call of the backend that takes too long; real time, unless a test does not judge by it. */
  readonly signalAfter?: SignalAfter;
  /** Says that the process is asked to stop: what would stay open for long ends then. */
  readonly closing?: AbortSignal;
};

/** How often a header came, from names and values in turn as they came. */
const countOf = (name: string, rawHeaders: readonly string[]): number => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
};

export type ShopHost = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export const createShopHost = ({
  settings,
  log,
  assets,
  files,
  headers,
  metrics = createMetrics(),
  sharedCache = noSharedCache,
  pages = PAGES,
  render,
  signalAfter,
  closing,
}: ShopHostParts): ShopHost => {
  const container = createHostContainer();
  container.load(processModule(settings, log, sharedCache, signalAfter));
  const links = container.get(hostProcess.links);
  const shops = createHostShops(container);
  const markup = createSharedMarkup();
  const maker = createPageMaker({
    shops,
    assets,
    log,
    headers,
    render: render ?? createPageRenderer(createRoutes(), markup),
  });
  const readTarget = rememberingTargets(pageFinder(pages));
  const cache = container.get(hostProcess.pages);
  metrics.watchCache('pages', cache);
  metrics.watchCache('answers', container.get(hostProcess.answers));
  metrics.watchCache('markup', markup);
  if (sharedCache !== noSharedCache) watchSharedCache(metrics, sharedCache);
  const cachedPageRoute = createCachedPageRoute({
    settings,
    cache,
    maker,
    readTarget,
    headers,
    log,
  });
  const app = createApp({
    settings,
    headers,
    links,
    maker,
    pages,
    tokens: createStorefrontTokens(),
    files,
    metrics,
    log,
    closing,
  });
  const answerTheRest = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void => {
    const named = requestIdHeaderOf(requestId);
    // Two of them are two opinions about which shop is visited; whoever stands in front may have read the other one.
    if (countOf('host', incoming.rawHeaders) > 1) {
      outgoing
        .writeHead(400, { ...headers, ...named, 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Bad request');
      return;
    }
    // Before any router reads it.
    if (!readTarget(incoming.url ?? '/').isReadable) {
      const { site } = readRequestSite(incoming, settings);
      outgoing.writeHead(404, { ...headers, ...named, ...SMALL_PAGE_HEADERS });
      outgoing.end(incoming.method === 'HEAD' ? undefined : smallPageAt(site, SMALL_PAGES.unreadableAddress));
      return;
    }
    const location = addressAtConfiguredHost(incoming, readTarget, settings);
    if (location !== undefined) {
      outgoing.writeHead(301, { ...headers, ...named, location, 'cache-control': 'no-store' }).end();
      return;
    }
    // A cached page needs no context of its own: what renders one enters it there.
    if (cachedPageRoute({ incoming, outgoing, requestId })) return;
    for (const [name, value] of Object.entries({ ...named, ...answeredAtHeader() })) outgoing.setHeader(name, value);
    withRequestId(requestId, () => void answerTheRest(incoming, outgoing));
  };
  return (incoming, outgoing) => {
    const requestId = requestIdOf(incoming, settings.isTrustedProxy);
    const { method = '', url = '' } = incoming;
    whenAnswered(outgoing, ({ status, ms }) => {
      const { path, route } = readTarget(url);
      logAnswered(log, { requestId, method, path, status, ms });
      metrics.countRequest({ method, route, status, seconds: ms / MILLISECONDS });
    });
    answer(incoming, outgoing, requestId);
  };
};
