import { CART_CHANGED, LOGIN_CHANGED } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import {
  aCart,
  aLine,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createInMemoryCookieJar,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { NO_CART, openCartState } from './cart-state.ts';
import { createEditCart } from './edit-cart.ts';
import { keepCartCurrent } from './keep-cart-current.ts';

/** A tab with a cart that is asked for when it has to be. */
const openTab = ({ hasCookie, isShown = true }: { readonly hasCookie: boolean; readonly isShown?: boolean }) => {
  const carts = createInMemoryCartGateway({ cart: aCart([aLine(1)]), items: [] });
  const clock = createHandDrivenClock();
  const tabs = createRecordingTabs();
  const cookies = createInMemoryCookieJar(hasCookie ? { cartReference: 'cart-1' } : {});
  const scope = createScope();
  const state = openCartState();
  const recorders = { notices: createRecordingNotifier(), analytics: createRecordingAnalytics() };
  const cart = createEditCart(scope, { carts, clock, tabs, ...recorders }, state);
  keepCartCurrent(scope, { clock, cookies, tabs }, cart, state);
  if (isShown) scope.during(cart.state$).subscribe();
  return { cart, carts, clock, tabs, cookies, scope, asked: carts.found };
};

describe('when a tab asks for its cart (spec 2 §9: 100 ms after a server render)', () => {
  it('is 100 ms after the page was hydrated, for a visitor who has one', async () => {
    const { cart, clock, asked } = openTab({ hasCookie: true });
    clock.pass(99);
    expect(cart.state$.value).toEqual({ status: 'unknown' });
    clock.pass(1);
    expect(cart.state$.value).toEqual({ status: 'loading' });
    await answersArrive();
    expect(cart.state$.value).toMatchObject({ status: 'ready', cart: { lines: [{ id: 'line-1' }] } });
    clock.pass(60_000);
    await answersArrive();
    expect(asked()).toBe(1);
  });

  it('is never for a visitor without one, whose cart is known to be empty then', async () => {
    const { cart, clock, asked } = openTab({ hasCookie: false });
    clock.pass(99);
    expect(cart.state$.value).toEqual({ status: 'unknown' });
    clock.pass(1);
    await answersArrive();
    expect(cart.state$.value).toBe(NO_CART);
    expect(asked()).toBe(0);
  });

  it('is when a view first shows the cart, on a page that began without one', async () => {
    const { cart, clock, scope, asked } = openTab({ hasCookie: true, isShown: false });
    clock.pass(60_000);
    await answersArrive();
    expect([cart.state$.value.status, asked()]).toEqual(['unknown', 0]);
    scope.during(cart.state$).subscribe();
    await answersArrive();
    expect([cart.state$.value.status, asked()]).toEqual(['ready', 1]);
    scope.during(cart.state$).subscribe();
    await answersArrive();
    expect(asked()).toBe(1);
  });

  it('is not on a page that was opened with the cart', async () => {
    const { cart, clock, tabs, asked } = openTab({ hasCookie: true });
    await cart.adopt(aCart([aLine(2)]));
    clock.pass(60_000);
    await answersArrive();
    expect(asked()).toBe(0);
    expect(cart.state$.value).toMatchObject({ status: 'ready', cart: { lines: [{ id: 'line-2' }] } });
    tabs.speak(CART_CHANGED);
    await answersArrive();
    expect(asked()).toBe(1);
  });

  it('is again 5 s after a first question that failed, three times at the most', async () => {
    const { cart, carts, clock, asked } = openTab({ hasCookie: true });
    const fails = async (ms: number) => {
      carts.failNext({ kind: 'gateway.unreachable' });
      clock.pass(ms);
      await answersArrive();
    };
    await fails(100);
    expect([cart.state$.value.status, asked()]).toEqual(['failed', 1]);
    clock.pass(4_999);
    await answersArrive();
    expect(asked()).toBe(1);
    await fails(1);
    await fails(5_000);
    expect([cart.state$.value.status, asked()]).toEqual(['failed', 3]);
    clock.pass(5_000);
    await answersArrive();
    expect([cart.state$.value.status, asked()]).toEqual(['ready', 4]);
    clock.pass(60_000);
    await answersArrive();
    expect(asked()).toBe(4);
  });

  it('is not again once it has failed for the fourth time, or has been answered meanwhile', async () => {
    const { cart, carts, clock, asked } = openTab({ hasCookie: true });
    for (const ms of [100, 5_000, 5_000, 5_000, 5_000]) {
      carts.failNext({ kind: 'gateway.unreachable' });
      clock.pass(ms);
      await answersArrive();
    }
    expect([cart.state$.value.status, asked()]).toEqual(['failed', 4]);
    const other = openTab({ hasCookie: true });
    other.carts.failNext({ kind: 'gateway.unreachable' });
    other.clock.pass(100);
    await answersArrive();
    other.tabs.speak(CART_CHANGED);
    await answersArrive();
    other.clock.pass(60_000);
    await answersArrive();
    expect([other.cart.state$.value.status, other.asked()]).toEqual(['ready', 2]);
  });

  it.each([CART_CHANGED, LOGIN_CHANGED])('is once for a message %j of another tab', async (sync) => {
    const { cart, clock, tabs, asked } = openTab({ hasCookie: true });
    clock.pass(100);
    await answersArrive();
    tabs.speak(sync);
    await answersArrive();
    expect(asked()).toBe(2);
    expect(cart.state$.value.status).toBe('ready');
  });

  it('is not for a message about wishlists', async () => {
    const { tabs, asked } = openTab({ hasCookie: true });
    tabs.speak({ user: false, cart: false, wishlist: true });
    await answersArrive();
    expect(asked()).toBe(0);
  });

  it('is at the first cart of another tab, and at its loss', async () => {
    const { cart, clock, tabs, cookies, asked } = openTab({ hasCookie: false });
    clock.pass(100);
    cookies.set('cartReference', 'cart-1', {});
    tabs.speak(CART_CHANGED);
    await answersArrive();
    expect(cart.state$.value).toMatchObject({ cart: { lines: [{ id: 'line-1' }] } });
    cookies.remove('cartReference');
    tabs.speak(LOGIN_CHANGED);
    await answersArrive();
    expect(asked()).toBe(2);
  });

  it('is no longer once the tab has ended', async () => {
    const { clock, tabs, scope, asked } = openTab({ hasCookie: true });
    scope.end();
    clock.pass(100);
    tabs.speak(CART_CHANGED);
    await answersArrive();
    expect(asked()).toBe(0);
  });
});
