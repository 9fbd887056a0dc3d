import type { TrackedEvent } from '@tornister/application/ports';
import { itemsEvent, pageViewEvent, paymentCancelEvent } from '@tornister/domain/analytics';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { brandId, type ItemId, type ProductId, type UserId } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { createFetchTransport } from '../transport/fetch-transport.ts';
import { createGraphqlTrackingGateway } from './graphql-tracking-gateway.ts';

/** What a browser lets through of requests that outlive their page, all together. */
const OUTLIVING_BYTES = 64 * 1024;

/** What the gateway puts together into one request. */
const TOGETHER_BYTES = 50_000;

const open = (meet: (text: string) => void = () => undefined) => {
  const bodies: string[] = [];
  let underWay = 0;
  let mostBytes = 0;
  const transport = createFetchTransport({
    url: 'https://shop.example/graphql/shop',
    fetch: async (_address, { body }) => {
      const text = String(body);
      const bytes = new TextEncoder().encode(text).length;
      bodies.push(text);
      underWay += bytes;
      mostBytes = Math.max(mostBytes, underWay);
      await Promise.resolve();
      underWay -= bytes;
      meet(text);
      return new Response('{"data":{"tracking_addEvents":true}}', { headers: { 'content-type': 'application/json' } });
    },
  });
  return { ...createGraphqlTrackingGateway(transport, 'shop.example'), bodies, mostBytes: () => mostBytes };
};

const names = (bodies: readonly string[]): readonly string[] =>
  bodies.flatMap((body) => {
    const { variables } = JSON.parse(body) as { readonly variables: { readonly events: readonly { name: string }[] } };
    return variables.events.map(({ name }) => name);
  });

it('hands in what is much in several requests, one after the other, each of which may outlive its page', async () => {
  const { addEvents, bodies, mostBytes } = open();
  const item = { item_id: '1', item_name: 'Größe ü'.repeat(30), item_brand: 'betzold', price: 1, quantity: 1 };
  const event = itemsEvent(
    'add_to_cart',
    Array.from({ length: 100 }, () => item),
  );
  expect((await addEvents([event, event, event, { event: 'submit_order' }])).isOk()).toBe(true);
  expect(names(bodies)).toEqual(['add_to_cart', 'add_to_cart', 'add_to_cart', 'submit_order']);
  expect(bodies.length).toBeGreaterThan(1);
  expect(mostBytes()).toBeLessThan(OUTLIVING_BYTES);
});

it('hands in little with one request', async () => {
  const { addEvents, bodies } = open();
  const events: readonly TrackedEvent[] = [{ event: 'submit_order' }, { event: 'login', method: 'email' }];
  expect((await addEvents(events)).isOk()).toBe(true);
  expect([bodies.length, names(bodies)]).toEqual([1, ['submit_order', 'login']]);
});

it('says neither who the visitor is nor by which number a payment goes', async () => {
  const { addEvents, bodies } = open();
  const visitor = { ...UNKNOWN_VISITOR, userId: brandId<UserId>('member-17') };
  const view = pageViewEvent({ path: '/', title: 'Start', area: 'home', visitor, tests: [], isInstalledApp: false });
  const cancelled = paymentCancelEvent({ paymentId: 'PAYPAL', identifier: 'EC-1' });
  expect((await addEvents([view, cancelled])).isOk()).toBe(true);
  expect(bodies.join()).toContain('PAYPAL');
  expect(bodies.join()).not.toMatch(/member-17|EC-1|user_id|identifier/);
});

it.each([
  ['one request as long as they fit', 0, [2]],
  ['two where they are a byte too long', 1, [1, 1]],
])('hands in two events by %s', async (_how, more, together) => {
  const { addEvents, bodies } = open();
  const named = (length: number): TrackedEvent => {
    const item = { item_id: '1', item_name: 'x'.repeat(length), item_brand: 'betzold', price: 1, quantity: 1 };
    return itemsEvent('add_to_cart', [item]);
  };
  await addEvents([named(0)]);
  const { variables } = JSON.parse(bodies[0] ?? '') as { readonly variables: { readonly events: readonly unknown[] } };
  const length = TOGETHER_BYTES / 2 - JSON.stringify(variables.events[0]).length;
  await addEvents([named(length), named(length + more)]);
  expect(bodies.slice(1).map((body) => names([body]).length)).toEqual(together);
});

it('hands in what comes after a request that was lost', async () => {
  const { addEvents, bodies } = open((text) => {
    if (names([text]).includes('add_to_cart')) throw new TypeError('gone');
  });
  const item = { item_id: '1', item_name: 'x'.repeat(TOGETHER_BYTES), item_brand: 'betzold', price: 1, quantity: 1 };
  const answer = await addEvents([itemsEvent('add_to_cart', [item]), { event: 'submit_order' }]);
  expect(names(bodies)).toEqual(['add_to_cart', 'submit_order']);
  expect(answer.isOk()).toBe(true);
});

it('says which item was seen at a glance, and in which shop', async () => {
  const { recordGlance, bodies } = open();
  expect((await recordGlance(brandId<ProductId>('20001'), brandId<ItemId>('30001'))).isOk()).toBe(true);
  expect(bodies.map((body) => (JSON.parse(body) as { readonly variables: unknown }).variables)).toEqual([
    { productId: '20001', itemId: '30001', domain: 'shop.example' },
  ]);
});
