import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addNumber, ascending, hasNumber, numberSet } from './number-set.ts';

const BOUND = 100;
const someNumbers = fc.uniqueArray(fc.nat({ max: BOUND - 1 }));

describe('a set of numbers', () => {
  it('has what was added and nothing else', () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        const set = numberSet(BOUND);
        for (const number of numbers) addNumber(set, number);
        const all = Array.from({ length: BOUND }, (_, number) => number);
        expect(all.filter((number) => hasNumber(set, number))).toEqual(numbers.toSorted((one, other) => one - other));
      }),
    );
  });

  it('brings numbers into their order', () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        expect(ascending(Int32Array.from(numbers), BOUND)).toEqual(Int32Array.from(numbers).toSorted());
      }),
    );
  });

  it.each([[[]], [[0]], [[31, 32, 63, 64, 99]]])('goes up to its bound: %j', (numbers: readonly number[]) => {
    expect(Array.from(ascending(Int32Array.from(numbers.toReversed()), BOUND))).toEqual(numbers);
  });
});
