import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { exactSearchAddress } from '../search/exact-search-address.ts';
import {
  defaultSort,
  EMPTY_QUERY,
  formatListingQuery,
  formatRange,
  formatSearchAddress,
  isRangeFilterId,
  parseListingQuery,
  parseRange,
  parseSearchAddress,
} from './listing-query.ts';
import { MAX_PAGE, pageWithin, parsePage } from './page-number.ts';
import { parseQueryString } from './query-string.ts';
import { isRewritten } from './search-terms.ts';

const category = (query: string) => parseListingQuery(parseQueryString(query), 'category');
const search = (query: string) => parseListingQuery(parseQueryString(query), 'search');

describe('parsePage (spec 1 §4)', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['1', 1],
    ['2', 2],
    ['-1', 1],
    ['1.5', 1],
    ['2x', 1],
    ['x2', 1],
    ['999999', 999_999],
    ['1000000', MAX_PAGE],
    ['1000001', MAX_PAGE],
  ])('reads %s as page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });
});

describe('pageWithin (spec 1 §4)', () => {
  it.each([
    [-1, 5, 1],
    [0, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, undefined, MAX_PAGE],
  ])('takes %d of %s for page %i', (asked, last, page) => {
    expect(pageWithin(asked, last)).toBe(page);
  });
});

describe('parseRange (spec 1 §4)', () => {
  it.each([
    ['5-10', { from: 5, to: 10 }],
    ['0,99-1.5', { from: 0.99, to: 1.5 }],
    ['3-3', { from: 3, to: 3 }],
    ['10-5', { from: 5, to: 10 }],
    ['5-', { from: 5, to: 9_999_999 }],
    ['1234567-1234567.89', { from: 1_234_567, to: 1_234_567.89 }],
  ])('reads %s', (text, range) => {
    expect(parseRange(text)).toStrictEqual(range);
  });

  it.each([
    '5',
    '-5',
    '-',
    'a-b',
    '5-10-15',
    ' 5-10',
    '5-10x',
    'x5-10',
    '1.234-2',
    '1-2.345',
    '12345678-12345679',
    '1-12345678',
    '',
  ])('does not understand %s', (text) => {
    expect(parseRange(text)).toBeUndefined();
  });

  it('is written from-to', () => {
    expect(formatRange({ from: 0.5, to: 20 })).toBe('0.5-20');
    expect(formatRange({ from: 0.1 + 0.2, to: 59.97 })).toBe('0.3-59.97');
    expect(formatRange({ from: -1, to: 12_345_678 })).toBe('0-');
    expect(formatRange({ from: 2.5, to: 9_999_998 })).toBe('2.5-9999998');
    expect(formatRange({ from: 2.5, to: 9_999_999 })).toBe('2.5-');
  });

  it('can be read again, whatever numbers it was written from', () => {
    const bound = fc.double({ min: 0, max: 20_000_000, noNaN: true });
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const written = formatRange({ from: Math.min(one, other), to: Math.max(one, other) });
        const read = parseRange(written);
        expect(read && formatRange(read)).toBe(written);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('parseListingQuery (spec 1 §2)', () => {
  it('reads page, sort, enum, price and rating filters', () => {
    expect(category('p=3&sort=name&filter.color=red,blue&filter.PRICE.eur=5-10&filter.rating.stars=4-5')).toStrictEqual(
      {
        page: 3,
        sort: 'name',
        enumFilters: [{ id: 'color', values: ['red', 'blue'] }],
        rangeFilters: [
          { id: 'PRICE.eur', from: 5, to: 10 },
          { id: 'rating.stars', from: 4, to: 5 },
        ],
      },
    );
  });

  it('is the empty listing without parameters', () => {
    expect(category('')).toStrictEqual(EMPTY_QUERY);
    expect(category('foo=bar&filter.=x&xfilter.color=red')).toStrictEqual(EMPTY_QUERY);
  });

  it('has si as default sort of categories and relevance of search', () => {
    expect(defaultSort('category')).toBe('si');
    expect(defaultSort('search')).toBe('relevance');
    expect(category('sort=si').sort).toBeUndefined();
    expect(category('sort=relevance').sort).toBe('relevance');
    expect(search('sort=relevance').sort).toBeUndefined();
    expect(search('sort=si').sort).toBe('si');
  });

  it.each(['', 'a b', '<x>', 'x'.repeat(41), 'ä'])('ignores the sort code %s', (sort) => {
    expect(category(`sort=${encodeURIComponent(sort)}`).sort).toBeUndefined();
  });

  it('takes a sort code of 40 characters', () => {
    expect(category(`sort=${'x'.repeat(40)}`).sort).toBe('x'.repeat(40));
  });

  it('knows the category filter only in searches', () => {
    expect(search('searchInCategoryId=12')).toStrictEqual({ ...EMPTY_QUERY, searchInCategoryId: '12' });
    expect(search('searchInCategoryId=')).toStrictEqual(EMPTY_QUERY);
    expect(category('searchInCategoryId=12')).toStrictEqual(EMPTY_QUERY);
  });

  it('joins a filter that is said twice and drops one without values', () => {
    expect(category('filter.a=x&filter.a=y,x&filter.b=,').enumFilters).toStrictEqual([{ id: 'a', values: ['x', 'y'] }]);
  });

  it('takes the first understandable range of a filter', () => {
    expect(category('filter.PRICE.a=x&filter.PRICE.a=1-2&filter.PRICE.a=3-4').rangeFilters).toStrictEqual([
      { id: 'PRICE.a', from: 1, to: 2 },
    ]);
    expect(category('filter.PRICE.a=x').enumFilters).toStrictEqual([]);
  });

  it.each([
    ['PRICE.a', true],
    ['rating.a', true],
    ['PRICE.', false],
    ['rating.', false],
    ['price.a', false],
    ['xPRICE.a', false],
    ['color', false],
  ])('%s is a range filter: %s', (id, expected) => {
    expect(isRangeFilterId(id)).toBe(expected);
  });
});

describe('formatListingQuery', () => {
  it('writes nothing for what is the default', () => {
    expect(formatListingQuery({ ...EMPTY_QUERY, sort: 'si' }, 'category')).toStrictEqual([]);
    expect(formatListingQuery({ ...EMPTY_QUERY, sort: 'relevance' }, 'search')).toStrictEqual([]);
  });

  it('writes everything else in a fixed order', () => {
    const query = { ...search('p=2&sort=name&filter.PRICE.x=1-2&filter.color=10,~20&searchInCategoryId=7') };
    expect(formatListingQuery(query, 'search')).toStrictEqual([
      ['searchInCategoryId', '7'],
      ['filter.color', '10,~20'],
      ['filter.PRICE.x', '1-2'],
      ['sort', 'name'],
      ['p', '2'],
    ]);
    expect(formatListingQuery(query, 'category')[0]).toStrictEqual(['filter.color', '10,~20']);
  });
});

describe('search addresses (spec 1 §2 "/search")', () => {
  it('reads the term and the original term', () => {
    expect(parseSearchAddress(parseQueryString('q=+stift+&oq=+stifft+'))).toStrictEqual({
      term: 'stift',
      originalTerm: 'stifft',
      query: EMPTY_QUERY,
    });
  });

  it('takes the term for the original term where none is given', () => {
    expect(parseSearchAddress([['q', 'stift']]).originalTerm).toBe('stift');
    expect(parseSearchAddress([])).toStrictEqual({ term: '', originalTerm: '', query: EMPTY_QUERY });
  });

  it('asks for exactly what was typed where both terms are given and equal, and keeps that', () => {
    const exact = { term: 'stift', originalTerm: 'stift', isExact: true, query: EMPTY_QUERY };
    expect(parseSearchAddress(parseQueryString('q=stift&oq=+stift+'))).toStrictEqual(exact);
    expect(formatSearchAddress(exact)).toStrictEqual([
      ['q', 'stift'],
      ['oq', 'stift'],
    ]);
    expect(exactSearchAddress('stift')).toBe('/search/?q=stift&oq=stift');
    expect(parseSearchAddress(parseQueryString('q=&oq='))).not.toHaveProperty('isExact');
  });

  it('shows the original query where the shop searches another one', () => {
    expect(isRewritten({ term: 'stift', originalTerm: 'stifft' })).toBe(true);
    expect(isRewritten({ term: 'stift', originalTerm: 'stift' })).toBe(false);
    expect(isRewritten({ term: 'stift', originalTerm: '' })).toBe(false);
  });

  it('writes the original term only where it differs', () => {
    expect(formatSearchAddress({ term: 'a', originalTerm: 'a', query: EMPTY_QUERY })).toStrictEqual([['q', 'a']]);
    expect(formatSearchAddress({ term: 'a', originalTerm: '', query: EMPTY_QUERY })).toStrictEqual([['q', 'a']]);
    expect(formatSearchAddress({ term: 'a', originalTerm: 'b', query: { ...EMPTY_QUERY, page: 2 } })).toStrictEqual([
      ['q', 'a'],
      ['oq', 'b'],
      ['p', '2'],
    ]);
  });
});
