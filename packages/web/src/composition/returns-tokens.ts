// The names (tokens) of the use cases of returns.

import type { GatewayError } from '@tornister/application/ports';
import type { AnswerReturn, FindReturn, OpenReturnStep } from '@tornister/application/returns';
import type { ResultAsync } from 'neverthrow';
import { token } from './tokens.ts';

/** Whether goods can be sent back in this shop. */
export type AskReturnsSwitch = () => ResultAsync<boolean, GatewayError>;

/** Orders that are sent back. */
export const returnsUseCases = {
  openReturnStep: token<OpenReturnStep>('openReturnStep'),
  findReturn: token<FindReturn>('findReturn'),
  answerReturn: token<AnswerReturn>('answerReturn'),
  areReturnsOn: token<AskReturnsSwitch>('areReturnsOn'),
} as const;
