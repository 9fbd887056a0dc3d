import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addNumber, ascending, hasNumber, numberSet, onlyThose, setOf } from './number-set.ts';

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
        expect(
          Array.from(ascending(setOf(Int32Array.from([...numbers, ...numbers]), BOUND), new Int32Array(BOUND))),
        ).toEqual(numbers.toSorted((one, other) => one - other));
      }),
    );
  });

  it.each([[[]], [[0]], [[31, 32, 63, 64, 99]]])('goes up to its bound: %j', (numbers: readonly number[]) => {
    expect(Array.from(ascending(setOf(Int32Array.from(numbers).reverse(), BOUND), new Int32Array(BOUND)))).toEqual(
      numbers,
    );
  });

  it('keeps of a list what is in it, in the order of the list', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (listed, wanted) => {
        const kept = onlyThose(Int32Array.from(listed), setOf(Int32Array.from(wanted), BOUND));
        expect(Array.from(kept)).toEqual(listed.filter((number) => wanted.includes(number)));
      }),
    );
  });

  it('takes a list that is in it whole as it is', () => {
    const listed = Int32Array.of(7, 3, 99);
    expect(onlyThose(listed, setOf(listed, BOUND))).toBe(listed);
  });
});
