// What a listing's address calls its parts. Source: spec 1 §2.

/** Names of the parameters (spec 1 §2). */
export const LISTING_PARAMETERS = {
  page: 'p',
  sort: 'sort',
  term: 'q',
  originalTerm: 'oq',
  category: 'searchInCategoryId',
  filterPrefix: 'filter.',
} as const;
