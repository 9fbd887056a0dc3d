import { describe, expect, it } from 'vitest';
import {
  changeSearchBox,
  EMPTY_SEARCH_BOX,
  focusesInput,
  type SearchBox,
  type SearchBoxEvent,
  SUGGESTIONS_DEBOUNCE_MS,
  shownText,
  submittedText,
} from './search-box.ts';
import { neighbouringSuggestion, POPULAR_SEARCHES_KEY, shownSuggestions } from './suggestions.ts';

const after = (events: readonly SearchBoxEvent[], box: SearchBox = EMPTY_SEARCH_BOX): SearchBox =>
  events.reduce(changeSearchBox, box);
const rewritten: SearchBox = { ...EMPTY_SEARCH_BOX, query: 'stifte', originalQuery: 'stifft' };

describe('the search box (spec 1 §4 "Typing state")', () => {
  it('begins empty and closed', () => {
    expect(EMPTY_SEARCH_BOX).toStrictEqual({
      query: '',
      originalQuery: '',
      isTyping: false,
      areSuggestionsOpen: false,
      isMobileSearchOpen: false,
    });
  });

  it('shows the current query, and the original query while typing', () => {
    expect(shownText(rewritten)).toBe('stifte');
    expect(shownText({ ...rewritten, isTyping: true })).toBe('stifft');
    expect(shownText(after([{ kind: 'typed', text: 'st' }], rewritten))).toBe('st');
  });

  it('is emptied and closed by the clear button', () => {
    const box = after(
      [
        { kind: 'focused', isB2b: false },
        { kind: 'typed', text: 'st' },
        { kind: 'suggestion-selected', suggestion: 'stift' },
        { kind: 'cleared' },
      ],
      rewritten,
    );
    expect(shownText(box)).toBe('');
    expect(submittedText(box)).toBe('');
    expect(box.areSuggestionsOpen).toBe(false);
  });

  it('toggles suggestions by focus, never in the business shop', () => {
    const focus = { kind: 'focused', isB2b: false } as const;
    expect(after([focus]).areSuggestionsOpen).toBe(true);
    expect(after([focus, focus]).areSuggestionsOpen).toBe(false);
    expect(after([{ ...focus, isB2b: true }]).areSuggestionsOpen).toBe(false);
    expect(after([focus, { ...focus, isB2b: true }]).areSuggestionsOpen).toBe(false);
  });

  it('makes a selected suggestion the query when it is submitted', () => {
    const box = after([
      { kind: 'typed', text: 'st' },
      { kind: 'suggestion-selected', suggestion: 'stift' },
    ]);
    expect(submittedText(box)).toBe('stift');
    expect(after([{ kind: 'submitted' }], box)).toStrictEqual({
      ...EMPTY_SEARCH_BOX,
      query: 'stift',
      originalQuery: 'stift',
    });
  });

  it('forgets a selected suggestion on typing, leaving and deselecting', () => {
    const selected = after([{ kind: 'suggestion-selected', suggestion: 'stift' }]);
    expect(submittedText(after([{ kind: 'typed', text: 'x' }], selected))).toBe('x');
    expect(submittedText(after([{ kind: 'left' }], selected))).toBe('');
    expect(submittedText(after([{ kind: 'suggestion-selected', suggestion: undefined }], selected))).toBe('');
  });

  it('closes suggestions when it is left or submitted, and submits trimmed text', () => {
    const open = after([
      { kind: 'focused', isB2b: false },
      { kind: 'typed', text: ' a ' },
    ]);
    expect(after([{ kind: 'left' }], open).areSuggestionsOpen).toBe(false);
    expect(after([{ kind: 'submitted' }], open)).toStrictEqual({ ...EMPTY_SEARCH_BOX, query: 'a', originalQuery: 'a' });
  });

  it('takes over the terms that a search ended with', () => {
    expect(
      after([
        { kind: 'typed', text: 'x' },
        { kind: 'arrived', query: 'a', originalQuery: 'b' },
      ]),
    ).toStrictEqual({ ...EMPTY_SEARCH_BOX, query: 'a', originalQuery: 'b' });
  });

  it('focuses the input when the mobile search opens', () => {
    const opened = after([{ kind: 'mobile-toggled' }]);
    const closed = after([{ kind: 'mobile-toggled' }], opened);
    expect(opened.isMobileSearchOpen).toBe(true);
    expect(closed.isMobileSearchOpen).toBe(false);
    expect(focusesInput(EMPTY_SEARCH_BOX, opened)).toBe(true);
    expect(focusesInput(opened, closed)).toBe(false);
    expect(focusesInput(opened, opened)).toBe(false);
  });

  it('asks for suggestions 250 ms after the last key', () => {
    expect(SUGGESTIONS_DEBOUNCE_MS).toBe(250);
  });
});

describe('suggestions (spec 1 §4)', () => {
  const input = { areEnabled: true, isOpen: true, text: 'st', suggestions: ['stift', 'stuhl'] };

  it('show when enabled, open and non-empty', () => {
    expect(shownSuggestions(input)).toStrictEqual({ suggestions: ['stift', 'stuhl'] });
    expect(shownSuggestions({ ...input, areEnabled: false })).toBeUndefined();
    expect(shownSuggestions({ ...input, isOpen: false })).toBeUndefined();
    expect(shownSuggestions({ ...input, suggestions: [] })).toBeUndefined();
  });

  it('have a heading when the query is empty', () => {
    expect(POPULAR_SEARCHES_KEY).toBe('vue.search.popularSearches');
    expect(shownSuggestions({ ...input, text: ' ' })).toStrictEqual({
      suggestions: ['stift', 'stuhl'],
      heading: 'vue.search.popularSearches',
    });
  });

  it.each([
    [undefined, 'down', 'a'],
    ['a', 'down', 'b'],
    ['b', 'down', undefined],
    [undefined, 'up', 'b'],
    ['b', 'up', 'a'],
    ['a', 'up', undefined],
    ['gone', 'down', 'a'],
  ] as const)('from %s %s comes %s', (selected, key, expected) => {
    expect(neighbouringSuggestion(['a', 'b'], selected, key)).toBe(expected);
  });

  it('have no neighbour where there are none', () => {
    expect(neighbouringSuggestion([], undefined, 'down')).toBeUndefined();
  });
});
