// A memory of events that remembers what it was given, for tests.

import { okAsync } from 'neverthrow';
import type { TrackedEvent, TrackingGateway } from '../../src/ports/index.ts';

export type RecordingTracking = TrackingGateway & {
  /** Events, as they were handed in together. */
  readonly batches: readonly (readonly TrackedEvent[])[];
  /** Looks that were counted, as `product/item`. */
  readonly glances: readonly string[];
};

/** Takes everything. */
export const createRecordingTracking = (): RecordingTracking => {
  const batches: (readonly TrackedEvent[])[] = [];
  const glances: string[] = [];
  return {
    batches,
    glances,
    addEvents: (events) => {
      batches.push(events);
      return okAsync(undefined);
    },
    recordGlance: (productId, itemId) => {
      glances.push(`${productId}/${itemId}`);
      return okAsync(undefined);
    },
  };
};
