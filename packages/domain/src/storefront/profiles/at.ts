// The Austrian consumer shop.

import { CONSUMER_EDITION } from './editions.ts';
import { AUSTRIAN_HOLIDAYS } from './holidays.ts';
import { dpd, spedition } from './shippers.ts';
import type { StorefrontProfile, TradingTerms } from './storefront-profile.ts';
import { AUSTRIAN_TAX_WORDS } from './tax-words.ts';

export const AT = {
  store: 'at',
  isB2b: false,
  isInEu: true,
  edition: CONSUMER_EDITION,
  openedBy: { kind: 'domain' },
  languages: [
    {
      id: 'at',
      language: 'de',
      locale: 'de-AT',
      otherSpellings: ['at-de'],
      htmlLanguage: 'de-AT',
      numberLocale: 'de-AT',
      developmentHost: 'at.localhost',
      catalogueEdition: 'katalog',
      catalogueLanguage: 'de',
    },
  ],
  hreflang: ['de-AT', 'de-IT'],
  footer: { showsTwint: false, showsWallet: true, showsEInvoice: false, carriers: ['parcel'] },
  rotatesBeforeConsent: false,
  consentPurposes: ['statistics', 'recent'],
  writesEszett: true,
} as const satisfies StorefrontProfile;

export const AT_TERMS: TradingTerms = {
  currency: 'EUR',
  taxWords: AUSTRIAN_TAX_WORDS,
  vat: { standard: 200, reduced: 100, special: 130 },
  homeCountry: 'AT',
  billingCountries: ['AT', 'DE'],
  deliveryCountries: ['AT', 'DE'],
  freeShippingFromCents: 59_00,
  shippers: [dpd({ homeCents: 5_95, abroadCents: 5_95 }), spedition({ homeCents: 39_00, abroadCents: 39_00 })],
  extraDeliveryDays: { home: 1, abroad: 0 },
  payments: ['PAYPAL', 'CREDIT_CARD', 'INVOICE', 'AMAZONPAY', 'VORKASSE'],
  localPayments: [],
  withdrawal: 'statutory',
  hasFixedBookPrices: true,
  holidays: AUSTRIAN_HOLIDAYS,
  emailDomains: ['gmx.at', 'aon.at', 'a1.net', 'chello.at', 'outlook.at', 'kabsi.at'],
};
