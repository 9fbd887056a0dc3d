import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aPackingStation, aStreetAddress, stationFields } from '../../test/builders/an-address.ts';
import { formFieldOf, fromBackendAddress, toBackendAddress } from './backend-address.ts';
import {
  checkedPostNumber,
  checkedStationName,
  PACKING_STATION_COUNTRY,
  parsePackingStation,
} from './packing-station.ts';
import type { AddressFields } from './parse-address.ts';

const station = (fields: AddressFields = {}) => parsePackingStation(stationFields(fields));

describe('packing stations (spec 2 §3)', () => {
  it('are read from their form, in Germany unless another country is said', () => {
    expect(PACKING_STATION_COUNTRY).toBe('DE');
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

  it('have other names in the form, those of a station their own', () => {
    const names = ['firstName', 'lastName', 'schoolOrCompany', 'street', 'addressAddition', 'postCode', 'city'];
    expect(names.map((name) => formFieldOf(name, 'street'))).toEqual([
      'firstname',
      'lastname',
      'company',
      'streetAndNumber',
      'addition',
      'postcode',
      'city',
    ]);
    expect(names.map((name) => formFieldOf(name, 'packing-station'))).toEqual([
      'firstname',
      'lastname',
      'company',
      'postNumber',
      'stationName',
      'postcode',
      'city',
    ]);
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
