// Entry of the storage adapters.

export * from './no-device-store.ts';
export * from './web-device-store.ts';
