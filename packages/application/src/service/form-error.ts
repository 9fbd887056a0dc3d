// What can come of posting a form of the service pages.

import type { FieldError } from '@tornister/domain/shared';
import type { GatewayError } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
export type ServiceFormError =
  | { readonly kind: 'service.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

/** A refusal by the rules of the form. */
export const invalidForm = ({ errors }: { readonly errors: readonly FieldError[] }): ServiceFormError => ({
  kind: 'service.invalid',
  errors,
});
