// Builders, contracts and doubles for tests of browsing.

export * from '@tornister/domain/testing';
export * from './answers-arrive.ts';
export * from './builders/a-category.ts';
export * from './contracts/catalogue-gateway.contract.ts';
export * from './contracts/content-gateway.contract.ts';
export * from './contracts/search-gateway.contract.ts';
export * from './doubles/counting-scope.ts';
export * from './doubles/hand-driven-clock.ts';
export * from './doubles/in-memory-catalogue-gateway.ts';
export * from './doubles/in-memory-content-gateway.ts';
export * from './doubles/in-memory-device-store.ts';
export * from './doubles/in-memory-search-gateway.ts';
export * from './doubles/recording-tracking.ts';
