// A tab of the shop whose cart is a double, for components that buy: with the real German texts and a router around them.

import { render } from '@testing-library/react';
import type { AddressGateway, CookieJar, PrimeGateway } from '@tornister/application/ports';
import {
  createHandDrivenClock,
  createInMemoryCartGateway,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createInMemoryWishlistGateway,
  createRecordingAnalytics,
  createRecordingTabs,
  type HandDrivenClock,
  type InMemoryCart,
  type InMemoryCartGateway,
  type InMemoryCheckout,
  type InMemoryCheckoutGateway,
  type InMemorySessionGateway,
  type InMemoryWishlistGateway,
} from '@tornister/application/testing';
import type { LocaleCode, Storefront } from '@tornister/domain/storefront';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { of } from 'rxjs';
import { areaModule, registerArea } from '../src/composition/area-module.ts';
import { cartModule } from '../src/composition/cart.module.ts';
import { consentModule } from '../src/composition/consent.module.ts';
import { createShop } from '../src/composition/create-shop.ts';
import { ports } from '../src/composition/ports.ts';
import { quantityModule } from '../src/composition/quantity.module.ts';
import type { Shop } from '../src/composition/shop.ts';
import { createTabWiring } from '../src/composition/tab-wiring.ts';
import { visitorModule } from '../src/composition/visitor.module.ts';
import { createI18n, NAMESPACES } from '../src/i18n/create-i18n.ts';
import { bundledTexts } from '../src/i18n/text-source.ts';
import { ShopProvider } from '../src/react/shop-provider.tsx';
import { testSite } from './test-site.ts';

registerArea(cartModule);
registerArea(consentModule);
registerArea(quantityModule);
registerArea(visitorModule);

export type TestShop = {
  readonly shop: Shop;
  readonly texts: i18n;
  readonly clock: HandDrivenClock;
  readonly carts: InMemoryCartGateway;
  readonly checkout: InMemoryCheckoutGateway;
  readonly session: InMemorySessionGateway;
  readonly cookies: CookieJar;
};

export type TestShopOptions = {
  readonly cart?: InMemoryCart;
  readonly checkout?: InMemoryCheckout;
  readonly wishlists?: InMemoryWishlistGateway;
  readonly addresses?: AddressGateway;
  readonly locale?: LocaleCode;
  readonly storefront?: Partial<Storefront>;
  /** Cookies beside that of the cart. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 at which the clock of the tab stands; 0 where nothing is said. */
  readonly now?: number;
  /** Binds further ports. */
  readonly bindMore?: Parameters<typeof areaModule>[0];
  /** What the browser has stored. */
  readonly stored?: Readonly<Record<string, string>>;
};

/** A tab of the German shop with doubles behind every port that components of the cart reach. */
export const openTestShop = async ({
  cart,
  checkout: checkoutParts,
  wishlists,
  addresses = {} as AddressGateway,
  locale = 'de-DE',
  storefront,
  cookies: more = {},
  stored = {},
  now,
  bindMore,
}: TestShopOptions = {}): Promise<TestShop> => {
  const clock = createHandDrivenClock(now);
  const carts = createInMemoryCartGateway(cart ?? { items: [] });
  const checkout = createInMemoryCheckoutGateway(checkoutParts);
  const session = createInMemorySessionGateway();
  const cookies = createInMemoryCookieJar({ cartReference: 'cart-1', ...more });
  const adapters = areaModule((bind) => {
    bind(ports.cartGateway, [], () => carts);
    bind(ports.checkoutGateway, [], () => checkout);
    bind(ports.wishlistGateway, [], () => wishlists ?? createInMemoryWishlistGateway());
    bind(ports.clock, [], () => clock);
    bind(ports.cookieJar, [], () => cookies);
    bind(ports.tabChannel, [], () => createRecordingTabs());
    bind(ports.sessionStore, [], () => createInMemoryDeviceStore());
    bind(ports.logger, [], () => ({ info: () => undefined, warn: () => undefined, error: () => undefined }));
    bind(ports.localStore, [], () => createInMemoryDeviceStore(stored));
    bind(ports.pageVisibility, [], () => ({ visible$: of(true) }));
    bind(ports.sessionGateway, [], () => session);
    bind(ports.clientStore, [], () => ({ reset: () => undefined }));
    bind(ports.analytics, [], () => createRecordingAnalytics());
    bind(ports.keyMaker, [], () => ({ make: () => 'key-1' }));
    // The checkout only asks whether a membership is being paid, which a cookie says.
    bind(ports.primeGateway, [], () => ({}) as PrimeGateway);
    bind(ports.addressGateway, [], () => addresses);
    bindMore?.(bind);
  });
  const site = testSite({ locale, ...storefront });
  const shop = createShop({ site, onServer: false, wiring: createTabWiring(), adapters });
  const texts = await createI18n(site.profile.textSources, NAMESPACES, bundledTexts);
  return { shop, texts, clock, carts, checkout, session, cookies };
};

const inShop = ({ shop, texts }: TestShop, children: ReactNode): ReactNode => (
  <I18nextProvider i18n={texts}>
    <ShopProvider shop={shop}>{children}</ShopProvider>
  </I18nextProvider>
);

/** Renders components in a tab. */
export const renderInShop = (testShop: TestShop, children: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element: inShop(testShop, children) }]);
  return render(<RouterProvider router={router} />);
};

/** Renders components as the shop host does. */
export const renderOnServer = (testShop: TestShop, children: ReactNode): string =>
  renderToString(<MemoryRouter>{inShop(testShop, children)}</MemoryRouter>);
