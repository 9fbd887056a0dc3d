// Entry of the adapters for passkeys: the browser's ceremony, and that of a place without devices.

export * from './browser-ceremony.ts';
export * from './no-ceremony.ts';
