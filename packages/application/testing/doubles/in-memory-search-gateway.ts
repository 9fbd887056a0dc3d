// Test double of the port `SearchGateway`.

import type { ListingResult } from '@tornister/domain/listing';
import { okAsync } from 'neverthrow';
import type { LongtailAnswer, SearchGateway, SearchHubAnswer } from '../../src/ports/index.ts';

export type SearchKnowledge = {
  readonly results?: Readonly<Record<string, ListingResult>>;
  readonly hub?: Readonly<Record<string, SearchHubAnswer>>;
  readonly products?: Readonly<Record<string, string>>;
  readonly longtail?: Readonly<Record<string, LongtailAnswer>>;
  readonly suggestions?: readonly string[];
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
    search: (term) => {
      note('search', term);
      const directMatchUrl = knowledge.products?.[term];
      const listing = knowledge.results?.[term] ?? NOTHING;
      return okAsync(directMatchUrl === undefined ? { listing } : { directMatchUrl, listing });
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
      return okAsync((knowledge.suggestions ?? []).filter((suggestion) => suggestion.startsWith(typed)));
    },
  };
};
