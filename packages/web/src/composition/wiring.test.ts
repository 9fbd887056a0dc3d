// What holds the containers of both sides together: the same areas, the same contract, each with the adapters of its side.

import { createScope } from '@tornister/application/kernel';
import { noSharedCache } from '@tornister/process/shared-cache';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { visitOf } from '../server/visitor.ts';
import { accountModule } from './account.module.ts';
import { type AreaModule, areaModule, type Wiring } from './area-module.ts';
import { browseModule } from './browse.module.ts';
import { cartModule } from './cart.module.ts';
import { checkoutModule } from './checkout.module.ts';
import { consentModule } from './consent.module.ts';
import { contentModule } from './content.module.ts';
import { contractsModule } from './contracts.module.ts';
import { declaredStepsModule } from './declared-steps.module.ts';
import { deliveryModule } from './delivery.module.ts';
import { emailModule } from './email.module.ts';
import { everyonesPageModule, visitorsPageModule } from './host-adapters.ts';
import { createHostContainer } from './host-container.ts';
import { createHostShops } from './host-shops.ts';
import { hostPage, hostProcess } from './host-tokens.ts';
import { listingModule } from './listing.module.ts';
import { newsletterModule } from './newsletter.module.ts';
import { orderingModule } from './ordering.module.ts';
import { ordersModule } from './orders.module.ts';
import { ports } from './ports.ts';
import { primeModule } from './prime.module.ts';
import { processModule } from './process.module.ts';
import { productModule } from './product.module.ts';
import { quantityModule } from './quantity.module.ts';
import { AskedWhoIsThere } from './refusing-port.ts';
import { returnsModule } from './returns.module.ts';
import { serviceModule } from './service.module.ts';
import { sessionModule } from './session.module.ts';
import { openedSite } from './shop.ts';
import { stepsModule } from './steps.module.ts';
import { tabAdapters } from './tab-adapters.ts';
import { createTabWiring } from './tab-wiring.ts';
import { lifetime, type Token, token } from './tokens.ts';
import { typingModule } from './typing.module.ts';
import { visitorModule } from './visitor.module.ts';

const one = token<{ readonly value: number }>('test.one');
const two = token<{ readonly one: { readonly value: number } }>('test.two');
const circle = token<unknown>('test.circle');

const AREAS = [
  accountModule,
  cartModule,
  browseModule,
  consentModule,
  contentModule,
  listingModule,
  productModule,
  quantityModule,
  sessionModule,
  typingModule,
  emailModule,
  stepsModule,
  deliveryModule,
  orderingModule,
  checkoutModule,
  newsletterModule,
  ordersModule,
  returnsModule,
  contractsModule,
  declaredStepsModule,
  primeModule,
  serviceModule,
  visitorModule,
];

const settings = readSettings({});
const visit = visitOf(
  { host: 'de.localhost', cookie: '', acceptLanguage: '', userAgent: '', clientAddress: '' },
  settings,
);

const openProcess = () => {
  const container = createHostContainer();
  container.load(processModule(settings, pino({ level: 'silent' }), noSharedCache));
  return container;
};

/** The shop host's container for one page, with what a page is about. */
const openPage = (): Wiring => {
  const wiring = openProcess().forPage();
  wiring.load(
    areaModule((bind) => {
      bind(hostPage.now, [], () => 0);
      bind(hostPage.visit, [], () => visit);
    }),
  );
  return wiring;
};

/** Loads every area of the shop and answers all names that they describe. */
const describedBy = (wiring: Wiring, adapters: AreaModule): readonly Token<unknown>[] => {
  const names: Token<unknown>[] = [];
  const scope = createScope();
  const frame = areaModule((bind) => {
    bind(lifetime, [], () => scope);
    bind(openedSite, [], () => visit.site);
  });
  for (const area of [frame, adapters, ...AREAS]) {
    wiring.load(area);
    area.describe((name) => names.push(name));
  }
  return names;
};

describe.each<readonly [name: string, create: () => Wiring, adapters: AreaModule]>([
  ['the container of a page for everyone', openPage, everyonesPageModule],
  ["the container of a visitor's page", openPage, visitorsPageModule],
  ['the container of a tab', createTabWiring, tabAdapters(visit.site)],
])('%s', (_name, create, adapters) => {
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

  it('has an adapter behind every port, and makes every use case of the shop', () => {
    const wiring = create();
    const names = describedBy(wiring, adapters);
    expect(names).toEqual(expect.arrayContaining(Object.values(ports)));
    for (const described of names) expect(wiring.get(described)).toBeDefined();
  });
});

describe('the containers of the shop host', () => {
  it('let nothing of a page for everyone ask who is there', () => {
    const wiring = openPage();
    describedBy(wiring, everyonesPageModule);
    expect(() => wiring.get(ports.sessionGateway).customerInfo()).toThrow(AskedWhoIsThere);
    expect(() => wiring.get(ports.cartGateway).find()).toThrow(AskedWhoIsThere);
    expect(() => wiring.get(ports.cookieJar).get('cartId')).toThrow(AskedWhoIsThere);
    expect(() => wiring.get(ports.keyMaker).make()).toThrow(AskedWhoIsThere);
  });

  it('have no visitor where a page is rendered for everyone', () => {
    const container = openProcess();
    const shops = createHostShops(container);
    expect(() => shops.forEveryone(visit.site).get(hostPage.visit)).toThrow();
    expect(shops.forVisitor(visit).get(hostPage.visit)).toBe(visit);
  });

  it('share what belongs to the process, and make everything else anew for each page', () => {
    const shops = createHostShops(openProcess());
    const [mias, pauls] = [shops.forVisitor(visit), shops.forVisitor(visit)];
    for (const shared of Object.values(hostProcess)) expect(mias.get<unknown>(shared)).toBe(pauls.get<unknown>(shared));
    for (const own of [hostPage.visitors, hostPage.link, ports.sessionGateway, lifetime])
      expect(mias.get<unknown>(own)).not.toBe(pauls.get<unknown>(own));
  });
});
