// What tests of the processes share: doubles, and servers of their own.

export { createMemoryStore } from './memory-store.ts';
export { findRedis, type OwnRedis, startOwnRedis } from './own-redis.ts';
