// Mistakes of a form, as the schema wants them.

import type { FieldError } from '@tornister/domain/shared';
import type { Answer } from '../graphql/answer.ts';

/** Each mistake at its field, with the number that its sentence names. */
export const fieldErrorsOf = (errors: readonly FieldError[]): Answer<'FieldError'>[] =>
  errors.map(({ field, message, values }) => ({
    fieldName: field,
    errorMessage: message,
    ...(typeof values?.maximum === 'number' ? { maximum: values.maximum } : {}),
  }));
