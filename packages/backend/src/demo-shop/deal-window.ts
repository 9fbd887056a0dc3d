// Lightning deals of the demo shop repeat, so that a shop which is opened years later still has some running now.

import { type Instant, instantOf, SECOND_MS } from '@tornister/domain/shared';
import type { DealRecord } from './records/offers.ts';

/** The window of a deal that holds the given moment; windows follow each other without a gap. */
export const dealWindowAt = (
  deal: Pick<DealRecord, 'cycleSeconds' | 'phaseSeconds'>,
  now: Instant,
): { readonly startsAt: Instant; readonly endsAt: Instant } => {
  const cycle = deal.cycleSeconds * SECOND_MS;
  const phase = deal.phaseSeconds * SECOND_MS;
  const startsAt = Math.floor((now - phase) / cycle) * cycle + phase;
  return { startsAt: instantOf(startsAt), endsAt: instantOf(startsAt + cycle) };
};
