import fc from 'fast-check';
import { type Instant, instantOf } from '../../src/shared/instant.ts';

/** A moment of the years 2001 to 2065. */
export const someInstant = (): fc.Arbitrary<Instant> =>
  fc.integer({ min: 1_000_000_000_000, max: 3_000_000_000_000 }).map(instantOf);
