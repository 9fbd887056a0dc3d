// Entry of the builders that tests of every package share. They are not published.

export * from './a-product.ts';
export * from './a-tile.ts';
export * from './a-wishlist.ts';
export * from './material-lists.ts';
