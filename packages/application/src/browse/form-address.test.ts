import { describe, expect, it } from 'vitest';
import { isFormAddress, listingHrefOfForm } from './form-address.ts';
import { listingQueryOfForm, rangeFieldNames } from './listing-address.ts';

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

describe('the address to which a form leads', () => {
  const source = { kind: 'category', path: '/papier/' } as const;

  it('has both bounds in one parameter, and no trace of the fields', () => {
    const filled = [
      ['sort', 'name'],
      [from, '2'],
      [to, '9'],
    ] as const;
    expect(listingHrefOfForm(source, filled)).toBe('/papier/?filter.PRICE.1=2-9&sort=name');
    const untouched = [
      [from, ''],
      [to, ' '],
    ] as const;
    expect(listingHrefOfForm(source, untouched)).toBe('/papier/');
  });

  it('keeps bounds that are none, so that the page can say so', () => {
    const filled = [
      [from, 'abc'],
      [to, '9'],
    ] as const;
    expect(listingHrefOfForm(source, filled)).toBe('/papier/?filter.PRICE.1=abc-9');
  });
});
