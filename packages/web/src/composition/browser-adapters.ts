// The ports in a browser tab. The GraphQL code comes with the first call, not with the page.

import { createDocumentCookieJar } from '@tornister/adapters-browser/cookies';
import { createRandomKeys } from '@tornister/adapters-browser/identity';
import { createWebDeviceStore } from '@tornister/adapters-browser/storage';
import { createBroadcastTabChannel, silentTabChannel } from '@tornister/adapters-browser/tabs';
import { createSystemClock } from '@tornister/adapters-browser/time';
import type { Logger, TrackedEvent } from '@tornister/application/ports';
import { type AreaModule, areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { lazyGateway } from './lazy-service.ts';
import type { Site } from './shop.ts';
import { ports } from './tokens.ts';

const consoleLogger: Logger = {
  info: () => undefined,
  warn: (message, fields) => globalThis.console.warn(message, fields ?? ''),
  error: (message, fields) => globalThis.console.error(message, fields ?? ''),
};

/** Events are handed to whoever listens on the page; nobody outside hears of them without the visitor's consent. */
const trackOnPage = (event: TrackedEvent): void => {
  globalThis.dispatchEvent(new CustomEvent('tornister:event', { detail: event }));
};

export const browserAdapters = (site: Site): AreaModule => {
  const cookies = createDocumentCookieJar(document);
  const host = new URL(site.baseUrl).host;
  const link = () => import('./browser-link.ts').then(({ createBrowserLink }) => createBrowserLink(cookies, host));
  return areaModule((bind) => {
    bind(ports.catalogueGateway, [], () => lazyGateway(() => link().then((open) => open.catalogue())));
    bind(ports.searchGateway, [], () => lazyGateway(() => link().then((open) => open.search())));
    bind(ports.contentGateway, [], () => lazyGateway(() => link().then((open) => open.content())));
    bind(ports.cartGateway, [], () => lazyGateway(() => link().then((open) => open.cart())));
    bind(ports.checkoutGateway, [], () => lazyGateway(() => link().then((open) => open.checkout())));
    bind(ports.sessionGateway, [], () => lazyGateway(() => link().then((open) => open.session())));
    bind(ports.cookieJar, [], () => cookies);
    bind(ports.localStore, [], () => createWebDeviceStore(() => globalThis.localStorage));
    bind(ports.sessionStore, [], () => createWebDeviceStore(() => globalThis.sessionStorage));
    bind(ports.tabChannel, [], () =>
      'BroadcastChannel' in globalThis
        ? createBroadcastTabChannel((name) => new BroadcastChannel(name))
        : silentTabChannel,
    );
    bind(ports.clock, [], createSystemClock);
    bind(ports.keyMaker, [], () => createRandomKeys(globalThis.crypto));
    bind(ports.logger, [], () => consoleLogger);
    bind(ports.analytics, [], () => ({ track: trackOnPage }));
    bind(ports.clientStore, [cartUseCases.editCart], (cart) => ({ reset: () => void cart.refresh() }));
  });
};
