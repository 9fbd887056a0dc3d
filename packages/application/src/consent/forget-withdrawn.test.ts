import { expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createForgetWithdrawn } from './forget-withdrawn.ts';

it('forgets what was kept for purposes that are not agreed to any more, and nothing else', () => {
  const sessionStore = createInMemoryDeviceStore({ 'analytics-products': '[]', checkout: '{}' });
  const localStore = createInMemoryDeviceStore({ 'seen-products': '["1"]', userData: '{}' });
  const forget = createForgetWithdrawn({ sessionStore, localStore });
  forget(['recent', 'statistics']);
  expect([sessionStore.read('analytics-products'), localStore.read('seen-products')]).toEqual(['[]', '["1"]']);
  forget(['recent']);
  expect([sessionStore.read('analytics-products'), localStore.read('seen-products')]).toEqual([undefined, '["1"]']);
  forget([]);
  expect([sessionStore.read('checkout'), localStore.read('seen-products')]).toEqual(['{}', undefined]);
  expect(localStore.read('userData')).toBe('{}');
});
