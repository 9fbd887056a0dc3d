// A storefront for Liechtenstein in French and in German, as the proof plants it.

import { CONSUMER_EDITION } from './editions.ts';
import { SWISS_HOLIDAYS } from './holidays.ts';
import { spedition, swissPost } from './shippers.ts';
import type { StorefrontProfile, TradingTerms } from './storefront-profile.ts';
import { SWISS_TAX_WORDS } from './tax-words.ts';

export const LI = {
  store: 'li',
  isB2b: false,
  isInEu: false,
  edition: CONSUMER_EDITION,
  openedBy: { kind: 'domain' },
  languages: [
    {
      id: 'li',
      language: 'fr',
      locale: 'fr-LI',
      htmlLanguage: 'fr-LI',
      numberLocale: 'fr-CH',
      developmentHost: 'li.localhost',
      catalogueEdition: 'catalogue',
      catalogueLanguage: 'fr',
    },
    {
      id: 'li-de',
      language: 'de',
      locale: 'de-LI',
      htmlLanguage: 'de-LI',
      numberLocale: 'de-CH',
      subdomain: 'de',
      developmentHost: 'de.li.localhost',
      catalogueEdition: 'catalogue',
      catalogueLanguage: 'de',
    },
  ],
  hreflang: ['fr-LI'],
  footer: { showsTwint: true, showsWallet: false, showsEInvoice: false, carriers: ['swiss-post'] },
  rotatesBeforeConsent: false,
  consentPurposes: ['statistics'],
  writesEszett: false,
} as const satisfies StorefrontProfile;

export const LI_TERMS: TradingTerms = {
  currency: 'EUR',
  taxWords: {
    ...SWISS_TAX_WORDS,
    short: { ...SWISS_TAX_WORDS.short, fr: 'TVA' },
    full: { ...SWISS_TAX_WORDS.full, fr: 'taxe sur la valeur ajoutée' },
  },
  vat: { standard: 81, reduced: 26 },
  homeCountry: 'LI',
  billingCountries: ['LI'],
  deliveryCountries: ['LI'],
  freeShippingFromCents: 99_00,
  shippers: [swissPost({ homeCents: 7_50, abroadCents: 7_50 }), spedition({ homeCents: 65_00, abroadCents: 65_00 })],
  extraDeliveryDays: { home: 3, abroad: 3 },
  payments: ['TWINT', 'INVOICE'],
  localPayments: ['TWINT'],
  withdrawal: 'statutory',
  hasFixedBookPrices: false,
  holidays: SWISS_HOLIDAYS,
  emailDomains: ['adon.li'],
};
