import { EMPTY_QUERY } from '@tornister/domain/listing';
import { describe, expect, it } from 'vitest';
import { pageHref, readSearchAddress } from './listing-address.ts';

describe('the address of a page of a listing', () => {
  it('names the page behind the first', () => {
    const source = { kind: 'category', path: '/papier/' } as const;
    expect([1, 2].map((page) => pageHref(source, EMPTY_QUERY, page))).toEqual(['/papier/', '/papier/?p=2']);
  });
});

describe('the address of a search', () => {
  it('is read into its terms and its state', () => {
    const { source, query } = readSearchAddress('/search/', 'q=heft&sort=name&p=2');
    expect(source).toMatchObject({ kind: 'search', path: '/search/', term: 'heft' });
    expect(source).not.toHaveProperty('query');
    expect(query).toMatchObject({ sort: 'name', page: 2 });
  });
});
