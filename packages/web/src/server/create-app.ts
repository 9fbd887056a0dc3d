// The shop host: files, endpoints, pictures, pages. Cached pages never come here; they are answered before.

import { ENDPOINT_ROOT, LIST_STREAM_PATH } from '@tornister/domain/calls';
import { PATHS } from '@tornister/domain/routing';
import type { Metrics } from '@tornister/process/metrics';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { ok } from 'neverthrow';
import type { Logger } from 'pino';
import { MY_DATA_PATH } from '../components/account/contact-details/contact-intents.ts';
import { INVOICE_PATH } from '../components/account/orders/order-addresses.ts';
import { ORDER_FORM_FILE_PATH } from '../components/cart/order-form-file.ts';
import { CLASS_SHEET_PATH } from '../components/class-list/class-list-address.ts';
import { RETURN_LABEL_PATH } from '../components/returns/return-addresses.ts';
import { pageFinder } from '../routing/find-page.ts';
import type { PageTable } from '../routing/page-table.ts';
import type { BackendLinks } from './backend-link.ts';
import { isBrokenOff } from './broken-off.ts';
import { classListDownload } from './class-list-download.ts';
import { dataDownload } from './data-download.ts';
import { createEndpoints } from './endpoints.ts';
import { createFeedRoutes } from './feeds/feed-routes.ts';
import { plainAnswer } from './file-download.ts';
import { readFileInForm } from './file-in-form.ts';
import { GUARANTEE_ROOT, guaranteeNoticeFile } from './guarantee-notice.ts';
import type { HostEnvironment } from './host-environment.ts';
import { invoiceDownload } from './invoice-download.ts';
import { listStream } from './list-stream.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { newsletterOneClick, ONE_CLICK_PATH } from './newsletter-one-click.ts';
import { orderFormDownload } from './order-form-download.ts';
import type { PageMaker } from './page-maker.ts';
import { createPictureProxy } from './picture-proxy.ts';
import { readPostedForm } from './posted-form.ts';
import { loggedPath } from './request-log.ts';
import {
  bodiesWithinLimits,
  changesOnlyFromHere,
  isSafe,
  securityHeadersOn,
  senderIn,
  siteIn,
  withVisit,
} from './request-rules.ts';
import { returnLabelDownload } from './return-label-download.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { SMALL_PAGES, smallPageAnswer } from './small-page.ts';
import type { StaticFiles } from './static-files.ts';
import type { StorefrontTokens } from './storefront-token.ts';
import { answerVisitor } from './visitor-route.ts';

export type AppParts = {
  readonly settings: Settings;
  readonly headers: SecurityHeaders;
  readonly links: BackendLinks;
  readonly maker: PageMaker;
  readonly pages: PageTable;
  readonly tokens: StorefrontTokens;
  readonly files: StaticFiles;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Says that the process is asked to stop. */
  readonly closing?: AbortSignal | undefined;
};

/** The router takes the slash at the end off the address that is asked for, never off the pattern. */
const pattern = (path: string): string => path.slice(0, -1);

/** A file that was built or handed in with the shop; every other address goes on. */
const builtFile =
  (files: StaticFiles): MiddlewareHandler<HostEnvironment> =>
  async ({ req }, next) => {
    const file = isSafe(req.method) ? files(req.path, req.header('accept-encoding') ?? '') : undefined;
    return file ?? next();
  };

/** Files and streams that belong to one visitor. */
const addDownloads = (app: Hono<HostEnvironment>, { links, closing }: AppParts): void => {
  app.get(pattern(INVOICE_PATH), invoiceDownload(links));
  app.get(pattern(CLASS_SHEET_PATH), classListDownload(links));
  app.get(pattern(RETURN_LABEL_PATH), returnLabelDownload(links));
  app.get(pattern(ORDER_FORM_FILE_PATH), orderFormDownload(links));
  app.get(pattern(MY_DATA_PATH), dataDownload(links));
  app.post(ONE_CLICK_PATH, newsletterOneClick(links));
  app.get(pattern(LIST_STREAM_PATH), listStream(links, closing));
};

/** A page, or what its form has done. */
const page = ({ maker, pages }: AppParts): Handler<HostEnvironment> => {
  const findPage = pageFinder(pages);
  return async (context) => {
    const { raw } = context.req;
    const form = isSafe(raw.method) ? ok(undefined) : await readPostedForm(raw);
    return form.match(
      (body) =>
        answerVisitor({ maker, findPage }, context.get('visit'), {
          url: context.env.incoming.url ?? '/',
          method: raw.method,
          headers: raw.headers,
          body,
        }),
      async (status) => {
        const words = status === 413 ? SMALL_PAGES.tooLarge : SMALL_PAGES.unreadableForm;
        return smallPageAnswer(status, context.get('visit').site, words);
      },
    );
  };
};

export const createApp = (parts: AppParts): Hono<HostEnvironment> => {
  const { settings, headers, links, tokens, files, log } = parts;
  const app = new Hono<HostEnvironment>({ strict: false });
  app.use(securityHeadersOn(headers));
  app.use(changesOnlyFromHere(settings));
  app.use(bodiesWithinLimits(settings));

  app.route('/', createMachineRoutes(parts));
  app.route('/', createFeedRoutes({ links, settings, log }));
  const backendFile = createPictureProxy(links.openFile);
  app.get('/images/*', backendFile);
  app.get('/downloads/*', backendFile);
  app.get(`${GUARANTEE_ROOT}*`, guaranteeNoticeFile(settings.guaranteeNotices));
  app.use(builtFile(files));

  app.use(withVisit(settings));
  addDownloads(app, parts);
  app.route(ENDPOINT_ROOT, createEndpoints({ links, tokens }));
  app.all(`${ENDPOINT_ROOT}/*`, () => plainAnswer(404, 'There is no such endpoint.'));
  app.post(pattern(PATHS.materialList), readFileInForm(senderIn(settings)));
  app.all('*', page(parts));

  app.onError((error, context) => {
    const { incoming } = context.env;
    if (isBrokenOff(error, { incoming, signal: context.req.raw.signal }))
      return smallPageAnswer(400, siteIn(settings)(context), SMALL_PAGES.unreadableForm);
    log.error({ path: loggedPath(context.req.path), err: error }, 'A request failed');
    return smallPageAnswer(500, siteIn(settings)(context), SMALL_PAGES.failed);
  });
  return app;
};
