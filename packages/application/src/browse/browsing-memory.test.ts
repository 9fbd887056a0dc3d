import { expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/index.ts';
import { createBrowsingMemory } from './browsing-memory.ts';

it('is empty in a new session, and outlives the page that the tab is on', () => {
  const store = createInMemoryDeviceStore();
  const memory = createBrowsingMemory(store);
  expect(memory.hasBrowsed()).toBe(false);
  memory.remember();
  expect(createBrowsingMemory(store).hasBrowsed()).toBe(true);
});
