import { describe, expect, it } from 'vitest';
import { parseSearchAddress } from '../listing/listing-query.ts';
import { parseQueryString } from '../listing/query-string.ts';
import { searchAddress } from './search-address.ts';
import {
  asksForDirectMatch,
  type DirectMatch,
  type HubAnswer,
  isFreshSearch,
  isFreshSearchWithin,
  isSameAddress,
  type LongtailAnswer,
  type SubmittedSearch,
  searchDestination,
  searchTerm,
  termsAfterHub,
} from './search-destination.ts';

const typed: SubmittedSearch = {
  typed: ' rote  stifte ',
  currentAddress: '/',
  isOnProductPage: false,
  ownHosts: ['shop.example'],
};
const terms = { query: 'rote  stifte', originalQuery: 'rote  stifte' };
const hub: HubAnswer = { redirectPath: '/rechtliches/impressum/', query: 'impressum', originalQuery: 'impresum' };
const directMatch: DirectMatch = { url: '/prod/1/' };
const longtail: LongtailAnswer = { filters: [{ id: 'color', values: ['red'] }], searchQuery: 'x' };

describe('searchTerm (spec 1 §5)', () => {
  it.each([
    ['', undefined],
    [' \t\n', undefined],
    [' a ', 'a'],
  ])('%j is searched as %s', (text, term) => {
    expect(searchTerm(text)).toBe(term);
  });
});

describe('searchDestination (spec 1 §4 "Search submit")', () => {
  it.each(['', '   '])('goes home for %j whatever the lookups say', (text) => {
    expect(
      searchDestination({ ...typed, typed: text, hub: { redirectPath: '/x/' }, directMatch: { url: '/prod/1/' } }),
    ).toStrictEqual({ kind: 'home', to: '/', terms: { query: '', originalQuery: '' } });
  });

  it('builds the /search/ address when nothing applies', () => {
    expect(searchDestination(typed)).toStrictEqual({ kind: 'navigate', to: '/search/?q=rote++stifte', terms });
  });

  it('uses the redirect of the search hub with the returned queries, before a direct match', () => {
    expect(
      searchDestination({
        ...typed,
        hub,
        directMatch,
        longtail,
      }),
    ).toStrictEqual({
      kind: 'navigate',
      to: '/rechtliches/impressum/',
      terms: { query: 'impressum', originalQuery: 'impresum' },
    });
  });

  it('searches the rewritten query of the search hub', () => {
    expect(searchDestination({ ...typed, hub: { query: 'stifte', originalQuery: 'stifft' } })).toStrictEqual({
      kind: 'navigate',
      to: '/search/?q=stifte&oq=stifft',
      terms: { query: 'stifte', originalQuery: 'stifft' },
    });
  });

  it('clears the query and goes to the product of a direct match, before longtail filters', () => {
    expect(
      searchDestination({
        ...typed,
        directMatch: { url: '/prod/1/?varid=2' },
        longtail: { filters: [{ id: 'a', values: ['b'] }], searchQuery: 'x' },
      }),
    ).toStrictEqual({ kind: 'navigate', to: '/prod/1/?varid=2', terms: { query: '', originalQuery: '' } });
  });

  it('loads the page anew when already on a product page whose path begins the address', () => {
    const onProduct = {
      ...typed,
      isOnProductPage: true,
      currentAddress: '/prod/1/?varid=3',
      directMatch: { url: '/prod/1/?varid=2' },
    };
    const load = { kind: 'load', to: '/prod/1/?varid=2', terms: { query: '', originalQuery: '' } };
    expect(searchDestination(onProduct)).toStrictEqual(load);
    expect(searchDestination({ ...onProduct, currentAddress: '/prod/1' })).toStrictEqual(load);
    expect(searchDestination({ ...onProduct, isOnProductPage: false }).kind).toBe('navigate');
    expect(searchDestination({ ...onProduct, currentAddress: '/prod/2/' }).kind).toBe('navigate');
    for (const url of ['/prod/12/', '/prod/12', '/prod/1x/?varid=2'])
      for (const currentAddress of ['/prod/1/', '/prod/1', '/prod/1/?varid=3'])
        expect(searchDestination({ ...onProduct, currentAddress, directMatch: { url } }).kind).toBe('navigate');
  });

  it('loads anew a product page with an address of its own', () => {
    const currentAddress = '/stift/';
    const directMatch = { url: '/stift/?varid=2' };
    expect(searchDestination({ ...typed, isOnProductPage: true, currentAddress, directMatch })).toStrictEqual({
      kind: 'load',
      to: '/stift/?varid=2',
      terms: { query: '', originalQuery: '' },
    });
  });

  it('stores the rewritten query of the longtail adjustment and adds its filters', () => {
    const longtail = {
      filters: [
        { id: 'color', values: ['rot'] },
        { id: 'size', values: [] },
      ],
      searchQuery: ' stifte ',
    };
    expect(searchDestination({ ...typed, longtail })).toStrictEqual({
      kind: 'navigate',
      to: '/search/?q=stifte&oq=rote++stifte&filter.color=rot',
      terms: { query: 'stifte', originalQuery: 'rote  stifte' },
    });
    expect(searchDestination({ ...typed, longtail: { ...longtail, searchQuery: ' ' } })).toStrictEqual({
      kind: 'navigate',
      to: '/search/?q=rote++stifte&filter.color=rot',
      terms,
    });
  });

  it('takes no notice of a longtail adjustment without filters', () => {
    expect(searchDestination({ ...typed, longtail: { filters: [], searchQuery: 'stifte' } })).toStrictEqual({
      kind: 'navigate',
      to: '/search/?q=rote++stifte',
      terms,
    });
  });

  it('scrolls to the listing when the target is the current address', () => {
    expect(searchDestination({ ...typed, currentAddress: '/search?q=rote%20%20stifte' })).toStrictEqual({
      kind: 'scroll-to-listing',
      to: '/search/?q=rote++stifte',
      terms,
    });
    expect(searchDestination({ ...typed, currentAddress: '/search/?q=rote++stifte&p=2' }).kind).toBe('navigate');
    expect(searchDestination({ ...typed, currentAddress: '/x/', hub: { redirectPath: '/x/' } }).kind).toBe(
      'scroll-to-listing',
    );
    expect(searchDestination({ ...typed, currentAddress: '/prod/1/', directMatch: { url: '/prod/1/' } }).kind).toBe(
      'scroll-to-listing',
    );
  });

  it('loads absolute targets', () => {
    expect(searchDestination({ ...typed, hub: { redirectPath: 'https://shop.example/x/' } })).toStrictEqual({
      kind: 'load',
      to: 'https://shop.example/x/',
      terms,
    });
  });

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'searches instead of following %j',
    (redirectPath) => {
      const submitted = { ...typed, hub: { redirectPath } };
      expect(searchDestination(submitted)).toStrictEqual({ kind: 'navigate', to: '/search/?q=rote++stifte', terms });
      expect(searchDestination({ ...typed, directMatch: { url: redirectPath } }).kind).toBe('navigate');
      expect(asksForDirectMatch(submitted)).toBe(true);
    },
  );

  it('asks for a direct match only when there is no redirect', () => {
    expect(asksForDirectMatch(typed)).toBe(true);
    expect(asksForDirectMatch({ ...typed, hub: { redirectPath: '/x/' } })).toBe(false);
  });

  it('keeps what was typed where the hub returns empty queries', () => {
    expect(termsAfterHub(' a ', { query: ' ', originalQuery: '' })).toStrictEqual({ query: 'a', originalQuery: 'a' });
    expect(termsAfterHub(' a ', { query: ' b ', originalQuery: ' c ' })).toStrictEqual({
      query: 'b',
      originalQuery: 'c',
    });
  });

  it('writes a search address', () => {
    expect(searchAddress({ query: 'ä&b', originalQuery: 'ä&b' })).toBe('/search/?q=%C3%A4%26b');
  });
});

describe('isSameAddress', () => {
  it.each([
    ['/a', '/a/', true],
    ['/a/?q=1', '/a?q=1', true],
    ['/a/?q=x+y', '/a/?q=x%20y', true],
    ['/a/?q=1#x', '/a/?q=1#y', true],
    ['/a/?q=1', '/a/?q=2', false],
    ['/a/?q=1', '/a/', false],
    ['/a/', '/b/', false],
    ['/a/?x=1&y=2', '/a/?y=2&x=1', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(isSameAddress(left, right)).toBe(expected);
  });
});

describe('an address as a form sends it', () => {
  const read = (queryString: string) => parseSearchAddress(parseQueryString(queryString));

  it('says a term and nothing else, or a term and the category to search it in', () => {
    expect(isFreshSearch(read('?q=heft'))).toBe(true);
    expect(isFreshSearchWithin(read('?searchInCategoryId=1&q=heft'))).toBe(true);
    expect(isFreshSearch(read('?searchInCategoryId=1&q=heft'))).toBe(false);
    expect(isFreshSearchWithin(read('?q=heft'))).toBe(false);
  });

  it.each(['p=2', 'sort=name', 'oq=heft', 'oq=block', 'filter.colour=red'])('says more with %s', (part) => {
    expect(isFreshSearch(read(`?q=heft&${part}`))).toBe(false);
    expect(isFreshSearchWithin(read(`?q=heft&searchInCategoryId=1&${part}`))).toBe(false);
  });
});
