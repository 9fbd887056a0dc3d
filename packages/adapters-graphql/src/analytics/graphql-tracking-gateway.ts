// The port `TrackingGateway`, on GraphQL.

import type { GatewayError, TrackedEvent, TrackingGateway } from '@tornister/application/ports';
import { okAsync, type ResultAsync } from 'neverthrow';
import { recordProductGlanceView, trackingAddEvents } from '../generated/operations/analytics.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/**
 * Events of one request are together no longer, an event alone excepted: browsers refuse a request that outlives its page when its body has more
 * than 64 KiB (Fetch, `keepalive`).
 */
const TOGETHER_MAX_BYTES = 50_000;

type Given = { readonly name: string; readonly payload: string };

/** The event as JSON, without what says who somebody is: the backend keeps neither. */
const payloadOf = (event: TrackedEvent): string =>
  JSON.stringify({ ...event, user_id: undefined, identifier: undefined });

/** As it stands in the body, where the payload is a text within JSON. */
const bytesOf = (given: Given): number => new TextEncoder().encode(JSON.stringify(given)).length;

const batchesOf = (events: readonly Given[]): readonly (readonly Given[])[] => {
  const batches: Given[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const own = bytesOf(event);
    if (bytes + own > TOGETHER_MAX_BYTES) {
      batches.push([]);
      bytes = 0;
    }
    bytes += own;
    batches.at(-1)?.push(event);
  }
  return batches;
};

/** Hands in events, each with its name and its fields as JSON; `domain` is the shop's own host, which glance views name (spec 1 §7). */
export const createGraphqlTrackingGateway = (transport: GraphqlTransport, domain: string): TrackingGateway => ({
  // One after the other: what is on its way at the same time counts together.
  addEvents: (events) =>
    batchesOf(events.map((event) => ({ name: event.event, payload: payloadOf(event) }))).reduce(
      (before: ResultAsync<void, GatewayError>, batch) =>
        // A batch that is lost takes none of the others along.
        before
          .orElse(() => okAsync(undefined))
          .andThen(() => transport.run(trackingAddEvents, { events: batch }, () => undefined)),
      okAsync(undefined),
    ),
  recordGlance: (productId, itemId) =>
    transport.run(recordProductGlanceView, { productId, itemId, domain }, () => undefined),
});
