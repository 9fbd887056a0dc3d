import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aStreetAddress, streetFields } from '../../test/builders/an-address.ts';
import { PHONE_MAX_LENGTH } from '../forms/validators.ts';
import { type AddressFields, isTicked, parseStreetAddress } from './parse-address.ts';
import { shownEmail } from './shown-email.ts';
import { ADDRESS_TEXT_MAX_LENGTH } from './text-limits.ts';

const RULES = { countries: ['DE', 'AT', 'CH', 'LI'] };
const parse = (fields: AddressFields = {}) => parseStreetAddress(streetFields(fields), RULES);
const errorsOf = (fields: AddressFields) => parse(fields)._unsafeUnwrapErr();

describe('street addresses (spec 2 §3, §5)', () => {
  it('are read from their form', () => {
    expect(parse()._unsafeUnwrap()).toEqual(aStreetAddress());
    expect(parse({ addition: ' 2. OG ', phone: '+49 7961-1', city: ' Bad  Boll ' })._unsafeUnwrap()).toEqual(
      aStreetAddress({ addition: '2. OG', phone: '+49 7961-1', city: 'Bad Boll' }),
    );
  });

  it('have a company only when the form type is companyOrSchool', () => {
    expect(parse({ formType: 'companyOrSchool', company: 'Grundschule' })._unsafeUnwrap().recipient).toEqual({
      formType: 'companyOrSchool',
      company: 'Grundschule',
    });
    expect(parse({ formType: 'private', company: 'Grundschule' })._unsafeUnwrap().recipient).toEqual({
      formType: 'private',
    });
    expect(errorsOf({ formType: 'companyOrSchool', company: ' ' })).toEqual([
      { field: 'company', message: 'requiredField' },
    ]);
  });

  it('have a delivery e-mail only when its box is ticked', () => {
    const deliveryEmail = 'hausmeister@example.com';
    expect(parse({ hasDeliveryEmail: 'true', deliveryEmail })._unsafeUnwrap().deliveryEmail).toBe(deliveryEmail);
    expect(parse({ hasDeliveryEmail: 'false', deliveryEmail })._unsafeUnwrap()).not.toHaveProperty('deliveryEmail');
    expect(errorsOf({ hasDeliveryEmail: 'on' })).toEqual([{ field: 'deliveryEmail', message: 'requiredField' }]);
    expect([undefined, '', 'false', '0', 'true', 'on', '1'].map(isTicked)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('name every mistake at once, in the order of the form', () => {
    expect(parseStreetAddress({ formType: 'companyOrSchool' }, RULES)._unsafeUnwrapErr()).toEqual(
      ['company', 'salutation', 'firstname', 'lastname', 'streetAndNumber', 'country', 'postcode', 'city', 'email'].map(
        (field) => ({ field, message: 'requiredField' }),
      ),
    );
  });

  it('refuse what does not fit a field', () => {
    expect(errorsOf({ salutation: 'dr' })).toEqual([{ field: 'salutation', message: 'salutationIncorrect' }]);
    expect(errorsOf({ firstname: '4Mia' })).toEqual([{ field: 'firstname', message: 'leadingDigit' }]);
    expect(errorsOf({ lastname: '4' })).toEqual([{ field: 'lastname', message: 'leadingDigit' }]);
    expect(errorsOf({ email: 'mia@example' })).toEqual([{ field: 'email', message: 'emailIncorrect' }]);
    expect(errorsOf({ phone: 'call me' })).toEqual([{ field: 'phone', message: 'invalidPhone' }]);
    for (const phone of ['a1', '1a', '0171/12', '(0171) 12'])
      expect(errorsOf({ phone })).toEqual([{ field: 'phone', message: 'invalidPhone' }]);
    expect(errorsOf({ phone: '+-' })).toEqual([{ field: 'phone', message: 'invalidPhone' }]);
    expect(errorsOf({ country: 'FR' })).toContainEqual({
      field: 'country',
      message: 'countryNotServed',
      values: { country: 'FR' },
    });
    expect(errorsOf({ postcode: '1234' })).toEqual([
      { field: 'postcode', message: 'postcodeIncorrect', values: { example: '73479' } },
    ]);
    expect(errorsOf({ city: 'Ulm\u202Emlu' })).toEqual([{ field: 'city', message: 'invalidCharacters' }]);
    expect(errorsOf({ city: 'Ulm\u0000' })).toEqual([{ field: 'city', message: 'invalidCharacters' }]);
  });

  it('show something in every field that is needed', () => {
    for (const nothing of ['\u200b', '\u00ad', ' \u2060 ', '\ufeff\u202e']) {
      expect(errorsOf({ firstname: nothing, city: nothing })).toEqual([
        { field: 'firstname', message: 'requiredField' },
        { field: 'city', message: 'requiredField' },
      ]);
      expect(parse({ addition: nothing })._unsafeUnwrap()).toEqual(aStreetAddress());
    }
    expect(parse({ firstname: 'Nameh\u200cAi' })._unsafeUnwrap().firstname).toBe('Nameh\u200cAi');
  });

  it('carry no example for a country whose postcodes are unknown', () => {
    const served = { countries: ['XX'] };
    expect(parseStreetAddress(streetFields({ country: 'XX', postcode: '?' }), served)._unsafeUnwrapErr()).toEqual([
      { field: 'postcode', message: 'postcodeIncorrect' },
    ]);
  });

  it('have texts that fit a label', () => {
    const longest = 'x'.repeat(ADDRESS_TEXT_MAX_LENGTH);
    expect(parse({ city: longest, addition: longest }).isOk()).toBe(true);
    expect(errorsOf({ city: `${longest}x`, addition: `${longest}x` })).toEqual([
      { field: 'addition', message: 'tooLong', values: { maximum: 60 } },
      { field: 'city', message: 'tooLong', values: { maximum: 60 } },
    ]);
    const digits = '1'.repeat(PHONE_MAX_LENGTH);
    expect(parse({ phone: digits }).isOk()).toBe(true);
    expect(errorsOf({ phone: `${digits}1` })).toEqual([
      { field: 'phone', message: 'tooLong', values: { maximum: 30 } },
    ]);
  });

  it('have an e-mail of at most 80 characters', () => {
    const email = (length: number) => `${'m'.repeat(length - '@example.com'.length)}@example.com`;
    expect(parse({ email: email(80) }).isOk()).toBe(true);
    expect(errorsOf({ email: email(81) })).toEqual([{ field: 'email', message: 'tooLong', values: { maximum: 80 } }]);
  });

  it('take the country in small letters', () => {
    expect(parse({ country: ' at ', postcode: '1010' })._unsafeUnwrap()).toMatchObject({
      country: 'AT',
      postcode: '1010',
    });
  });
});

describe('internationalised e-mail (spec 2 §5)', () => {
  const decode = (domain: string) => domain.replace('xn--mller-kva.de', 'müller.de');

  it('is shown with its domain decoded', () => {
    expect(shownEmail('info@xn--mller-kva.de', decode)).toBe('info@müller.de');
    expect(shownEmail('xn--mller-kva.de@example.com', decode)).toBe('xn--mller-kva.de@example.com');
    expect(shownEmail('"a@b"@xn--mller-kva.de', decode)).toBe('"a@b"@müller.de');
    expect(shownEmail('xn--mller-kva.de', decode)).toBe('xn--mller-kva.de');
    expect(shownEmail('@xn--mller-kva.de', decode)).toBe('@müller.de');
  });
});

describe('address forms as laws', () => {
  const someFields: fc.Arbitrary<AddressFields> = fc.record(
    {
      formType: fc.constantFrom('private', 'companyOrSchool', ''),
      company: fc.string({ maxLength: 70 }),
      salutation: fc.constantFrom('ms', 'mr', 'x', ''),
      firstname: fc.string({ maxLength: 70 }),
      lastname: fc.constantFrom('Member', '', '1x'),
      streetAndNumber: fc.constantFrom('Weg 1', ' '),
      addition: fc.string({ maxLength: 70 }),
      postcode: fc.constantFrom('73479', '1010', 'x'),
      city: fc.constantFrom('Ulm', ''),
      country: fc.constantFrom('DE', 'AT', 'XX', ''),
      phone: fc.constantFrom('123', 'x', ''),
      email: fc.constantFrom('mia@example.com', 'mia', ''),
      hasDeliveryEmail: fc.constantFrom('true', 'false'),
      deliveryEmail: fc.constantFrom('a@example.com', ''),
    },
    { requiredKeys: [] },
  );

  it('a form gets either an address or at least one error, and each field at most one', () => {
    fc.assert(
      fc.property(someFields, (fields) => {
        const errors = parseStreetAddress(fields, RULES).match(
          () => undefined,
          (list) => list.map(({ field }) => field),
        );
        if (errors === undefined) return;
        expect(errors.length).toBeGreaterThan(0);
        expect(new Set(errors).size).toBe(errors.length);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('correcting one field never makes another one wrong', () => {
    fc.assert(
      fc.property(
        someFields,
        fc.constantFrom('firstname', 'lastname', 'city', 'email', 'salutation'),
        (fields, field) => {
          const wrong = (of: AddressFields) =>
            parseStreetAddress(of, RULES).match(
              () => [],
              (list) => list.map((error) => error.field),
            );
          const corrected = { ...fields, [field]: streetFields()[field as 'city'] ?? '' };
          expect(wrong(corrected)).toEqual(wrong(fields).filter((name) => name !== field));
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});
