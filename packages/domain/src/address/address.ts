// Addresses as the shopper fills them in. A packing station has no street and a private address no company, so those cannot be
// written. Source: spec 2 §3 "Address", §5.

import type { AddressId } from '../shared/brand.ts';

export const SALUTATIONS = ['ms', 'mr', 'diverse', 'none'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export type Person = {
  readonly salutation: Salutation;
  readonly firstname: string;
  readonly lastname: string;
};

export type AddressContact = { readonly email: string; readonly phone?: string; readonly deliveryEmail?: string };

export type StreetAddress = Person &
  AddressContact & {
    readonly kind: 'street';
    readonly recipient:
      | { readonly formType: 'private' }
      | { readonly formType: 'companyOrSchool'; readonly company: string };
    readonly streetAndNumber: string;
    readonly addition?: string;
    readonly postcode: string;
    readonly city: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };

export type PackingStation = Person &
  AddressContact & {
    readonly kind: 'packing-station';
    /** The recipient's number at the parcel service, 6 to 10 digits. */
    readonly postNumber: string;
    /** Like `Packstation 145`. */
    readonly stationName: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: 'DE';
  };

export type Address = StreetAddress | PackingStation;
export type SavedAddress = Address & { readonly addressId: AddressId; readonly isAlsoCustomerAddress: boolean };
export type AddressKind = 'billing' | 'shipping' | 'packing-station';
