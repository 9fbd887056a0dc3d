// @vitest-environment node

import { anAddress } from '@tornister/application/testing';
import { type Address, parsePackingStation, parseStreetAddress } from '@tornister/domain/address';
import { describe, expect, it } from 'vitest';
import { fieldsOfAddress, postedAddress, postedFields } from './address-fields.ts';

const RULES = { countries: ['DE'] };

describe('an address between its form and the domain', () => {
  it('is the same after it was shown in a form and read again', () => {
    const { addressId, isAlsoCustomerAddress, ...address } = anAddress();
    const school = {
      ...address,
      recipient: { formType: 'companyOrSchool', company: 'Grundschule am Bach' },
      addition: 'Sekretariat',
      deliveryEmail: 'buero@example.com',
      phone: '+49 7961 1',
    } as Address;
    for (const shown of [address, school])
      expect(parseStreetAddress(fieldsOfAddress(shown), RULES)._unsafeUnwrap()).toEqual(shown);
  });

  it('is the same packing station', () => {
    const station: Address = {
      kind: 'packing-station',
      salutation: 'none',
      firstname: 'Mia',
      lastname: 'Muster',
      email: 'mia@example.com',
      postNumber: '1234567',
      stationName: 'Packstation 145',
      postcode: '73479',
      city: 'Ellwangen',
      country: 'DE',
    };
    expect(parsePackingStation(fieldsOfAddress(station))._unsafeUnwrap()).toEqual(station);
  });

  it('takes the fields of its own form and no others', () => {
    const posted = new FormData();
    posted.set('billingAddress.firstname', 'Mia');
    posted.set('shippingAddress.firstname', 'Otto');
    posted.set('billingAddress.unknown', 'x');
    expect(postedAddress('billingAddress', posted)).toEqual({ firstname: 'Mia' });
    expect(postedFields('packstation', { 'packstation.postNumber': '12' })).toEqual({ postNumber: '12' });
  });
});
