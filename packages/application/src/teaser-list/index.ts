// Entry of the use case of curated lists; it comes with the first press in one.

export * from './take-teaser-list.ts';
