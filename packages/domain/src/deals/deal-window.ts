// When a repeating lightning deal runs. A deal repeats without a gap, so that one always runs. Source: spec 3 §4 "Lightning deal".

import { type Instant, instantOf, SECOND_MS } from '../shared/instant.ts';

/** How a deal repeats: every `cycleSeconds`, the first time `phaseSeconds` after the epoch. */
export type DealCycle = { readonly cycleSeconds: number; readonly phaseSeconds: number };

/** From `startsAt` on, up to but not including `endsAt`. */
export type DealWindow = { readonly startsAt: Instant; readonly endsAt: Instant };

/**
 * The window of a deal that holds the given moment; windows follow each other without a gap.
 *
 * @example
 * dealWindowAt({ cycleSeconds: 60, phaseSeconds: 15 }, instantOf(80_000)) // from 75 s to 135 s
 */
export const dealWindowAt = ({ cycleSeconds, phaseSeconds }: DealCycle, now: Instant): DealWindow => {
  const cycle = cycleSeconds * SECOND_MS;
  const phase = phaseSeconds * SECOND_MS;
  const startsAt = Math.floor((now - phase) / cycle) * cycle + phase;
  return { startsAt: instantOf(startsAt), endsAt: instantOf(startsAt + cycle) };
};
