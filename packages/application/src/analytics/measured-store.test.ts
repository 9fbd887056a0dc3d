import { expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createMeasuredStore } from './measured-store.ts';

it('keeps nothing once the consent is withdrawn, and still forgets', () => {
  const session = createInMemoryDeviceStore();
  let agrees = true;
  const store = createMeasuredStore(session, () => agrees);
  store.write('teaser-ids', '["1"]');
  agrees = false;
  store.write('teaser-ids', '["1","2"]');
  expect(store.read('teaser-ids')).toBe('["1"]');
  store.remove('teaser-ids');
  expect(session.read('teaser-ids')).toBeUndefined();
});
