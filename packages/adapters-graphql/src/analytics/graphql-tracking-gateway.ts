// The port `TrackingGateway`, on GraphQL.

import type { TrackingGateway } from '@tornister/application/ports';
import { recordProductGlanceView, trackingAddEvents } from '../generated/operations/analytics.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** Hands in events, each with its name and its fields as JSON; `domain` is the shop's own host, which glance views name (spec 1 §7). */
export const createGraphqlTrackingGateway = (transport: GraphqlTransport, domain: string): TrackingGateway => ({
  addEvents: (events) =>
    transport.run(
      trackingAddEvents,
      { events: events.map((event) => ({ name: event.event, payload: JSON.stringify(event) })) },
      () => undefined,
    ),
  recordGlance: (productId, itemId) =>
    transport.run(recordProductGlanceView, { productId, itemId, domain }, () => undefined),
});
