import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryQuery,
  filterValue,
  rangeFilter,
  searchQuery,
} from '../../test/arbitraries/listing-query.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type CategoryId } from '../shared/brand.ts';
import {
  chooseRange,
  chooseSort,
  hasFilters,
  heroEntries,
  isChosen,
  removeFilterValue,
  removeRange,
  toggleFilterValue,
} from './filters.ts';
import { EMPTY_QUERY } from './listing-query.ts';

const options = { numRuns: NUM_RUNS };

describe('laws of choosing filters', () => {
  it('toggling turns exactly the asked value over', () => {
    fc.assert(
      fc.property(searchQuery(), filterValue(), filterValue(), (query, value, other) => {
        const toggled = toggleFilterValue(query, 'color', value);
        expect(isChosen(toggled, 'color', value)).toBe(!isChosen(query, 'color', value));
        if (other !== value) expect(isChosen(toggled, 'color', other)).toBe(isChosen(query, 'color', other));
      }),
      options,
    );
  });

  it('toggling twice restores the chosen filters of every listing', () => {
    fc.assert(
      fc.property(categoryQuery(), filterValue(), (query, value) => {
        fc.pre(!isChosen(query, 'color', value));
        const twice = toggleFilterValue(toggleFilterValue(query, 'color', value), 'color', value);
        expect(twice.enumFilters).toEqual(query.enumFilters);
        expect(twice.rangeFilters).toEqual(query.rangeFilters);
      }),
      options,
    );
  });

  it('a changed filter always starts at page 1', () => {
    fc.assert(
      fc.property(searchQuery(), filterValue(), rangeFilter(), (query, value, range) => {
        expect(toggleFilterValue(query, 'color', value).page).toBe(1);
        expect(chooseRange(query, range).page).toBe(1);
        expect(chooseSort(query, 'name').page).toBe(1);
      }),
      options,
    );
  });

  it('removing value after value and range after range ends at the untouched listing', () => {
    fc.assert(
      fc.property(categoryQuery(), (query) => {
        fc.pre(hasFilters(query));
        const withoutValues = query.enumFilters
          .flatMap(({ id, values }) => values.map((value) => ({ id, value })))
          .reduce((rest, { id, value }) => removeFilterValue(rest, id, value), query);
        expect(query.rangeFilters.reduce((rest, { id }) => removeRange(rest, id), withoutValues)).toEqual(EMPTY_QUERY);
      }),
      options,
    );
  });

  it('no filter is left without values, whatever is toggled', () => {
    const step = fc.record({ id: fc.constantFrom('a', 'b'), value: fc.constantFrom('1', '2') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const end = steps.reduce((query, { id, value }) => toggleFilterValue(query, id, value), EMPTY_QUERY);
        expect(end.enumFilters.every(({ values }) => values.length > 0)).toBe(true);
        const odd = (id: string, value: string) =>
          steps.filter((one) => one.id === id && one.value === value).length % 2 === 1;
        for (const id of ['a', 'b'])
          for (const value of ['1', '2']) expect(isChosen(end, id, value)).toBe(odd(id, value));
      }),
      options,
    );
  });

  it('the order of ranges does not matter, only the last bounds of each', () => {
    fc.assert(
      fc.property(categoryQuery(), rangeFilter(), rangeFilter(), (query, one, two) => {
        const again = { ...one, to: one.to + 1 };
        const result = [one, two, again].reduce(chooseRange, query);
        expect(result.rangeFilters.filter(({ id }) => id === one.id)).toEqual([again]);
      }),
      options,
    );
  });

  it('the hero row never has more than five entries beside sort', () => {
    const filters = fc.array(fc.constant({ kind: 'enum' as const, id: 'x', displayName: 'x', values: [] }), {
      maxLength: 9,
    });
    const categories = fc.array(fc.constant({ id: brandId<CategoryId>('1'), name: 'x', count: 1, selected: false }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(filters, categories, (some, others) => {
        const entries = heroEntries(some, others);
        expect(entries[0]).toEqual({ kind: 'sort' });
        expect(entries.length).toBeLessThanOrEqual(6);
      }),
      options,
    );
  });
});
