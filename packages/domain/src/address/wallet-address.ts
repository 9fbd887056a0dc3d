// An address as a wallet keeps it, as the shop's own form of a street address. Source: spec 2 §3 "Address", §7 "wallet billing and
// shipping addresses".

import { optionalPhone } from './field-checks.ts';
import type { AddressFields } from './parse-address.ts';

/** What a wallet tells of an address, in whatever shape its owner has typed it there. */
export type WalletAddress = {
  /** First and last name in one. */
  readonly name: string;
  readonly company?: string | undefined;
  readonly street: string;
  readonly addition?: string | undefined;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone?: string | undefined;
};

/**
 * The fields of a form with this address, still to be parsed. A wallet keeps one name: the last word of it is the last name. It knows no
 * salutation, and a phone number that is none is left out, since the order does not need it.
 */
export const walletAddressFields = (address: WalletAddress, email: string): AddressFields => {
  const words = address.name.trim().split(/\s+/);
  const company = address.company?.trim() ?? '';
  return {
    formType: company === '' ? 'private' : 'companyOrSchool',
    company,
    salutation: 'none',
    firstname: words.slice(0, -1).join(' '),
    lastname: words.at(-1) ?? '',
    streetAndNumber: address.street,
    addition: address.addition ?? '',
    postcode: address.postcode,
    city: address.city,
    country: address.country,
    phone: optionalPhone('phone', address.phone).unwrapOr(undefined) ?? '',
    email,
  };
};
