// A law about some of the values that are made: it fails where hardly any of them is one that it speaks of, and so proves nothing.

import fc from 'fast-check';
import { expect } from 'vitest';
import { NUM_RUNS } from './budget.ts';

/** In so many of the runs at least a law has to meet what it is about. */
const MET_SHARE = 0.1;

/** Runs a law that says of each value whether it is one that it speaks of. */
export const lawThatMeets = <Value>(
  values: fc.Arbitrary<Value>,
  law: (value: Value) => boolean,
  numRuns = NUM_RUNS,
): void => {
  let met = 0;
  fc.assert(
    fc.property(values, (value) => {
      if (law(value)) met += 1;
    }),
    { numRuns },
  );
  expect(met).toBeGreaterThanOrEqual(numRuns * MET_SHARE);
};
