// Entry of the use cases of class lists.

export type { ClassListOrigin, ClassListOrigins, ClassListStart } from './class-list-start.ts';
export type { LostLines } from './class-rows.ts';
export * from './family-rows.ts';
export * from './family-shop-address.ts';
export { type CountedClassList, createKeepClassLists, type KeepClassLists } from './keep-class-lists.ts';
export { createKeepTicks, type KeepTicks, type KeptTicks } from './keep-ticks.ts';
export type { RemovalQuestion, RowRemovalQuestion } from './removal-questions.ts';
export { createShopFromClassList, type ShopFromClassList } from './shop-from-class-list.ts';
