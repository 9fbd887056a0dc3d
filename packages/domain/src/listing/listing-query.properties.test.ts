import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryQuery,
  filterValue,
  foreignEntries,
  searchQuery,
} from '../../test/arbitraries/listing-query.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { formatListingQuery, formatSearchAddress, parseListingQuery, parseSearchAddress } from './listing-query.ts';
import { formatQueryString, parseQueryString } from './query-string.ts';
import { formatValueList, parseValueList } from './value-list.ts';

const options = { numRuns: NUM_RUNS };
const term = () => fc.stringMatching(/^[a-zäöü0-9,.%&=+~-]{1,12}$/u);

describe('laws of listing addresses', () => {
  it('every list of different values survives being written and read', () => {
    fc.assert(
      fc.property(fc.uniqueArray(filterValue(), { maxLength: 8 }), (values) => {
        expect(parseValueList(formatValueList(values))).toEqual(values);
      }),
      options,
    );
  });

  it('a list that was read is written and read as the same list', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '2', ',', '~', 'a', ' ') }), (text) => {
        const values = parseValueList(text);
        expect(parseValueList(formatValueList(values))).toEqual(values);
      }),
      options,
    );
  });

  it('a number with a decimal comma is one value wherever it stands', () => {
    const decimal = fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, part]) => `${whole},${part}`);
    fc.assert(
      fc.property(decimal, fc.stringMatching(/^[a-z]{1,5}$/u), (number, word) => {
        expect(parseValueList(`${word},${number}`)).toEqual([word, number]);
        expect(parseValueList(`${number},${word}`)).toEqual([number, word]);
      }),
      options,
    );
  });

  it('every state that a category can show survives the address bar', () => {
    fc.assert(
      fc.property(categoryQuery(), (query) => {
        const address = formatQueryString(formatListingQuery(query, 'category'));
        expect(parseListingQuery(parseQueryString(address), 'category')).toEqual(query);
      }),
      options,
    );
  });

  it('every state that a search can show survives the address bar', () => {
    fc.assert(
      fc.property(searchQuery(), term(), term(), (query, searched, typed) => {
        const state = { term: searched, originalTerm: typed, query };
        expect(parseSearchAddress(parseQueryString(formatQueryString(formatSearchAddress(state))))).toEqual(state);
      }),
      options,
    );
  });

  it('any address is understood somehow, on a page of 1 or more and with filters that hold something', () => {
    fc.assert(
      fc.property(foreignEntries(), fc.constantFrom('category' as const, 'search' as const), (entries, kind) => {
        const query = parseListingQuery(entries, kind);
        expect(Number.isSafeInteger(query.page) && query.page >= 1).toBe(true);
        expect(query.enumFilters.every(({ values }) => values.length > 0 && !values.includes(''))).toBe(true);
        expect(query.rangeFilters.every(({ from, to }) => from <= to)).toBe(true);
      }),
      options,
    );
  });

  it('reading any address and writing it again reaches an address that stays the same', () => {
    fc.assert(
      fc.property(foreignEntries(), (entries) => {
        const once = formatListingQuery(parseListingQuery(entries, 'search'), 'search');
        expect(formatListingQuery(parseListingQuery(once, 'search'), 'search')).toEqual(once);
      }),
      options,
    );
  });

  it('any pairs of whole characters survive being a query string', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 10 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), (entries) => {
        expect(parseQueryString(formatQueryString(entries))).toEqual(entries);
      }),
      options,
    );
  });

  it('any text is read as a query string without failing, and no part of it is read twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '=', '&', '?', '%', '+', '%4', '%41', '\u{D83D}'), maxLength: 12 }),
        (text) => {
          expect(parseQueryString(text).length).toBeLessThanOrEqual(text.split('&').length);
        },
      ),
      options,
    );
  });
});
