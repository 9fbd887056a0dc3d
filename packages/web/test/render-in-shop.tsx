// Renders views of the shop in tests: with the real texts, a router, and whatever services the view asks for.

import { render } from '@testing-library/react';
import { createSeenTiles, createViewListing, createWatchTime } from '@tornister/application/browse';
import { createAskForConsent } from '@tornister/application/consent';
import { createScrollRow, type Row } from '@tornister/application/content';
import { createScope, type Scope } from '@tornister/application/kernel';
import {
  createHandDrivenClock,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
} from '@tornister/application/testing';
import type { Instant } from '@tornister/domain/shared';
import { type LocaleCode, STOREFRONTS, type StorefrontId, siteProfile } from '@tornister/domain/storefront';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NEVER } from 'rxjs';
import { browseUseCases } from '../src/composition/browse-tokens.ts';
import { consentUseCases } from '../src/composition/consent-tokens.ts';
import { ports } from '../src/composition/ports.ts';
import type { MarkupOf, Shop } from '../src/composition/shop.ts';
import type { Token } from '../src/composition/tokens.ts';
import deBrowse from '../src/i18n/locales/de-DE/browse.json' with { type: 'json' };
import deCommon from '../src/i18n/locales/de-DE/common.json' with { type: 'json' };
import deConsent from '../src/i18n/locales/de-DE/consent.json' with { type: 'json' };
import deContracts from '../src/i18n/locales/de-DE/contracts.json' with { type: 'json' };
import deNothingFound from '../src/i18n/locales/de-DE/nothingFound.json' with { type: 'json' };
import deNotices from '../src/i18n/locales/de-DE/notices.json' with { type: 'json' };
import deOrders from '../src/i18n/locales/de-DE/orders.json' with { type: 'json' };
import dePrime from '../src/i18n/locales/de-DE/prime.json' with { type: 'json' };
import deReturns from '../src/i18n/locales/de-DE/returns.json' with { type: 'json' };
import deSeenProducts from '../src/i18n/locales/de-DE/seenProducts.json' with { type: 'json' };
import { ShopProvider } from '../src/react/shop-provider.tsx';
import { TEST_BASE_URLS } from './test-site.ts';

/** Something that a view asks the container for. */
type Bound = readonly [name: Token<unknown>, service: unknown];

export type ShopInTest = {
  readonly storefront?: StorefrontId;
  readonly address?: string;
  readonly services?: readonly Bound[];
  readonly onServer?: boolean;
  /** Where the shop host remembers what many pages share. */
  readonly markupOf?: MarkupOf;
};

const texts = (): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'de-DE',
    defaultNS: 'common',
    ns: [
      'common',
      'browse',
      'consent',
      'contracts',
      'notices',
      'nothingFound',
      'orders',
      'prime',
      'returns',
      'seenProducts',
    ],
    resources: {
      'de-DE': {
        common: deCommon,
        browse: deBrowse,
        consent: deConsent,
        contracts: deContracts,
        notices: deNotices,
        nothingFound: deNothingFound,
        orders: deOrders,
        prime: dePrime,
        returns: deReturns,
        seenProducts: deSeenProducts,
      },
    },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
};

/** A shop of the German storefront with a clock that stands still. */
export const aShop = ({ storefront = 'de', services = [], onServer = false, markupOf }: ShopInTest = {}): Shop => {
  const known = new Map<Token<unknown>, unknown>([
    [ports.clock, createHandDrivenClock()],
    [ports.sessionStore, createInMemoryDeviceStore()],
    [
      consentUseCases.askForConsent,
      createAskForConsent(
        {
          cookies: createInMemoryCookieJar(),
          clock: createHandDrivenClock(),
          privacySignal: { optsOut: () => false },
          visibility: { visible$: NEVER },
          forgetWithdrawn: () => undefined,
        },
        ['statistics'],
      ),
    ],
    [browseUseCases.mayBrowse, () => true],
    [browseUseCases.readTime, createHandDrivenClock().now],
    [browseUseCases.seenTiles, createSeenTiles()],
    [browseUseCases.viewListing, createViewListing],
    [
      browseUseCases.scrollRow,
      (scope: Scope, row: Row) => createScrollRow(scope, { clock: createHandDrivenClock() }, row),
    ],
    [
      browseUseCases.watchTime,
      (scope: Scope, opened: Instant) => createWatchTime(scope, { clock: createHandDrivenClock(opened) }, opened),
    ],
    ...services,
  ]);
  const locale: LocaleCode = STOREFRONTS[storefront].locale;
  return {
    site: {
      storefront: STOREFRONTS[storefront],
      storefrontId: storefront,
      locale,
      profile: siteProfile(storefront, STOREFRONTS[storefront]),
      baseUrl: 'https://www.shop.example',
      sisters: TEST_BASE_URLS,
      brandId: 'betzold',
      brandName: 'Tornister',
    },
    scope: createScope(),
    onServer,
    ...(markupOf === undefined ? {} : { markupOf }),
    get: <Service,>(name: Token<Service>): Service => {
      if (!known.has(name)) throw new Error(`The test gives the view no ${String(name)}`);
      return known.get(name) as Service;
    },
  };
};

/** A view with texts and a shop around it, for tests that bring a router of their own. */
export const inShop = (view: ReactNode, options: ShopInTest = {}): ReactNode => (
  <I18nextProvider i18n={texts()}>
    <ShopProvider shop={aShop(options)}>{view}</ShopProvider>
  </I18nextProvider>
);

const page = (view: ReactNode, options: ShopInTest): ReactNode =>
  inShop(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: view }], { initialEntries: [options.address ?? '/'] })}
    />,
    options,
  );

/** Renders a view in the test's document. */
export const renderInShop = (view: ReactNode, options: ShopInTest = {}) => render(page(view, options));

/** Renders a view as the shop host does. */
export const renderOnServer = (view: ReactNode, options: ShopInTest = {}): string =>
  renderToString(page(view, { ...options, onServer: true }));
