import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOfAlike, startsOf } from './number-lists.ts';

const someLists = fc.array(fc.array(fc.nat({ max: 3 }), { maxLength: 3 }));

describe('lists of numbers in one array', () => {
  it('are found again where each begins', () => {
    fc.assert(
      fc.property(someLists, (lists) => {
        const [starts, all] = [startsOf(lists), lists.flat()];
        expect(lists.map((_, at) => all.slice(starts[at], starts[at + 1]))).toEqual(lists);
      }),
    );
  });

  it('are grouped with those that are the very same, and with no others', () => {
    fc.assert(
      fc.property(someLists, (lists) => {
        const { groupOf, groups } = groupsOfAlike(lists);
        expect(Array.from(groupOf, (group) => groups[group])).toEqual(lists);
        expect(new Set(groups.map(String)).size).toBe(groups.length);
      }),
    );
  });
});
