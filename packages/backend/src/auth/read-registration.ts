// The forms that open an account, checked by the domain's rules. Wrong fields are named as the schema names them, those of the address behind
// `address.`. Source: spec 2 §3 "Customer data", §5, §6; spec 3 §5.

import type { BusinessData, Salutation } from '@tornister/domain/address';
import type { EmailUniqueness } from '@tornister/domain/forms';
import { tidyEmail } from '@tornister/domain/forms';
import { ADDRESS_FORM, checkCustomer, checkInstitution } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import type { StoreCode } from '@tornister/domain/storefront';
import { err, ok, type Result } from 'neverthrow';
import { type FieldMistake, mistakeOf, readAddress, rowFieldsOf, streetForm } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { AddressFields } from '../database/account-tables.ts';
import type { AddressInput, B2bCustomerInput, CustomerInput } from '../graphql/generated/resolver-types.ts';
import { listedCodes } from './business-lists.ts';
import { PASSWORD_POLICY } from './password-policy.ts';

/** An account as it is opened. */
export type Registration = {
  readonly kind: 'member' | 'business';
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly address?: AddressFields;
  readonly business?: BusinessData;
  /** The file that an institution has handed in before. */
  readonly certificateId?: string;
};

type Read = Result<Registration, readonly FieldMistake[]>;

/** What the person and the address share; it is told of once. */
const SHARED_FIELDS: readonly string[] = ['salutation', 'firstName', 'lastName', 'email'];

/** A consumer's form, or every wrong field. */
export const readCustomer = (data: CustomerInput, store: StoreCode, uniqueness: EmailUniqueness): Read => {
  const { salutation, firstName, lastName, email, password, passwordRepeated } = data;
  const form = { salutation, firstname: firstName, lastname: lastName, email, password, passwordRepeated };
  const customer = checkCustomer(form, { policy: PASSWORD_POLICY, uniqueness });
  const address = data.address
    ? addressOf({ ...data.address, salutation, firstName, lastName }, email, store)
    : ok(undefined);
  if (customer.isErr() || address.isErr()) {
    const inAddressOnly = (address.isErr() ? address.error : []).filter(
      ({ fieldName }) => !SHARED_FIELDS.includes(fieldName),
    );
    return err([...(customer.isErr() ? customer.error.map(mistakeOf) : []), ...inAddressOnly.map(inAddress)]);
  }
  return ok({
    kind: 'member',
    email: tidyEmail(customer.value.email),
    password,
    salutation: customer.value.salutation,
    firstName: customer.value.firstname,
    lastName: customer.value.lastname,
    ...(address.value === undefined ? {} : { address: address.value }),
  });
};

/** An institution's form, or every wrong field. */
export const readB2bCustomer = (data: B2bCustomerInput, store: StoreCode, uniqueness: EmailUniqueness): Read => {
  const { email, password } = data;
  const form = {
    email,
    password,
    passwordRepeated: data.passwordRepeated,
    VATRegistrationNo: data.VATRegistrationNo ?? '',
    ...listedCodes(data),
    address: streetForm({ ...data.address, email }),
  };
  const rules = { policy: PASSWORD_POLICY, uniqueness, countries: termsOf(store).billingCountries };
  return checkInstitution(form, rules)
    .mapErr((errors) => errors.map(namedBySchema))
    .map((institution) => ({
      kind: 'business',
      email: tidyEmail(institution.email),
      password,
      salutation: institution.address.salutation,
      firstName: institution.address.firstname,
      lastName: institution.address.lastname,
      ...(institution.address.phone === undefined ? {} : { phone: institution.address.phone }),
      address: rowFieldsOf(institution.address),
      business: institution.business,
      ...(data.certificateId ? { certificateId: data.certificateId } : {}),
    }));
};

const addressOf = (address: AddressInput, email: string, store: StoreCode) =>
  readAddress({ ...address, email: email.trim() }, 'street', termsOf(store).billingCountries);

const namedBySchema = (error: FieldError): FieldMistake => {
  const [form, field] = error.field.split('.', 2);
  return form === ADDRESS_FORM && field !== undefined ? inAddress(mistakeOf({ ...error, field })) : mistakeOf(error);
};

const inAddress = ({ fieldName, errorMessage }: FieldMistake): FieldMistake => ({
  fieldName: `${ADDRESS_FORM}.${fieldName}`,
  errorMessage,
});
