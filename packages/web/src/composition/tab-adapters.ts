// What a browser tab makes its adapters of (`inTab` in adapters.ts).

import { createDocumentCookieJar } from '@tornister/adapters-browser/cookies';
import type { Analytics, Logger } from '@tornister/application/ports';
import { adapterModule, inTab } from './adapters.ts';
import { type AreaModule, areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { fetchOnce } from './fetch-once.ts';
import { ports } from './ports.ts';
import type { Site } from './shop.ts';
import type { Tab } from './sides.ts';
import { token } from './tokens.ts';

const tab = token<Tab>('tab');

const consoleLogger: Logger = {
  info: () => undefined,
  warn: (message, fields) => globalThis.console.warn(message, fields ?? ''),
  error: (message, fields) => globalThis.console.error(message, fields ?? ''),
};

/** Events are handed to whoever listens on the page; nobody outside hears of them without the visitor's consent. */
const pageAnalytics: Analytics = {
  track: (event) => {
    globalThis.dispatchEvent(new CustomEvent('tornister:event', { detail: event }));
  },
};

/** The ports in a browser tab. */
export const tabAdapters = (site: Site): AreaModule => {
  const cookies = createDocumentCookieJar(document);
  const adapters = adapterModule(inTab, tab);
  return areaModule((bind) => {
    bind(tab, [], () => ({
      cookies,
      link: fetchOnce(async () => {
        const { createTabLink } = await import('./tab-link.ts');
        return createTabLink(cookies, new URL(site.baseUrl).host);
      }),
      openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
      log: consoleLogger,
      analytics: pageAnalytics,
    }));
    adapters.describe(bind);
    bind(ports.clientStore, [cartUseCases.editCart], (cart) => ({ reset: () => void cart.refresh() }));
  });
};
