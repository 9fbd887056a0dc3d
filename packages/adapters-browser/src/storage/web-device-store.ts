// The port `DeviceStore` in the tab, on `localStorage` or `sessionStorage`.

import type { DeviceStore } from '@tornister/application/ports';

/** Local or session storage. A browser that forbids or has filled it forgets what it is told; the shop goes on. */
export const createWebDeviceStore = (open: () => Storage): DeviceStore => {
  const tolerant = <Answer>(use: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => tolerant((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => {
      tolerant((storage) => storage.setItem(key, value));
    },
    remove: (key) => {
      tolerant((storage) => storage.removeItem(key));
    },
  };
};
