// What the server refuses while the shipping step is saved, at the fields of its forms.

import { LEFT_THE_BOOK } from '@tornister/domain/address';
import { errorsOfForm } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import type { GatewayError } from '../ports/index.ts';

export type CompleteShippingError =
  | { readonly kind: 'shipping.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>;

/** The field that says which address of the book is meant. */
export const addressFieldOf = (form: string): string => `${form}.addressId`;

/** What the server refused of a form, at its fields and in its own words. */
export const refusalOf =
  (form: string) =>
  (error: GatewayError): CompleteShippingError => {
    if (error.kind !== 'gateway.refused') return error;
    const { message, fieldErrors } = error;
    return {
      kind: 'shipping.invalid',
      errors: errorsOfForm(form, fieldErrors),
      ...(message === '' ? {} : { message }),
    };
  };

/** A refusal without words of an address that was in its book a moment ago: it has left the book since. */
export const refusalOfAddress =
  (form: string, { kind }: { readonly kind: 'saved' | 'changed' | 'new' }) =>
  (error: GatewayError): CompleteShippingError => {
    const isWordless = error.kind === 'gateway.refused' && error.message === '' && error.fieldErrors.length === 0;
    return kind !== 'new' && isWordless
      ? { kind: 'shipping.invalid', errors: [{ field: addressFieldOf(form), message: LEFT_THE_BOOK[kind] }] }
      : refusalOf(form)(error);
  };
