// A page request from end to end: who may keep it, what React drew, which files stand around it.

import type { Logger } from 'pino';
import { createServerWiring, createShop, renderPage, serverAdapters } from '../entry.server.tsx';
import { STATE_BLOCK_ID } from '../routing/page-state.ts';
import type { Assets } from './assets.ts';
import type { BackendLink } from './backend-link.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { FreshPage } from './kept-pages.ts';
import type { Visit } from './visitor.ts';

export type PageMaker = {
  /** Draws the page for this visit. Cookies that were changed on the way stand in `visit.cookies`. */
  readonly make: (request: Request, visit: Visit) => Promise<FreshPage>;
};

export type PageMakerParts = {
  readonly link: BackendLink;
  readonly kept: KeptAnswers;
  readonly assets: Assets;
  readonly log: Logger;
};

/** Pages that show something of one visitor. Everything else is drawn without looking at who asks. */
const PERSONAL = /^\/(?:checkout|myaccount|computop|login|logout|rating|prime\/checkout)(?:\/|$)/;

/** Whether a path shows something of one visitor and is never kept. */
export const isPersonal = (path: string): boolean => PERSONAL.test(path);

const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 301, 404, 410]);

const page = (html: string, head: string, state: string): string => {
  const block = `<script type="application/json" id="${STATE_BLOCK_ID}">${state}</script>`;
  return `<!doctype html>${html.replace('</head>', () => `${head}</head>`).replace(/<\/body>/, () => `${block}</body>`)}`;
};

const headersOf = (headers: Headers): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const [name, value] of headers) if (name !== 'set-cookie') all[name] = value;
  return all;
};

export const createPageMaker = ({ link, kept, assets, log }: PageMakerParts): PageMaker => ({
  make: async (request, visit) => {
    const shop = createShop({
      site: visit.site,
      onServer: true,
      wiring: createServerWiring(),
      adapters: serverAdapters({
        visit,
        link,
        kept,
        now: Date.now(),
        log: {
          info: (message, fields) => log.info(fields ?? {}, message),
          warn: (message, fields) => log.warn(fields ?? {}, message),
          error: (message, fields) => log.error(fields ?? {}, message),
        },
      }),
    });
    try {
      const drawn = await renderPage(request, shop);
      if (drawn instanceof Response) {
        return {
          status: drawn.status,
          headers: headersOf(drawn.headers),
          body: await drawn.text(),
          mayBeKept: drawn.status === 301,
        };
      }
      const { head } = assets.forPage(drawn, visit.site.locale);
      return {
        status: drawn.status,
        headers: { ...headersOf(drawn.headers), 'content-type': 'text/html; charset=utf-8' },
        body: page(drawn.html, head, drawn.state),
        mayBeKept: KEPT_STATUSES.has(drawn.status),
      };
    } finally {
      shop.scope.end();
    }
  },
});
