// The port `PrimeGateway`, on GraphQL.

import type { PrimeGateway } from '@tornister/application/ports';
import { confirmPrimeWaitingList, subscribeToPrimeWaitingList } from '../generated/operations.ts';
import { same } from '../shared/parts-mapper.ts';
import { accepted } from '../shared/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** The waiting list of the prime membership. */
export const createGraphqlPrimeGateway = (transport: GraphqlTransport): PrimeGateway => ({
  joinWaitingList: (entry) =>
    transport
      .run(subscribeToPrimeWaitingList, entry, (answer) => accepted(answer.subscribeToPrimeWaitingList))
      .andThen(same),
  confirmWaitingList: (token) =>
    transport.run(confirmPrimeWaitingList, { token }, (answer) => answer.confirmPrimeWaitingList),
});
