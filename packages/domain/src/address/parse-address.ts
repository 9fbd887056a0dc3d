// From the fields of an address form to an address, or to every mistake in them at once.
// Source: spec 2 §3 "Address", §5 "Company is sent only when formType is companyOrSchool"; a form names all of its mistakes.

import { ok } from 'neverthrow';
import type { FieldError } from '../shared/field-error.ts';
import { SALUTATIONS, type Salutation, type StreetAddress } from './address.ts';
import {
  allOf,
  type Checked,
  filled,
  optionalPhone,
  optionalText,
  refuse,
  requiredEmail,
  requiredName,
  requiredText,
} from './field-checks.ts';
import { isPostcodeOf, postcodeExample, tidyPostcode } from './postcode.ts';

/** An address form as it was filled in; a field that the form does not have is absent. */
export type AddressFields = Readonly<
  Partial<
    Record<
      | 'formType'
      | 'company'
      | 'salutation'
      | 'firstname'
      | 'lastname'
      | 'streetAndNumber'
      | 'addition'
      | 'postcode'
      | 'city'
      | 'country'
      | 'phone'
      | 'email'
      | 'hasDeliveryEmail'
      | 'deliveryEmail'
      | 'postNumber'
      | 'stationName',
      string
    >
  >
>;

/** What a storefront asks of an address. */
export type AddressRules = {
  /** Countries that the storefront delivers to, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
};

/** A checkbox as forms send it: absent or empty when it is not ticked. */
export const isTicked = (value: string | undefined): boolean =>
  value !== undefined && !['', 'false', '0'].includes(value);

/**
 * A street address from its form. A company is asked for, and kept, only when the form type is `companyOrSchool`; the delivery e-mail
 * only when its box is ticked. Every wrong field is named at once.
 */
export const parseStreetAddress = (fields: AddressFields, rules: AddressRules): Checked<StreetAddress> =>
  allOf({
    recipient: checkedRecipient(fields),
    ...personChecks(fields),
    streetAndNumber: requiredText('streetAndNumber', fields.streetAndNumber),
    addition: optionalText('addition', fields.addition),
    country: checkedCountry(fields.country, rules.countries),
    postcode: checkedPostcode(fields.postcode, tidyCountry(fields.country)),
    city: requiredText('city', fields.city),
    ...contactChecks(fields),
  }).map((address): StreetAddress => ({ kind: 'street', ...address }));

const checkedRecipient = (fields: AddressFields): Checked<StreetAddress['recipient']> =>
  fields.formType === 'companyOrSchool'
    ? requiredText('company', fields.company).map((company) => ({ formType: 'companyOrSchool', company }))
    : ok({ formType: 'private' });

/** The checks of the person that street addresses and packing stations share. */
export const personChecks = (fields: AddressFields) => ({
  salutation: checkedSalutation(fields.salutation),
  firstname: requiredName('firstname', fields.firstname),
  lastname: requiredName('lastname', fields.lastname),
});

/** The checks of e-mail, phone and delivery e-mail that street addresses and packing stations share. */
export const contactChecks = (fields: AddressFields) => ({
  email: requiredEmail('email', fields.email),
  phone: optionalPhone('phone', fields.phone),
  deliveryEmail: isTicked(fields.hasDeliveryEmail)
    ? requiredEmail('deliveryEmail', fields.deliveryEmail)
    : ok<string | undefined, readonly FieldError[]>(undefined),
});

/** A postcode that fits the country; the error carries an example that would. */
export const checkedPostcode = (typed: string | undefined, country: string): Checked<string> => {
  const postcode = tidyPostcode(typed ?? '');
  if (postcode === '') return refuse('postcode', 'requiredField');
  if (isPostcodeOf(country, postcode)) return ok(postcode);
  const example = postcodeExample(country);
  return refuse('postcode', 'postcodeIncorrect', example === undefined ? undefined : { example });
};

const checkedSalutation = (typed: string | undefined): Checked<Salutation> => {
  const known = SALUTATIONS.find((salutation) => salutation === typed);
  if (known !== undefined) return ok(known);
  return refuse('salutation', filled(typed) === undefined ? 'requiredField' : 'salutationIncorrect');
};

const tidyCountry = (typed: string | undefined): string => typed?.trim().toUpperCase() ?? '';

const checkedCountry = (typed: string | undefined, served: readonly string[]): Checked<string> => {
  const country = tidyCountry(typed);
  if (country === '') return refuse('country', 'requiredField');
  return served.includes(country) ? ok(country) : refuse('country', 'countryNotServed', { country });
};
