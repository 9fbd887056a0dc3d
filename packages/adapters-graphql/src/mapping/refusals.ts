// A mutation answers "not done" with a sentence and field errors; here that becomes the refusal that all gateways share.

import type { GatewayError } from '@tornister/application/ports';
import { formFieldOf } from '@tornister/domain/address';
import type { FieldError } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { present } from './parts-mapper.ts';

export type AnsweredFieldError = {
  readonly fieldName: string;
  readonly errorMessage: string;
  readonly formName: string | null;
  /** The limit that the message names, where the operation asks for it. */
  readonly maximum?: number | null;
};

/** Field errors under the names of the shop's forms; dotted names keep only what stands behind the last dot. */
export const toFieldErrors = (errors: readonly AnsweredFieldError[], isStation = false): readonly FieldError[] =>
  errors.map(({ fieldName, errorMessage, maximum }) => ({
    field: formFieldOf(fieldName.split('.').at(-1) ?? fieldName, isStation ? 'packing-station' : 'street'),
    message: errorMessage,
    ...present('values', maximum, (value) => ({ maximum: value })),
  }));

/** A refusal with the backend's own words. */
export const refused = (
  message: string | null | undefined,
  errors: readonly AnsweredFieldError[] = [],
  isStation = false,
): GatewayError => ({
  kind: 'gateway.refused',
  message: message ?? '',
  fieldErrors: toFieldErrors(errors, isStation),
});

/** Done, or refused with what the backend said. */
export const accepted = (answer: {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly AnsweredFieldError[];
}): Result<void, GatewayError> =>
  answer.successful ? ok(undefined) : err(refused(answer.generalErrorMessage, answer.fieldErrors));
