import { SHOP_TIME_ENTRY } from '@tornister/domain/deals';
import { CART_CHANGED, LOGIN_CHANGED } from '@tornister/domain/session';
import { describe, expect, it, vi } from 'vitest';
import { createRandomKeys } from '../src/identity/index.ts';
import { createWebDeviceStore, noDeviceStore } from '../src/storage/index.ts';
import { createBroadcastTabChannel } from '../src/tabs/index.ts';
import { createRequestClock, createSystemClock, pageLag } from '../src/time/index.ts';
import { createPageVisibility } from '../src/visibility/index.ts';

describe('device store', () => {
  it('reads back what was written and forgets what was removed', () => {
    const store = createWebDeviceStore(() => window.localStorage);
    store.write('userData', 'Mia');
    expect(store.read('userData')).toBe('Mia');
    store.remove('userData');
    expect(store.read('userData')).toBeUndefined();
  });
  it('forgets instead of failing when the browser forbids storage', () => {
    const store = createWebDeviceStore(() => {
      throw new Error('SecurityError');
    });
    store.write('userData', 'Mia');
    expect(store.read('userData')).toBeUndefined();
  });
  it('keeps nothing on the shop host', () => {
    noDeviceStore.write('userData', 'Mia');
    expect(noDeviceStore.read('userData')).toBeUndefined();
  });
});

describe('tab channel (spec 3 §7)', () => {
  it('is silent instead of failing when the browser forbids it', () => {
    const tabs = createBroadcastTabChannel(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => {
      tabs.messages$.subscribe().unsubscribe();
      tabs.send(LOGIN_CHANGED);
    }).not.toThrow();
  });

  const hear = (...data: readonly unknown[]): readonly unknown[] => {
    const channel = new EventTarget();
    const heard: unknown[] = [];
    const tabs = createBroadcastTabChannel(() => channel as BroadcastChannel);
    const listening = tabs.messages$.subscribe((message) => heard.push(message));
    for (const each of data) channel.dispatchEvent(new MessageEvent('message', { data: each }));
    listening.unsubscribe();
    channel.dispatchEvent(new MessageEvent('message', { data: { syncApolloData: { cart: true } } }));
    return heard;
  };

  it('passes on what a message says and drops whatever else it carries', () => {
    expect(hear({ kind: 'own-the-cart' }, { syncApolloData: { cart: true, token: 'stolen' } })).toEqual([CART_CHANGED]);
    expect(hear({ syncApolloData: { cartId: 'c1', user: true, wishlist: true } })).toEqual([
      { cartId: 'c1', user: true, cart: false, wishlist: true },
    ]);
    expect(hear('syncApolloData', null)).toEqual([]);
  });

  it.each([CART_CHANGED, LOGIN_CHANGED])('understands its own %j', (sync) => {
    const sent: unknown[] = [];
    const channel = Object.assign(new EventTarget(), { postMessage: (data: unknown) => sent.push(data) });
    createBroadcastTabChannel(() => channel as unknown as BroadcastChannel).send(sync);
    expect(Object.keys(sent[0] as object)).toEqual(['syncApolloData']);
    expect(hear(...sent)).toEqual([sync]);
  });
});

describe('request clock', () => {
  it('stands still at the moment of the request', () => {
    expect(createRequestClock(1_000).now()).toBe(1_000);
  });
});

describe('the clock of a tab', () => {
  const HOUR = 3_600_000;
  const SHOP = 1_763_800_000_000;
  /** The answer came 200 ms after the tab was opened, and was looked at a second later. */
  const lagOf = (deviceAhead: number, changes: object = {}) =>
    pageLag(
      {
        transferSize: 300,
        responseStart: 200,
        serverTiming: [{ name: SHOP_TIME_ENTRY, duration: SHOP, description: '', toJSON: () => undefined }],
        ...changes,
      },
      { now: SHOP + deviceAhead + 1_000, elapsed: 1_200 },
    );

  it('is put right by the answer that brought the page', () => {
    expect([lagOf(HOUR), lagOf(-HOUR), lagOf(300)]).toEqual([-HOUR, HOUR, 0]);
    const device = vi.spyOn(Date, 'now').mockReturnValue(SHOP + HOUR);
    expect(createSystemClock(lagOf(HOUR)).now()).toBe(SHOP);
    device.mockRestore();
  });

  it('is that of the device where the answer came out of the browser’s cache, or says no time', () => {
    expect([lagOf(HOUR, { transferSize: 0 }), lagOf(HOUR, { serverTiming: [] })]).toEqual([0, 0]);
    expect(pageLag(undefined, { now: SHOP, elapsed: 0 })).toBe(0);
  });
});

describe('random keys', () => {
  it('writes 128 bits as 32 hexadecimal digits', () => {
    const keys = createRandomKeys({ getRandomValues: (array) => array });
    expect(keys.make()).toBe('0'.repeat(32));
  });
});

describe('visibility of the page', () => {
  const open = () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const tab = new EventTarget();
    const seen: boolean[] = [];
    const watching = createPageVisibility(page, tab).visible$.subscribe((isVisible) => seen.push(isVisible));
    return { page, tab, seen, stop: () => watching.unsubscribe() };
  };

  it('says at once what it is, and each time that it changes', () => {
    const { page, seen } = open();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([true, false]);
  });

  it('says so again when the browser brings back a page that it had put aside', () => {
    const { tab, seen } = open();
    tab.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([true, true]);
  });

  it('listens no more once nobody watches', () => {
    const { page, tab, seen, stop } = open();
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([true]);
  });
});
