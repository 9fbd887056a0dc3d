// An address as it stands on paper, line by line.

import { type Language, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import type { OrderedAddress } from '../database/order-tables.ts';
import { countryName } from '../texts/country-name.ts';

type Reader = {
  readonly language: Language;
  readonly store: StoreCode;
  /** The country that it is read in; that of the store unless it is another one. */
  readonly country?: string;
};

/** The lines; a packing station has its number before its name, and the country is named where it is not the reader's own. */
export const addressLines = (
  address: Omit<OrderedAddress, 'id' | 'email'>,
  { language, store, country: home = tradingTermsOf(store).homeCountry }: Reader,
): readonly string[] => {
  const country = countryName(address.country, language);
  const street =
    address.use === 'packing-station' ? [address.addition, address.street] : [address.street, address.addition];
  return [
    address.company,
    `${address.first_name} ${address.last_name}`,
    ...street,
    `${address.postcode} ${address.city}`,
    address.country === home ? undefined : country,
  ].filter((line): line is string => Boolean(line));
};
