// What a browser tab makes its adapters of (`inTab` in adapters.ts).

import { createDocumentCookieJar } from '@tornister/adapters-browser/cookies';
import { pageLag } from '@tornister/adapters-browser/time';
import { createEventGate } from '@tornister/application/analytics';
import type { Logger } from '@tornister/application/ports';
import { CONSENT_COOKIE, parseConsent } from '@tornister/domain/analytics';
import { adapterModule, inTab } from './adapters.ts';
import { type AreaModule, areaModule } from './area-module.ts';
import { cartUseCases } from './cart-tokens.ts';
import { fetchOnce } from './fetch-once.ts';
import { measuringUseCases } from './measuring-tokens.ts';
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

/** By the answer that brought the page. */
const lagNow = (): number => {
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return pageLag(answer, { now: Date.now(), elapsed: performance.now() });
};

/** The ports in a browser tab. */
export const tabAdapters = (site: Site): AreaModule => {
  const cookies = createDocumentCookieJar(document);
  const adapters = adapterModule(inTab, tab);
  return areaModule((bind) => {
    bind(measuringUseCases.eventGate, [], () =>
      createEventGate(() => parseConsent(cookies.get(CONSENT_COOKIE))?.purposes.includes('statistics')),
    );
    bind(tab, [measuringUseCases.eventGate], (analytics) => ({
      cookies,
      link: fetchOnce(async () => {
        const { createTabLink } = await import('./tab-link.ts');
        return createTabLink(cookies);
      }),
      host: new URL(site.baseUrl).host,
      openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
      lag: lagNow(),
      log: consoleLogger,
      analytics,
    }));
    adapters.describe(bind);
    bind(ports.clientStore, [cartUseCases.editCart], (cart) => ({ reset: () => void cart.refresh() }));
  });
};
