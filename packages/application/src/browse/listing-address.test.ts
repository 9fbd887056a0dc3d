import { EMPTY_QUERY } from '@tornister/domain/listing';
import { describe, expect, it } from 'vitest';
import { isFormAddress, listingQueryOfForm, pageHref, rangeFieldNames, readSearchAddress } from './listing-address.ts';

const { from, to } = rangeFieldNames('PRICE.1');

describe('an address that a form without scripts made', () => {
  it('is known by the fields that no listing’s own address has', () => {
    expect(
      isFormAddress([
        ['sort', 'name'],
        [from, ''],
      ]),
    ).toBe(true);
    expect(
      isFormAddress([
        ['filter.PRICE.1', '1-2'],
        ['my.range.', 'x'],
      ]),
    ).toBe(false);
    expect(isFormAddress([])).toBe(false);
  });

  it('takes each range for itself', () => {
    const other = rangeFieldNames('PRICE.2');
    const query = listingQueryOfForm(
      [
        [from, ' 1,5 '],
        [to, '2'],
        [other.to, '7'],
      ],
      'search',
    );
    expect(query.rangeFilters).toEqual([
      { id: 'PRICE.1', from: 1.5, to: 2 },
      { id: 'PRICE.2', from: 0, to: 7 },
    ]);
  });

  it('asks for no range where a bound is none', () => {
    expect(
      listingQueryOfForm(
        [
          [from, 'abc'],
          [to, '2'],
        ],
        'category',
      ).rangeFilters,
    ).toEqual([]);
  });
});

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
