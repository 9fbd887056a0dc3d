// Suggestions under the search box. Source: spec 1 §4 "Suggestions", §6 "no search suggestions"; spec 3 §2 "keyboard navigation".

/** Key of the heading over suggestions that nobody typed for. */
export const POPULAR_SEARCHES_KEY = 'vue.search.popularSearches';

export type SuggestionList = {
  readonly suggestions: readonly string[];
  readonly heading?: typeof POPULAR_SEARCHES_KEY;
};

export type SuggestionInput = {
  /** Never in the business shop. */
  readonly areEnabled: boolean;
  readonly isOpen: boolean;
  /** What stands in the box. */
  readonly text: string;
  readonly suggestions: readonly string[];
};

/** Suggestions show only when enabled and non-empty, with a 'Popular searches' heading when the query is empty. */
export const shownSuggestions = ({
  areEnabled,
  isOpen,
  text,
  suggestions,
}: SuggestionInput): SuggestionList | undefined => {
  if (!areEnabled || !isOpen || suggestions.length === 0) return undefined;
  return text.trim() === '' ? { suggestions, heading: POPULAR_SEARCHES_KEY } : { suggestions };
};

/** The suggestion that an arrow key reaches: down from the box to the first, past the last back to the box, up the other way round. */
export const neighbouringSuggestion = (
  suggestions: readonly string[],
  selected: string | undefined,
  key: 'up' | 'down',
): string | undefined => {
  const places = suggestions.length + 1;
  const at = selected === undefined ? -1 : suggestions.indexOf(selected);
  const next = (at + 1 + (key === 'down' ? 1 : -1) + places) % places;
  return suggestions[next - 1];
};
