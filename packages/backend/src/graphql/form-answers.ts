// What a form is answered: that it is done, or what is wrong with it field by field.

import type { FieldError } from '@tornister/domain/shared';
import type { Answer } from './answer.ts';

/** It is done. */
export const DONE: Answer<'MutationResult'> = { successful: true, fieldErrors: [] };

/** What is wrong with a form, field by field. */
export const invalid = ({ errors }: { readonly errors: readonly FieldError[] }): Answer<'MutationResult'> => ({
  successful: false,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

/** What is wrong with a form as a whole: a key of the shop's texts, or a sentence. */
export const refusedWith = (generalErrorMessage: string): Answer<'MutationResult'> => ({
  successful: false,
  generalErrorMessage,
  fieldErrors: [],
});
