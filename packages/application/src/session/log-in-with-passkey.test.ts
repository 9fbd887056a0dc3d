import { PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import { brandId, type CartId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemoryPasskeyGateway,
  createInMemorySessionGateway,
  createRecordingAnalytics,
  createRecordingTabs,
  createScriptedCeremony,
} from '../../testing/index.ts';
import { createLogInWithPasskey } from './log-in-with-passkey.ts';

const CHECKOUT = '/checkout/login/';

const open = () => {
  const session = createInMemorySessionGateway({ cartId: brandId<CartId>('cart-2'), cartMerged: true });
  const ceremony = createScriptedCeremony();
  const device = createInMemoryDeviceStore();
  const tabs = createRecordingTabs();
  const analytics = createRecordingAnalytics();
  let resets = 0;
  const store = {
    reset: () => {
      resets += 1;
    },
  };
  const logIn = createLogInWithPasskey({
    session,
    passkeys: createInMemoryPasskeyGateway(),
    ceremony,
    cookies: createInMemoryCookieJar(),
    device,
    tabs,
    store,
    analytics,
    isB2b: false,
    ownHosts: ['shop.example'],
  });
  return { logIn, session, ceremony, device, tabs, analytics, resets: () => resets };
};

describe('logging in with a passkey', () => {
  it('has the device sign the challenge, and logs in with what it signed and the cart of the visitor', async () => {
    const { logIn, session } = open();
    await logIn({ stayLogged: true }, CHECKOUT);
    expect(session.passkeyAttempts()).toEqual([{ credential: 'signed 1', stayLogged: true, mergeCart: true }]);
  });

  it('is followed by what follows every login', async () => {
    const { logIn, device, tabs, analytics, resets } = open();
    const loggedIn = (await logIn({ stayLogged: false }, CHECKOUT))._unsafeUnwrap();
    expect(loggedIn).toMatchObject({
      next: '/checkout/shipping/',
      notice: { message: 'vue.cart.notification.mergeCarts' },
    });
    expect(device.read('userData')).toBe('{"firstName":"Mia","lastName":"Member"}');
    expect(tabs.sent()).toEqual([{ user: true, cart: true, wishlist: true, cartId: 'cart-2' }]);
    expect(analytics.tracked()).toEqual([{ event: 'login', method: 'passkey' }]);
    expect(resets()).toBe(1);
  });

  it.each(['cancelled', 'timedOut', 'unsupported'] as const)('says why, when the ceremony is %s', async (failure) => {
    const { logIn, ceremony, session, analytics } = open();
    ceremony.failNext({ kind: 'ceremony.failed', failure });
    expect((await logIn({ stayLogged: false }, CHECKOUT))._unsafeUnwrapErr()).toEqual({
      kind: 'passkey.refused',
      errors: [],
      message: PASSKEY_MESSAGES[failure],
    });
    expect([session.passkeyAttempts(), analytics.tracked()]).toEqual([[], []]);
  });

  it('passes a refusal and an outage on', async () => {
    const { logIn, session, ceremony } = open();
    const unknown = { kind: 'gateway.refused', message: PASSKEY_MESSAGES.unknown, fieldErrors: [] } as const;
    session.failNext(unknown);
    expect((await logIn({ stayLogged: false }, CHECKOUT))._unsafeUnwrapErr()).toEqual(unknown);
    ceremony.failNext({ kind: 'gateway.unreachable' });
    expect((await logIn({ stayLogged: false }, CHECKOUT))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});
