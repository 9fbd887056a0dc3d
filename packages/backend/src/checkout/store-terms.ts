// What a store charges for delivery, where it delivers to and what it lets people pay with. Amounts are gross for consumers and net
// for the business shop, like the prices beside them.

import type { PaymentId } from '@tornister/domain/checkout';
import { type Money, money } from '@tornister/domain/money';
import type { StoreCode } from '@tornister/domain/storefront';

export type ShippingRate = { readonly home: Money; readonly abroad: Money };

export type StoreTerms = {
  readonly homeCountry: string;
  readonly billingCountries: readonly string[];
  readonly deliveryCountries: readonly string[];
  /** From this value of the goods on parcels are free; freight never is. */
  readonly freeShippingFrom: Money;
  readonly shippers: Readonly<Record<'dhl' | 'dpd' | 'spedition', ShippingRate>>;
  /** In the order in which they are offered. */
  readonly payments: readonly PaymentId[];
};

const rate = (home: number, abroad: number): ShippingRate => ({ home: money(home), abroad: money(abroad) });

const EUROPE = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT'];

const TERMS: Readonly<Record<StoreCode, StoreTerms>> = {
  de: {
    homeCountry: 'DE',
    billingCountries: EUROPE,
    deliveryCountries: EUROPE,
    freeShippingFrom: money(49_00),
    shippers: { dhl: rate(4_95, 4_95), dpd: rate(4_95, 12_95), spedition: rate(29_00, 59_00) },
    payments: ['PAYPAL', 'CREDIT_CARD', 'INVOICE', 'AMAZONPAY', 'VORKASSE', 'X_RECHNUNG'],
  },
  at: {
    homeCountry: 'AT',
    billingCountries: ['AT', 'DE'],
    deliveryCountries: ['AT', 'DE'],
    freeShippingFrom: money(59_00),
    shippers: { dhl: rate(5_95, 5_95), dpd: rate(5_95, 5_95), spedition: rate(39_00, 39_00) },
    payments: ['PAYPAL', 'CREDIT_CARD', 'INVOICE', 'AMAZONPAY', 'VORKASSE'],
  },
  ch: {
    homeCountry: 'CH',
    billingCountries: ['CH', 'LI'],
    deliveryCountries: ['CH', 'LI'],
    freeShippingFrom: money(79_00),
    shippers: { dhl: rate(8_95, 8_95), dpd: rate(8_95, 8_95), spedition: rate(59_00, 59_00) },
    payments: ['TWINT', 'CREDIT_CARD', 'PAYPAL', 'INVOICE', 'VORKASSE'],
  },
  b2b: {
    homeCountry: 'DE',
    billingCountries: ['DE', 'AT', 'LU'],
    deliveryCountries: ['DE', 'AT', 'LU'],
    freeShippingFrom: money(75_00),
    shippers: { dhl: rate(4_90, 4_90), dpd: rate(4_90, 9_90), spedition: rate(29_00, 49_00) },
    payments: ['RECHNUNG', 'X_RECHNUNG', 'VORKASSE'],
  },
};

/** The terms of a store. */
export const termsOf = (store: StoreCode): StoreTerms => TERMS[store];
