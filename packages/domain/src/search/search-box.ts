// The list of suggestions under the search box: when it is open, which suggestion is marked and what a submit searches.
// Source: spec 1 §4 "Typing state", "Suggestions"; spec 3 §2 "keyboard navigation", §9 "suggestions query debounce 250 ms".

/** Wait after the last key before suggestions are asked for: 250 ms; spec 3 §9. */
export const SUGGESTIONS_DEBOUNCE_MS = 250;

export type SearchBox = {
  readonly areSuggestionsOpen: boolean;
  /** The text that the suggestions belong to; empty for popular searches. */
  readonly suggestedFor: string;
  readonly suggestions: readonly string[];
  /** The suggestion that the arrow keys have reached; always one of `suggestions`. */
  readonly markedSuggestion?: string;
};

export const EMPTY_SEARCH_BOX: SearchBox = { areSuggestionsOpen: false, suggestedFor: '', suggestions: [] };

export type SearchBoxEvent =
  | { readonly kind: 'focused' }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'suggested'; readonly text: string; readonly suggestions: readonly string[] }
  | { readonly kind: 'arrow'; readonly direction: 'up' | 'down' }
  | { readonly kind: 'cleared' }
  /** The box was left or submitted, or Escape was pressed. */
  | { readonly kind: 'closed' };

const withoutMark = ({ markedSuggestion: _marked, ...box }: SearchBox): SearchBox => box;

/** The suggestion that an arrow key reaches: down from the box to the first, past the last back to the box, up the other way round. */
export const neighbouringSuggestion = (
  suggestions: readonly string[],
  marked: string | undefined,
  direction: 'up' | 'down',
): string | undefined => {
  const stops = suggestions.length + 1;
  const at = marked === undefined ? -1 : suggestions.indexOf(marked);
  const next = (at + 1 + (direction === 'down' ? 1 : -1) + stops) % stops;
  return suggestions[next - 1];
};

const marking = (box: SearchBox, marked: string | undefined): SearchBox =>
  marked === undefined ? withoutMark(box) : { ...box, markedSuggestion: marked };

/**
 * Focus and typing open the list; leaving, Escape, the clear button and a submit close it. Arrow keys open it and walk through it. Typing
 * takes the mark away, and so do suggestions without the marked one. What is suggested for another text stays while the shopper types on,
 * but never under an emptied box.
 */
export const changeSearchBox = (box: SearchBox, event: SearchBoxEvent): SearchBox => {
  switch (event.kind) {
    case 'focused':
      return { ...box, areSuggestionsOpen: true };
    case 'typed': {
      const isEmptied = event.text.trim() === '' && box.suggestedFor !== '';
      const base = isEmptied ? EMPTY_SEARCH_BOX : withoutMark(box);
      return { ...base, areSuggestionsOpen: true };
    }
    case 'suggested': {
      const { text, suggestions } = event;
      const marked = suggestions.find((suggestion) => suggestion === box.markedSuggestion);
      return marking({ ...box, suggestedFor: text.trim(), suggestions }, marked);
    }
    case 'arrow': {
      const { suggestions, markedSuggestion } = box;
      const next = neighbouringSuggestion(suggestions, markedSuggestion, event.direction);
      return { ...marking(box, next), areSuggestionsOpen: true };
    }
    case 'cleared':
      return EMPTY_SEARCH_BOX;
    case 'closed':
      return { ...withoutMark(box), areSuggestionsOpen: false };
  }
};

/** What a submit searches: the suggestion that was marked with the keys, else what the box shows. */
export const submittedText = ({ markedSuggestion }: SearchBox, shown: string): string => markedSuggestion ?? shown;

export type ShownSuggestions = {
  readonly suggestions: readonly string[];
  readonly marked?: string;
  /** The heading 'Popular searches' stands over suggestions that nobody typed for. */
  readonly arePopular: boolean;
};

/** Suggestions show only when the list is open and there are some, with a heading when they belong to an empty box. */
export const shownSuggestions = (box: SearchBox): ShownSuggestions | undefined => {
  const { areSuggestionsOpen, suggestions, suggestedFor, markedSuggestion } = box;
  if (!areSuggestionsOpen || suggestions.length === 0) return undefined;
  return {
    suggestions,
    arePopular: suggestedFor === '',
    ...(markedSuggestion === undefined ? {} : { marked: markedSuggestion }),
  };
};
