import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumFilter } from '../../test/arbitraries/listing-query.arbitrary.ts';
import { hostileAddress, shopPath } from '../../test/arbitraries/routing.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { parseSearchAddress } from '../listing/listing-query.ts';
import { parseQueryString } from '../listing/query-string.ts';
import { searchAddress } from './search-address.ts';
import {
  changeSearchBox,
  EMPTY_SEARCH_BOX,
  neighbouringSuggestion,
  type SearchBoxEvent,
  shownSuggestions,
  submittedSuggestion,
} from './search-box.ts';
import { isSameAddress, type SubmittedSearch, searchDestination } from './search-destination.ts';

declare const URL: new (address: string, base: string) => { readonly host: string };

const options = { numRuns: NUM_RUNS };
const text = () => fc.string({ unit: 'grapheme', maxLength: 12 });
const address = () => fc.oneof(hostileAddress(), shopPath());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const submitted = (): fc.Arbitrary<SubmittedSearch> =>
  fc.record({
    typed: text(),
    currentAddress: shopPath(),
    isOnProductPage: fc.boolean(),
    ownHosts: fc.constant(['shop.example']),
    hub: maybe(fc.record({ redirectPath: maybe(address()), query: maybe(text()), originalQuery: maybe(text()) })),
    directMatch: maybe(fc.record({ url: address() })),
    longtail: maybe(
      fc.record({
        filters: fc.uniqueArray(enumFilter(), { maxLength: 2, selector: ({ id }) => id }),
        searchQuery: text(),
      }),
    ),
  });

const product = () =>
  fc.record({
    name: text(),
    path: fc.nat({ max: 9 }).map((id) => `/prod/${id}/`),
    image: fc.constant({ src: '/p.jpg', alt: '', width: 4, height: 3, sources: [] }),
  });

const event = (): fc.Arbitrary<SearchBoxEvent> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom('typed' as const, 'focused' as const), text: text() }),
    fc.record({
      kind: fc.constant('suggested' as const),
      text: text(),
      suggestions: fc.uniqueArray(text(), { maxLength: 4 }),
      products: fc.uniqueArray(product(), { maxLength: 3, selector: ({ path }) => path }),
    }),
    fc.record({ kind: fc.constant('arrow' as const), direction: fc.constantFrom('up' as const, 'down' as const) }),
    fc.constantFrom<SearchBoxEvent>({ kind: 'cleared' }, { kind: 'closed' }),
  );
const boxAfter = (events: readonly SearchBoxEvent[]) => events.reduce(changeSearchBox, EMPTY_SEARCH_BOX);

describe('laws of searching', () => {
  it('no lookup can lead a search out of the shop', () => {
    fc.assert(
      fc.property(submitted(), (search) => {
        const destination = searchDestination(search);
        const to = 'to' in destination ? destination.to : '/';
        expect(new URL(to, 'https://shop.example/').host).toBe('shop.example');
      }),
      options,
    );
  });

  it('nothing but an empty text goes home by itself', () => {
    fc.assert(
      fc.property(submitted(), (search) => {
        expect(searchDestination(search).kind === 'home').toBe(search.typed.trim() === '');
      }),
      options,
    );
  });

  it('spaces around the typed text change nothing', () => {
    fc.assert(
      fc.property(submitted(), fc.constantFrom(' ', '\t', '\n  '), (search, space) => {
        expect(searchDestination({ ...search, typed: space + search.typed + space })).toEqual(
          searchDestination(search),
        );
      }),
      options,
    );
  });

  it('who searches again for what is shown scrolls to the listing', () => {
    fc.assert(
      fc.property(submitted(), (search) => {
        const first = searchDestination({ ...search, isOnProductPage: false });
        fc.pre(first.kind === 'navigate');
        expect(searchDestination({ ...search, isOnProductPage: false, currentAddress: first.to }).kind).toBe(
          'scroll-to-listing',
        );
      }),
      options,
    );
  });

  it('the page behind a search reads the terms that were searched', () => {
    fc.assert(
      fc.property(text(), text(), (query, originalQuery) => {
        fc.pre(query.trim() !== '');
        const terms = { query: query.trim(), originalQuery: originalQuery.trim() || query.trim() };
        const read = parseSearchAddress(parseQueryString(searchAddress(terms).replace('/search/', '')));
        expect([read.term, read.originalTerm]).toEqual([terms.query, terms.originalQuery]);
      }),
      options,
    );
  });

  it('every address is the same as itself, whichever side it stands on', () => {
    fc.assert(
      fc.property(address(), address(), (left, right) => {
        expect(isSameAddress(left, left)).toBe(true);
        expect(isSameAddress(left, right)).toBe(isSameAddress(right, left));
      }),
      options,
    );
  });

  it('a submit searches what is marked in the list that is seen, or else what stands in the box', () => {
    fc.assert(
      fc.property(fc.array(event(), { maxLength: 12 }), text(), (events, shown) => {
        const box = boxAfter(events);
        const submitted = submittedSuggestion(box, shown);
        const text = submitted.kind === 'product' ? submitted.path : submitted.text;
        expect(text).toBe(shownSuggestions(box)?.marked ?? shown);
        expect(box.products.some(({ path }) => path === text)).toBe(submitted.kind === 'product');
      }),
      options,
    );
  });

  it('a box that comes to the focus shows nothing that was suggested for another text', () => {
    fc.assert(
      fc.property(fc.array(event(), { maxLength: 12 }), text(), (events, shown) => {
        const box = boxAfter([...events, { kind: 'focused', text: shown }]);
        expect(shownSuggestions(box) === undefined || box.suggestedFor === shown.trim()).toBe(true);
      }),
      options,
    );
  });

  it('only an arrow key marks a suggestion', () => {
    fc.assert(
      fc.property(
        fc.array(event(), { maxLength: 12 }),
        event().filter(({ kind }) => kind !== 'arrow'),
        (events, last) => {
          const before = boxAfter(events).markedSuggestion;
          expect([undefined, before]).toContain(boxAfter([...events, last]).markedSuggestion);
        },
      ),
      options,
    );
  });

  it.each(['cleared', 'closed'] as const)('nothing is shown after "%s" whatever happened before', (kind) => {
    fc.assert(
      fc.property(fc.array(event(), { maxLength: 12 }), (events) => {
        const box = boxAfter([...events, { kind }]);
        expect(shownSuggestions(box)).toBeUndefined();
        expect(submittedSuggestion(box, 'typed')).toEqual({ kind: 'search', text: 'typed' });
      }),
      options,
    );
  });

  it('up takes back what down did, and going round comes back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 }), fc.nat(8), (suggestions, at) => {
        const start = suggestions[at];
        expect(neighbouringSuggestion(suggestions, neighbouringSuggestion(suggestions, start, 'down'), 'up')).toBe(
          start,
        );
        let here = start;
        for (let step = 0; step <= suggestions.length; step += 1)
          here = neighbouringSuggestion(suggestions, here, 'down');
        expect(here).toBe(start);
      }),
      options,
    );
  });
});
