// Resolvers of the prime membership.

import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { confirmWaitingList, subscribeToWaitingList } from './waiting-list.ts';

export const primeResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    subscribeToPrimeWaitingList: (_parent, asked, context) => answered(subscribeToWaitingList(context, asked)),
    confirmPrimeWaitingList: (_parent, { token }, context) => answered(confirmWaitingList(context, token)),
  },
};
