// The port `TrackingGateway`, on GraphQL.

import type { TrackingGateway } from '@tornister/application/ports';
import { trackingAddEvents } from '../generated/operations/analytics.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** Hands in events, each with its name and its fields as JSON. */
export const createGraphqlTrackingGateway = (transport: GraphqlTransport): TrackingGateway => ({
  addEvents: (events) =>
    transport.run(
      trackingAddEvents,
      { events: events.map((event) => ({ name: event.event, payload: JSON.stringify(event) })) },
      () => undefined,
    ),
});
