// Entry of the cookie adapters.

export * from './cookie-header.ts';
export * from './document-cookie-jar.ts';
export * from './request-cookie-jar.ts';
