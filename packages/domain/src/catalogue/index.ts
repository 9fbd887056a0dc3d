export * from './product.ts';
export * from './product-detail.ts';
