// Entry of the rules of structured data.

export type { JsonLd } from './json-ld.ts';
export { productData } from './product-data.ts';
export { breadcrumbData, itemListData, siteData } from './structured-data.ts';
