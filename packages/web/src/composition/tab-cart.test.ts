// @vitest-environment node

import { createScope } from '@tornister/application/kernel';
import {
  aCart,
  aLine,
  createInMemoryCartGateway,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '@tornister/application/testing';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createTabCart } from './tab-cart.ts';

const LINE = aLine(1);
const CART = aCart([LINE]);

const openTab = (fetchCode = () => import('./open-cart.ts')) => {
  let fetched = 0;
  const notices = createRecordingNotifier();
  const carts = createInMemoryCartGateway({ cart: CART, items: [LINE] });
  const cart = createTabCart(
    createScope(),
    {
      clock: { now: () => 0 as never, after$: () => NEVER, every$: () => NEVER, everySecond$: NEVER },
      cookies: createInMemoryCookieJar({ cartReference: 'cart-1' }),
      tabs: createRecordingTabs(),
      notices,
      analytics: createRecordingAnalytics(),
      carts,
    },
    () => {
      fetched += 1;
      return fetchCode();
    },
  );
  return { cart, notices, fetched: () => fetched };
};

describe('the cart of a tab', () => {
  it('is the one that a page was opened with, also an empty one, and no code is fetched for that', async () => {
    const { cart, fetched } = openTab();
    await cart.adopt(CART);
    expect(cart.state$.value).toMatchObject({ status: 'ready', cart: CART, isChanging: false, busyLines: [] });
    await cart.adopt(undefined);
    expect(cart.state$.value).toEqual({
      status: 'ready',
      isChanging: false,
      busyLines: [],
      removal: { kind: 'none' },
    });
    expect(fetched()).toBe(0);
  });

  it('is still that one when the first change brings the code: a line of it can be changed', async () => {
    const { cart, fetched } = openTab();
    await cart.adopt(CART);
    const changed = await cart.changeQuantity(LINE.id, LINE.quantity + 1);
    expect(changed.isOk()).toBe(true);
    expect(fetched()).toBe(1);
    expect(cart.state$.value).toMatchObject({
      cart: { lines: [{ quantity: LINE.quantity + 1 }] },
    });
  });

  it('says that the shop is out of reach when its code is, but not for a refresh, for which nobody has pressed', async () => {
    const { cart, notices } = openTab(() => Promise.reject(new Error('offline')));
    expect((await cart.refresh()).isErr()).toBe(true);
    expect(notices.shown()).toEqual([]);
    expect((await cart.add(LINE.itemId, 1))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
    expect(notices.shown()).toEqual([{ id: 'gateway.unreachable', tone: 'error', message: 'gateway.unreachable' }]);
  });
});
