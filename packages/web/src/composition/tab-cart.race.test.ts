// @vitest-environment node

import { createOpenBasket, createOpenCheckoutSteps } from '@tornister/application/checkout';
import { createScope } from '@tornister/application/kernel';
import type { CheckoutGateway } from '@tornister/application/ports';
import {
  aCart,
  aLine,
  aShippingStep,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '@tornister/application/testing';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import fc from 'fast-check';
import { okAsync } from 'neverthrow';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createTabCart } from './tab-cart.ts';

/** No article was removed without scripts whose name would be asked for. */
const NOTHING_REMOVED = { isB2b: false, catalogue: { item: () => okAsync(undefined) } } as const;

/** Runs of each race; in every one code and answers arrive in another order. */
const RUNS = 200;

/** A tab whose cart is empty, whose code for the cart has not come yet, and whose answers come when the scheduler says so. */
const openTab = (scheduler: fc.Scheduler) => {
  const tab = {
    clock: { now: () => 0 as never, after$: () => NEVER, every$: () => NEVER, everySecond$: NEVER },
    cookies: createInMemoryCookieJar({ cartReference: 'cart-1' }),
    tabs: createRecordingTabs(),
  };
  const carts = createInMemoryCartGateway({
    cart: aCart([]),
    items: [aLine(1)],
    arrives: (answer, name) => scheduler.schedule(Promise.resolve(answer), name),
  });
  const recorders = { notices: createRecordingNotifier(), analytics: createRecordingAnalytics() };
  const changes = createTabCart(createScope(), { ...tab, ...recorders, carts }, async () => {
    await scheduler.schedule(Promise.resolve(), 'the code of the cart');
    return import('./open-cart.ts');
  });
  const checkout: CheckoutGateway = {
    ...createInMemoryCheckoutGateway(),
    shippingStep: () => okAsync(aShippingStep({ cart: carts.stored() ?? aCart([]) })),
  };
  return { changes, carts, checkout, cookies: tab.cookies };
};

describe('a shopper who goes on while goods are still on their way into the basket', () => {
  it('is let into the checkout, whichever answer comes first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const tab = openTab(scheduler);
        const steps = createOpenCheckoutSteps({ ...tab, isB2b: false, clock: createHandDrivenClock() });
        const added = tab.changes.add(brandId<ItemId>('item-1'), 1);
        const opened = await scheduler.waitFor(Promise.resolve(steps.login()));
        expect(opened._unsafeUnwrap().kind).toBe('open');
        expect((await added).isOk()).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('sees the goods in the basket', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const tab = openTab(scheduler);
        void tab.changes.add(brandId<ItemId>('item-1'), 1);
        const opened = await scheduler.waitFor(
          Promise.resolve(createOpenBasket({ ...tab, ...NOTHING_REMOVED, clock: { now: () => instantOf(0) } })()),
        );
        expect(opened._unsafeUnwrap().cart?.lines).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the cart of a tab whose code is not there', () => {
  const openWith = (fetchCode: () => Promise<typeof import('./open-cart.ts')>) => {
    const clock = createHandDrivenClock();
    const tabs = createRecordingTabs();
    const carts = createInMemoryCartGateway({ cart: aCart([aLine(1)]), items: [] });
    const recorders = { notices: createRecordingNotifier(), analytics: createRecordingAnalytics() };
    const cookies = createInMemoryCookieJar({});
    const cart = createTabCart(createScope(), { clock, tabs, cookies, carts, ...recorders }, fetchCode);
    return { cart, clock, tabs, cookies, carts };
  };
  const offline = () => Promise.reject(new Error('offline'));

  it('needs none for a visitor who only looks, also where others wait for what is under way', async () => {
    let fetches = 0;
    const { cart, clock, tabs } = openWith(() => {
      fetches += 1;
      return offline();
    });
    clock.pass(100);
    tabs.speak({ user: false, cart: false, wishlist: true });
    expect((await cart.settled()).isOk()).toBe(true);
    expect(cart.state$.value).toMatchObject({ status: 'ready' });
    expect(fetches).toBe(0);
  });

  it('keeps nobody waiting for a change that cannot be begun', async () => {
    const { cart } = openWith(offline);
    const refused = cart.add(brandId<ItemId>('item-1'), 1);
    expect((await cart.settled()).isOk()).toBe(true);
    expect((await refused)._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });

  it('shows what its commands come to in the state that views have read since before', async () => {
    const { cart, carts } = openWith(() => import('./open-cart.ts'));
    const { state$ } = cart;
    await cart.refresh();
    expect(state$.value).toMatchObject({ status: 'ready', cart: { lines: [{ id: 'line-1' }] } });
    await cart.adopt(aCart([]));
    expect(state$.value).toMatchObject({ cart: { lines: [] } });
    expect(carts.found()).toBe(1);
  });
});
