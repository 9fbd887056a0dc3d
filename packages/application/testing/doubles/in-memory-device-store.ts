// Test double of the port `DeviceStore`.

import type { DeviceStore } from '../../src/ports/index.ts';

/** A store of the device that forgets with the test. */
export const createInMemoryDeviceStore = (initial: Readonly<Record<string, string>> = {}): DeviceStore => {
  const values = new Map(Object.entries(initial));
  return {
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
  };
};
