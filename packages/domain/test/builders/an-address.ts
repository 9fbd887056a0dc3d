import type { PackingStation, SavedAddress, StreetAddress } from '../../src/address/address.ts';
import type { AddressFields } from '../../src/address/parse-address.ts';
import { type AddressId, brandId } from '../../src/shared/brand.ts';

/** A private street address; say only what matters to the test. */
export const aStreetAddress = (details: Partial<StreetAddress> = {}): StreetAddress => ({
  kind: 'street',
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Member',
  recipient: { formType: 'private' },
  streetAndNumber: 'Schulstraße 1',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'mia@example.com',
  ...details,
});

export const aPackingStation = (details: Partial<PackingStation> = {}): PackingStation => ({
  kind: 'packing-station',
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Member',
  postNumber: '1234567',
  stationName: 'Packstation 145',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'mia@example.com',
  ...details,
});

export const aSavedAddress = (id: string, isAlsoCustomerAddress = false): SavedAddress => ({
  ...aStreetAddress(),
  addressId: brandId<AddressId>(id),
  isAlsoCustomerAddress,
});

/** A filled-in form of a private street address. */
export const streetFields = (details: AddressFields = {}): AddressFields => ({
  formType: 'private',
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Member',
  streetAndNumber: 'Schulstraße 1',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'mia@example.com',
  ...details,
});

export const stationFields = (details: AddressFields = {}): AddressFields => ({
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Member',
  postNumber: '1234567',
  stationName: 'Packstation 145',
  postcode: '73479',
  city: 'Ellwangen',
  email: 'mia@example.com',
  ...details,
});
