import { brandId, type CartId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingAnalytics,
  createRecordingTabs,
  type InMemorySession,
} from '../../testing/index.ts';
import type { CookieJar } from '../ports/index.ts';
import { keepInterrupted, keepWanted } from './keep-interrupted.ts';
import { createLogIn } from './log-in.ts';
import { keepRedirect, REDIRECT_COOKIE } from './stored-redirect.ts';

const CHECKOUT = '/checkout/login/';
const FORM = { email: ' mia@example.com ', password: 'lernen123', stayLogged: true };

describe('logging in (spec 2 §4 "Login success")', () => {
  it('sends what was typed, with the cart of the visitor', async () => {
    const { logIn, session } = open();
    await logIn(FORM, CHECKOUT);
    expect(session.attempts()).toEqual([
      { identifier: 'mia@example.com', password: 'lernen123', stayLogged: true, mergeCart: true },
    ]);
  });

  it('keeps the names, tells the other tabs of the cart and resets what the tab knows', async () => {
    const { logIn, device, tabs, resets } = open({ cartId: brandId<CartId>('cart-2') });
    await logIn(FORM, CHECKOUT);
    expect(device.read('userData')).toBe('{"firstName":"Mia","lastName":"Member"}');
    expect(tabs.sent()).toEqual([{ user: true, cart: true, wishlist: true, cartId: 'cart-2' }]);
    expect(resets()).toBe(1);
  });

  it('tracks what the login was made by, once it was made (spec 3 §4, §8)', async () => {
    const { logIn, analytics, ports } = open({ password: 'lernen123' });
    await logIn({ ...FORM, password: 'geraten' }, CHECKOUT);
    expect(analytics.tracked()).toEqual([]);
    await logIn(FORM, CHECKOUT);
    await createLogIn({ ...ports, isB2b: true })({ ...FORM, email: '700100' }, CHECKOUT);
    expect(analytics.tracked()).toEqual([
      { event: 'login', method: 'email' },
      { event: 'login', method: 'customerNumber' },
    ]);
  });

  it('speaks of merged carts, and of nothing else', async () => {
    expect((await open({ cartMerged: true }).logIn(FORM, CHECKOUT))._unsafeUnwrap().notice).toEqual({
      id: 'vue.cart.notification.mergeCarts',
      tone: 'success',
      message: 'vue.cart.notification.mergeCarts',
    });
    expect((await open({ ownVoucherStays: true }).logIn(FORM, CHECKOUT))._unsafeUnwrap().notice).toMatchObject({
      message: 'vue.cart.notification.ownVoucherStays',
    });
    const shortfall = 'Less than in both together: pen (10 instead of 14).';
    expect((await open({ cartMerged: true, shortfall }).logIn(FORM, CHECKOUT))._unsafeUnwrap().notice).toEqual({
      id: shortfall,
      tone: 'warning',
      message: shortfall,
    });
    expect((await open({ isMergeDelayed: true }).logIn(FORM, CHECKOUT))._unsafeUnwrap().notice).toMatchObject({
      tone: 'info',
      message: 'vue.cart.notification.mergeCartsDelayed',
    });
    expect((await open().logIn(FORM, CHECKOUT))._unsafeUnwrap()).not.toHaveProperty('notice');
  });

  it('leads to shipping, or to the step that the end of the login before interrupted', async () => {
    const { logIn, cookies } = open();
    expect((await logIn(FORM, CHECKOUT))._unsafeUnwrap().next).toBe('/checkout/shipping/');
    keepInterrupted(cookies, { path: '/checkout/summary/', typed: {} });
    expect((await logIn(FORM, CHECKOUT))._unsafeUnwrap().next).toBe('/checkout/summary/');
  });

  it('asks nobody when the form does not hold', async () => {
    const { logIn, session, tabs } = open();
    expect((await logIn({ ...FORM, email: 'mia' }, CHECKOUT))._unsafeUnwrapErr()).toEqual({
      kind: 'login.invalid',
      errors: [{ field: 'email', message: 'emailIncorrect' }],
    });
    expect([session.attempts(), tabs.sent()]).toEqual([[], []]);
  });

  it('asks institutions for their customer number', async () => {
    const { ports, session } = open();
    const logIn = createLogIn({ ...ports, isB2b: true });
    expect((await open().logIn({ ...FORM, email: '700100' }, CHECKOUT)).isErr()).toBe(true);
    expect((await logIn({ ...FORM, email: '700100' }, CHECKOUT)).isOk()).toBe(true);
    expect(session.attempts()).toMatchObject([{ identifier: '700100' }]);
  });

  it('marks both fields when the server refuses, and changes nothing', async () => {
    const { logIn, session, device, tabs, resets } = open();
    session.failNext({ kind: 'gateway.refused', message: 'Falsch.', fieldErrors: [] });
    expect((await logIn(FORM, CHECKOUT))._unsafeUnwrapErr()).toEqual({
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
    expect((await logIn(FORM, CHECKOUT))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });
});

describe('where a login leads (spec 3 §4 "Login")', () => {
  const nextOf = async (path: string, keep: (cookies: CookieJar) => void = () => undefined, isB2b = false) => {
    const { ports, cookies } = open();
    keep(cookies);
    const form = isB2b ? { ...FORM, email: '700100' } : FORM;
    return [(await createLogIn({ ...ports, isB2b })(form, path))._unsafeUnwrap().next, cookies.get(REDIRECT_COOKIE)];
  };
  const sharedList = (cookies: CookieJar) =>
    keepRedirect(cookies, { kind: 'share-data', target: '/myaccount/wishlist/?list=1' });
  const withheld = (target: string) => (cookies: CookieJar) => keepRedirect(cookies, { kind: 'business', target });

  it('leads from the login page to the account, and from any other page back to it', async () => {
    expect(await nextOf('/login/')).toEqual(['/myaccount/', undefined]);
    expect(await nextOf('/prod/7/')).toEqual(['/prod/7/', undefined]);
    expect(await nextOf('/search/?q=login')).toEqual(['/search/?q=login', undefined]);
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', 'x'.repeat(3_000)])(
    'believes no form that says it stands on %s',
    async (path) => {
      expect((await nextOf(path))[0]).toBe('/myaccount/');
    },
  );

  it('follows a shared list once, whoever shares it', async () => {
    expect(await nextOf('/login/', sharedList)).toEqual(['/myaccount/wishlist/?list=1', undefined]);
  });

  it('follows the page that was withheld only in the business shop', async () => {
    expect(await nextOf('/login/', withheld('/prod/7/'), true)).toEqual(['/prod/7/', undefined]);
    expect(await nextOf('/login/', withheld('/prod/7/'))).toEqual(['/myaccount/', undefined]);
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'never follows %s',
    async (target) => {
      expect(await nextOf('/login/', withheld(target), true)).toEqual(['/myaccount/', undefined]);
    },
  );

  it('goes back to the page of the account that the end of the login before interrupted, and to no other', async () => {
    const interrupted = (path: string) => (cookies: CookieJar) => keepInterrupted(cookies, { path, typed: {} });
    expect(await nextOf('/login/', interrupted('/myaccount/password/'))).toEqual(['/myaccount/password/', undefined]);
    const returned = '/myaccount/returns/confirm/?order=o1.proof';
    expect(await nextOf('/login/', interrupted(returned))).toEqual([returned, undefined]);
    expect(await nextOf('/login/', interrupted('//evil.example'))).toEqual(['/myaccount/', undefined]);
    expect(await nextOf('/login/', interrupted('//myaccount/password/'))).toEqual(['/myaccount/', undefined]);
    expect(await nextOf('/login/', interrupted('/checkout/summary/'))).toEqual(['/myaccount/', undefined]);
  });

  it('goes once to the page that was asked for, and to a form until it is saved', async () => {
    const { ports, cookies } = open();
    const nextLogin = async () => (await createLogIn(ports)(FORM, '/login/'))._unsafeUnwrap().next;
    keepWanted(cookies, '/myaccount/orders/?p=2');
    expect([await nextLogin(), await nextLogin()]).toEqual(['/myaccount/orders/?p=2', '/myaccount/']);
    keepInterrupted(cookies, { path: '/myaccount/password/', typed: { city: 'Aalen' } });
    keepWanted(cookies, '/myaccount/orders/');
    expect([await nextLogin(), await nextLogin()]).toEqual(['/myaccount/password/', '/myaccount/password/']);
  });

  it('reads no redirect that the shop has not written', async () => {
    const forged = (cookies: CookieJar) => cookies.set(REDIRECT_COOKIE, 'anything:/prod/7/', {});
    expect((await nextOf('/login/', forged, true))[0]).toBe('/myaccount/');
  });
});

const open = (answer: InMemorySession = {}) => {
  const session = createInMemorySessionGateway(answer);
  const cookies = createInMemoryCookieJar();
  const device = createInMemoryDeviceStore();
  const tabs = createRecordingTabs();
  const analytics = createRecordingAnalytics();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const ports = { session, cookies, device, tabs, store, analytics, isB2b: false, ownHosts: ['shop.example'] };
  return { ...ports, ports, logIn: createLogIn(ports), resets: () => resets };
};
