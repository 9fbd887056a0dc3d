// Answers requests for pages that are the same for everyone: from the page cache, before the router looks at the request, or rendered for it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookieHeader } from '@tornister/adapters-browser/cookies';
import { NOTICE_COOKIE, readArriving } from '@tornister/application/notices';
import type { AbTest, ChosenVariants } from '@tornister/domain/content';
import { COOKIES, LOGGED_IN_COOKIE } from '@tornister/domain/session';
import type { Logger } from 'pino';
import type { Site } from '../composition/shop.ts';
import { answeredAtHeader } from './answered-at.ts';
import { encodingFor, hasSameTag } from './negotiate.ts';
import { pageAddress } from './page-address.ts';
import { audienceAt } from './page-audience.ts';
import { type CachedPage, compressPage, type FreshPage, type PageCache } from './page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import { readClientAddress, readRequestSite } from './read-visit.ts';
import { requestIdHeaderOf, withRequestId } from './request-id.ts';
import type { RequestSite } from './request-site.ts';
import { LONGEST_CACHED_URL, type ReadTarget, type RequestTarget } from './request-target.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { SMALL_PAGE_HEADERS, SMALL_PAGES, smallPageAt } from './small-page.ts';
import { bringsTestCookies, chooseForRequest } from './tested-visitor.ts';

export type CachedPageRouteParts = {
  readonly log: Logger;
  readonly settings: Settings;
  readonly cache: PageCache;
  readonly maker: PageMaker;
  readonly readTarget: ReadTarget;
  readonly headers: SecurityHeaders;
};

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly requestId: string;
};

/**
 * Sends a page, with cookies for its visitor if there are any. All its headers come at once: where one was set before, Node.js checks and copies each
 * of the others one by one.
 */
const send = ({ incoming, outgoing, requestId }: Exchange, page: CachedPage, cookies: readonly string[] = []): void => {
  const all = { ...page.headers, ...requestIdHeaderOf(requestId), ...answeredAtHeader() };
  if (cookies.length > 0) {
    const headers = { ...all, 'cache-control': 'private, no-store', 'set-cookie': [...cookies] };
    outgoing.writeHead(page.status, headers).end(incoming.method === 'HEAD' ? undefined : page.body);
    return;
  }
  if (page.status === 200 && hasSameTag(incoming.headers['if-none-match'], page.etag)) {
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = all;
    outgoing.writeHead(304, headers).end();
    return;
  }
  outgoing.writeHead(page.status, all).end(incoming.method === 'HEAD' ? undefined : page.body);
};

/** Whether the one who asks counts as logged in; cookies are only read where they speak of a login at all. */
const comesWithLogin = ({ headers }: IncomingMessage): boolean => {
  const cookie = headers.cookie ?? '';
  if (!cookie.includes(COOKIES.jwt)) return false;
  const cookies = parseCookieHeader(cookie);
  return cookies.has(COOKIES.jwt) || cookies.has(LOGGED_IN_COOKIE);
};

/** Whether a request asks for a page that is the same for everyone. */
const asksForOpenPage = (incoming: IncomingMessage, target: RequestTarget, site: Site): boolean => {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
  const { page } = target;
  return page !== undefined && audienceAt(site, target, page, comesWithLogin(incoming)) === 'everyone';
};

/** Whether somebody is told something on the next page: then that page is rendered for this visitor, and cached for nobody. */
const bringsNotice = ({ headers }: IncomingMessage): boolean => {
  const cookie = headers.cookie ?? '';
  if (!cookie.includes(NOTICE_COOKIE) && !cookie.includes(COOKIES.securityLogout)) return false;
  const cookies = parseCookieHeader(cookie);
  return readArriving({ get: (name) => cookies.get(name) }) !== undefined;
};

export type CachedPageRoute = (exchange: Exchange) => boolean;

/** Answers page requests that are the same for everyone; false leaves the request to the rest of the shop host. */
export const createCachedPageRoute = ({
  settings,
  cache,
  maker,
  readTarget,
  headers,
  log,
}: CachedPageRouteParts): CachedPageRoute => {
  const knownHost = { ...headers, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding' };
  const anyHost = { ...knownHost, vary: 'Accept-Encoding, Accept-Language, Cookie' };
  const fail = ({ outgoing, requestId }: Exchange, site: Site, reason: unknown): void => {
    log.error({ err: reason, requestId }, 'A page could not be rendered');
    outgoing.writeHead(500, { ...headers, ...requestIdHeaderOf(requestId), ...SMALL_PAGE_HEADERS });
    outgoing.end(smallPageAt(site, SMALL_PAGES.failed));
  };
  /** Renders the page; its headers are complete, so that a cached one is sent as it is. */
  const renderPage = async (
    { selected, site }: RequestSite,
    { url, address }: { readonly url: string; readonly address: string },
    chosen: ChosenVariants,
  ): Promise<FreshPage> => {
    let tests: readonly AbTest[] = [];
    const choose = (found: readonly AbTest[]): ChosenVariants => {
      tests = found;
      return chosen;
    };
    // The request that loaders see has the address from the configuration and no header of the visitor.
    const request = new Request(pageAddress(url, site.baseUrl));
    const page = await maker.forEveryone(request, site, { chooseVariants: choose }, address);
    const base = selected.known ? knownHost : anyHost;
    const forNobodyElse = page.mayBeCached ? {} : { 'cache-control': 'no-store' };
    const byCookie = tests.length === 0 ? {} : { vary: `${base.vary}${selected.known ? ', Cookie' : ''}` };
    return { ...page, tests, headers: { ...base, ...byCookie, ...forNobodyElse, ...page.headers } };
  };
  return (exchange) => {
    const { incoming, requestId } = exchange;
    const url = incoming.url ?? '/';
    const requestSite = readRequestSite(incoming, settings);
    const { selected, site } = requestSite;
    if (!asksForOpenPage(incoming, readTarget(url), site) || bringsNotice(incoming)) return false;
    const encoding = encodingFor(incoming.headers['accept-encoding'] ?? '');
    const mayBeCached = url.length <= LONGEST_CACHED_URL;
    const key = `${selected.known ? '' : 'any '}${site.baseUrl} ${site.locale} ${url}`;
    /** The page with these variants: at once where it is cached. */
    const pageWith = (chosen: ChosenVariants, combination: string): CachedPage | Promise<CachedPage> => {
      const make = (): Promise<FreshPage> =>
        withRequestId(requestId, () =>
          renderPage(requestSite, { url, address: readClientAddress(incoming, settings) }, chosen),
        );
      if (!mayBeCached) return make().then((page) => compressPage(page, encoding, 'once'));
      const ownKey = combination === '' ? key : `${key} ${combination}`;
      return cache.ready(ownKey, encoding, make) ?? cache.get(ownKey, encoding, make);
    };
    /** Sends the page as the visitor's tests want it; what everybody sees says which tests there are. */
    const sendTested = async (page: CachedPage): Promise<void> => {
      const { chosen, combination, cookies } = chooseForRequest(incoming, page.tests, site.baseUrl);
      send(exchange, combination === '' ? page : await pageWith(chosen, combination), cookies);
    };
    const everyones = pageWith({}, '');
    if (!(everyones instanceof Promise) && everyones.tests.length === 0 && !bringsTestCookies(incoming)) {
      send(exchange, everyones);
      return true;
    }
    Promise.resolve(everyones)
      .then(sendTested)
      .catch((reason: unknown) => fail(exchange, site, reason));
    return true;
  };
};
