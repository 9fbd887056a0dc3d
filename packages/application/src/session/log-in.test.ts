import { brandId, type CartId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingTabs,
  type InMemorySession,
} from '../../testing/index.ts';
import { keepInterrupted } from './interrupted-form.ts';
import { createLogIn } from './log-in.ts';

const FORM = { email: ' mia@example.com ', password: 'lernen123', stayLogged: true };

describe('logging in (spec 2 §4 "Login success")', () => {
  it('sends what was typed, with the cart of the visitor', async () => {
    const { logIn, session } = open();
    await logIn(FORM);
    expect(session.attempts()).toEqual([
      { identifier: 'mia@example.com', password: 'lernen123', stayLogged: true, mergeCart: true },
    ]);
  });

  it('keeps the names, tells the other tabs of the cart and resets what the tab knows', async () => {
    const { logIn, device, tabs, resets } = open({ cartId: brandId<CartId>('cart-2') });
    await logIn(FORM);
    expect(device.read('userData')).toBe('{"firstName":"Mia","lastName":"Member"}');
    expect(tabs.sent()).toEqual([{ user: true, cart: true, wishlist: true, cartId: 'cart-2' }]);
    expect(resets()).toBe(1);
  });

  it('speaks of merged carts, and of nothing else', async () => {
    expect((await open({ cartMerged: true }).logIn(FORM))._unsafeUnwrap().notice).toEqual({
      id: 'vue.cart.notification.mergeCarts',
      tone: 'success',
      message: 'vue.cart.notification.mergeCarts',
    });
    expect((await open().logIn(FORM))._unsafeUnwrap()).not.toHaveProperty('notice');
  });

  it('leads to shipping, or to the step that the end of the login before interrupted', async () => {
    const { logIn, cookies } = open();
    expect((await logIn(FORM))._unsafeUnwrap().next).toBe('/checkout/shipping/');
    keepInterrupted(cookies, { path: '/checkout/summary/', typed: {} });
    expect((await logIn(FORM))._unsafeUnwrap().next).toBe('/checkout/summary/');
  });

  it('asks nobody when the form does not hold', async () => {
    const { logIn, session, tabs } = open();
    expect((await logIn({ ...FORM, email: 'mia' }))._unsafeUnwrapErr()).toEqual({
      kind: 'login.invalid',
      errors: [{ field: 'email', message: 'emailIncorrect' }],
    });
    expect([session.attempts(), tabs.sent()]).toEqual([[], []]);
  });

  it('asks institutions for their customer number', async () => {
    const { ports, session } = open();
    const logIn = createLogIn({ ...ports, isB2b: true });
    expect((await open().logIn({ ...FORM, email: '700100' })).isErr()).toBe(true);
    expect((await logIn({ ...FORM, email: '700100' })).isOk()).toBe(true);
    expect(session.attempts()).toMatchObject([{ identifier: '700100' }]);
  });

  it('marks both fields when the server refuses, and changes nothing', async () => {
    const { logIn, session, device, tabs, resets } = open();
    session.failNext({ kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] });
    expect((await logIn(FORM))._unsafeUnwrapErr()).toEqual({
      kind: 'login.invalid',
      message: 'Falsch.',
      errors: [
        { field: 'email', message: 'Falsch.' },
        { field: 'password', message: 'Falsch.' },
      ],
    });
    expect([device.read('userData'), tabs.sent(), resets()]).toEqual([undefined, [], 0]);
  });

  it('passes an outage on', async () => {
    const { logIn, session } = open();
    session.failNext({ kind: 'gateway.timed-out' });
    expect((await logIn(FORM))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });
});

const open = (answer: InMemorySession = {}) => {
  const session = createInMemorySessionGateway(answer);
  const cookies = createInMemoryCookieJar();
  const device = createInMemoryDeviceStore();
  const tabs = createRecordingTabs();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const ports = { session, cookies, device, tabs, store, isB2b: false };
  return { ...ports, ports, logIn: createLogIn(ports), resets: () => resets };
};
