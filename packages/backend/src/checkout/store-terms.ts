// What a store charges for delivery, where it delivers to and what it lets people pay with: its record, with amounts as money.

import type { CurrencyCode } from '@tornister/domain/money';
import { type Money, money } from '@tornister/domain/money';
import {
  type Language,
  type LocalText,
  type StoreCode,
  type TradingTerms,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { countryName } from '../texts/country-name.ts';

type OfferedShipper = {
  readonly code: string;
  readonly name: LocalText;
  readonly home: Money;
  readonly abroad: Money;
};

export type StoreTerms = Pick<TradingTerms, 'homeCountry' | 'billingCountries' | 'deliveryCountries' | 'payments'> & {
  /** From this value of the goods on parcels are free; freight never is. */
  readonly freeShippingFrom: Money;
  /** In the order in which they are offered. */
  readonly shippers: readonly OfferedShipper[];
};

/** The terms of a store. */
export const termsOf = (store: StoreCode): StoreTerms => {
  const terms = tradingTermsOf(store);
  const amount = (cents: number): Money => money(cents, terms.currency as CurrencyCode);
  return {
    homeCountry: terms.homeCountry,
    billingCountries: terms.billingCountries,
    deliveryCountries: terms.deliveryCountries,
    payments: terms.payments,
    freeShippingFrom: amount(terms.freeShippingFromCents),
    shippers: terms.shippers.map(({ code, name, homeCents, abroadCents }) => ({
      code,
      name,
      home: amount(homeCents),
      abroad: amount(abroadCents),
    })),
  };
};

/** What an address is for: goods go to fewer or other countries than bills, as the store's terms say. */
export type AddressPurpose = 'billing' | 'shipping';

/** Whether a store bills to, or delivers to, a country. */
export const servesCountry = (store: StoreCode, country: string, purpose: AddressPurpose): boolean => {
  const { billingCountries, deliveryCountries } = termsOf(store);
  return (purpose === 'billing' ? billingCountries : deliveryCountries).includes(country);
};

/** A country with its name in a language. */
export const countryIn =
  (language: Language) =>
  (code: string): { readonly code: string; readonly name: string } => ({ code, name: countryName(code, language) });
