import type { TrackedEvent } from '@tornister/application/ports';
import { itemsEvent, pageViewEvent, paymentCancelEvent } from '@tornister/domain/analytics';
import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { brandId, type UserId } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { createFetchTransport } from '../transport/fetch-transport.ts';
import { createGraphqlTrackingGateway } from './graphql-tracking-gateway.ts';

/** What a browser lets through of requests that outlive their page, all together. */
const OUTLIVING_BYTES = 64 * 1024;

const open = () => {
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
      return new Response('{"data":{"tracking_addEvents":true}}', { headers: { 'content-type': 'application/json' } });
    },
  });
  const { addEvents } = createGraphqlTrackingGateway(transport, 'shop.example');
  return { addEvents, bodies, mostBytes: () => mostBytes };
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
