// The German consumer shop, in German and in English.

import { CONSUMER_EDITION } from './editions.ts';
import { GERMAN_HOLIDAYS } from './holidays.ts';
import { dhl, dpd, spedition } from './shippers.ts';
import type { StorefrontProfile, TradingTerms } from './storefront-profile.ts';
import { GERMAN_TAX_WORDS } from './tax-words.ts';

export const DE = {
  store: 'de',
  isB2b: false,
  isInEu: true,
  edition: CONSUMER_EDITION,
  openedBy: { kind: 'default' },
  languages: [
    {
      id: 'de',
      language: 'de',
      locale: 'de-DE',
      htmlLanguage: 'de-DE',
      numberLocale: 'de-DE',
      developmentHost: 'de.localhost',
      catalogueEdition: 'katalog',
      catalogueLanguage: 'de',
    },
    {
      id: 'en',
      language: 'en',
      locale: 'en-DE',
      htmlLanguage: 'en-DE',
      numberLocale: 'en-GB',
      subdomain: 'en',
      developmentHost: 'en.localhost',
      catalogueEdition: 'katalog',
      catalogueLanguage: 'de',
    },
  ],
  hreflang: ['de-DE', 'x-default'],
  footer: { showsTwint: false, showsWallet: true, showsEInvoice: true, carriers: ['parcel', 'dhl'] },
  rotatesBeforeConsent: false,
  consentPurposes: ['statistics', 'recent'],
  writesEszett: true,
} as const satisfies StorefrontProfile;

const EUROPE = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'FR', 'IT'];

export const DE_TERMS: TradingTerms = {
  currency: 'EUR',
  taxWords: GERMAN_TAX_WORDS,
  vat: { standard: 190, reduced: 70 },
  homeCountry: 'DE',
  billingCountries: EUROPE,
  deliveryCountries: EUROPE,
  freeShippingFromCents: 49_00,
  shippers: [
    dhl({ homeCents: 4_95, abroadCents: 4_95 }),
    dpd({ homeCents: 4_95, abroadCents: 12_95 }),
    spedition({ homeCents: 29_00, abroadCents: 59_00 }),
  ],
  extraDeliveryDays: { home: 0, abroad: 2 },
  payments: ['PAYPAL', 'CREDIT_CARD', 'INVOICE', 'AMAZONPAY', 'VORKASSE', 'CASH_ON_DELIVERY', 'X_RECHNUNG'],
  localPayments: ['X_RECHNUNG', 'CASH_ON_DELIVERY'],
  withdrawal: 'statutory',
  hasFixedBookPrices: true,
  holidays: GERMAN_HOLIDAYS,
  emailDomains: ['gmx.de', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'mail.de', 'posteo.de'],
};
