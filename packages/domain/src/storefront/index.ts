export * from './storefront.ts';
