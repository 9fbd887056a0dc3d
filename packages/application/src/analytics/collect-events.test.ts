import { EVENT_ITEMS_MAX, itemsEvent, parseTrackedItems, type TrackedItem } from '@tornister/domain/analytics';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createRecordingTracking } from '../../testing/doubles/recording-tracking.ts';
import { createScope } from '../kernel/index.ts';
import type { TrackedEvent } from '../ports/index.ts';
import { createCollectEvents, EVENTS_QUIET_MS, EVENTS_TOGETHER_MAX } from './collect-events.ts';

const open = () => {
  const clock = createHandDrivenClock();
  const sessionStore = createInMemoryDeviceStore();
  const visible$ = new BehaviorSubject(true);
  const layer: TrackedEvent[] = [];
  const tracking = createRecordingTracking();
  const collect = createCollectEvents(createScope(), {
    dataLayer: { push: (event) => layer.push(event) },
    tracking,
    sessionStore,
    clock,
    visibility: { visible$ },
  });
  return { collect, clock, sessionStore, visible$, layer, batches: tracking.batches };
};

const event = (id: number): TrackedEvent => ({ event: 'teaser_click', teaserId: String(id) });
const item = (id: string): TrackedItem => ({ item_id: id, item_name: id, item_brand: 'b', price: 1, quantity: 1 });

describe('collecting events (spec 3 §8)', () => {
  it('gives each to the data layer at once, in its order', () => {
    const { collect, layer, batches } = open();
    collect(event(1));
    collect(event(2));
    expect([layer, batches]).toEqual([[event(1), event(2)], []]);
  });

  it('sends them together after a second without another one', () => {
    const { collect, clock, batches } = open();
    collect(event(1));
    clock.pass(EVENTS_QUIET_MS - 1);
    collect(event(2));
    clock.pass(EVENTS_QUIET_MS - 1);
    expect(batches).toEqual([]);
    clock.pass(1);
    expect(batches).toEqual([[event(1), event(2)]]);
    clock.pass(10 * EVENTS_QUIET_MS);
    expect(batches).toHaveLength(1);
  });

  it.each([EVENTS_TOGETHER_MAX - 1, EVENTS_TOGETHER_MAX, EVENTS_TOGETHER_MAX + 1])(
    '%i events: a full batch leaves',
    (count) => {
      const { collect, clock, batches } = open();
      for (let id = 0; id < count; id += 1) collect(event(id));
      expect(batches.map(({ length }) => length)).toEqual(count < EVENTS_TOGETHER_MAX ? [] : [EVENTS_TOGETHER_MAX]);
      clock.pass(EVENTS_QUIET_MS);
      expect(batches.flat()).toHaveLength(count);
    },
  );

  it('sends what there is when the page is put aside', () => {
    const { collect, visible$, batches } = open();
    collect(event(1));
    visible$.next(false);
    expect(batches).toEqual([[event(1)]]);
  });

  it('completes what a heart knows of its product by what the session knows, and remembers nothing that is not complete', () => {
    const { collect, layer, sessionStore } = open();
    const heart = { ...item('1'), item_name: 'Heft', item_brand: '', price: 0, quantity: 2, item_variant: '1-2' };
    collect(itemsEvent('view_item', [{ ...item('1'), price: 2.5, item_variant: '1-2', index: 3 }]));
    collect(itemsEvent('add_to_wishlist', [heart]));
    collect(itemsEvent('remove_from_wishlist', [{ ...heart, item_id: '9' }]));
    expect(layer.slice(1)).toEqual([
      itemsEvent('add_to_wishlist', [{ ...item('1'), price: 2.5, quantity: 2, item_variant: '1-2' }]),
      itemsEvent('remove_from_wishlist', [{ ...heart, item_id: '9' }]),
    ]);
    expect(layer[1]).toMatchObject({ ecommerce: { value: 5 } });
    collect(itemsEvent('add_to_wishlist', [{ ...heart, item_variant: '1-3' }]));
    expect(layer.at(-1)).toMatchObject({ ecommerce: { value: 0, items: [{ item_brand: 'b', item_variant: '1-3' }] } });
    const remembered = parseTrackedItems(sessionStore.read(SESSION_STORAGE_KEYS.analyticsProducts));
    expect(remembered.map(({ item_id }) => item_id)).toEqual(['1']);
  });

  it.each(['add_to_cart', 'remove_from_cart', 'begin_checkout'] as const)(
    'completes %s by the categories that the session knows, and forgets none of them',
    (name) => {
      const { collect, layer, sessionStore } = open();
      const variant = { ...item('1'), item_variant: '1-2' };
      const seen = { ...variant, item_category: 'Hefte', item_category2: 'Schulhefte', index: 3 };
      const line = { ...variant, price: 4.5, quantity: 2 };
      const expected = { ...line, item_category: 'Hefte', item_category2: 'Schulhefte' };
      collect(itemsEvent('view_item', [seen]));
      collect(itemsEvent(name, [line, item('9')]));
      expect(layer.at(-1)).toEqual(itemsEvent(name, [expected, item('9')]));
      const remembered = parseTrackedItems(sessionStore.read(SESSION_STORAGE_KEYS.analyticsProducts));
      expect(remembered).toEqual([expected, item('9')]);
    },
  );

  it('remembers the products that events named, each as it was named last', () => {
    const { collect, sessionStore } = open();
    collect(itemsEvent('view_item', [item('1')]));
    collect(itemsEvent('add_to_cart', [item('2'), { ...item('1'), quantity: 3 }]));
    const stored = parseTrackedItems(sessionStore.read(SESSION_STORAGE_KEYS.analyticsProducts));
    expect(stored.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['2', 1],
      ['1', 3],
    ]);
  });

  it('hands in the first products of a large basket, with what all of them cost; the page’s own layer has all', () => {
    const { collect, clock, layer, batches } = open();
    const items = Array.from({ length: 3 * EVENT_ITEMS_MAX }, (_, at) => item(String(at)));
    collect(itemsEvent('begin_checkout', items));
    clock.pass(EVENTS_QUIET_MS);
    const all = itemsEvent('begin_checkout', items);
    expect(layer).toEqual([all]);
    expect(batches).toEqual([
      [{ ...all, ecommerce: { currency: 'EUR', value: items.length, items: items.slice(0, EVENT_ITEMS_MAX) } }],
    ]);
  });
});
