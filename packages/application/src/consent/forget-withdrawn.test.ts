import { expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/doubles/in-memory-device.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createForgetWithdrawn } from './forget-withdrawn.ts';

it('forgets what was kept for purposes that are not agreed to any more, and nothing else', () => {
  const sessionStore = createInMemoryDeviceStore({ 'analytics-products': '[]', checkout: '{}' });
  const cookies = createInMemoryCookieJar({ BZ_AB_of_another_page: 'a', cartId: '1' });
  const localStore = createInMemoryDeviceStore({ 'seen-products': '["1"]', userData: '{}' });
  const forget = createForgetWithdrawn({ sessionStore, localStore, cookies });
  forget(['recent', 'statistics']);
  expect([sessionStore.read('analytics-products'), localStore.read('seen-products')]).toEqual(['[]', '["1"]']);
  expect(cookies.get('BZ_AB_of_another_page')).toBe('a');
  forget(['recent']);
  expect([cookies.get('BZ_AB_of_another_page'), cookies.get('cartId')]).toEqual([undefined, '1']);
  expect([sessionStore.read('analytics-products'), localStore.read('seen-products')]).toEqual([undefined, '["1"]']);
  forget([]);
  expect([sessionStore.read('checkout'), localStore.read('seen-products')]).toEqual(['{}', undefined]);
  expect(localStore.read('userData')).toBe('{}');
});
