// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  SubmitCancellationMutation,
  SubmitCancellationMutationVariables,
  SubmitWithdrawalMutation,
  SubmitWithdrawalMutationVariables,
} from '../operations.ts';

export const submitWithdrawal: Operation<SubmitWithdrawalMutation, SubmitWithdrawalMutationVariables> = {
  name: 'submitWithdrawal',
  kind: 'mutation',
  text: "mutation submitWithdrawal($data:WithdrawalInput!$idempotencyKey:String!){submitWithdrawal(data:$data idempotencyKey:$idempotencyKey){successful receivedAt fieldErrors{fieldName errorMessage formName}}}",
};

export const submitCancellation: Operation<SubmitCancellationMutation, SubmitCancellationMutationVariables> = {
  name: 'submitCancellation',
  kind: 'mutation',
  text: "mutation submitCancellation($data:CancellationInput!$idempotencyKey:String!){submitCancellation(data:$data idempotencyKey:$idempotencyKey){successful receivedAt fieldErrors{fieldName errorMessage formName}}}",
};
