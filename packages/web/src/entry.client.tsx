// The tab: takes up where the shop host stopped. The container, the texts and the code of the matched routes are there before the
// first frame, so that nothing flickers and nothing is fetched twice.

import './react/evaluated-first.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/keep-place.css';
import './styles/file-fields.css';
import './styles/prose.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { followDeals } from './components/catalogue/deal-meter/deal-end.ts';
import { prefetchLinks } from './components/navigation/shop-links/prefetch-links.ts';
import { drawBrokenPictures } from './components/ui/picture/draw-broken.ts';
import { followHearts } from './components/wishlist/follow-hearts.ts';
import { registerArea } from './composition/area-module.ts';
import { browseModule } from './composition/browse.module.ts';
import { cartModule } from './composition/cart.module.ts';
import { consentModule } from './composition/consent.module.ts';
import { createShop } from './composition/create-shop.ts';
import { shopContext } from './composition/shop.ts';
import { tabAdapters } from './composition/tab-adapters.ts';
import { createTabWiring } from './composition/tab-wiring.ts';
import { visitorModule } from './composition/visitor.module.ts';
import { Document } from './document.tsx';
import { addTexts, createI18n, NAMESPACES } from './i18n/create-i18n.ts';
import { bundledTexts } from './i18n/text-source.ts';
import { measureWithConsent } from './measuring/measure-with-consent.ts';
import { createRoutes } from './routes.ts';
import { guardChunkLoading } from './routing/chunk-guard.ts';
import { followLogin } from './routing/follow-login.ts';
import { renderedCode } from './routing/page-code.ts';
import { setTextLoader } from './routing/page-needs.ts';
import { stateOfPage } from './routing/page-state.ts';

/** So long after its start a tab fetches what only those need who stay: what watches for a new build. */
const STAYS_AFTER_MS = 30_000;

/** Ends the task, so that a tap that came meanwhile is answered before the work goes on. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** While the shop is developed React puts every view into the page twice, so that one that cannot stand it is seen at once. */
const strictly = (view: ReactNode): ReactNode => (import.meta.env.DEV ? <StrictMode>{view}</StrictMode> : view);

const start = async (): Promise<void> => {
  guardChunkLoading();
  // Every page has the cart, links that are prefetched, and the question of consent.
  registerArea(cartModule);
  registerArea(browseModule);
  registerArea(visitorModule);
  registerArea(consentModule);
  const { site, hydrationData } = stateOfPage();
  const shop = createShop({ site, onServer: false, wiring: createTabWiring(), adapters: tabAdapters(site) });
  const { textSources } = site.profile;
  // Texts come with the layout and the page that say them; while the shop is developed all are there.
  const texts = await createI18n(textSources, import.meta.env.DEV ? NAMESPACES : [], bundledTexts);
  setTextLoader({
    namespace: (namespace) => addTexts(texts, textSources, namespace, bundledTexts),
    page: async (code, there) =>
      (await import('./i18n/add-page-texts.ts')).addPageTexts(texts, textSources, code, there),
  });

  await nextTask();

  const routes = createRoutes();
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await renderedCode(route.lazy, window);
      Object.assign(route, module, { lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return context;
    },
  });
  await nextTask();
  // As a transition, the page is hydrated in slices of some milliseconds and answers to taps in between. Going to another page is none:
  // its data and code are there by then, and one piece of work is done sooner than many slices. Neither is it one where `boot.ts` has marked
  // that a field was changed: the change is told at once.
  const early =
    performance.getEntriesByName('typed')[0] && (await import('./routing/tell-changes.ts').catch(() => undefined));
  (early?.hydrateChanged ?? startTransition)(() => {
    hydrateRoot(
      document,
      strictly(
        <Document shop={shop} texts={texts}>
          <RouterProvider router={router} useTransitions={false} />
        </Document>,
      ),
    );
  });
  // React answers to presses from here on, if need be before it would come to the pressed part by itself; `boot.ts` has those from before.
  dispatchEvent(new Event('shop-hears'));
  // What only looks on need not be there before the first slice.
  await nextTask();
  drawBrokenPictures(document);
  prefetchLinks(shop);
  followHearts(shop, router);
  followDeals(shop);
  followLogin(shop, router, window, (address) => location.replace(address));
  measureWithConsent(shop, router);
  setTimeout(
    () => void import('./routing/follow-build.ts').then((code) => code.followBuild(shop, router)),
    STAYS_AFTER_MS,
  );
};

void start();
