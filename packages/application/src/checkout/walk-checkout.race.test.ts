import { brandId, type ItemId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { okAsync } from 'neverthrow';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  aShippingStep,
  createInMemoryCartGateway,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createDeferredCart } from '../cart/deferred-cart.ts';
import { createEditCart, type EditCart } from '../cart/edit-cart.ts';
import { createScope } from '../kernel/index.ts';
import type { CheckoutGateway } from '../ports/index.ts';
import { createOpenBasket } from './open-basket.ts';
import { createWalkCheckout } from './walk-checkout.ts';

/** Runs of each race; in every one code and answers arrive in another order. */
const RUNS = 200;

/** A tab whose cart is empty, whose code for the cart has not come yet, and whose answers come when the scheduler says so. */
const openTab = (scheduler: fc.Scheduler) => {
  const tab = {
    clock: { now: () => 0 as never, after$: () => NEVER, everySecond$: NEVER },
    cookies: createInMemoryCookieJar({ cartId: 'cart-1' }),
    tabs: createRecordingTabs(),
  };
  const carts = createInMemoryCartGateway({
    cart: aCart([]),
    items: [aLine(1)],
    arrives: (answer, name) => scheduler.schedule(Promise.resolve(answer), name),
  });
  const load = async (): Promise<EditCart> => {
    await scheduler.schedule(Promise.resolve(), 'the code of the cart');
    const others = { notices: createRecordingNotifier(), analytics: createRecordingAnalytics() };
    return createEditCart(createScope(), { ...tab, ...others, carts });
  };
  const changes = createDeferredCart(createScope(), tab, load);
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
        const walk = createWalkCheckout({ ...tab, isB2b: false });
        const added = tab.changes.add(brandId<ItemId>('item-1'), 1);
        const walked = await scheduler.waitFor(Promise.resolve(walk.login()));
        expect(walked._unsafeUnwrap().kind).toBe('open');
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
        const opened = await scheduler.waitFor(Promise.resolve(createOpenBasket(tab)()));
        expect(opened._unsafeUnwrap().cart?.lines).toHaveLength(1);
      }),
      { numRuns: RUNS },
    );
  });
});
