import { createEventGate, type TrackedList, type TrackedPage } from '@tornister/application/analytics';
import { createAskForConsent } from '@tornister/application/consent';
import type { TrackedEvent } from '@tornister/application/ports';
import {
  aListEntry,
  aPlacedOrder,
  aProduct,
  aTile,
  createHandDrivenClock,
  createInMemoryCookieJar,
} from '@tornister/application/testing';
import {
  agreesTo,
  CONSENT_COOKIE,
  loginEvent,
  parseConsent,
  type TrackedItem,
  trackedProduct,
} from '@tornister/domain/analytics';
import { BehaviorSubject, config, type Observable, of, Subject, take } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { consentUseCases } from '../composition/consent-tokens.ts';
import { rememberShown } from '../composition/measuring.module.ts';
import { measuringUseCases } from '../composition/measuring-tokens.ts';
import { measureWithConsent } from './measure-with-consent.ts';
import type { MeasuredRouter } from './start-measuring.ts';

const AGREED = '2.1763800000.statistics';

const stateAt = (pathname: string, changes: Partial<MeasuredRouter['state']> = {}) =>
  ({
    location: { pathname, search: '', hash: '', state: null, key: pathname },
    matches: [{ route: { id: 'page' } }],
    loaderData: { page: {} },
    errors: null,
    navigation: { state: 'idle' },
    ...changes,
  }) as unknown as MeasuredRouter['state'];

/** `rendered$`: when the page that was opened is rendered, each time that it says so. */
const open = (cookie?: string, rendered$: Observable<void> = of(undefined)) => {
  const cookies = createInMemoryCookieJar(cookie === undefined ? {} : { [CONSENT_COOKIE]: cookie });
  const visible$ = new BehaviorSubject(true);
  const visibility = { visible$ };
  const device = { cookies, clock: createHandDrivenClock(), privacySignal: { optsOut: () => false }, visibility };
  const newTab = () => createAskForConsent({ ...device, forgetWithdrawn: () => undefined }, ['statistics']);
  const consent = newTab();
  const decided = () =>
    parseConsent(cookies.get(CONSENT_COOKIE)) && agreesTo('statistics', cookies.get(CONSENT_COOKIE));
  const gate = createEventGate(decided);
  const sent: TrackedEvent[] = [];
  const pages: TrackedPage[] = [];
  const viewed: TrackedItem[] = [];
  const besides: TrackedList[] = [];
  /** What was remembered of the pages, which no event has named. */
  const shown: unknown[] = [];
  let reported = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    reported = resolve;
  });
  const shop = aShop({
    services: [
      [consentUseCases.askForConsent, consent],
      [measuringUseCases.eventGate, gate],
      [measuringUseCases.collectEvents, (event: TrackedEvent) => sent.push(event)],
      [measuringUseCases.pageVitals, { measured$: of({ metric: 'LCP', value: 812.4 }) }],
      [measuringUseCases.rendered, () => rendered$.pipe(take(1))],
      [measuringUseCases.reportedTests, () => [{ id: 'BZ_AB_x', trackingCode: 'x-b' }]],
      [
        rememberShown,
        {
          rows: (items: readonly TrackedItem[]) => shown.push(items),
          variant: (product: TrackedItem, itemId: string) => shown.push([product, itemId]),
        },
      ],
      [
        measuringUseCases.reportPages,
        {
          open: (page: TrackedPage) => {
            pages.push(page);
            reported();
          },
          viewProduct: (product: TrackedItem, lists: readonly TrackedList[]) => {
            viewed.push(product);
            besides.push(...lists);
          },
          press: () => undefined,
        },
      ],
    ],
  });
  let listener: () => void = () => undefined;
  const router = {
    state: stateAt('/'),
    subscribe: (heard: () => void) => {
      listener = heard;
      return () => undefined;
    },
  };
  measureWithConsent(shop, router as unknown as MeasuredRouter);
  return {
    consent,
    otherTab: newTab,
    visible$,
    gate,
    sent,
    pages,
    viewed,
    besides,
    shown,
    first,
    goes: (state: MeasuredRouter['state']) => {
      router.state = state;
      listener();
    },
  };
};

describe('measuring a tab (§ 25 TDDDG)', () => {
  it('begins when the visitor agrees: with what has waited, and with the page that is open', async () => {
    const { consent, gate, sent, pages, first } = open();
    gate.track(loginEvent('email'));
    expect(sent).toEqual([]);
    consent.decide({ choice: 'all', ticked: [] });
    await first;
    expect(sent).toEqual([loginEvent('email'), { event: 'web_vitals', metric_name: 'LCP', metric_value: 812 }]);
    expect(pages).toMatchObject([
      { path: '/', area: 'home', lists: [], promotions: [], tests: [{ id: 'BZ_AB_x', trackingCode: 'x-b' }] },
    ]);
  });

  it('begins at once for who has agreed before, and stops taking events when that is withdrawn', async () => {
    const { consent, gate, sent, first } = open(AGREED);
    await first;
    const before = sent.length;
    consent.decide({ choice: 'none', ticked: [] });
    gate.track(loginEvent('email'));
    expect(sent).toHaveLength(before);
  });

  it('begins when the tab is seen again after the visitor has agreed in another', async () => {
    const { consent, otherTab, visible$, pages, first } = open();
    visible$.next(false);
    otherTab().decide({ choice: 'all', ticked: [] });
    expect(consent.state$.value.isBannerOpen).toBe(true);
    visible$.next(true);
    expect(consent.state$.value.isBannerOpen).toBe(false);
    await first;
    expect(pages.map(({ path }) => path)).toEqual(['/']);
  });

  it('fetches nothing for who has refused', async () => {
    const { consent, pages, sent } = open('2.1763800000');
    await import('./start-measuring.ts');
    consent.openLayer();
    expect([pages, sent]).toEqual([[], []]);
  });

  it('reports a product whose page began with its tile once it is there, with all that is known of it', async () => {
    const { goes, pages, viewed, besides, first } = open(AGREED);
    await first;
    const product = aProduct({ accessories: [aTile()] });
    goes(stateAt('/prod/1/', { loaderData: { page: { tile: aTile() } } }));
    goes(stateAt('/prod/1/', { loaderData: { page: { tile: aTile() } } }));
    expect(viewed).toEqual([]);
    goes(stateAt('/prod/1/', { loaderData: { page: { product } } }));
    goes(stateAt('/prod/1/', { loaderData: { page: { product } } }));
    expect(viewed).toEqual([trackedProduct(product)]);
    expect(besides.map(({ id }) => id)).toEqual(['accessories']);
    expect(pages.map(({ path }) => path)).toEqual(['/', '/prod/1/']);
    expect(pages[1]).not.toHaveProperty('product');
  });

  it('reports a product once, whatever variant of it is chosen and wherever on its page somebody goes', async () => {
    const { goes, pages, viewed, first } = open(AGREED);
    await first;
    const loaderData = { page: { product: aProduct() } };
    const at = (search: string, hash: string, key: string) =>
      stateAt('/prod/1/', { loaderData, location: { pathname: '/prod/1/', search, hash, state: null, key } });
    goes(at('', '', 'a'));
    goes(at('?varid=2', '', 'b'));
    goes(at('?varid=2', '#reviews', 'default'));
    goes(at('?varid=2&stars=5', '', 'c'));
    expect(pages.map(({ path }) => path)).toEqual(['/', '/prod/1/', '/prod/1/']);
    expect(viewed).toEqual([]);
  });

  it('remembers each variant of a product that is chosen, once, and reports no page for it', async () => {
    const { goes, pages, shown, first } = open(AGREED);
    await first;
    const product = aProduct();
    const loaderData = { page: { product } };
    const at = (search: string) =>
      stateAt('/prod/1/', { loaderData, location: { pathname: '/prod/1/', search, hash: '', state: null, key: '' } });
    const chosen = at('?varid=2');
    goes(at(''));
    goes(chosen);
    goes({ ...chosen, fetchers: new Map() });
    goes(at('?varid=3'));
    expect(shown).toEqual(['2', '3'].map((itemId) => [trackedProduct(product), itemId]));
    expect(pages.map(({ path }) => path)).toEqual(['/', '/prod/1/']);
  });

  it('views a page of the account once, whatever its address says of its rows, and remembers the rows that have come', async () => {
    const { goes, pages, shown, first } = open(AGREED);
    await first;
    const pathname = '/myaccount/wishlist/';
    const [one, other] = ['1', '2'].map((id) => aListEntry(id));
    const at = (search: string, ...entries: readonly (typeof one)[]) =>
      stateAt(pathname, {
        loaderData: { page: { opened: { shown: { table: entries.map((entry) => ({ kind: 'shown', entry })) } } } },
        location: { pathname, search, hash: '', state: null, key: search },
      });
    const opened = at('', one);
    goes(opened);
    goes({ ...opened, fetchers: new Map() });
    goes(at('?list=1', one));
    goes(at('?list=1&removed=entry-1', other));
    expect(pages.map(({ path }) => path)).toEqual(['/', pathname]);
    expect(shown).toMatchObject([[{ item_id: '1' }], [{ item_id: '1' }], [{ item_id: '2' }]]);
  });

  it('reports what a payment provider said also on the page that its shopper was led to instead (spec 2 §2)', async () => {
    const { goes, pages, first } = open(AGREED);
    await first;
    const at = (pathname: string, hash: string, page: object) =>
      stateAt(pathname, { loaderData: { page }, location: { pathname, search: '', hash, state: null, key: hash } });
    goes(at('/checkout/shipping/', '#cancelPayment=PAYPAL&token=EC-1', {}));
    goes(at('/checkout/payment/', '', { paymentReturn: { errorCode: '22' } }));
    goes(at('/checkout/summary/', '', {}));
    expect(pages.slice(1).map(({ paymentReturn }) => paymentReturn)).toEqual([
      { cancelled: { paymentId: 'PAYPAL', identifier: 'EC-1' } },
      { errorCode: '22' },
      {},
    ]);
  });

  it('never keeps the router from showing a page: an error is reported, and the next page is measured', async () => {
    const thrown: unknown[] = [];
    config.onUnhandledError = (error) => thrown.push(error);
    onTestFinished(() => {
      config.onUnhandledError = null;
    });
    const { goes, pages, first } = open(AGREED);
    await first;
    const unreadable = { product: {} };
    expect(() => goes(stateAt('/prod/1/', { loaderData: { page: unreadable } }))).not.toThrow();
    goes(stateAt('/cat/1/'));
    expect(pages.map(({ path }) => path)).toEqual(['/', '/cat/1/']);
    await expect.poll(() => thrown).toHaveLength(1);
  });

  it('takes no order of the account for a purchase', async () => {
    const { goes, pages, first } = open(AGREED);
    await first;
    const order = aPlacedOrder();
    const at = (pathname: string, id: string) =>
      stateAt(pathname, {
        matches: [{ route: { id } }] as MeasuredRouter['state']['matches'],
        loaderData: { [id]: { order } },
      });
    goes(at('/myaccount/orders/orderdetail/', 'order-detail'));
    goes(at('/checkout/confirmation/', 'confirmation'));
    expect(pages.map(({ purchase }) => purchase?.orderId)).toEqual([undefined, undefined, order.orderId]);
  });

  it('reports the page on which a visitor stays, not one that was left before it was rendered', async () => {
    const rendered$ = new Subject<void>();
    const { goes, pages } = open(AGREED, rendered$);
    await expect.poll(() => rendered$.observed).toBe(true);
    goes(stateAt('/cat/1/'));
    goes(stateAt('/cat/2/'));
    rendered$.next();
    rendered$.next();
    expect(pages.map(({ path }) => path)).toEqual(['/cat/2/']);
  });

  it('reports each page that is opened once, when the navigation is done, and a missing one as 404', async () => {
    const { goes, pages, first } = open(AGREED);
    await first;
    goes(stateAt('/cat/1/', { navigation: { state: 'loading' } as MeasuredRouter['state']['navigation'] }));
    expect(pages).toHaveLength(1);
    goes(stateAt('/cat/1/'));
    goes(stateAt('/cat/1/'));
    goes(stateAt('/weg/', { errors: { page: new Error('gone') } }));
    expect(pages.map(({ path, area }) => [path, area])).toEqual([
      ['/', 'home'],
      ['/cat/1/', 'category listing'],
      ['/weg/', '404'],
    ]);
  });
});
