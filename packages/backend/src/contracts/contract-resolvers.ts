// Resolvers of what consumers declare about contracts that were made.

import { answered } from '../graphql/answered.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { submitCancellation } from './submit-cancellation.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';

export const contractResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    submitWithdrawal: (_parent, { data, idempotencyKey }, context) =>
      answered(submitWithdrawal(context, data, idempotencyKey)),
    submitCancellation: (_parent, { data, idempotencyKey }, context) =>
      answered(submitCancellation(context, data, idempotencyKey)),
  },
};
