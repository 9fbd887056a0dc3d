import { describe, expect, it } from 'vitest';
import type { AddressFields } from '../address/parse-address.ts';
import { DEFAULT_PASSWORD_POLICY } from '../forms/password.ts';
import { type CustomerForm, checkCustomer, checkInstitution, type InstitutionForm } from './registration.ts';

const policy = DEFAULT_PASSWORD_POLICY;
const PASSWORD = 'rote-socke-7';
const credentials = { email: ' nora@example.com ', password: PASSWORD, passwordRepeated: PASSWORD };
const customer: CustomerForm = { ...credentials, salutation: 'ms', firstname: ' Nora', lastname: 'Neu' };
const address: AddressFields = {
  company: 'Waldschule',
  salutation: 'mr',
  firstname: 'Emil',
  lastname: 'Eck',
  streetAndNumber: 'Am Wald 1',
  postcode: '12045',
  city: 'Berlin',
  country: 'DE',
  phone: '',
};
const school: InstitutionForm = {
  ...credentials,
  address,
  VATRegistrationNo: 'de 123.456.789',
  jobTitleCode: 'secretary',
  primaryIndustryGroupCode: 'primary',
  numberOfEmployees: '10-49',
};
const rules = { policy, countries: ['DE'] };
const wrongIn = (form: Partial<InstitutionForm>, fields: AddressFields = {}): readonly string[] =>
  checkInstitution({ ...school, ...form, address: { ...address, ...fields } }, rules).match(
    () => [],
    (errors) => errors.map(({ field, message }) => `${field} ${message}`),
  );

describe('a consumer who registers (spec 2 §7, spec 3 §5)', () => {
  it('gives a name, an e-mail address and a password', () => {
    expect(checkCustomer(customer, { policy })._unsafeUnwrap()).toEqual({
      salutation: 'ms',
      firstname: 'Nora',
      lastname: 'Neu',
      ...credentials,
      email: 'nora@example.com',
    });
  });

  it('is told every mistake at once, in the order of the page', () => {
    const empty = { email: '', password: '', passwordRepeated: '' };
    const errors = checkCustomer(empty, { policy })._unsafeUnwrapErr();
    expect(errors.map(({ field }) => field)).toEqual([
      'salutation',
      'firstname',
      'lastname',
      'email',
      'password',
      'passwordRepeated',
    ]);
    expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(['requiredField']));
  });

  it('has an address of its own, once that was looked up', () => {
    expect(checkCustomer(customer, { policy, uniqueness: 'taken' })._unsafeUnwrapErr()).toEqual([
      { field: 'email', message: 'emailNotUnique' },
    ]);
  });
});

describe('an institution that registers (spec 2 §3, §6, §7)', () => {
  it('gives its address and what it is; its e-mail address is that of the account', () => {
    expect(checkInstitution(school, rules)._unsafeUnwrap()).toMatchObject({
      email: 'nora@example.com',
      address: {
        kind: 'street',
        recipient: { formType: 'companyOrSchool', company: 'Waldschule' },
        email: 'nora@example.com',
      },
      business: {
        VATRegistrationNo: 'DE123456789',
        jobTitleCode: 'secretary',
        primaryIndustryGroupCode: 'primary',
        numberOfEmployees: '10-49',
      },
    });
  });

  it('needs its name, whatever the form says that it is', () => {
    expect(wrongIn({}, { company: ' ', formType: 'private' })).toEqual(['address.company requiredField']);
  });

  it('may have no VAT number; one that is typed must be one', () => {
    expect(wrongIn({ VATRegistrationNo: '' })).toEqual([]);
    expect(wrongIn({ VATRegistrationNo: '12' })).toEqual(['VATRegistrationNo vatNumberIncorrect']);
  });

  it.each(['jobTitleCode', 'primaryIndustryGroupCode', 'numberOfEmployees'] as const)('chooses its %s', (field) => {
    expect(wrongIn({ [field]: '' })).toEqual([`${field} requiredField`]);
  });

  it('names the fields of the address behind their form, and the e-mail address once', () => {
    expect(wrongIn({ email: 'nobody', numberOfEmployees: '' }, { city: '', postcode: '1' })).toEqual([
      'address.postcode postcodeIncorrect',
      'address.city requiredField',
      'numberOfEmployees requiredField',
      'email emailIncorrect',
    ]);
  });

  it('is in a country that bills are sent to', () => {
    expect(wrongIn({}, { country: 'FR' })).toContain('address.country countryNotServed');
  });
});
