import { describe, expect, it } from 'vitest';
import recorded from '../../test/fixtures/search.json' with { type: 'json' };
import type { SearchQuery } from '../generated/operations.ts';
import { toHubAnswer, toLongtail, toSearchResult } from './search-mapper.ts';

const answered = recorded as unknown as SearchQuery;

describe('a recorded search', () => {
  it('is a listing with its tiles, sorts and filters, and names no product of its own', () => {
    const { directMatchUrl, listing } = toSearchResult(answered);
    expect(directMatchUrl).toBeUndefined();
    expect(listing.totalCount).toBe(14);
    expect(listing.entries).toHaveLength(2);
    expect(listing.sorts.find(({ selected }) => selected)?.code).toBe('relevance');
    expect(listing.filters.map(({ kind, id }) => [kind, id])).toEqual([
      ['price', 'PRICE.1'],
      ['enum', 'brand'],
      ['enum', 'hardness'],
    ]);
    expect(JSON.stringify(listing)).not.toContain(':null');
  });

  it('names the product that a term is exactly the name of', () => {
    const link = { url: '/prod/20004/' };
    expect(toSearchResult({ search: { ...answered.search, link } }).directMatchUrl).toBe(link.url);
  });

  it('names what was searched instead of a mistyped term', () => {
    expect(toSearchResult(answered)).not.toHaveProperty('correctedTerm');
    expect(toSearchResult({ search: { ...answered.search, correctedTerm: 'heft' } }).correctedTerm).toBe('heft');
  });

  it('leaves out a filter that says nothing: a range without bounds, a choice without values', () => {
    const { products } = answered.search;
    const filters = products.filters.map((filter) => ({ ...filter, values: [], min: null, max: null }));
    const { listing } = toSearchResult({ search: { ...answered.search, products: { ...products, filters } } });
    expect(listing.filters).toEqual([]);
  });
});

describe('what the search hub says (spec 1 §4)', () => {
  it('is another term', () => {
    const hub = { redirectPath: null, query: 'fasermaler', originalQuery: 'filzstifte' };
    expect(toHubAnswer({ checkSearchHub: hub })).toEqual({ query: 'fasermaler', originalQuery: 'filzstifte' });
  });

  it('is a page', () => {
    const hub = { redirectPath: '/rechtliches/impressum/', query: 'impressum', originalQuery: 'impressum' };
    expect(toHubAnswer({ checkSearchHub: hub })).toEqual(hub);
  });
});

describe('a longtail query', () => {
  it('becomes filters and a shorter query, or stays what it is', () => {
    const adjusted = { filters: [{ name: 'colour', values: ['red'] }], searchQuery: 'bleistift' };
    expect(toLongtail({ adjustLongtailSearchQuery: adjusted })).toEqual(adjusted);
    expect(toLongtail({ adjustLongtailSearchQuery: null })).toBeUndefined();
  });
});
