export * from './a-category.ts';
export * from './a-product.ts';
export * from './a-tile.ts';
