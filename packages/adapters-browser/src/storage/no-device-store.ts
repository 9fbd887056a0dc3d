// The port `DeviceStore` on the shop host, where nothing is stored.

import type { DeviceStore } from '@tornister/application/ports';

/** The server twin: a shop host keeps nothing for anybody. */
export const noDeviceStore: DeviceStore = { read: () => undefined, write: () => undefined, remove: () => undefined };
