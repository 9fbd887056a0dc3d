// Test double of the port `SearchGateway`.

import type { ListingResult } from '@tornister/domain/listing';
import type { SuggestedProduct } from '@tornister/domain/search';
import { okAsync } from 'neverthrow';
import type { LongtailAnswer, SearchGateway, SearchHubAnswer } from '../../src/ports/index.ts';

export type SearchKnowledge = {
  readonly results?: Readonly<Record<string, ListingResult>>;
  readonly hub?: Readonly<Record<string, SearchHubAnswer>>;
  /** What is searched instead of mistyped terms. */
  readonly corrections?: Readonly<Record<string, string>>;
  readonly products?: Readonly<Record<string, string>>;
  readonly longtail?: Readonly<Record<string, LongtailAnswer>>;
  readonly suggestions?: readonly string[];
  /** Suggested for texts that their names begin with. */
  readonly suggestedProducts?: readonly SuggestedProduct[];
};

export type InMemorySearchGateway = SearchGateway & {
  /** Look-ups in the order in which they were asked, as `name: term`. */
  readonly asked: readonly string[];
};

const NOTHING: ListingResult = { entries: [], totalCount: 0, sorts: [], filters: [], categoryOptions: [] };

/** A search that knows what it was told, and notes what it is asked. */
export const createInMemorySearchGateway = (knowledge: SearchKnowledge = {}): InMemorySearchGateway => {
  const asked: string[] = [];
  const note = (lookup: string, term: string): void => {
    asked.push(`${lookup}: ${term}`);
  };
  return {
    asked,
    search: ({ term, isExact = false }) => {
      note(isExact ? 'search exactly' : 'search', term);
      const directMatchUrl = knowledge.products?.[term];
      const asTyped = knowledge.results?.[term];
      const correctedTerm = asTyped === undefined ? knowledge.corrections?.[term] : undefined;
      const instead = isExact ? undefined : knowledge.results?.[correctedTerm ?? ''];
      return okAsync({
        listing: asTyped ?? instead ?? NOTHING,
        ...(directMatchUrl === undefined ? {} : { directMatchUrl }),
        ...(correctedTerm === undefined ? {} : { correctedTerm }),
      });
    },
    checkHub: (term) => {
      note('hub', term);
      return okAsync(knowledge.hub?.[term] ?? { query: term, originalQuery: term });
    },
    directMatch: (term) => {
      note('direct match', term);
      return okAsync(knowledge.products?.[term]);
    },
    adjustLongtail: (term) => {
      note('longtail', term);
      return okAsync(knowledge.longtail?.[term]);
    },
    suggest: (typed) => {
      note('suggest', typed);
      const products = typed === '' ? [] : (knowledge.suggestedProducts ?? []);
      return okAsync({
        suggestions: (knowledge.suggestions ?? []).filter((suggestion) => suggestion.startsWith(typed)),
        products: products.filter(({ name }) => name.toLowerCase().startsWith(typed)),
      });
    },
  };
};
