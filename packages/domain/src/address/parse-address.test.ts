import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aPackingStation, aStreetAddress, stationFields, streetFields } from '../../test/builders/an-address.ts';
import { fromBackendAddress, toBackendAddress } from './backend-address.ts';
import { ADDRESS_TEXT_MAX_LENGTH, PHONE_MAX_LENGTH } from './field-checks.ts';
import { checkedPostNumber, checkedStationName, parsePackingStation } from './packing-station.ts';
import { type AddressFields, isTicked, parseStreetAddress } from './parse-address.ts';
import { shownEmail } from './shown-email.ts';

const RULES = { countries: ['DE', 'AT', 'CH', 'LI'] };
const parse = (fields: AddressFields = {}) => parseStreetAddress(streetFields(fields), RULES);
const errorsOf = (fields: AddressFields) => parse(fields)._unsafeUnwrapErr();
const station = (fields: AddressFields = {}) => parsePackingStation(stationFields(fields));

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

describe('packing stations (spec 2 §3)', () => {
  it('are read from their form, in Germany unless another country is said', () => {
    expect(station()._unsafeUnwrap()).toEqual(aPackingStation());
    expect(station({ country: 'de' })._unsafeUnwrap().country).toBe('DE');
    expect(station({ country: 'AT' })._unsafeUnwrapErr()).toEqual([
      { field: 'country', message: 'stationCountryOnly', values: { country: 'DE' } },
    ]);
    expect(station({ phone: '0171', hasDeliveryEmail: 'on', deliveryEmail: 'a@example.com' })._unsafeUnwrap()).toEqual(
      aPackingStation({ phone: '0171', deliveryEmail: 'a@example.com' }),
    );
  });

  it('name every mistake at once', () => {
    expect(
      parsePackingStation({})
        ._unsafeUnwrapErr()
        .map(({ field }) => field),
    ).toEqual(['salutation', 'firstname', 'lastname', 'postNumber', 'stationName', 'postcode', 'city', 'email']);
  });

  it('have a post number of 6 to 10 digits', () => {
    const wrong = { field: 'postNumber', message: 'postNumberIncorrect', values: { minimum: 6, maximum: 10 } };
    for (const digits of ['123456', '1234567890', '12 345 678'])
      expect(checkedPostNumber(digits)._unsafeUnwrap()).toBe(digits.replace(/ /g, ''));
    for (const digits of ['12345', '12345678901', '12345a', '-123456'])
      expect(checkedPostNumber(digits)._unsafeUnwrapErr()).toEqual([wrong]);
    for (const nothing of [undefined, '', ' '])
      expect(checkedPostNumber(nothing)._unsafeUnwrapErr()).toEqual([
        { field: 'postNumber', message: 'requiredField' },
      ]);
  });

  it.each(['Packstation 145', 'packstation145', '145', 'Nr. 145', 'Packstation Nr 145', ' PACKSTATION  0145 '])(
    'have a name in one spelling, from %j',
    (typed) => {
      expect(checkedStationName(typed)._unsafeUnwrap()).toBe('Packstation 145');
    },
  );

  it('refuse a name without a number of up to 4 digits', () => {
    expect(checkedStationName('Packstation 9999')._unsafeUnwrap()).toBe('Packstation 9999');
    for (const name of ['Packstation', 'Packstation 10000', 'Packstation 0', 'Postfiliale 145', '145 Nord'])
      expect(checkedStationName(name)._unsafeUnwrapErr()).toEqual([
        { field: 'stationName', message: 'stationNameIncorrect' },
      ]);
    expect(checkedStationName(' ')._unsafeUnwrapErr()).toEqual([{ field: 'stationName', message: 'requiredField' }]);
  });
});

describe('addresses in the fields of the backend (spec 2 §3)', () => {
  it('keep the post number of a station in the street and its name in the addition', () => {
    expect(toBackendAddress(aPackingStation())).toEqual({
      salutation: 'ms',
      firstName: 'Mia',
      lastName: 'Member',
      schoolOrCompany: '',
      street: '1234567',
      addressAddition: 'Packstation 145',
      postCode: '73479',
      city: 'Ellwangen',
      country: 'DE',
      email: 'mia@example.com',
      phone: '',
      deliveryEmail: '',
      packstationAddress: true,
    });
  });

  it('send a company only for companies and schools, otherwise nothing', () => {
    const school = aStreetAddress({
      recipient: { formType: 'companyOrSchool', company: 'Grundschule' },
      addition: 'Haus B',
    });
    expect(toBackendAddress(school)).toMatchObject({
      schoolOrCompany: 'Grundschule',
      street: 'Schulstraße 1',
      addressAddition: 'Haus B',
      packstationAddress: false,
    });
    expect(toBackendAddress(aStreetAddress())).toMatchObject({ schoolOrCompany: '', addressAddition: '' });
  });

  it('mean the same address when they come back', () => {
    const text = fc.stringMatching(/^[A-Za-zäöüß]{1,12}$/);
    const optional = (key: string) =>
      fc.option(
        text.map((value) => ({ [key]: value })),
        { nil: {} },
      );
    const contact = fc
      .tuple(optional('phone'), optional('deliveryEmail'))
      .map(([one, other]) => ({ ...one, ...other }));
    const someStreet = fc.tuple(contact, optional('addition'), fc.option(text)).map(([details, addition, company]) =>
      aStreetAddress({
        ...details,
        ...addition,
        recipient: company === null ? { formType: 'private' } : { formType: 'companyOrSchool', company },
      }),
    );
    fc.assert(
      fc.property(fc.oneof(someStreet, contact.map(aPackingStation)), (address) => {
        expect(fromBackendAddress(toBackendAddress(address))).toEqual(address);
      }),
      { numRuns: NUM_RUNS },
    );
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
