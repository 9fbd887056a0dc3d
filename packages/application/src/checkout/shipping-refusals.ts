// What the server refuses while the shipping step is saved, at the fields of its forms.

import { LEFT_THE_BOOK } from '@tornister/domain/address';
import { errorsOfForm } from '@tornister/domain/forms';
import type { AddressId, FieldError } from '@tornister/domain/shared';
import type { GatewayError } from '../ports/index.ts';

/** The addresses that were changed before the step failed, by their forms: each has taken the place of the one that was posted, under an id of its own. */
export type RenewedAddresses = Readonly<Record<string, AddressId>>;

export type CompleteShippingError = (
  | { readonly kind: 'shipping.invalid'; readonly errors: readonly FieldError[]; readonly message?: string }
  | Exclude<GatewayError, { kind: 'gateway.refused' }>
) & { readonly renewed?: RenewedAddresses };

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

/** A refusal of an address of the book, without words or in the words that say so: it has left the book since it was shown. */
export const refusalOfAddress =
  (form: string, { kind }: { readonly kind: 'saved' | 'changed' | 'new' }) =>
  (error: GatewayError): CompleteShippingError => {
    const hasLeft =
      error.kind === 'gateway.refused' &&
      error.fieldErrors.length === 0 &&
      ['', LEFT_THE_BOOK.changed].includes(error.message);
    return kind !== 'new' && hasLeft
      ? { kind: 'shipping.invalid', errors: [{ field: addressFieldOf(form), message: LEFT_THE_BOOK[kind] }] }
      : refusalOf(form)(error);
  };
