import { describe, expect, it } from 'vitest';
import {
  changeSearchBox,
  EMPTY_SEARCH_BOX,
  neighbouringSuggestion,
  type SearchBox,
  type SearchBoxEvent,
  SUGGESTIONS_DEBOUNCE_MS,
  shownSuggestions,
  submittedSuggestion,
} from './search-box.ts';

const after = (events: readonly SearchBoxEvent[], box: SearchBox = EMPTY_SEARCH_BOX): SearchBox =>
  events.reduce(changeSearchBox, box);

const suggested = { kind: 'suggested', text: 'st', suggestions: ['stift', 'stuhl'], products: [] } as const;
const image = { src: '/p.jpg', alt: '', width: 4, height: 3, sources: [] };
const products = ['1', '2'].map((id) => ({ name: `Stift ${id}`, path: `/prod/${id}/`, image }));
const NO_PRODUCTS = { products: [] };
const submittedText = (box: SearchBox, shown: string): string => {
  const submitted = submittedSuggestion(box, shown);
  return submitted.kind === 'search' ? submitted.text : submitted.path;
};
const down = { kind: 'arrow', direction: 'down' } as const;
/** The box of somebody who typed "st" and got suggestions. */
const open = after([{ kind: 'focused', text: '' }, { kind: 'typed', text: 'st' }, suggested]);
/** The same, with the first suggestion marked. */
const marked = after([down], open);

describe('the list under the search box (spec 1 §4 "Typing state")', () => {
  it('begins closed', () => {
    expect(shownSuggestions(EMPTY_SEARCH_BOX)).toBeUndefined();
  });

  it('opens with the focus and with typing, and stays closed when suggestions come later', () => {
    expect(shownSuggestions(open)).toStrictEqual({
      ...NO_PRODUCTS,
      suggestions: ['stift', 'stuhl'],
      arePopular: false,
    });
    expect(shownSuggestions(after([{ kind: 'closed' }, { kind: 'focused', text: 'st ' }], open))).toBeDefined();
    expect(shownSuggestions(after([{ kind: 'closed' }, suggested], open))).toBeUndefined();
  });

  it('is closed by leaving, Escape and a submit, and by the clear button for good', () => {
    expect(shownSuggestions(after([{ kind: 'closed' }], marked))).toBeUndefined();
    expect(after([{ kind: 'cleared' }], marked)).toStrictEqual(EMPTY_SEARCH_BOX);
  });

  it('has a heading when the suggestions belong to an empty box', () => {
    const popular = after([
      { kind: 'focused', text: '' },
      { ...suggested, text: ' ', suggestions: ['heft'] },
    ]);
    expect(shownSuggestions(popular)).toStrictEqual({ ...NO_PRODUCTS, suggestions: ['heft'], arePopular: true });
  });

  it('is not shown without suggestions', () => {
    expect(shownSuggestions(after([{ ...suggested, text: 'xyz', suggestions: [] }], open))).toBeUndefined();
  });

  it('keeps what is suggested while the shopper types on, never under an emptied box', () => {
    expect(shownSuggestions(after([{ kind: 'typed', text: 'sti' }], open))?.suggestions).toEqual(['stift', 'stuhl']);
    expect(shownSuggestions(after([{ kind: 'typed', text: ' ' }], open))).toBeUndefined();
  });

  it.each(['', 'lineal'])('shows nothing of an older text when the box comes to the focus with "%s"', (text) => {
    const focused = after([{ kind: 'closed' }, { kind: 'focused', text }], open);
    expect(shownSuggestions(focused)).toBeUndefined();
    expect(shownSuggestions(after([{ ...suggested, text, suggestions: ['heft'] }], focused))?.suggestions).toEqual([
      'heft',
    ]);
  });
});

describe('what a submit searches (spec 1 §4: a key-selected suggestion becomes the query)', () => {
  it('is what stands in the box while nothing is marked', () => {
    expect(submittedText(open, 'st')).toBe('st');
  });

  it('is the marked suggestion', () => {
    expect(submittedText(marked, 'st')).toBe('stift');
    expect(submittedText(after([down], marked), 'st')).toBe('stuhl');
  });

  it.each<SearchBoxEvent>([{ kind: 'typed', text: 'sti' }, { kind: 'closed' }, { kind: 'cleared' }])(
    'is no longer the marked one after $kind',
    (event) => {
      expect(submittedText(after([event], marked), 'st')).toBe('st');
    },
  );

  it('stays the marked one while newer suggestions have it', () => {
    expect(submittedText(after([{ ...suggested, suggestions: ['stuhl', 'stift'] }], marked), 'st')).toBe('stift');
    expect(submittedText(after([{ ...suggested, suggestions: ['stuhl'] }], marked), 'st')).toBe('st');
  });

  it('is reached by the arrow keys behind one that was suggested twice', () => {
    const twice = after([{ ...suggested, suggestions: ['a', 'b', 'a', 'c'] }], open);
    expect(shownSuggestions(twice)?.suggestions).toEqual(['a', 'b', 'c']);
    expect(submittedText(after([down, down, down], twice), 'st')).toBe('c');
  });

  it('opens a closed list with an arrow key (spec 3 §2)', () => {
    const reopened = after([{ kind: 'closed' }, down], open);
    expect(shownSuggestions(reopened)?.marked).toBe('stift');
  });
});

describe('products under the search box', () => {
  const withProducts = after([{ ...suggested, products }], open);

  it('are reached by the arrow keys behind the queries, and from the box upwards', () => {
    expect(shownSuggestions(after([down, down, down], withProducts))?.marked).toBe('/prod/1/');
    const up = { kind: 'arrow', direction: 'up' } as const;
    expect(shownSuggestions(after([up], withProducts))?.marked).toBe('/prod/2/');
  });

  it('are reached one by one where one was suggested twice', () => {
    const [first, second] = products;
    const twice = after([{ ...suggested, suggestions: [], products: [...products, ...products] }], open);
    expect(shownSuggestions(twice)?.products).toEqual([first, second]);
  });

  it('are opened by a submit when they are marked', () => {
    const reached = after([down, down, down], withProducts);
    expect(submittedSuggestion(reached, 'st')).toEqual({ kind: 'product', path: '/prod/1/' });
    expect(submittedSuggestion(after([down], withProducts), 'st')).toEqual({ kind: 'search', text: 'stift' });
    expect(submittedSuggestion(withProducts, 'st')).toEqual({ kind: 'search', text: 'st' });
  });

  it('show also without queries, and are gone with the text that they belong to', () => {
    expect(shownSuggestions(after([{ ...suggested, suggestions: [], products }], open))?.products).toHaveLength(2);
    expect(shownSuggestions(after([{ kind: 'typed', text: '' }], withProducts))).toBeUndefined();
  });
});

describe('suggestions', () => {
  it('are asked for 250 ms after the last key (spec 3 §9)', () => {
    expect(SUGGESTIONS_DEBOUNCE_MS).toBe(250);
  });

  it.each([
    [undefined, 'down', 'a'],
    ['a', 'down', 'b'],
    ['b', 'down', undefined],
    [undefined, 'up', 'b'],
    ['b', 'up', 'a'],
    ['a', 'up', undefined],
    ['gone', 'down', 'a'],
  ] as const)('from %s %s comes %s', (selected, direction, expected) => {
    expect(neighbouringSuggestion(['a', 'b'], selected, direction)).toBe(expected);
  });

  it('have no neighbour where there are none', () => {
    expect(neighbouringSuggestion([], undefined, 'down')).toBeUndefined();
  });
});
