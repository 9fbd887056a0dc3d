// What a browser tab makes its adapters of (`inTab` in adapters.ts).

import { createDocumentCookieJar } from '@tornister/adapters-browser/cookies';
import { pageLag } from '@tornister/adapters-browser/time';
import { createEventGate } from '@tornister/application/analytics';
import { behavior, type Owned } from '@tornister/application/kernel';
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

/** Whether the shop host has refused an operation of this tab as one that it does not know. The code that watches for a new build may come later. */
export const buildRefused = token<Owned<boolean>>('buildRefused');

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
    bind(buildRefused, [], () => behavior(false));
    bind(tab, [measuringUseCases.eventGate, buildRefused], (analytics, refused) => ({
      cookies,
      link: fetchOnce(async () => {
        const { createTabLink } = await import('./tab-link.ts');
        return createTabLink(cookies, () => refused.set(true));
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
