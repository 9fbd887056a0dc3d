// Resolvers of the prime membership.

import { showPaymentMethod } from '../checkout/payment-methods.ts';
import type { StoredPrime } from '../database/account-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { agreeToRenewal, endRenewal, renewalOffer } from './agree-to-renewal.ts';
import { isPrimeIn, runningPrime } from './prime-member.ts';
import { membershipEnd, primeSale } from './prime-offer.ts';
import { submitSubscription } from './submit-subscription.ts';
import { confirmWaitingList, subscribeToWaitingList } from './waiting-list.ts';

/** What is sold here, and until when it would run for this visitor. */
const offer = async (context: RequestContext): Promise<Answer<'PrimeOffer'> | null> => {
  const sale = await primeSale(context, context.database);
  if (sale === undefined) return null;
  const prime = await ownPrime(context);
  return {
    price: sale.price,
    startsAt: prime !== undefined && prime.endsAt > context.now() ? prime.endsAt : null,
    endsAt: membershipEnd(context.now(), prime?.endsAt),
    paymentMethods: sale.methods.map((method) => showPaymentMethod(method, true)),
    renewal: await renewalOffer(context, prime),
  };
};

/** The membership of this visitor that runs. */
const ownPrime = async ({ database, visitor: { login }, now }: RequestContext): Promise<StoredPrime | undefined> =>
  login && (await runningPrime(database, login.userId, now()));

const membership = async (context: RequestContext): Promise<Answer<'PrimeMembership'> | null> => {
  const { database, storefront, visitor, now } = context;
  const prime = await ownPrime(context);
  if (prime === undefined || visitor.login === undefined) return null;
  return {
    deliversHere: await isPrimeIn(database, storefront, visitor.login.userId, now()),
    renewal: await renewalOffer(context, prime),
  };
};

export const primeResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    getPrimeOffer: (_parent, _arguments, context) => offer(context),
    getPrimeMembership: (_parent, _arguments, context) => membership(context),
  },
  Mutation: {
    submitPrimeSubscription: (_parent, { idempotencyKey, ...subscription }, context) =>
      answered(submitSubscription(context, subscription, idempotencyKey)),
    agreeToPrimeRenewal: (_parent, { priceCents }, context) => answered(agreeToRenewal(context, priceCents)),
    endPrimeRenewal: (_parent, _arguments, context) => answered(endRenewal(context)),
    subscribeToPrimeWaitingList: (_parent, asked, context) => answered(subscribeToWaitingList(context, asked)),
    confirmPrimeWaitingList: (_parent, { token }, context) => answered(confirmWaitingList(context, token)),
  },
};
