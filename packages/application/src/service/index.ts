// Entry of the use cases of the service pages.

export * from './competitions.ts';
export * from './contact.ts';
export * from './printed-catalogues.ts';
export * from './reviews.ts';
