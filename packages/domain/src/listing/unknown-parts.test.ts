import { describe, expect, it } from 'vitest';
import { MAX_PAGE } from './page-number.ts';
import { parseQueryString } from './query-string.ts';
import { lastPageInsteadOf, unreadParts } from './unknown-parts.ts';

const price = {
  kind: 'price',
  id: 'PRICE.eur',
  displayName: 'Preis',
  min: 0,
  max: 9,
  minSelected: 0,
  maxSelected: 9,
  counts: [],
} as const;

const unread = (query: string) => unreadParts(parseQueryString(query), [price]);

describe('what nobody can read in the address of a listing', () => {
  it.each([
    ['filter.PRICE.eur=abc', { kind: 'filter', name: 'Preis', value: 'abc' }],
    ['filter.PRICE.x=1', { kind: 'filter', name: 'PRICE.x', value: '1' }],
    ['filter.PRICE.eur=1-2-3', { kind: 'filter', name: 'Preis', value: '1-2-3' }],
    ['filter.PRICE.eur=-5-10', { kind: 'filter', name: 'Preis', value: '-5-10' }],
    ['filter.PRICE.eur=1.234-2', { kind: 'filter', name: 'Preis', value: '1.234-2' }],
    ['filter.rating.1=viele', { kind: 'filter', name: 'rating.1', value: 'viele' }],
    ['p=abc', { kind: 'page', value: 'abc' }],
    ['p=0', { kind: 'page', value: '0' }],
    ['p=-1', { kind: 'page', value: '-1' }],
    ['p=1.5', { kind: 'page', value: '1.5' }],
    [`p=${MAX_PAGE + 1}`, { kind: 'page', value: String(MAX_PAGE + 1) }],
    ['p=3&behind=99', { kind: 'page', value: '99' }],
    ['sort=a+b', { kind: 'sort', value: 'a b' }],
  ])('tells of %s', (query, part) => expect(unread(query)).toEqual([part]));

  it.each([
    ['a page that can be', 'p=1'],
    ['the last page of all', `p=${MAX_PAGE}`],
    ['a range the wrong way round, which means the same one', 'filter.PRICE.eur=20-5'],
    ['a range without an upper bound', 'filter.PRICE.eur=5-'],
    ['an order that may exist', 'sort=bogus'],
    ['parts that say nothing', 'p=&sort=&filter.PRICE.eur='],
    ['what belongs to somebody else', 'utm_source=abc&PRICE.eur=abc&xfilter.PRICE.eur=abc'],
    ['values of a filter', 'filter.colour=abc'],
    ['a page behind the last that is no page', 'behind=abc'],
  ])('does not tell of %s', (_what, query) => expect(unread(query)).toEqual([]));

  it('leads from behind the last page to the last one in an address that tells so', () => {
    expect(lastPageInsteadOf('/papier/', 9)).toBe('/papier/?behind=9');
    const address = lastPageInsteadOf('/papier/?filter.colour=rot,blau&p=2', 9);
    expect(address).toBe('/papier/?filter.colour=rot,blau&p=2&behind=9');
    expect(unread(address.split('?')[1] ?? '')).toEqual([{ kind: 'page', value: '9' }]);
  });

  it('tells of all of it, in the order in which a listing shows its parts', () => {
    const kinds = unread('p=0&sort=%3F&filter.PRICE.eur=x&filter.rating.1=y').map(({ kind }) => kind);
    expect(kinds).toEqual(['filter', 'filter', 'sort', 'page']);
  });
});
