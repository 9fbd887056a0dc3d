// The pages of the shop host: runs the matched loaders and actions and renders the page. No stream: once all data are there, one string
// is made, which is the fastest way React has.

import { NEW_WINDOW_NOTE_ID } from '@tornister/domain/content';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { registerArea } from './composition/area-module.ts';
import { cartModule } from './composition/cart.module.ts';
import { consentModule } from './composition/consent.module.ts';
import { type Shop, shopContext } from './composition/shop.ts';
import { visitorModule } from './composition/visitor.module.ts';
import { Document } from './document.tsx';
import { createI18n, NAMESPACES } from './i18n/create-i18n.ts';
import { OFFLINE_NOTE_ID } from './i18n/offline-note.ts';
import { rememberTexts } from './i18n/remembered-texts.ts';
import { bundledTexts } from './i18n/text-source.ts';
import { withWordedNotices } from './i18n/worded-notices.ts';
import { fetchServerCode } from './react/deferred-code.ts';
import { createRoutes } from './routes.ts';
import { encodeState, withReference } from './routing/page-state.ts';
import { currentRequestId } from './server/request-id.ts';
import { createSharedMarkup, type SharedMarkup } from './server/shared-markup.ts';
import { createTurns } from './server/turns.ts';

export type RenderedPage = {
  readonly status: number;
  /** The page from `<html>` to `</html>`, without assets, notes and state. */
  readonly html: string;
  /** What stands at the end of the page, behind what React renders. */
  readonly notes: string;
  /** The state block's JSON, safe to stand in a script element. */
  readonly state: string;
  readonly headers: Headers;
  /** Ids of the matched routes, outermost first; the page names their files. */
  readonly routeIds: readonly string[];
  /** Modules beside those of the routes with which the page was rendered: of some the code is needed, of others only the styles. */
  readonly deferred: Readonly<Record<'styles' | 'code', readonly string[]>>;
  /** What loaders threw by mistake. The page shows the error page then; somebody has to be told why. */
  readonly faults: readonly unknown[];
};

/** Answers a page request: a redirect as it is, or the rendered page. */
export type RenderPage = (request: Request, shop: Shop) => Promise<Response | RenderedPage>;

registerArea(cartModule);
registerArea(visitorModule);
registerArea(consentModule);

/** A crowd's pages may all have their answers at once: rendered one right after the other they would keep everybody else from the process. */
const turnToRender = createTurns();

const textsByLocale = new Map<string, Promise<i18n>>();

const textsFor = (shop: Shop): Promise<i18n> => {
  const { locale, profile } = shop.site;
  const known = textsByLocale.get(locale);
  if (known !== undefined) return known;
  const texts = createI18n(profile.textSources, NAMESPACES, bundledTexts).then(rememberTexts);
  textsByLocale.set(locale, texts);
  return texts;
};

/** Headers of loaders and of the action; what the later one says counts. */
const mergedHeaders = (...groups: readonly Record<string, Headers>[]): Headers => {
  const merged = new Headers();
  for (const group of groups)
    for (const headers of Object.values(group)) for (const [name, value] of headers) merged.set(name, value);
  return merged;
};

/**
 * The words that describe each link which opens a window of its own, and those for a press without a network. They are the same on
 * every page and nobody changes them, so they stand behind what React renders: no tab carries them as code.
 */
const notesIn = (texts: i18n): string => {
  const newWindow = texts.t('vue.footer.newWindow', { ns: 'footer' });
  const offline = texts.t('vue.message.unreachable', { ns: 'notices' });
  return `<p id="${NEW_WINDOW_NOTE_ID}" hidden>${newWindow}</p><p id="${OFFLINE_NOTE_ID}" hidden>${offline}</p>`;
};

const render = async (
  handler: StaticHandler,
  sharedMarkup: SharedMarkup,
  request: Request,
  shop: Shop,
): Promise<Response | RenderedPage> => {
  const requestContext = new RouterContextProvider();
  requestContext.set(shopContext, shop);
  const answered = await handler.query(request, { requestContext });
  if (answered instanceof Response) return answered;
  const texts = await textsFor(shop);
  const context = {
    ...answered,
    loaderData: withWordedNotices(answered.loaderData, texts),
    errors: withReference(answered.errors, currentRequestId(), import.meta.env.PROD),
  };
  await fetchServerCode();
  await turnToRender();
  const router = createStaticRouter(handler.dataRoutes, context);
  const deferred = { styles: new Set<string>(), code: new Set<string>() };
  const { storefrontId, locale } = shop.site;
  const { markupOf, fill } = sharedMarkup.forPage(`${storefrontId} ${locale}`);
  const renderingShop: Shop = { ...shop, markupOf, rendersWith: (needed, source) => deferred[needed].add(source) };
  const html = renderToString(
    <Document shop={renderingShop} texts={texts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
  return {
    status: context.statusCode,
    html: fill(html),
    notes: notesIn(texts),
    state: encodeState({ site: shop.site, context }),
    headers: mergedHeaders(context.loaderHeaders, context.actionHeaders),
    routeIds: context.matches.map(({ route }) => route.id),
    deferred: { styles: [...deferred.styles].sort(), code: [...deferred.code].sort() },
    faults: Object.values(answered.errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
  };
};

/** Prepares the routes of the shop once; tests give others. */
export const createPageRenderer = (
  routes: RouteObject[] = createRoutes(),
  sharedMarkup: SharedMarkup = createSharedMarkup(),
): RenderPage => {
  const handler = createStaticHandler(routes);
  return (request, shop) => render(handler, sharedMarkup, request, shop);
};
