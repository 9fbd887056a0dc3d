// The list of suggestions under the search box: when it is open, which suggestion is marked and what a submit searches.
// Source: spec 1 §4 "Typing state", "Suggestions"; spec 3 §2 "keyboard navigation", §9 "suggestions query debounce 250 ms".

import type { Picture } from '../catalogue/product.ts';

/** Wait after the last key before suggestions are asked for: 250 ms; spec 3 §9. */
export const SUGGESTIONS_DEBOUNCE_MS = 250;

/** A product that is suggested with its picture. Its path is its key in the list: no query begins with a slash. */
export type SuggestedProduct = { readonly name: string; readonly path: string; readonly image: Picture };

/** What is suggested for a text: queries, and the first products. */
export type Suggestions = {
  readonly suggestions: readonly string[];
  readonly products: readonly SuggestedProduct[];
};

export type SearchBox = Suggestions & {
  readonly areSuggestionsOpen: boolean;
  /** The text that the suggestions belong to; empty for popular searches. */
  readonly suggestedFor: string;
  /** What the arrow keys have reached: always one of `suggestions`, or the path of one of `products`. */
  readonly markedSuggestion?: string;
};

export const EMPTY_SEARCH_BOX: SearchBox = {
  areSuggestionsOpen: false,
  suggestedFor: '',
  suggestions: [],
  products: [],
};

export type SearchBoxEvent =
  /** The box has the focus; `text` is what stands in it, which may be another one than was typed last: a page has its own. */
  | { readonly kind: 'focused'; readonly text: string }
  | { readonly kind: 'typed'; readonly text: string }
  | ({ readonly kind: 'suggested'; readonly text: string } & Suggestions)
  | { readonly kind: 'arrow'; readonly direction: 'up' | 'down' }
  | { readonly kind: 'cleared' }
  /** The box was left or submitted, or Escape was pressed. */
  | { readonly kind: 'closed' };

/** What the arrow keys walk through: the queries, then the products. */
const stopsOf = ({ suggestions, products }: Suggestions): readonly string[] => [
  ...suggestions,
  ...products.map(({ path }) => path),
];

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

/** Each query and each product once, where it stands first: what the arrow keys walk through is told apart by its text. */
const eachOnce = ({ suggestions, products }: Suggestions): Suggestions => ({
  suggestions: [...new Set(suggestions)],
  products: products.filter(({ path }, at) => products.findIndex((other) => other.path === path) === at),
});

/**
 * Focus and typing open the list; leaving, Escape, the clear button and a submit close it. Arrow keys open it and walk through it. Typing
 * takes the mark away, and so do suggestions without the marked one. What is suggested for another text stays while the shopper types on,
 * but never under an emptied box, nor under one that comes to the focus with another text.
 */
export const changeSearchBox = (box: SearchBox, event: SearchBoxEvent): SearchBox => {
  switch (event.kind) {
    case 'focused': {
      const base = event.text.trim() === box.suggestedFor ? box : EMPTY_SEARCH_BOX;
      return { ...base, areSuggestionsOpen: true };
    }
    case 'typed': {
      const isEmptied = event.text.trim() === '' && box.suggestedFor !== '';
      const base = isEmptied ? EMPTY_SEARCH_BOX : withoutMark(box);
      return { ...base, areSuggestionsOpen: true };
    }
    case 'suggested': {
      const marked = stopsOf(event).find((stop) => stop === box.markedSuggestion);
      return marking({ ...box, suggestedFor: event.text.trim(), ...eachOnce(event) }, marked);
    }
    case 'arrow': {
      const next = neighbouringSuggestion(stopsOf(box), box.markedSuggestion, event.direction);
      return { ...marking(box, next), areSuggestionsOpen: true };
    }
    case 'cleared':
      return EMPTY_SEARCH_BOX;
    case 'closed':
      return { ...withoutMark(box), areSuggestionsOpen: false };
  }
};

export type SubmittedSuggestion =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'product'; readonly path: string };

/** What a submit does: opens the product or searches the suggestion that was marked with the keys, else searches what the box shows. */
export const submittedSuggestion = ({ products, markedSuggestion }: SearchBox, shown: string): SubmittedSuggestion => {
  const product = products.find(({ path }) => path === markedSuggestion);
  return product === undefined
    ? { kind: 'search', text: markedSuggestion ?? shown }
    : { kind: 'product', path: product.path };
};

export type ShownSuggestions = Suggestions & {
  readonly marked?: string;
  /** The heading 'Popular searches' stands over suggestions that nobody typed for. */
  readonly arePopular: boolean;
};

/** Suggestions show only when the list is open and there are some, with a heading when they belong to an empty box. */
export const shownSuggestions = (box: SearchBox): ShownSuggestions | undefined => {
  const { areSuggestionsOpen, suggestions, products, suggestedFor, markedSuggestion } = box;
  if (!areSuggestionsOpen || stopsOf(box).length === 0) return undefined;
  return {
    suggestions,
    products,
    arePopular: suggestedFor === '',
    ...(markedSuggestion === undefined ? {} : { marked: markedSuggestion }),
  };
};
