// An address as it comes in, checked by the domain's rules and turned into the fields that the database stores. Wrong fields are named as the
// schema names them. Source: spec 2 §3 "Address", §5.

import {
  type Address,
  type AddressFields as FormFields,
  parsePackingStation,
  parseStreetAddress,
  toBackendAddress,
} from '@tornister/domain/address';
import type { FieldError } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import type { AddressFields } from '../database/account-tables.ts';
import type { AddressInput } from '../graphql/generated/resolver-types.ts';

export type FieldMistake = { readonly fieldName: string; readonly errorMessage: string };

/** Names of the domain's form fields in the schema. */
const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  company: 'schoolOrCompany',
  streetAndNumber: 'street',
  addition: 'addressAddition',
  postcode: 'postCode',
  postNumber: 'street',
  stationName: 'addressAddition',
};

/** The fields as the database stores them, or every wrong field. */
export const readAddress = (
  input: AddressInput,
  kind: 'street' | 'packing-station',
  countries: readonly string[],
): Result<AddressFields, readonly FieldMistake[]> => {
  const parsed =
    kind === 'street' ? parseStreetAddress(streetForm(input), { countries }) : parsePackingStation(stationForm(input));
  return parsed.match(
    (address) => ok(rowFieldsOf(address)),
    (errors) => err(errors.map(mistakeOf)),
  );
};

const person = (input: AddressInput): FormFields => ({
  salutation: input.salutation,
  firstname: input.firstName,
  lastname: input.lastName,
  postcode: input.postCode,
  city: input.city,
  country: input.country,
  email: input.email,
  phone: input.phone ?? '',
  hasDeliveryEmail: input.deliveryEmail ? 'true' : '',
  deliveryEmail: input.deliveryEmail ?? '',
});

/** An address as the schema has it, as the domain's form of a street address. */
export const streetForm = (input: AddressInput): FormFields => ({
  ...person(input),
  formType: input.schoolOrCompany?.trim() ? 'companyOrSchool' : 'private',
  company: input.schoolOrCompany ?? '',
  streetAndNumber: input.street,
  addition: input.addressAddition ?? '',
});

const stationForm = (input: AddressInput): FormFields => ({
  ...person(input),
  postNumber: input.street,
  stationName: input.addressAddition ?? '',
});

/** An address as its row keeps it. */
export const rowFieldsOf = (address: Address): AddressFields => {
  const fields = toBackendAddress(address);
  return {
    salutation: fields.salutation,
    first_name: fields.firstName,
    last_name: fields.lastName,
    company: fields.schoolOrCompany || null,
    street: fields.street,
    addition: fields.addressAddition || null,
    postcode: fields.postCode,
    city: fields.city,
    country: fields.country,
    email: fields.email,
    delivery_email: fields.deliveryEmail || null,
    phone: fields.phone || null,
  };
};

/** A mistake under the field's name in the schema. */
export const mistakeOf = ({ field, message }: FieldError): FieldMistake => ({
  fieldName: SCHEMA_NAMES[field] ?? field,
  errorMessage: message,
});
