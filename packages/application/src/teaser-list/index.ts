// Entry of the use cases of curated lists; they come with the first press in one.

export * from './follow-teaser-rows.ts';
export * from './take-teaser-list.ts';
