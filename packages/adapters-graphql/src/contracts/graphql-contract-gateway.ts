// The port `ContractGateway`, on GraphQL.

import type { ContractGateway, GatewayError } from '@tornister/application/ports';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { submitCancellation, submitWithdrawal } from '../generated/operations/contracts.ts';
import type { SubmitWithdrawalMutation } from '../generated/operations.ts';
import { same } from '../mapping/parts-mapper.ts';
import { refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const toReceipt = ({
  receivedAt,
  fieldErrors,
}: SubmitWithdrawalMutation['submitWithdrawal']): Result<Instant, GatewayError> =>
  receivedAt === null ? err(refused(null, fieldErrors)) : ok(instantOf(receivedAt));

/** Declarations about contracts; each carries its key, so that one that is repeated counts once. */
export const createGraphqlContractGateway = (transport: GraphqlTransport): ContractGateway => ({
  withdraw: (form, { honeypotField, key, from }) =>
    transport
      .run(
        submitWithdrawal,
        {
          data: { ...form, honeypotField, orderId: from?.orderId ?? null, token: from?.token ?? null },
          idempotencyKey: key,
        },
        (answer) => toReceipt(answer.submitWithdrawal),
      )
      .andThen(same),
  cancel: (form, { honeypotField, key }) =>
    transport
      .run(submitCancellation, { data: { ...form, honeypotField }, idempotencyKey: key }, (answer) =>
        toReceipt(answer.submitCancellation),
      )
      .andThen(same),
});
