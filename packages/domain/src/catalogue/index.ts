export * from './badges.ts';
export * from './product.ts';
export * from './product-detail.ts';
export * from './quantity-field.ts';
export * from './quantity-rules.ts';
export * from './stars.ts';
