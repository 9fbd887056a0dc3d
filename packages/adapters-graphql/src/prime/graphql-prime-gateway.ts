// The port `PrimeGateway`, on GraphQL.

import type { PrimeGateway } from '@tornister/application/ports';
import {
  agreeToPrimeRenewal,
  confirmPrimeWaitingList,
  endPrimeRenewal,
  getPrimeMembership,
  getPrimeOffer,
  getPrimeWaitingListLink,
  submitPrimeSubscription,
  subscribeToPrimeWaitingList,
} from '../generated/operations/prime.ts';
import { same } from '../mapping/parts-mapper.ts';
import { accepted } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toPrimeOffer, toPrimeOutcome, toRunningPrime } from './prime-mapper.ts';

/** The prime membership and its waiting list. */
export const createGraphqlPrimeGateway = (transport: GraphqlTransport): PrimeGateway => ({
  offer: () => transport.run(getPrimeOffer, {}, toPrimeOffer),
  running: () => transport.run(getPrimeMembership, {}, toRunningPrime),
  buy: (purchase, idempotencyKey) =>
    transport.run(submitPrimeSubscription, { ...purchase, idempotencyKey }, toPrimeOutcome).andThen(same),
  agreeToRenewal: (priceCents) =>
    transport.run(agreeToPrimeRenewal, { priceCents }, (answer) => answer.agreeToPrimeRenewal),
  endRenewal: () => transport.run(endPrimeRenewal, {}, (answer) => answer.endPrimeRenewal),
  joinWaitingList: (entry) =>
    transport
      .run(subscribeToPrimeWaitingList, entry, (answer) => accepted(answer.subscribeToPrimeWaitingList))
      .andThen(same),
  waitingListLink: (token) => transport.run(getPrimeWaitingListLink, { token }, (answer) => answer.getMailedLink),
  confirmWaitingList: (token) =>
    transport.run(confirmPrimeWaitingList, { token }, (answer) => answer.confirmPrimeWaitingList),
});
