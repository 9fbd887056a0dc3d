// The shop host: files, endpoints, pictures, pages. Cached pages never come here; they are answered before.

import type { IncomingMessage } from 'node:http';
import { ENDPOINT_ROOT, LIST_STREAM_PATH, limitSubjectOf } from '@tornister/domain/calls';
import { PATHS } from '@tornister/domain/routing';
import { type Metrics, mayReadMetrics } from '@tornister/process/metrics';
import { type Context, Hono } from 'hono';
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
import { classListDownload } from './class-list-download.ts';
import { dataDownload } from './data-download.ts';
import { createEndpoints } from './endpoints.ts';
import { createFeedRoutes } from './feeds/feed-routes.ts';
import { readFileInForm } from './file-in-form.ts';
import { GUARANTEE_ROOT, guaranteeNoticeFile } from './guarantee-notice.ts';
import { invoiceDownload } from './invoice-download.ts';
import { limitBodies, mayBringFile } from './large-bodies.ts';
import { listStream } from './list-stream.ts';
import { isOneClick, newsletterOneClick, ONE_CLICK_PATH } from './newsletter-one-click.ts';
import { orderFormDownload } from './order-form-download.ts';
import type { PageMaker } from './page-maker.ts';
import { createPictureProxy } from './picture-proxy.ts';
import { readPostedForm } from './posted-form.ts';
import { readRequestSite, readVisit } from './read-visit.ts';
import { createReadiness } from './readiness.ts';
import { loggedPath } from './request-log.ts';
import { returnLabelDownload } from './return-label-download.ts';
import { robotsText } from './robots-text.ts';
import { POLICY_HEADER, type SecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { StaticFiles } from './static-files.ts';
import type { StorefrontTokens } from './storefront-token.ts';
import { backToForm } from './too-large-form.ts';
import type { Visit } from './visitor.ts';
import { isOwnOrigin } from './visitor.ts';
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

type Environment = {
  readonly Bindings: { readonly incoming: IncomingMessage };
  readonly Variables: { readonly visit: Visit };
};

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const CHANGING_METHODS: ReadonlySet<string> = new Set(['POST']);

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** What changes something has to come from a page of this very host. Browsers say where a form or a script comes from. */
const comesFromHere = (context: Context<Environment>, settings: Settings): boolean => {
  const { incoming } = context.env;
  const { baseUrl } = readRequestSite(incoming, settings).site;
  const visitedAt = { host: incoming.headers.host ?? '', baseUrl, isLocal: settings.isLocal };
  return isOwnOrigin(context.req.header('origin') ?? '', visitedAt);
};

/**
 * Scripts, styles, fonts and pictures are never documents: the policy of a page means nothing to them, and there are many of them on a
 * page. A drawing (SVG) can be opened as a document, and so can the page that says that there is no such file.
 */
const isPlainFile = ({ req, res }: Context): boolean =>
  /^\/(?:assets|images)\//.test(req.path) && res.ok && !/html|svg/.test(res.headers.get('content-type') ?? '');

export const createApp = (parts: AppParts): Hono<Environment> => {
  const { settings, headers, links, maker, pages, tokens, files, metrics, log, closing } = parts;
  const readiness = createReadiness({ backendUrl: settings.backendUrl, maker });
  const findPage = pageFinder(pages);
  const app = new Hono<Environment>({ strict: false });

  app.use(async (context, next) => {
    await next();
    if (isPlainFile(context)) context.res.headers.set('X-Content-Type-Options', 'nosniff');
    else {
      for (const [name, value] of Object.entries(headers)) {
        // A page that allows one style element more says so itself.
        if (name !== POLICY_HEADER || !context.res.headers.has(name)) context.res.headers.set(name, value);
      }
    }
  });
  app.use(async (context, next) => {
    const { method } = context.req;
    if (SAFE_METHODS.has(method)) return next();
    if (!CHANGING_METHODS.has(method)) return plain(405, 'Method not allowed');
    return isOneClick(context.req.path) || comesFromHere(context, settings)
      ? next()
      : plain(403, 'This request did not come from a page of this shop.');
  });
  const senderOf = (context: Context): string =>
    limitSubjectOf(readVisit(context.env.incoming, settings).clientAddress);
  app.use(
    limitBodies((context, status, more) => {
      if (status === 503) return plain(status, 'Please try again in a moment.', more);
      const isForm = mayBringFile(context) && !context.req.path.startsWith(ENDPOINT_ROOT);
      return isForm ? backToForm(context.env.incoming, settings) : plain(status, 'Too large');
    }, senderOf),
  );

  app.get('/healthz', () => plain(200, 'ok'));
  app.get('/readyz', async (context) => {
    const state = await readiness(readRequestSite(context.env.incoming, settings).site);
    return plain(state === 'ok' ? 200 : 503, state);
  });
  app.get('/metrics', async (context, next) => {
    const reader = {
      socketAddress: context.env.incoming.socket.remoteAddress ?? '',
      hostname: new URL(context.req.url).hostname,
      header: (name: string) => context.req.header(name),
    };
    if (!mayReadMetrics(reader, settings.metricsToken)) return next();
    const { text, contentType } = await metrics.read();
    return context.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  app.get('/robots.txt', (context) =>
    plain(200, robotsText(readVisit(context.env.incoming, settings).site.baseUrl, pages)),
  );
  app.route('/', createFeedRoutes({ links, settings, log }));
  app.get('/images/*', createPictureProxy(settings.backendUrl));
  app.get('/downloads/*', createPictureProxy(settings.backendUrl));
  app.get(`${GUARANTEE_ROOT}*`, guaranteeNoticeFile(settings.guaranteeNotices));
  app.use(async (context, next) => {
    const file = SAFE_METHODS.has(context.req.method)
      ? files(context.req.path, context.req.header('accept-encoding') ?? '')
      : undefined;
    return file ?? next();
  });
  app.use(async (context, next) => {
    const visit = readVisit(context.env.incoming, settings);
    context.set('visit', visit);
    await next();
    // Whatever the answer is: a login that was renewed on the way must not be lost with it.
    for (const cookie of visit.cookies.headers()) context.res.headers.append('set-cookie', cookie);
  });
  // The router takes the slash at the end off the address that is asked for, never off the pattern.
  app.get(INVOICE_PATH.slice(0, -1), invoiceDownload(links));
  app.get(CLASS_SHEET_PATH.slice(0, -1), classListDownload(links));
  app.get(RETURN_LABEL_PATH.slice(0, -1), returnLabelDownload(links));
  app.get(ORDER_FORM_FILE_PATH.slice(0, -1), orderFormDownload(links));
  app.get(MY_DATA_PATH.slice(0, -1), dataDownload(links));
  app.post(ONE_CLICK_PATH, newsletterOneClick(links));
  app.get(LIST_STREAM_PATH.slice(0, -1), listStream(links, closing));
  app.route(ENDPOINT_ROOT, createEndpoints({ links, tokens }));
  app.all(`${ENDPOINT_ROOT}/*`, () => plain(404, 'There is no such endpoint.'));

  app.post(PATHS.materialList.slice(0, -1), readFileInForm(senderOf));
  app.all('*', async (context) => {
    const { raw } = context.req;
    const form = SAFE_METHODS.has(raw.method) ? ok(undefined) : await readPostedForm(raw);
    return form.match(
      (body) =>
        answerVisitor({ maker, findPage }, context.get('visit'), {
          url: context.env.incoming.url ?? '/',
          method: raw.method,
          headers: raw.headers,
          body,
        }),
      async (status) => plain(status, 'This is not a form of this shop.'),
    );
  });
  app.onError((error, context) => {
    log.error({ path: loggedPath(context.req.path), err: error }, 'A request failed');
    return plain(500, 'Something went wrong. Please try again.');
  });
  return app;
};
