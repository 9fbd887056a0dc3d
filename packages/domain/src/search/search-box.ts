// The search box while somebody uses it. Source: spec 1 §4 "Typing state"; spec 3 §9 "suggestions query debounce 250 ms".

/** Wait after the last key before suggestions are asked for: 250 ms; spec 3 §9. */
export const SUGGESTIONS_DEBOUNCE_MS = 250;

export type SearchBox = {
  /** The term that the page shows results for. */
  readonly query: string;
  /** What the visitor typed; a search hub may have rewritten it into `query`. */
  readonly originalQuery: string;
  readonly isTyping: boolean;
  readonly areSuggestionsOpen: boolean;
  /** Suggestion that the arrow keys have reached. */
  readonly selectedSuggestion?: string;
  readonly isMobileSearchOpen: boolean;
};

export const EMPTY_SEARCH_BOX: SearchBox = {
  query: '',
  originalQuery: '',
  isTyping: false,
  areSuggestionsOpen: false,
  isMobileSearchOpen: false,
};

export type SearchBoxEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'focused'; readonly isB2b: boolean }
  | { readonly kind: 'left' }
  | { readonly kind: 'suggestion-selected'; readonly suggestion: string | undefined }
  | { readonly kind: 'mobile-toggled' }
  | { readonly kind: 'submitted' }
  /** The search has led somewhere; these are its terms now. */
  | { readonly kind: 'arrived'; readonly query: string; readonly originalQuery: string };

const withoutSelection = ({ selectedSuggestion: _selected, ...box }: SearchBox): SearchBox => box;

/** What the box shows: while typing the original query, otherwise the current query. */
export const shownText = ({ isTyping, originalQuery, query }: SearchBox): string => (isTyping ? originalQuery : query);

/** What a submit searches: a suggestion that was selected with the keys, else what the box shows. */
export const submittedText = (box: SearchBox): string => box.selectedSuggestion ?? shownText(box);

/**
 * Typing opens the suggestions' text and forgets a selected one; the clear button empties the text and closes suggestions;
 * focus toggles suggestions, never in the business shop; a selected suggestion becomes the query when it is submitted.
 */
export const changeSearchBox = (box: SearchBox, event: SearchBoxEvent): SearchBox => {
  switch (event.kind) {
    case 'typed':
      return { ...withoutSelection(box), isTyping: true, originalQuery: event.text };
    case 'cleared':
      return { ...withoutSelection(box), isTyping: true, originalQuery: '', areSuggestionsOpen: false };
    case 'focused':
      return { ...box, areSuggestionsOpen: !event.isB2b && !box.areSuggestionsOpen };
    case 'left':
      return { ...withoutSelection(box), areSuggestionsOpen: false };
    case 'suggestion-selected':
      return event.suggestion === undefined ? withoutSelection(box) : { ...box, selectedSuggestion: event.suggestion };
    case 'mobile-toggled':
      return { ...box, isMobileSearchOpen: !box.isMobileSearchOpen };
    case 'submitted': {
      const text = submittedText(box).trim();
      return { ...withoutSelection(box), query: text, originalQuery: text, isTyping: false, areSuggestionsOpen: false };
    }
    case 'arrived':
      return { ...box, query: event.query, originalQuery: event.originalQuery, isTyping: false };
  }
};

/** Opening the mobile search focuses its input. */
export const focusesInput = (before: SearchBox, after: SearchBox): boolean =>
  !before.isMobileSearchOpen && after.isMobileSearchOpen;
