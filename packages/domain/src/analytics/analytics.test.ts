import { describe, expect, it } from 'vitest';
import { aTile } from '../../testing/a-tile.ts';
import type { CartLine } from '../cart/cart.ts';
import { money } from '../money/money.ts';
import { UNKNOWN_VISITOR } from '../session/visitor.ts';
import { brandId, type CartLineId, type ItemId, type ProductId, type UserId } from '../shared/brand.ts';
import {
  DEAL_ACTIONS,
  EVENT_ITEMS_MAX,
  EVENT_MAX_LENGTH,
  itemsEvent,
  lightningDealEvent,
  linkClickEvent,
  listEvent,
  loginEvent,
  navigationEvent,
  paymentCancelEvent,
  paymentErrorEvent,
  promotionEvent,
  purchaseEvent,
  teaserClickEvent,
  teaserClickEvents,
  WEB_VITALS,
  webVitalEvent,
  withFirstItems,
} from './data-layer.ts';
import { pageViewEvent } from './page-view.ts';
import {
  TRACKED_CATEGORY_LEVELS,
  trackedCategories,
  trackedLine,
  trackedOrderLine,
  trackedPrice,
  trackedTile,
} from './tracked-product.ts';
import { viewedPageOf } from './visibility.ts';

describe('pageViewEvent (spec 1 §7)', () => {
  it('is named Meta and carries the fields of the specification', () => {
    expect(
      pageViewEvent({
        path: '/cat/1/',
        title: 'Stifte',
        area: 'category listing',
        visitor: {
          ...UNKNOWN_VISITOR,
          userId: brandId<UserId>('u1'),
          isExistingCustomer: true,
          isInternal: true,
          visitorLoginState: 'member',
          primeInfo: { status: 'ACTIVE', abo: true },
        },
        tests: [
          { id: 't1', trackingCode: 'a' },
          { id: 't2', trackingCode: 'b' },
        ],
        isInstalledApp: true,
      }),
    ).toStrictEqual({
      event: 'Meta',
      page_path: '/cat/1/',
      prime_status: 'ACTIVE',
      user_id: 'u1',
      visitor_type: 'existing-customer',
      visitor_login_state: 'member',
      internal: true,
      page_area: 'category listing',
      pwa: true,
      page_title: 'Stifte',
      test_id: 't1,t2',
      test_variant: 'a,b',
    });
  });

  it('tells of an unknown visitor as a guest without prime, id and tests', () => {
    expect(
      pageViewEvent({ path: '/', title: '', area: 'home', visitor: UNKNOWN_VISITOR, tests: [], isInstalledApp: false }),
    ).toMatchObject({ user_id: '', visitor_type: 'guest', prime_status: 'NONE', test_id: '', test_variant: '' });
  });

  it('tells of a new customer', () => {
    const visitor = { ...UNKNOWN_VISITOR, isNewCustomer: true };
    expect(
      pageViewEvent({ path: '/', title: '', area: 'home', visitor, tests: [], isInstalledApp: false }).visitor_type,
    ).toBe('new-customer');
  });
});

const line: CartLine = {
  id: brandId<CartLineId>('l1'),
  itemId: brandId<ItemId>('i1'),
  productId: brandId<ProductId>('p1'),
  kind: { kind: 'normal' },
  name: 'Heft',
  brand: 'Muster',
  path: '/prod/1/',
  picture: { src: '', alt: '', width: 1, height: 1, sources: [] },
  variantInfo: [],
  orderNumber: '1',
  quantity: 3,
  minimumOrderQuantity: 1,
  maxQuantity: 9,
  unitPrice: money(110),
  positionTotal: money(330),
  availableForSale: true,
  deliveryStatusColor: 'green',
  deliveryStatusText: '',
  extraBadges: [],
  warnings: [],
  isPrimeEligible: false,
};

/** So many pieces, some of them at the price of a deal. */
const dealLine = (quantity: number, quantityLightning: number): CartLine => ({
  ...line,
  quantity,
  positionTotal: money(90 * quantityLightning + 110 * (quantity - quantityLightning)),
  kind: {
    kind: 'lightning-deal',
    quantityLightning,
    quantityNormal: quantity - quantityLightning,
    maxQuantityLightning: 3,
    unitPriceLightning: money(90),
    dealSaving: money(20 * quantityLightning),
    isLightningAmountChanged: false,
  },
});

describe('the page that is viewed', () => {
  it.each([
    ['/prod/1/', '', '/prod/1/'],
    ['/prod/1/', '?varid=2', '/prod/1/'],
    ['/prod/1/', '?stars=5&varid=2', '/prod/1/?stars=5'],
    ['/cat/1/', '?p=2', '/cat/1/?p=2'],
    ['/search/', '?q=hefte', '/search/?q=hefte'],
    ['/myaccount/wishlist/', '?list=1&removed=2,3&variant=4', '/myaccount/wishlist/'],
    ['/classlist/geheim/', '?print=1', '/classlist/geheim/'],
  ])(
    'is one whatever variant of a product is chosen, and whatever a private page has in its query: %s%s',
    (pathname, search, page) => expect(viewedPageOf({ pathname, search })).toBe(page),
  );
});

describe('tracked products (spec 3 §8)', () => {
  it('reach up to 5 category levels', () => {
    expect(TRACKED_CATEGORY_LEVELS).toBe(5);
    expect(trackedCategories(['a', 'b', 'c', 'd', 'e', 'f'])).toStrictEqual({
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e',
    });
    expect(trackedCategories([])).toStrictEqual({});
  });

  it('have their price with 2 decimals', () => {
    expect([0, 1, 10, 129, 110, 123_456].map((amount) => trackedPrice(money(amount)))).toStrictEqual([
      0, 0.01, 0.1, 1.29, 1.1, 1234.56,
    ]);
  });

  it('are tiles of a list at their place', () => {
    expect(trackedTile(aTile({ breadcrumb: ['Schreiben', 'Stifte'] }), 4)).toStrictEqual({
      item_id: '1001',
      item_name: 'Schulheft A4, Lineatur 25',
      item_brand: 'Papierwerk Sander',
      price: 1.29,
      quantity: 1,
      item_variant: '1001-1',
      index: 4,
      item_category: 'Schreiben',
      item_category2: 'Stifte',
    });
  });

  it('are lines of an order, at what a piece of it costs', () => {
    const ordered = { itemId: line.itemId, name: 'Heft', path: '/prod/7/', quantity: 3, unitPrice: money(110) };
    const item = { item_id: '7', item_name: 'Heft', item_brand: '', item_variant: 'i1' };
    expect(trackedOrderLine(ordered)).toStrictEqual([{ ...item, price: 1.1, quantity: 3 }]);
    const mixedPrices = [
      { quantity: 1, unitPrice: money(90) },
      { quantity: 2, unitPrice: money(110) },
    ];
    expect(trackedOrderLine({ ...ordered, mixedPrices })).toStrictEqual([
      { ...item, price: 0.9, quantity: 1 },
      { ...item, price: 1.1, quantity: 2 },
    ]);
  });

  it('are lines of an order by what was ordered where no page of a product is named', () => {
    const ordered = { itemId: line.itemId, name: 'Prime', path: '/prime/', quantity: 1, unitPrice: money(1_990) };
    expect(trackedOrderLine(ordered)).toMatchObject([{ item_id: 'i1', price: 19.9, quantity: 1 }]);
  });

  it('are lines of a cart, with a suffix for lightning deals', () => {
    const tracked = {
      item_id: 'p1',
      item_name: 'Heft',
      item_brand: 'Muster',
      price: 1.1,
      quantity: 3,
      item_variant: 'i1',
    };
    expect(trackedLine(line)).toStrictEqual([tracked]);
    expect(trackedLine(line, 1)).toStrictEqual([{ ...tracked, quantity: 1 }]);
    const deal = dealLine(3, 3);
    const inDeal = { ...tracked, item_id: 'p1-lightning-deal', price: 0.9 };
    expect(trackedLine(deal)).toStrictEqual([{ ...inDeal, quantity: 3 }]);
  });

  it('are two of a cart line with pieces beyond its deal, which are the last of it', () => {
    const of = (quantity?: number) =>
      trackedLine(dealLine(3, 1), quantity).map((item) => [item.item_id, item.price, item.quantity]);
    expect(of()).toEqual([
      ['p1-lightning-deal', 0.9, 1],
      ['p1', 1.1, 2],
    ]);
    expect(of(1)).toEqual([['p1', 1.1, 1]]);
    expect(of(2)).toEqual([['p1', 1.1, 2]]);
    expect(trackedLine(dealLine(2, 0))).toMatchObject([{ item_id: 'p1', price: 1.1, quantity: 2 }]);
  });
});

describe('data layer events (spec 3 §8)', () => {
  const item = {
    item_id: 'p1',
    item_name: 'Heft',
    item_brand: 'Muster',
    price: 1.1,
    quantity: 3,
    item_variant: 'i1',
  };

  it.each(['view_item_list', 'select_item'] as const)('%s names the list and its products', (event) => {
    expect(listEvent(event, { id: 'cat-1', name: 'Stifte' }, [item])).toStrictEqual({
      event,
      ecommerce: { currency: 'EUR', item_list_id: 'cat-1', item_list_name: 'Stifte', items: [item] },
    });
  });

  it.each(['view_promotion', 'select_promotion'] as const)('%s names the promotion', (event) => {
    expect(promotionEvent(event, { id: 't1', name: 'Schulstart', creative: 'hero', slot: '1' })).toStrictEqual({
      event,
      ecommerce: { promotion_id: 't1', promotion_name: 'Schulstart', creative_name: 'hero', creative_slot: '1' },
    });
    expect(promotionEvent(event, { id: 't1', name: 'Schulstart' })).toStrictEqual({
      event,
      ecommerce: { promotion_id: 't1', promotion_name: 'Schulstart' },
    });
  });

  it.each([
    'view_item',
    'add_to_wishlist',
    'remove_from_wishlist',
    'add_to_cart',
    'remove_from_cart',
    'begin_checkout',
  ] as const)('%s carries what its products cost together', (event) => {
    expect(itemsEvent(event, [item, { ...item, price: 0.1, quantity: 1 }])).toStrictEqual({
      event,
      ecommerce: { currency: 'EUR', value: 3.4, items: [item, { ...item, price: 0.1, quantity: 1 }] },
    });
  });

  it('reports a purchase with tax, shipping and voucher', () => {
    const purchase = { orderId: 'A1', items: [item], total: money(830), tax: money(133), shipping: money(500) };
    const ecommerce = { transaction_id: 'A1', currency: 'EUR', value: 8.3, tax: 1.33, shipping: 5, items: [item] };
    expect(purchaseEvent(purchase)).toStrictEqual({ event: 'purchase', ecommerce });
    expect(purchaseEvent({ ...purchase, voucherCode: 'V' })).toStrictEqual({
      event: 'purchase',
      ecommerce: { ...ecommerce, coupon: 'V' },
    });
  });

  it('reports called-off and failed payments (spec 2 §2, §8)', () => {
    expect(paymentCancelEvent({ paymentId: 'PAYPAL', identifier: 't' })).toStrictEqual({
      event: 'payment_cancel',
      payment_id: 'PAYPAL',
      identifier: 't',
    });
    expect(paymentCancelEvent({ paymentId: 'TWINT' })).toStrictEqual({
      event: 'payment_cancel',
      payment_id: 'TWINT',
      identifier: '',
    });
    expect(paymentErrorEvent('22')).toStrictEqual({ event: 'payment_error', error_code: '22' });
  });
});

describe('events of people (spec 3 §8)', () => {
  it('tell of logins, navigation and links', () => {
    expect(loginEvent('email')).toStrictEqual({ event: 'login', method: 'email' });
    expect(navigationEvent('Stifte', '/cat/1/')).toStrictEqual({
      event: 'navigation',
      link_text: 'Stifte',
      link_url: '/cat/1/',
    });
    expect(linkClickEvent('Hilfe', '/beratung/')).toStrictEqual({
      event: 'link_click',
      link_text: 'Hilfe',
      link_url: '/beratung/',
    });
  });
});

describe('an event of many products', () => {
  const trackedItem = { item_id: '1', item_name: 'Heft', item_brand: 'betzold', price: 1.5, quantity: 1 };

  it('is handed in with the first hundred, and says what all of them cost', () => {
    const of = (count: number) =>
      itemsEvent(
        'begin_checkout',
        Array.from({ length: count }, () => trackedItem),
      );
    expect(withFirstItems(of(EVENT_ITEMS_MAX))).toStrictEqual(of(EVENT_ITEMS_MAX));
    const { event, ecommerce } = withFirstItems(of(250)) as ReturnType<typeof of> & { readonly ecommerce: object };
    expect([event, ecommerce]).toStrictEqual([
      'begin_checkout',
      { currency: 'EUR', value: 250 * trackedItem.price, items: Array.from({ length: 100 }, () => trackedItem) },
    ]);
    expect(withFirstItems(loginEvent('email'))).toStrictEqual(loginEvent('email'));
    expect(withFirstItems(promotionEvent('view_promotion', { id: '1', name: 'P' }))).toStrictEqual(
      promotionEvent('view_promotion', { id: '1', name: 'P' }),
    );
  });

  it('is handed in with as many as make it no longer than is read', () => {
    const named = (letters: number) => ({ ...trackedItem, item_name: 'x'.repeat(letters) });
    const lengthOf = (event: object) => JSON.stringify(event).length;
    const ninety = Array.from({ length: 90 }, () => named(300));
    const rest = EVENT_MAX_LENGTH - lengthOf(itemsEvent('begin_checkout', [...ninety, named(0)]));
    const [full, over] = [rest, rest + 1].map((letters) => itemsEvent('begin_checkout', [...ninety, named(letters)]));
    expect([lengthOf(full ?? {}), withFirstItems(full ?? loginEvent('email'))]).toStrictEqual([EVENT_MAX_LENGTH, full]);
    const cut = withFirstItems(over ?? loginEvent('email'));
    expect(cut).toMatchObject({ ecommerce: { items: ninety, value: 91 * trackedItem.price } });
  });
});

describe('a click on a teaser (spec 3 §8)', () => {
  it('is reported with the teaserId', () => {
    expect(teaserClickEvent('t1')).toStrictEqual({ event: 'teaser_click', teaserId: 't1' });
  });

  it('is a chosen promotion where the teaser promotes something, and also a teaser click, in this order', () => {
    const teaser = { id: 't1', name: 'Schulstart', creative: 'hero', slot: '1' };
    expect(teaserClickEvents('t1', teaser)).toStrictEqual([
      promotionEvent('select_promotion', teaser),
      teaserClickEvent('t1'),
    ]);
    expect(teaserClickEvents('t1')).toStrictEqual([teaserClickEvent('t1')]);
  });
});

describe('events of lightning deals (spec 3 §8)', () => {
  it.each(DEAL_ACTIONS)('%s names the item with the suffix of deals', (action) => {
    const event = { event: 'lightning_deal', action, item_id: 'i1-lightning-deal' };
    expect(lightningDealEvent(action, brandId<ItemId>('i1'))).toStrictEqual(event);
    expect(lightningDealEvent(action, brandId<ItemId>('i1-lightning-deal'))).toStrictEqual(event);
  });

  it('a deal is added, reserved, extended and runs out', () => {
    expect(DEAL_ACTIONS).toStrictEqual(['add', 'reserve', 'extend', 'expire']);
  });
});

describe('web-vitals events (spec 3 §8)', () => {
  it('are those of five measures', () => {
    expect(WEB_VITALS).toStrictEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  });

  it.each([
    ['LCP', 1_234.4, 1_234],
    ['LCP', 1_234.5, 1_235],
    ['INP', 0.4, 0],
    ['CLS', 0.123_449, 0.1234],
    ['CLS', 0.123_451, 0.1235],
    ['CLS', 0, 0],
  ] as const)('%s of %d is reported as %d', (metric, value, reported) => {
    expect(webVitalEvent(metric, value)).toStrictEqual({
      event: 'web_vitals',
      metric_name: metric,
      metric_value: reported,
    });
  });
});
