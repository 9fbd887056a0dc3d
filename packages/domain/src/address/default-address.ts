// Which address a checkout starts with, and where the order goes. Source: spec 2 §4 "Address book", "Shipping step".

import type { Address, SavedAddress } from './address.ts';
import { PACKING_STATION_COUNTRY } from './packing-station.ts';

/**
 * The default billing address: for business customers the one that is not the customer address, otherwise the customer address.
 * Without such a one it is the first, and absent in an empty book.
 */
export const defaultBillingAddress = (addresses: readonly SavedAddress[], isB2b: boolean): SavedAddress | undefined =>
  addresses.find(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress !== isB2b) ?? addresses[0];

/** The delivery country of an address; packing stations are in Germany. */
export const countryOf = (address: Pick<Address, 'kind' | 'country'>): string =>
  address.kind === 'packing-station' ? PACKING_STATION_COUNTRY : address.country;

/** Whether an address lies in a country that a storefront serves (ISO 3166-1 alpha-2): the books of a member are those of all storefronts. */
export const isServedIn =
  (countries: readonly string[]) =>
  (address: Pick<Address, 'kind' | 'country'>): boolean =>
    countries.includes(countryOf(address));

/** What of the contact data differs from what is saved; only that is saved (spec 2 §5). */
export type ContactChange = { readonly email?: string; readonly phone?: string };

/** E-mail and phone are saved only if changed; the e-mail only for guests or when explicitly asked for. */
export const contactChange = (
  saved: { readonly email: string; readonly phone?: string },
  entered: { readonly email: string; readonly phone?: string },
  options: { readonly isGuest: boolean; readonly isEmailRequested: boolean },
): ContactChange => {
  const mayChangeEmail = options.isGuest || options.isEmailRequested;
  const phone = entered.phone ?? '';
  return {
    ...(mayChangeEmail && entered.email !== saved.email ? { email: entered.email } : {}),
    ...(phone === (saved.phone ?? '') ? {} : { phone }),
  };
};
