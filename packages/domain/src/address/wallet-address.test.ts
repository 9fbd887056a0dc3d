import { describe, expect, it } from 'vitest';
import { parseStreetAddress } from './parse-address.ts';
import { type WalletAddress, walletAddressFields } from './wallet-address.ts';

const ADDRESS: WalletAddress = {
  name: 'Anna Maria Muster',
  street: 'Lindenweg 3',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234',
};
const parsed = (changes: Partial<WalletAddress> = {}) =>
  parseStreetAddress(walletAddressFields({ ...ADDRESS, ...changes }, 'anna@example.com'), { countries: ['DE', 'AT'] });

describe('an address of a wallet (spec 2 §7)', () => {
  it('is an address of the shop: the last word is the last name', () => {
    expect(parsed()._unsafeUnwrap()).toMatchObject({
      salutation: 'none',
      firstname: 'Anna Maria',
      lastname: 'Muster',
      recipient: { formType: 'private' },
      streetAndNumber: 'Lindenweg 3',
      email: 'anna@example.com',
      phone: '030 1234',
    });
  });

  it('names a company where the wallet does', () => {
    expect(parsed({ company: ' Waldschule ' })._unsafeUnwrap().recipient).toEqual({
      formType: 'companyOrSchool',
      company: 'Waldschule',
    });
  });

  it('goes without a phone number that is none', () => {
    expect(parsed({ phone: 'none of yours' })._unsafeUnwrap().phone).toBeUndefined();
  });

  it('is checked like any other: country, street, and a name of one word', () => {
    const fieldsOf = (changes: Partial<WalletAddress>) =>
      parsed(changes)
        ._unsafeUnwrapErr()
        .map(({ field, message }) => `${field}: ${message}`);
    expect(fieldsOf({ country: 'GB', postcode: 'SW1A 1AA' })).toContain('country: countryNotServed');
    expect(fieldsOf({ street: ' ' })).toEqual(['streetAndNumber: requiredField']);
    expect(fieldsOf({ name: ' Cher ' })).toEqual(['firstname: requiredField']);
    expect(fieldsOf({ name: '' })).toEqual(['firstname: requiredField', 'lastname: requiredField']);
  });
});
