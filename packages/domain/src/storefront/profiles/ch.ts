// The Swiss consumer shop: sells in euro, sends with the Post, writes no ß.

import { CONSUMER_EDITION } from './editions.ts';
import { SWISS_HOLIDAYS } from './holidays.ts';
import { spedition, swissPost } from './shippers.ts';
import type { StorefrontProfile, TradingTerms } from './storefront-profile.ts';
import { SWISS_TAX_WORDS } from './tax-words.ts';

export const CH = {
  store: 'ch',
  isB2b: false,
  isInEu: false,
  edition: CONSUMER_EDITION,
  openedBy: { kind: 'domain' },
  languages: [
    {
      id: 'ch',
      language: 'de',
      locale: 'de-CH',
      otherSpellings: ['ch-de'],
      htmlLanguage: 'de-CH',
      numberLocale: 'de-CH',
      developmentHost: 'ch.localhost',
      catalogueEdition: 'katalog',
      catalogueLanguage: 'de',
    },
  ],
  hreflang: ['de-CH', 'de-LI'],
  footer: { showsTwint: true, showsWallet: false, showsEInvoice: false, carriers: ['swiss-post'] },
  rotatesBeforeConsent: true,
  consentPurposes: ['statistics', 'recent'],
  writesEszett: false,
} as const satisfies StorefrontProfile;

export const CH_TERMS: TradingTerms = {
  currency: 'EUR',
  taxWords: SWISS_TAX_WORDS,
  vat: { standard: 81, reduced: 26 },
  homeCountry: 'CH',
  billingCountries: ['CH', 'LI'],
  deliveryCountries: ['CH', 'LI'],
  freeShippingFromCents: 79_00,
  shippers: [swissPost({ homeCents: 8_95, abroadCents: 8_95 }), spedition({ homeCents: 59_00, abroadCents: 59_00 })],
  extraDeliveryDays: { home: 2, abroad: 2 },
  payments: ['TWINT', 'CREDIT_CARD', 'PAYPAL', 'INVOICE', 'VORKASSE'],
  localPayments: ['TWINT'],
  withdrawal: 'voluntary',
  hasFixedBookPrices: false,
  holidays: SWISS_HOLIDAYS,
  emailDomains: ['bluewin.ch', 'gmx.ch', 'hispeed.ch', 'sunrise.ch', 'outlook.ch', 'protonmail.ch'],
};
