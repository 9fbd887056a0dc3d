// The forms that open an account, checked by the domain's rules. Wrong fields are named as the schema names them, those of the address behind
// `address.`. Source: spec 2 §3 "Customer data", §5, §6; spec 3 §5.

import {
  allOf,
  type BusinessData,
  personChecks,
  sentBusinessData,
  tidyVatNumber,
  vatNumberRule,
} from '@tornister/domain/address';
import type { EmailUniqueness } from '@tornister/domain/forms';
import { checkCredentials } from '@tornister/domain/session';
import type { StoreCode } from '@tornister/domain/storefront';
import { err, ok, type Result } from 'neverthrow';
import { type FieldMistake, mistakeOf, readAddress } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { AddressFields } from '../database/account-tables.ts';
import type { AddressInput, B2bCustomerInput, CustomerInput } from '../graphql/generated/resolver-types.ts';
import { EMPLOYEE_COUNTS, INDUSTRIES, isCodeOf, JOB_TITLES } from './business-lists.ts';
import { PASSWORD_POLICY } from './password-policy.ts';

/** An account as it is opened. */
export type Registration = {
  readonly kind: 'member' | 'business';
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address?: AddressFields;
  readonly business?: BusinessData;
};

type Read = Result<Registration, readonly FieldMistake[]>;

const PERSON_FIELDS: readonly string[] = ['salutation', 'firstName', 'lastName', 'email'];

/** A consumer's form, or every wrong field. */
export const readCustomer = (data: CustomerInput, store: StoreCode, uniqueness: EmailUniqueness): Read => {
  const person = allOf(
    personChecks({ salutation: data.salutation, firstname: data.firstName, lastname: data.lastName }),
  );
  const { salutation, firstName, lastName } = data;
  const address = data.address
    ? addressOf({ ...data.address, salutation, firstName, lastName }, data.email, store)
    : ok(undefined);
  const mistakes = [
    ...(person.isErr() ? person.error.map(mistakeOf) : []),
    ...credentialMistakes(data, uniqueness),
    // What the person and the address share is told once.
    ...(address.isErr() ? address.error.filter(({ fieldName }) => !PERSON_FIELDS.includes(fieldName)) : []).map(
      inAddress,
    ),
  ];
  if (mistakes.length > 0 || person.isErr() || address.isErr()) return err(mistakes);
  return ok({
    kind: 'member',
    email: data.email.trim().toLowerCase(),
    password: data.password,
    firstName: person.value.firstname,
    lastName: person.value.lastname,
    ...(address.value === undefined ? {} : { address: address.value }),
  });
};

/** An institution's form, or every wrong field. */
export const readB2bCustomer = (data: B2bCustomerInput, store: StoreCode, uniqueness: EmailUniqueness): Read => {
  const address = addressOf(data.address, data.email, store);
  const isNameless = !data.address.schoolOrCompany?.trim();
  const vatIssue = vatNumberRule(data.VATRegistrationNo ?? '');
  const mistakes = [
    ...credentialMistakes(data, uniqueness),
    ...(isNameless ? [{ fieldName: 'address.schoolOrCompany', errorMessage: 'requiredField' }] : []),
    ...(address.isErr() ? address.error.filter(({ fieldName }) => fieldName !== 'email').map(inAddress) : []),
    ...(vatIssue === undefined ? [] : [{ fieldName: 'VATRegistrationNo', errorMessage: vatIssue.message }]),
    ...choiceMistakes(data),
  ];
  if (mistakes.length > 0 || address.isErr()) return err(mistakes);
  return ok({
    kind: 'business',
    email: data.email.trim().toLowerCase(),
    password: data.password,
    firstName: address.value.first_name,
    lastName: address.value.last_name,
    address: address.value,
    business: sentBusinessData({ ...data, VATRegistrationNo: tidyVatNumber(data.VATRegistrationNo ?? '') }, true),
  });
};

const addressOf = (address: AddressInput, email: string, store: StoreCode) =>
  readAddress({ ...address, email: email.trim() }, 'street', termsOf(store).billingCountries);

type Credentials = { readonly email: string; readonly password: string; readonly passwordRepeated: string };

const credentialMistakes = (
  { email, password, passwordRepeated }: Credentials,
  uniqueness: EmailUniqueness,
): readonly FieldMistake[] =>
  checkCredentials({ email, password, passwordRepeated }, PASSWORD_POLICY, uniqueness).match(
    () => [],
    ({ errors }) => errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
  );

const choiceMistakes = (data: B2bCustomerInput): readonly FieldMistake[] =>
  [
    ['jobTitleCode', JOB_TITLES] as const,
    ['primaryIndustryGroupCode', INDUSTRIES] as const,
    ['numberOfEmployees', EMPLOYEE_COUNTS] as const,
  ]
    .filter(([field, list]) => !isCodeOf(list, data[field]))
    .map(([fieldName]) => ({ fieldName, errorMessage: 'requiredField' }));

const inAddress = ({ fieldName, errorMessage }: FieldMistake): FieldMistake => ({
  fieldName: `address.${fieldName}`,
  errorMessage,
});
