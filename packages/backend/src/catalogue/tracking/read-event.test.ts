import {
  EVENT_ITEMS_MAX,
  EVENT_MAX_LENGTH,
  itemsEvent,
  lightningDealEvent,
  linkClickEvent,
  listEvent,
  loginEvent,
  navigationEvent,
  pageViewEvent,
  paymentCancelEvent,
  paymentErrorEvent,
  promotionEvent,
  purchaseEvent,
  submitOrderEvent,
  type TrackedItem,
  teaserClickEvent,
  webVitalEvent,
  withFirstItems,
} from '@tornister/domain/analytics';
import { money } from '@tornister/domain/money';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { brandId, type ItemId, type UserId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvent } from './read-event.ts';

const item: TrackedItem = {
  item_id: '1',
  item_name: 'Heft',
  item_brand: 'betzold',
  price: 1.5,
  quantity: 2,
  index: 0,
  item_variant: '5001',
  item_category: 'Papier',
  item_category5: 'A4',
};

const EVENTS = [
  listEvent('view_item_list', { id: 'l', name: 'L' }, [item]),
  listEvent('select_item', { id: 'l', name: 'L' }, [item]),
  promotionEvent('view_promotion', { id: 'p', name: 'P', creative: 'c', slot: 's' }),
  promotionEvent('select_promotion', { id: 'p', name: 'P' }),
  itemsEvent('view_item', [item]),
  itemsEvent('add_to_wishlist', [item]),
  itemsEvent('remove_from_wishlist', [item]),
  itemsEvent('add_to_cart', [item]),
  itemsEvent('remove_from_cart', [item]),
  itemsEvent('begin_checkout', [item]),
  paymentErrorEvent('declined'),
  submitOrderEvent(),
  loginEvent('email'),
  navigationEvent('Hefte', '/cat/1/'),
  linkClickEvent('Hefte', '/cat/1/'),
  teaserClickEvent('t1'),
  lightningDealEvent('add', brandId<ItemId>('5001')),
  webVitalEvent('LCP', 812),
];

const given = (event: { readonly event: string }) => ({ name: event.event, payload: JSON.stringify(event) });

describe('reading an event', () => {
  it.each(EVENTS)('takes $event with every field that the shop makes', (event) => {
    const { event: name, ...fields } = event;
    expect(readEvent(given(event))).toEqual({ name, fields });
  });

  it('leaves out who it was: user, payment and order', () => {
    const view = pageViewEvent({
      path: '/',
      title: 'Start',
      area: 'home',
      visitor: { ...UNKNOWN_VISITOR, userId: brandId<UserId>('u1'), email: 'a@b.example' },
      tests: [],
      isInstalledApp: false,
    });
    const cancelled = paymentCancelEvent({ paymentId: 'PAYPAL', identifier: 'EC-1' });
    const purchase = purchaseEvent({
      orderId: 'order-1',
      items: [item],
      total: money(300),
      tax: money(48),
      shipping: money(0),
    });
    const kept = [view, cancelled, purchase].map((event) => JSON.stringify(readEvent(given(event))));
    expect(kept.join()).not.toMatch(/u1|EC-1|order-1|a@b/);
    expect(kept).not.toContain(undefined);
  });

  it.each([
    { event: 'link_click', link_text: 'Bestellung 10004711', link_url: '/myaccount/orders/orderdetail/' },
    { event: 'navigation', link_text: 'Liste der 3b', link_url: '/classlist/geheim/' },
    { event: 'link_click', link_text: 'Läusekamm', link_url: '/search/' },
  ])('keeps no words of a link to $link_url, whatever program sent them', (event) => {
    expect(readEvent(given(event))?.fields).toMatchObject({ link_text: '' });
  });

  it.each(['/myaccount/orders/orderdetail/', '/search/?q=L', '/classlist/geheim/'])(
    'keeps no title of the page at %s, whatever program sent it',
    (path) => {
      const at = { path, title: 'Bestellung 10004711', area: 'others', visitor: UNKNOWN_VISITOR } as const;
      const view = pageViewEvent({ ...at, tests: [], isInstalledApp: false });
      const sent = { ...view, page_title: at.title };
      expect(readEvent(given(sent))?.fields).toMatchObject({ page_title: '' });
    },
  );

  it('reads the first products of an event that has too many', () => {
    const items = Array.from({ length: EVENT_ITEMS_MAX + 1 }, () => item);
    expect(readEvent(given(itemsEvent('begin_checkout', items)))?.fields).toMatchObject({
      ecommerce: { value: 3 * items.length, items: items.slice(1) },
    });
  });

  it('reads every purchase as it is handed in, however long the names of its goods are', () => {
    const word = fc.string({ minLength: 0, maxLength: 300 });
    const bought = fc.record({
      item_id: word,
      item_name: word,
      item_brand: word,
      item_category: word,
      item_category2: word,
    });
    fc.assert(
      fc.property(fc.array(bought, { maxLength: 150 }), (goods) => {
        const items = goods.map((texts) => ({ ...texts, price: 1.5, quantity: 2 }));
        const order = { orderId: 'o1', items, total: money(1_290), tax: money(206), shipping: money(590) };
        const read = readEvent(given(withFirstItems(purchaseEvent(order))));
        expect(read?.fields).toMatchObject({ ecommerce: { value: 12.9 } });
      }),
    );
  });

  it('takes nothing that the shop does not make', () => {
    const strange = [
      { name: 'Meta', payload: '{' },
      { name: 'Meta', payload: '{"event":"login","method":"email"}' },
      { name: 'thought_up', payload: '{"event":"thought_up"}' },
      { name: 'login', payload: `{"event":"login","method":"${'x'.repeat(301)}"}` },
      { name: 'login', payload: `{"event":"login","method":"email"}${' '.repeat(EVENT_MAX_LENGTH)}` },
    ];
    expect(strange.map(readEvent)).toEqual(strange.map(() => undefined));
  });

  it('keeps no field that the documents do not name, whatever is sent along', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (more) => {
        const read = readEvent(given({ ...more, event: 'login', method: 'email' } as { readonly event: string }));
        expect(read).toEqual({ name: 'login', fields: { method: 'email' } });
      }),
    );
  });
});
