// What hands in the events of visitors who agreed to be measured: apart from all else that speaks GraphQL, for it comes with each of their pages, and most of
// those ask for nothing else.

import { createGraphqlTrackingGateway } from '@tornister/adapters-graphql/analytics';
import {
  createFetchTransport,
  type FetchLike,
  type RequestParts,
  wholeBody,
} from '@tornister/adapters-graphql/transport';
import type { TrackingGateway } from '@tornister/application/ports';
import { endpointPath } from '@tornister/domain/calls';

/** The gateway of a tab of the shop at a host. */
export const createTabTracking = (host: string): TrackingGateway => {
  // A page that is left takes its last events with it, so they neither wait for others nor end with the page.
  const outliving: FetchLike = (address, init: RequestParts) =>
    fetch(address, { ...init, credentials: 'same-origin', keepalive: true } as RequestInit);
  const url = new URL(endpointPath('shop'), location.origin).href;
  return createGraphqlTrackingGateway(createFetchTransport({ url, fetch: wholeBody(outliving) }), host);
};
