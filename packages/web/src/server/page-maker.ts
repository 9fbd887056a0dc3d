// Makes the answer to a page request: runs the renderer, puts the page's files and its state around the markup, says whether it may be cached.

import type { Logger } from 'pino';
import type { ChosenForPage, HostShops } from '../composition/host-shops.ts';
import type { Shop, Site } from '../composition/shop.ts';
import type { RenderedPage, RenderPage } from '../entry.server.tsx';
import { retryAfter } from '../respond.ts';
import { STATE_BLOCK_ID } from '../routing/page-state.ts';
import type { Assets } from './assets.ts';
import { allowingStyle, colourRules } from './editor-colours.ts';
import type { FreshPage } from './page-cache.ts';
import { loggedPath } from './request-log.ts';
import { POLICY_HEADER, type SecurityHeaders } from './security-headers.ts';
import { sharerOf } from './sharer-of.ts';
import { withShownTo } from './shown-forms.ts';
import { SMALL_PAGE_HEADERS, SMALL_PAGES, smallPageAt } from './small-page.ts';
import type { Visit } from './visitor.ts';

export type PageMaker = {
  /**
   * Renders a page that is the same for everyone, from its address and the storefront alone: nothing of a visitor comes in, so nothing of one
   * can come out. With a notice for one visitor the page is sent to that visitor only.
   *
   * @param address who has a share of what is made at once; the rendering learns nothing of it
   */
  readonly forEveryone: (request: Request, site: Site, chosen?: ChosenForPage, address?: string) => Promise<FreshPage>;
  /** Renders a page of one visitor. Cookies that were changed on the way stand in `visit.cookies`. */
  readonly forVisitor: (request: Request, visit: Visit) => Promise<FreshPage>;
};

export type PageMakerParts = {
  readonly shops: HostShops;
  readonly assets: Assets;
  readonly log: Logger;
  /** What every answer carries; a page with colours of editors changes the policy. */
  readonly headers: SecurityHeaders;
  readonly render: RenderPage;
};

/**
 * The only statuses that a page cache may hand on to others: what is there, what has moved for good, what is not there. A way that depends
 * on the moment (302), a refusal (429) and an outage (503) are for whoever got them.
 */
const CACHEABLE_STATUSES: ReadonlySet<number> = new Set([200, 301, 404, 410]);

/**
 * Pages that are being made at once. Who comes beyond that would wait longer than anybody waits, and make the others wait, too: some 150 pages of 20 ms
 * are three seconds.
 */
const MOST_AT_ONCE = 150;
/** One address has a fifth of that: whoever asks for page after page keeps nobody else from one. */
const OF_ONE_AT_ONCE = 30;
/** When who was sent away may come again, in seconds. */
const SOON_S = 2;

/** What is being made, in all and for each. */
const createShares = () => {
  const shares = new Map<string, number>();
  let all = 0;
  const add = (sharer: string | undefined, change: 1 | -1): void => {
    all += change;
    if (sharer === undefined) return;
    const share = (shares.get(sharer) ?? 0) + change;
    if (share === 0) shares.delete(sharer);
    else shares.set(sharer, share);
  };
  return {
    isUsedUp: (sharer: string | undefined): boolean =>
      all >= MOST_AT_ONCE || (sharer !== undefined && (shares.get(sharer) ?? 0) >= OF_ONE_AT_ONCE),
    begin: (sharer: string | undefined): void => add(sharer, 1),
    end: (sharer: string | undefined): void => add(sharer, -1),
  };
};

const tooBusy = (site: Site): FreshPage => ({
  status: 503,
  headers: { ...retryAfter(SOON_S), ...SMALL_PAGE_HEADERS },
  body: smallPageAt(site, SMALL_PAGES.busy),
  mayBeCached: false,
  isForAskerAlone: true,
});

/** The whole page, put together at once: each further step would copy all of it. */
const page = ({ html, notes, state }: RenderedPage, head: string): string => {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const block = `<script type="application/json" id="${STATE_BLOCK_ID}">${state}</script>`;
  const parts = [html.slice(0, headEnd), head, html.slice(headEnd, bodyEnd), notes, block, html.slice(bodyEnd)];
  return `<!doctype html>${parts.join('')}`;
};

const headersOf = (headers: Headers): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const [name, value] of headers) if (name !== 'set-cookie') all[name] = value;
  return all;
};

/** The colours of editors on a page, as a style element and the policy that allows it. */
const coloursOf = (html: string, { [POLICY_HEADER]: policy = '' }: SecurityHeaders) => {
  const css = colourRules(html);
  if (css === '') return { style: '', headers: {} };
  return { style: `<style>${css}</style>`, headers: { [POLICY_HEADER]: allowingStyle(policy, css) } };
};

/** Where somebody asks, and who has a share of what is made at once. */
type Asker = { readonly site: Site; readonly address: string | undefined };

export const createPageMaker = ({ shops, assets, log, headers, render }: PageMakerParts): PageMaker => {
  const renderPage = async (request: Request, shop: Shop): Promise<FreshPage> => {
    const rendered = await render(request, shop);
    if (rendered instanceof Response) {
      const { status, headers } = rendered;
      return {
        status,
        headers: headersOf(headers),
        body: await rendered.text(),
        mayBeCached: CACHEABLE_STATUSES.has(status),
      };
    }
    for (const fault of rendered.faults) log.error({ err: fault, path: loggedPath(request.url) }, 'A loader failed');
    const { head } = assets.forPage(rendered, shop.site.locale);
    const colours = coloursOf(rendered.html, headers);
    return {
      status: rendered.status,
      headers: { ...headersOf(rendered.headers), 'content-type': 'text/html; charset=utf-8', ...colours.headers },
      body: page(rendered, head + colours.style),
      mayBeCached: CACHEABLE_STATUSES.has(rendered.status),
    };
  };
  const shares = createShares();
  const renderAndEnd = async (request: Request, { site, address }: Asker, open: () => Shop): Promise<FreshPage> => {
    const sharer = sharerOf(address);
    // What somebody has sent is never turned away for this.
    if (shares.isUsedUp(sharer) && request.method === 'GET') return tooBusy(site);
    const shop = open();
    shares.begin(sharer);
    try {
      return await renderPage(request, shop);
    } finally {
      shares.end(sharer);
      shop.scope.end();
    }
  };
  return {
    forEveryone: (request, site, chosen, address) =>
      renderAndEnd(request, { site, address }, () => shops.forEveryone(site, chosen)),
    forVisitor: async (request, visit) => {
      const { site, clientAddress: address } = visit;
      const made = await renderAndEnd(request, { site, address }, () => shops.forVisitor(visit));
      return { ...made, body: withShownTo(made.body, visit) };
    },
  };
};
