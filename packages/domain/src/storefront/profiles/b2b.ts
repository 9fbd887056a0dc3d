// The shop for schools and other institutions, in German and in English. Its amounts are net.

import { DE_TERMS } from './de.ts';
import { BUSINESS_EDITION } from './editions.ts';
import { dhl, dpd, spedition } from './shippers.ts';
import type { StorefrontProfile, TradingTerms } from './storefront-profile.ts';

export const B2B = {
  store: 'b2b',
  isB2b: true,
  isInEu: true,
  edition: BUSINESS_EDITION,
  openedBy: { kind: 'host-word', word: 'educational' },
  languages: [
    {
      id: 'b2b',
      language: 'de',
      locale: 'edu-de',
      otherSpellings: ['edu'],
      htmlLanguage: 'de-DE',
      numberLocale: 'de-DE',
      developmentHost: 'educational.localhost',
      catalogueEdition: 'katalog',
      catalogueLanguage: 'de',
    },
    {
      id: 'b2b-en',
      language: 'en',
      locale: 'edu-en',
      htmlLanguage: 'en-DE',
      numberLocale: 'en-GB',
      subdomain: 'en',
      developmentHost: 'en.educational.localhost',
      catalogueEdition: 'catalogue',
      catalogueLanguage: 'en',
    },
  ],
  hreflang: [],
  footer: { showsTwint: false, showsWallet: false, showsEInvoice: true, carriers: ['parcel', 'dhl'] },
  rotatesBeforeConsent: false,
  consentPurposes: ['statistics', 'recent'],
  writesEszett: true,
} as const satisfies StorefrontProfile;

const COUNTRIES = ['DE', 'AT', 'LU'];

export const B2B_TERMS: TradingTerms = {
  currency: 'EUR',
  taxWords: DE_TERMS.taxWords,
  vat: DE_TERMS.vat,
  homeCountry: 'DE',
  billingCountries: COUNTRIES,
  deliveryCountries: COUNTRIES,
  freeShippingFromCents: 75_00,
  shippers: [
    dhl({ homeCents: 4_90, abroadCents: 4_90 }),
    dpd({ homeCents: 4_90, abroadCents: 9_90 }),
    spedition({ homeCents: 29_00, abroadCents: 49_00 }),
  ],
  extraDeliveryDays: { home: 0, abroad: 2 },
  payments: ['RECHNUNG', 'X_RECHNUNG'],
  localPayments: ['X_RECHNUNG'],
  withdrawal: 'none',
  hasFixedBookPrices: true,
  holidays: DE_TERMS.holidays,
  emailDomains: DE_TERMS.emailDomains,
};
