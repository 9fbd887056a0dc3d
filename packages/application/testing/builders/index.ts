// Entry of the builders that tests of views use.

export * from './a-category.ts';
export * from './a-product.ts';
export * from './a-tile.ts';
