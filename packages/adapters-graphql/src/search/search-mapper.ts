// Translates search results and their look-ups from the schema's words into the domain's.

import type { LongtailAnswer, SearchHubAnswer, SearchPage } from '@tornister/application/ports';
import type { ListingResult } from '@tornister/domain/listing';
import type { Suggestions } from '@tornister/domain/search';
import type {
  AdjustLongtailSearchQueryQuery,
  CheckSearchHubQuery,
  GetSuggestQueriesQuery,
  SearchQuery,
} from '../generated/operations.ts';
import { toListing } from '../mapping/listing-mapper.ts';
import { present, same, toPicture } from '../mapping/parts-mapper.ts';

export const toSearchResult = ({ search }: SearchQuery): SearchPage & { readonly listing: ListingResult } => ({
  listing: toListing(search.products),
  ...present('directMatchUrl', search.link?.url, same),
  ...present('correctedTerm', search.correctedTerm, same),
});

export const toHubAnswer = ({ checkSearchHub: hub }: CheckSearchHubQuery): SearchHubAnswer => ({
  query: hub.query,
  originalQuery: hub.originalQuery,
  ...present('redirectPath', hub.redirectPath, same),
});

export const toLongtail = (answer: AdjustLongtailSearchQueryQuery): LongtailAnswer | undefined =>
  answer.adjustLongtailSearchQuery ?? undefined;

export const toSuggestions = ({
  getSuggestQueries: { suggestQueries, products },
}: GetSuggestQueriesQuery): Suggestions => ({
  suggestions: suggestQueries.map(({ suggest }) => suggest),
  products: products.map(({ name, path, image }) => ({ name, path, image: toPicture(image) })),
});
