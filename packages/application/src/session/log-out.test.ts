import { keptWithoutConsent } from '@tornister/domain/analytics';
import { SEEN_PRODUCTS_KEY } from '@tornister/domain/catalogue';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingTabs,
} from '../../testing/index.ts';
import { INTERRUPTED_COOKIE } from './interrupted-form.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { createLogOut } from './log-out.ts';
import { keepRedirect, REDIRECT_COOKIE } from './stored-redirect.ts';

describe('logging out (spec 2 §4 "Logout")', () => {
  it('forgets the names and what was typed, tells the other tabs, resets what the tab knows, and says so', async () => {
    const { logOut, device, drafts, tabs, resets } = open();
    expect((await logOut())._unsafeUnwrap()).toMatchObject({ tone: 'success', message: 'vue.user.logout.message' });
    expect([device.read('userData'), drafts.read(SESSION_STORAGE_KEYS.checkout)]).toEqual([undefined, undefined]);
    expect(tabs.sent()).toEqual([{ user: true, cart: true, wishlist: true }]);
    expect(resets()).toBe(1);
  });

  it('leaves the next person neither a form that was interrupted nor a page that was wanted', async () => {
    const { logOut, cookies } = open();
    keepInterrupted(cookies, { path: '/checkout/shipping/', typed: { lastname: 'Muster' } });
    keepRedirect(cookies, { kind: 'business', target: '/myaccount/orders/' });
    expect((await logOut()).isOk()).toBe(true);
    expect([cookies.get(INTERRUPTED_COOKIE), cookies.get(REDIRECT_COOKIE)]).toEqual([undefined, undefined]);
  });

  it('leaves the next person no product that was looked at (ADR 0064)', async () => {
    const { logOut, device } = open();
    device.write(SEEN_PRODUCTS_KEY, '["1001"]');
    expect((await logOut()).isOk()).toBe(true);
    expect(device.read(SEEN_PRODUCTS_KEY)).toBeUndefined();
  });

  it('leaves the next person nothing of what was measured with consent', async () => {
    const { logOut, drafts } = open();
    const { session } = keptWithoutConsent([]);
    for (const key of session) drafts.write(key, '["1"]');
    expect((await logOut()).isOk()).toBe(true);
    expect(session.length).toBeGreaterThan(0);
    expect(session.map(drafts.read)).toEqual(session.map(() => undefined));
  });

  it('says where only this browser is logged out, which forgets as much all the same', async () => {
    const { logOut, session, device, drafts, tabs, resets } = open();
    session.leaveOpenNext();
    expect((await logOut())._unsafeUnwrap()).toMatchObject({ tone: 'warning', message: 'vue.user.logout.leftOpen' });
    expect((await session.customerInfo())._unsafeUnwrap().visitorLoginState).toBe('anonymous');
    expect([device.read('userData'), drafts.read(SESSION_STORAGE_KEYS.checkout)]).toEqual([undefined, undefined]);
    expect([tabs.sent().length, resets()]).toEqual([1, 1]);
  });

  it('leaves nothing for the next person when the shop cannot be reached, and says that the login stays', async () => {
    const { logOut, session, cookies, device, drafts, tabs, resets } = open();
    keepInterrupted(cookies, { path: '/checkout/shipping/', typed: { lastname: 'Muster' } });
    session.failNext({ kind: 'gateway.unreachable' });
    expect((await logOut())._unsafeUnwrapErr().kind).toBe('gateway.unreachable');
    expect([device.read('userData'), drafts.read(SESSION_STORAGE_KEYS.checkout)]).toEqual([undefined, undefined]);
    expect([cookies.get(INTERRUPTED_COOKIE), tabs.sent().length, resets()]).toEqual([undefined, 1, 1]);
  });
});

const open = () => {
  const session = createInMemorySessionGateway();
  const device = createInMemoryDeviceStore({ userData: '{}' });
  const drafts = createInMemoryDeviceStore({ [SESSION_STORAGE_KEYS.checkout]: '{}' });
  const tabs = createRecordingTabs();
  const cookies = createInMemoryCookieJar();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const logOut = createLogOut({ session, cookies, device, drafts, tabs, store });
  return { session, cookies, device, drafts, tabs, resets: () => resets, logOut };
};
