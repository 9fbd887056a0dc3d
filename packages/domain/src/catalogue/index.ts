// Entry of the rules of products, items, variants and quantities.

export * from './badges.ts';
export * from './delivery-status.ts';
export * from './item-matrix.ts';
export * from './no-number-message.ts';
export * from './picture-formats.ts';
export * from './price-display.ts';
export * from './product.ts';
export * from './product-detail.ts';
export * from './quantity-field.ts';
export * from './quantity-messages.ts';
export * from './quantity-rules.ts';
export * from './reviews.ts';
export * from './seen-products.ts';
export * from './stars.ts';
export * from './tile.ts';
export * from './variant-selection.ts';
