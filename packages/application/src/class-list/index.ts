// Entry of the use cases of class lists.

export * from './family-rows.ts';
export * from './family-shop-address.ts';
export {
  type ClassListOrigin,
  type ClassListOrigins,
  type ClassListStart,
  createKeepClassLists,
  type KeepClassLists,
} from './keep-class-lists.ts';
export { createKeepTicks, type KeepTicks } from './keep-ticks.ts';
export { createShopFromClassList, type ShopFromClassList } from './shop-from-class-list.ts';
