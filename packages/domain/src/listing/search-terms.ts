// The terms of a search in its address: the one that is searched, and the one that was typed. Source: spec 1 §2 "/search".

import { LISTING_PARAMETERS } from './parameters.ts';
import type { QueryEntries } from './query-string.ts';

/** What is searched, and what was typed. */
export type SearchedTerms = {
  readonly term: string;
  readonly originalTerm: string;
  /** The term is searched exactly as it was typed: neither rewritten nor corrected. */
  readonly isExact?: boolean;
};

/** The shop searches something else than what was typed, and shows both (spec 1 §2 "original-query display"). */
export const isRewritten = ({ term, originalTerm }: SearchedTerms): boolean =>
  originalTerm !== '' && originalTerm !== term;

/** The parameters of the terms; `oq` is written where it differs from `q`, and beside an equal `q` to say that nothing else is to be searched. */
export const formatSearchTerms = (terms: SearchedTerms): QueryEntries => [
  [LISTING_PARAMETERS.term, terms.term],
  ...(isRewritten(terms) || terms.isExact === true
    ? [[LISTING_PARAMETERS.originalTerm, terms.originalTerm] as const]
    : []),
];
