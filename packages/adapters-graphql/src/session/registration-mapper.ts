// A registration between the shop's forms and the fields of the schema.

import type { GatewayError, Registration } from '@tornister/application/ports';
import { formFieldOf, toBackendAddress } from '@tornister/domain/address';
import { errorsFromServer, type ServerRefusal } from '@tornister/domain/forms';
import type { B2bCustomerInput, CustomerInput } from '../generated/operations.ts';

type OfKind<Kind extends Registration['kind']> = Extract<Registration, { readonly kind: Kind }>;

/** With the token of the guest whose order goes to the new account. */
export const toCustomerInput = (form: OfKind<'customer'>, guestToken: string | undefined): CustomerInput => ({
  salutation: form.salutation,
  firstName: form.firstname,
  lastName: form.lastname,
  email: form.email,
  password: form.password,
  passwordRepeated: form.passwordRepeated,
  guestToken: guestToken ?? null,
  honeypotField: form.honeypotField,
});

export const toB2bCustomerInput = ({ address, business, ...form }: OfKind<'institution'>): B2bCustomerInput => {
  const { packstationAddress: _, ...fields } = toBackendAddress(address);
  return {
    email: form.email,
    password: form.password,
    passwordRepeated: form.passwordRepeated,
    address: fields,
    VATRegistrationNo: business.VATRegistrationNo ?? null,
    jobTitleCode: business.jobTitleCode ?? '',
    primaryIndustryGroupCode: business.primaryIndustryGroupCode ?? '',
    numberOfEmployees: business.numberOfEmployees ?? '',
    certificateId: form.certificateId ?? null,
    honeypotField: form.honeypotField,
  };
};

/** A refusal with each error at the field of the form that it was typed into; dotted names keep their form (spec 2 §5). */
export const refusedRegistration = ({
  errorMessage,
  fieldErrors,
}: { readonly errorMessage: string | null } & Pick<ServerRefusal, 'fieldErrors'>): GatewayError => {
  const { general = '', errors } = errorsFromServer({
    generalErrorMessage: errorMessage,
    ...(fieldErrors === undefined ? {} : { fieldErrors }),
  });
  return {
    kind: 'gateway.refused',
    message: general,
    fieldErrors: errors.map((error) => ({ ...error, field: formNameOf(error.field) })),
  };
};

const formNameOf = (field: string): string =>
  field
    .split('.')
    .map((part) => formFieldOf(part, 'street'))
    .join('.');
