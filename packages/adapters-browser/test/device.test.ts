import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createRandomKeys } from '../src/identity/index.ts';
import { createWebDeviceStore, noDeviceStore } from '../src/storage/index.ts';
import { createBroadcastTabChannel } from '../src/tabs/index.ts';
import { createRequestClock } from '../src/time/index.ts';

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

describe('tab channel', () => {
  it('passes on a known message and drops whatever else it carries', async () => {
    const channel = new EventTarget();
    const tabs = createBroadcastTabChannel(() => channel as BroadcastChannel);
    const heard = firstValueFrom(tabs.messages$);
    channel.dispatchEvent(new MessageEvent('message', { data: { kind: 'own-the-cart' } }));
    channel.dispatchEvent(new MessageEvent('message', { data: { kind: 'cart-changed', cartId: 'stolen' } }));
    expect(await heard).toEqual({ kind: 'cart-changed' });
  });
});

describe('request clock', () => {
  it('stands still at the moment of the request', () => {
    expect(createRequestClock(1_000).now()).toBe(1_000);
  });
});

describe('random keys', () => {
  it('writes 128 bits as 32 hexadecimal digits', () => {
    const keys = createRandomKeys({ getRandomValues: (array) => array });
    expect(keys.make()).toBe('0'.repeat(32));
  });
});
