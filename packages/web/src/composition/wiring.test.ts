// @vitest-environment node

import { createRequestCookieJar } from '@tornister/adapters-browser/cookies';
import { createScope } from '@tornister/application/kernel';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createBackendLinks } from '../server/backend-link.ts';
import { createKeptAnswers } from '../server/kept-answers.ts';
import { readSettings } from '../server/settings.ts';
import { visitOf } from '../server/visitor.ts';
import { type AreaModule, areaModule, type Wiring } from './area-module.ts';
import { browseModule } from './browse.module.ts';
import { cartModule } from './cart.module.ts';
import { checkoutModule } from './checkout.module.ts';
import { contentModule } from './content.module.ts';
import { productModule } from './product.module.ts';
import { quantityModule } from './quantity.module.ts';
import { AskedWhoIsThere } from './refusing-port.ts';
import { openPageAdapters, visitorAdapters } from './server-adapters.ts';
import { createServerWiring } from './server-wiring.ts';
import { sessionModule } from './session.module.ts';
import { openedSite } from './shop.ts';
import { createTabWiring } from './tab-wiring.ts';
import { lifetime, ports, token } from './tokens.ts';

const one = token<{ readonly value: number }>('test.one');
const two = token<{ readonly one: { readonly value: number } }>('test.two');
const circle = token<unknown>('test.circle');

const describeWiring = (name: string, create: () => Wiring): void => {
  describe(`${name} keeps the contract of a wiring`, () => {
    it('makes what was described, with what it needs', () => {
      const wiring = create();
      wiring.load(areaModule((bind) => bind(two, [one], (needed) => ({ one: needed }))));
      wiring.load(areaModule((bind) => bind(one, [], () => ({ value: 1 }))));
      expect(wiring.get(two).one.value).toBe(1);
    });

    it('makes everything once, and not before it is asked for', () => {
      const wiring = create();
      let runs = 0;
      wiring.load(
        areaModule((bind) =>
          bind(one, [], () => {
            runs += 1;
            return { value: runs };
          }),
        ),
      );
      expect(runs).toBe(0);
      expect(wiring.get(one)).toBe(wiring.get(one));
      expect(runs).toBe(1);
    });

    it('refuses a name that nobody described', () => {
      expect(() => create().get(one)).toThrow();
    });

    it('refuses something that needs itself', () => {
      const wiring = create();
      wiring.load(areaModule((bind) => bind(circle, [circle], (itself) => itself)));
      expect(() => wiring.get(circle)).toThrow();
    });

    it('makes everything that the areas of the shop describe', () => {
      const wiring = create();
      const names = describedBy(wiring, adaptersFor('visitor'));
      expect(names.length).toBeGreaterThan(20);
      for (const described of names) expect(wiring.get(described)).toBeDefined();
    });

    it('makes the same for a page that everyone gets, and lets nothing of it ask who is there', () => {
      const wiring = create();
      const names = describedBy(wiring, adaptersFor('everyone'));
      expect(new Set(names)).toEqual(new Set(describedBy(create(), adaptersFor('visitor'))));
      for (const described of names) expect(wiring.get(described)).toBeDefined();
      expect(() => wiring.get(ports.sessionGateway).customerInfo()).toThrow(AskedWhoIsThere);
      expect(() => wiring.get(ports.cartGateway).find()).toThrow(AskedWhoIsThere);
      expect(() => wiring.get(ports.cookieJar).get('cartId')).toThrow(AskedWhoIsThere);
      expect(() => wiring.get(ports.keyMaker).make()).toThrow(AskedWhoIsThere);
    });
  });
};

const aVisit = () =>
  visitOf({ host: 'de.localhost', cookie: '', acceptLanguage: '', userAgent: '', clientAddress: '' }, readSettings({}));

const adaptersFor = (audience: 'everyone' | 'visitor'): AreaModule => {
  const settings = readSettings({});
  const visit = aVisit();
  const silent = pino({ level: 'silent' });
  const noTokens = { current: async () => undefined, forget: () => undefined };
  const parts = {
    site: visit.site,
    link: createBackendLinks({
      url: settings.backendUrl,
      connections: settings.backendConnections,
      tokens: noTokens,
      log: silent,
    }).forRequest(),
    kept: createKeptAnswers(0),
    log: { info: silent.info.bind(silent), warn: silent.warn.bind(silent), error: silent.error.bind(silent) },
    now: 0,
  };
  return audience === 'everyone'
    ? openPageAdapters(parts)
    : visitorAdapters({ ...parts, visit: { ...visit, cookies: createRequestCookieJar('', { secure: false }) } });
};

/** Loads every area of the shop and answers all names that they describe. */
const describedBy = (wiring: Wiring, adapters: AreaModule): readonly ReturnType<typeof token<unknown>>[] => {
  const names: ReturnType<typeof token<unknown>>[] = [];
  const scope = createScope();
  const { site } = aVisit();
  const frame = areaModule((bind) => {
    bind(lifetime, [], () => scope);
    bind(openedSite, [], () => site);
  });
  for (const area of [
    frame,
    adapters,
    cartModule,
    browseModule,
    contentModule,
    productModule,
    quantityModule,
    sessionModule,
    checkoutModule,
  ]) {
    wiring.load(area);
    area.describe((name) => names.push(name as ReturnType<typeof token<unknown>>));
  }
  return names;
};

describeWiring('the container of the shop host', createServerWiring);
describeWiring('the wiring of the tab', createTabWiring);
