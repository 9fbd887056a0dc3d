import { PROMOTION_VIEW_DELAY_MS, type TrackedItem, VISIBLE_RATIO } from '@tornister/domain/analytics';
import { money } from '@tornister/domain/money';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createScope } from '../kernel/index.ts';
import type { Sight, TrackedEvent } from '../ports/index.ts';
import { createReportPages, type PressedLink, type TrackedPage } from './report-pages.ts';

const item = (id: string): TrackedItem => ({
  item_id: id,
  item_name: `Heft ${id}`,
  item_brand: 'betzold',
  price: 1.5,
  quantity: 1,
  index: Number(id),
  item_category: 'Hefte',
});

const page = (more: Partial<TrackedPage> = {}): TrackedPage => ({
  path: '/',
  title: 'Start',
  area: 'home',
  tests: [],
  promotions: [{ id: 't1', name: 'Schulstart' }],
  lists: [
    {
      id: 'new',
      name: 'Neu',
      row: 'new',
      items: new Map([
        ['/prod/1/', item('1')],
        ['/prod/2/', item('2')],
      ]),
    },
  ],
  ...more,
});

const open = (visitor = okAsync(UNKNOWN_VISITOR) as ReturnType<Parameters<typeof createReportPages>[1]['visitor']>) => {
  const clock = createHandDrivenClock();
  const sessionStore = createInMemoryDeviceStore();
  const moves$ = new Subject<void>();
  let sights: readonly Sight[] = [];
  const events: TrackedEvent[] = [];
  const reports = createReportPages(createScope(), {
    analytics: { track: (event) => events.push(event) },
    clock,
    sessionStore,
    sights: { moves$, look: () => sights, isInstalledApp: () => false },
    visitor: () => visitor,
  });
  const take = (): readonly string[] => events.splice(0).map(({ event }) => event);
  return {
    reports,
    clock,
    sessionStore,
    events,
    take,
    scroll: (now: readonly Sight[]) => {
      sights = now;
      moves$.next();
    },
    opens: async (opened: TrackedPage) => {
      reports.open(opened);
      await visitor;
      await Promise.resolve();
    },
  };
};

describe('the payment step', () => {
  it('reports what a payment provider said in its address (spec 2 §2, §8)', async () => {
    const { opens, events, take } = open();
    await opens(page({ path: '/checkout/payment/', area: 'checkout', paymentReturn: { errorCode: '22' } }));
    expect(events.at(-1)).toEqual({ event: 'payment_error', error_code: '22' });
    await opens(page({ paymentReturn: { cancelled: { paymentId: 'PAYPAL', identifier: 'EC-1' } } }));
    expect(events.at(-1)).toEqual({ event: 'payment_cancel', payment_id: 'PAYPAL', identifier: 'EC-1' });
    take();
    await opens(page({ paymentReturn: {} }));
    expect(take()).toEqual(['Meta']);
  });
});

const link: PressedLink = { text: 'Hefte', url: '/cat/1001/', isNavigation: false };

describe('an opened page', () => {
  it('is reported as Meta with the fields of the documents (spec 1 §7)', async () => {
    const { opens, events } = open();
    await opens(page());
    expect(events).toEqual([
      {
        event: 'Meta',
        page_path: '/',
        prime_status: 'NONE',
        user_id: '',
        visitor_type: 'guest',
        visitor_login_state: 'anonymous',
        internal: false,
        page_area: 'home',
        pwa: false,
        page_title: 'Start',
        test_id: '',
        test_variant: '',
      },
    ]);
  });

  it('is reported as a stranger’s when nobody says who is there', async () => {
    const { opens, take } = open(errAsync({ kind: 'gateway.unreachable' }));
    await opens(page());
    expect(take()).toEqual(['Meta']);
  });

  it('tells that a checkout begins, once for a basket', async () => {
    const { opens, take } = open();
    await opens(page({ checkout: [item('1')] }));
    await opens(page({ checkout: [item('1')] }));
    await opens(page({ checkout: [item('1'), item('2')] }));
    await opens(page({ checkout: [] }));
    expect(take()).toEqual(['Meta', 'begin_checkout', 'Meta', 'Meta', 'begin_checkout', 'Meta']);
  });

  it('tells again that a checkout begins where the same is ordered once more', async () => {
    const { opens, take } = open();
    const bought = { items: [item('1')], total: money(150), tax: money(24), shipping: money(0) };
    await opens(page({ checkout: [item('1')] }));
    await opens(page({ purchase: { orderId: 'o1', ...bought } }));
    await opens(page({ checkout: [item('1')] }));
    expect(take()).toEqual(['Meta', 'begin_checkout', 'Meta', 'purchase', 'Meta', 'begin_checkout']);
  });

  it('tells of the product that it shows, after the page', async () => {
    const { opens, events } = open();
    await opens(page({ product: item('1') }));
    expect(events.map(({ event }) => event)).toEqual(['Meta', 'view_item']);
    expect(events[1]).toMatchObject({ ecommerce: { currency: 'EUR', value: 1.5, items: [item('1')] } });
  });

  it('tells of a product that comes after its page, never before it', async () => {
    const { reports, events } = open();
    reports.open(page());
    reports.viewProduct(item('1'), []);
    expect(events).toEqual([]);
    await expect.poll(() => events.map(({ event }) => event)).toEqual(['Meta', 'view_item']);
  });

  it('tells of an order with what the session knows about its goods (spec 1 §3 "Storage")', async () => {
    const { opens, events, sessionStore } = open();
    sessionStore.write(SESSION_STORAGE_KEYS.analyticsProducts, JSON.stringify([item('1')]));
    const ordered = { item_id: '1', item_name: 'Heft 1', item_brand: '', price: 1.4, quantity: 5 };
    await opens(
      page({
        purchase: { orderId: 'o1', items: [ordered], total: money(1_290), tax: money(206), shipping: money(590) },
      }),
    );
    expect(events[1]).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'o1',
        currency: 'EUR',
        value: 12.9,
        tax: 2.06,
        shipping: 5.9,
        items: [
          {
            item_id: '1',
            item_name: 'Heft 1',
            item_brand: 'betzold',
            item_category: 'Hefte',
            price: 1.4,
            quantity: 5,
          },
        ],
      },
    });
  });
});

describe('a confirmation', () => {
  const confirmed = (orderId: string) =>
    page({ purchase: { orderId, items: [], total: money(1_290), tax: money(206), shipping: money(590) } });

  it('tells of its order once, however often it is loaded again, and of every order', async () => {
    const { opens, take } = open();
    await opens(confirmed('o1'));
    await opens(confirmed('o1'));
    await opens(confirmed('o2'));
    await opens(confirmed('o1'));
    expect(take()).toEqual(['Meta', 'purchase', 'Meta', 'Meta', 'purchase', 'Meta']);
  });
});

describe('what is seen (spec 3 §8, §9)', () => {
  const teaser = (ratio: number): Sight => ({ kind: 'teaser', key: 't1', ratio });
  const tile = (path: string, row = 'new'): Sight => ({ kind: 'tile', key: path, ratio: 1, row });

  it('is reported 1000 ms after the scrolling has ended, not before', async () => {
    const { opens, clock, scroll, take } = open();
    await opens(page());
    take();
    scroll([teaser(1)]);
    clock.pass(PROMOTION_VIEW_DELAY_MS - 1);
    scroll([teaser(1)]);
    clock.pass(PROMOTION_VIEW_DELAY_MS - 1);
    expect(take()).toEqual([]);
    clock.pass(1);
    expect(take()).toEqual(['view_promotion']);
  });

  it.each([
    [VISIBLE_RATIO - 0.01, []],
    [VISIBLE_RATIO, ['view_promotion']],
    [VISIBLE_RATIO + 0.01, ['view_promotion']],
  ])('counts from half of it on: %d', async (ratio, expected) => {
    const { opens, clock, scroll, take } = open();
    await opens(page());
    take();
    scroll([teaser(ratio)]);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    expect(take()).toEqual(expected);
  });

  it('reports a teaser once in a session, and a product once as long as the page stays', async () => {
    const { opens, clock, scroll, take } = open();
    const look = () => {
      scroll([teaser(1), tile('/prod/1/')]);
      clock.pass(PROMOTION_VIEW_DELAY_MS);
    };
    await opens(page());
    take();
    look();
    expect(take()).toEqual(['view_promotion', 'view_item_list']);
    look();
    expect(take()).toEqual([]);
    await opens(page());
    take();
    look();
    expect(take()).toEqual(['view_item_list']);
  });

  it('names only the products that are new to the visitor, with their list and place', async () => {
    const { opens, clock, scroll, events } = open();
    await opens(page());
    scroll([tile('/prod/1/')]);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    scroll([tile('/prod/1/'), tile('/prod/2/'), tile('/prod/9/')]);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    expect(events.at(-1)).toEqual({
      event: 'view_item_list',
      ecommerce: { currency: 'EUR', item_list_id: 'new', item_list_name: 'Neu', items: [item('2')] },
    });
  });

  it('tells a product that stands in several lists in those in which it was seen, each once', async () => {
    const { opens, clock, scroll, take, events } = open();
    const [row] = page().lists;
    if (row === undefined) throw new Error('The page has no list');
    const { row: _none, ...own } = { ...row, id: 'own', name: 'Hefte' };
    await opens(page({ lists: [own, row] }));
    take();
    const seen: Sight = { kind: 'tile', key: '/prod/1/', ratio: 1 };
    const look = (...sights: readonly Sight[]) => {
      scroll(sights);
      clock.pass(PROMOTION_VIEW_DELAY_MS);
      return events
        .splice(0)
        .map((event) => 'ecommerce' in event && 'item_list_id' in event.ecommerce && event.ecommerce.item_list_id);
    };
    expect(look(tile('/prod/1/'))).toEqual(['new']);
    expect(look(tile('/prod/1/'), seen)).toEqual(['own']);
    expect(look(tile('/prod/1/', 'seen'), tile('/prod/1/'), seen)).toEqual([]);
  });

  it('reports the lists of a product that comes after its page, also where nobody scrolls any more', async () => {
    const { opens, reports, clock, scroll, take, events } = open();
    await opens(page({ lists: [] }));
    scroll([tile('/prod/1/')]);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    take();
    reports.viewProduct(item('9'), page().lists);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    await expect.poll(() => events.map(({ event }) => event)).toEqual(['view_item_list', 'view_item']);
    reports.press({ ...link, url: '/prod/1/', tilePath: '/prod/1/', row: 'new' });
    expect(take()).toContain('select_item');
  });

  it('forgets the products of a list with the navigation (spec 1 §2)', async () => {
    const { opens, clock, scroll, sessionStore } = open();
    await opens(page());
    scroll([tile('/prod/1/')]);
    clock.pass(PROMOTION_VIEW_DELAY_MS);
    expect(sessionStore.read(SESSION_STORAGE_KEYS.itemListProducts)).toContain('Heft 1');
    await opens(page({ path: '/x/' }));
    expect(sessionStore.read(SESSION_STORAGE_KEYS.itemListProducts)).toBeUndefined();
  });
});

describe('a pressed link (spec 3 §8)', () => {
  const press = async (pressed: Partial<PressedLink>) => {
    const { opens, reports, take, events } = open();
    await opens(page());
    take();
    reports.press({ ...link, ...pressed });
    return { names: events.map(({ event }) => event), events };
  };

  it('is a link click', async () => {
    expect((await press({})).events).toEqual([{ event: 'link_click', link_text: 'Hefte', link_url: '/cat/1001/' }]);
  });

  it('says nothing in words of pages that are not browsed, neither of their titles nor of links to and on them', async () => {
    const { reports, events, opens } = open();
    const path = '/myaccount/orders/orderdetail/';
    await opens(page({ path, title: 'Bestellung 10004711' }));
    reports.press({ text: 'Heft 1 noch einmal', url: '/prod/1/', isNavigation: false });
    await opens(page({ path: '/search/', title: 'Suche nach Läusekamm' }));
    await opens(page());
    reports.press({ text: 'Klassenliste 3b', url: '/classlist/geheim/', isNavigation: false });
    expect(JSON.stringify(events)).not.toMatch(/10004711|noch einmal|Läusekamm|Klassenliste|geheim/);
    expect(events.map(({ event }) => event)).toEqual(['Meta', 'link_click', 'Meta', 'Meta', 'link_click']);
  });

  it.each(['/rechtliches/datenschutz/', '/rechtliches/impressum', '/legal-notice/imprint/', '/legal-notice/privacy/'])(
    'is none to %s',
    async (url) => expect((await press({ url })).names).toEqual([]),
  );

  it('is a step of the navigation there', async () => {
    expect((await press({ isNavigation: true })).names).toEqual(['navigation', 'link_click']);
  });

  it('chooses the promotion of a teaser, and reports its id', async () => {
    const { names, events } = await press({ teaserId: 't1' });
    expect(names).toEqual(['select_promotion', 'teaser_click', 'link_click']);
    expect(events[1]).toEqual({ event: 'teaser_click', teaserId: 't1' });
  });

  it('reports the id of a teaser that promotes nothing, also of one that is a row of products', async () => {
    expect((await press({ teaserId: 'form-1' })).events[0]).toEqual({ event: 'teaser_click', teaserId: 'form-1' });
    const { opens, reports, take } = open();
    await opens(page({ lists: page().lists.map((list) => ({ ...list, teaserId: 'new' })) }));
    take();
    reports.press({ ...link, url: '/prod/2/', tilePath: '/prod/2/', row: 'new' });
    expect(take()).toEqual(['teaser_click', 'select_item', 'link_click']);
  });

  it('chooses a product of a list', async () => {
    const { events } = await press({ url: '/prod/2/', tilePath: '/prod/2/', row: 'new' });
    expect(events[0]).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: 'new', items: [item('2')] } });
  });

  it('chooses nothing of a list that does not stand in the row of the press', async () => {
    const { names } = await press({ url: '/prod/2/', tilePath: '/prod/2/', row: 'other' });
    expect(names).toEqual(['link_click']);
  });
});
