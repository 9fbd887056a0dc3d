import type { Registration } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import { refusedRegistration, toB2bCustomerInput, toCustomerInput } from './registration-mapper.ts';

const credentials = { email: 'schule@example.com', password: 'rote-socke-7', passwordRepeated: 'rote-socke-7' };
const CUSTOMER = {
  kind: 'customer',
  ...credentials,
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  honeypotField: '',
} as const satisfies Registration;
const INSTITUTION = {
  kind: 'institution',
  ...credentials,
  honeypotField: '',
  address: {
    kind: 'street',
    salutation: 'mr',
    firstname: 'Emil',
    lastname: 'Eck',
    recipient: { formType: 'companyOrSchool', company: 'Waldschule' },
    streetAndNumber: 'Am Wald 1',
    postcode: '12045',
    city: 'Berlin',
    country: 'DE',
    email: 'schule@example.com',
  },
  business: { jobTitleCode: 'secretary', primaryIndustryGroupCode: 'primary', numberOfEmployees: '1-9' },
} as const satisfies Registration;

describe('a registration as the schema has it (spec 2 §7)', () => {
  it('names a consumer as the backend does, with the token of a guest where there is one', () => {
    const { kind: _, firstname: firstName, lastname: lastName, ...same } = CUSTOMER;
    expect(toCustomerInput(CUSTOMER, undefined)).toEqual({ ...same, firstName, lastName, guestToken: null });
    expect(toCustomerInput(CUSTOMER, 'of-ada').guestToken).toBe('of-ada');
  });

  it('sends an institution with its address, without what packing stations have, and no VAT number where it has none', () => {
    expect(toB2bCustomerInput(INSTITUTION)).toEqual({
      ...credentials,
      honeypotField: '',
      VATRegistrationNo: null,
      certificateId: null,
      ...INSTITUTION.business,
      address: {
        salutation: 'mr',
        firstName: 'Emil',
        lastName: 'Eck',
        schoolOrCompany: 'Waldschule',
        street: 'Am Wald 1',
        addressAddition: '',
        postCode: '12045',
        city: 'Berlin',
        country: 'DE',
        email: 'schule@example.com',
        phone: '',
        deliveryEmail: '',
      },
    });
    expect(toB2bCustomerInput({ ...INSTITUTION, certificateId: 'file-1' }).certificateId).toBe('file-1');
  });
});

describe('a registration that is refused (spec 2 §5 "Dotted field names nest")', () => {
  it('has its errors at the fields of the form, those of the address behind it', () => {
    const fieldErrors = [
      { fieldName: 'firstName', errorMessage: 'requiredField' },
      { fieldName: 'address.postCode', errorMessage: 'postcodeIncorrect' },
      { fieldName: 'street', errorMessage: 'requiredField', formName: 'address' },
      { fieldName: 'VATRegistrationNo', errorMessage: 'vatNumberIncorrect' },
      { fieldName: 'email', errorMessage: ' ' },
    ];
    expect(refusedRegistration({ errorMessage: null, fieldErrors })).toEqual({
      kind: 'gateway.refused',
      message: '',
      fieldErrors: [
        { field: 'firstname', message: 'requiredField' },
        { field: 'address.postcode', message: 'postcodeIncorrect' },
        { field: 'address.streetAndNumber', message: 'requiredField' },
        { field: 'VATRegistrationNo', message: 'vatNumberIncorrect' },
      ],
    });
  });

  it('keeps the sentence about the whole', () => {
    expect(refusedRegistration({ errorMessage: 'Heute nicht.', fieldErrors: [] })).toMatchObject({
      message: 'Heute nicht.',
    });
  });
});
