// The form of a storefront's record: how it is reached and looks, and on which terms it sells. Pages read the first half only, so that
// no page carries price lists of shippers. Source: spec 1 §1, §2, §5, §9; spec 3 §2.

import type { ConsentPurpose } from '../../analytics/consent.ts';
import type { PaymentId } from '../../checkout/payment-method.ts';
import type { SPEDITION } from '../../checkout/shipper-codes.ts';
import type { HolidayRule } from '../../shared/public-holidays.ts';
import type { Language } from '../languages/index.ts';
import type { LocalText, Worded } from '../local-text.ts';

/** A storefront in one of its languages. */
export type StorefrontLanguage = {
  /** How settings name it, like `b2b-en`. */
  readonly id: string;
  readonly language: Language;
  /** The locale of its texts, which override the complete ones of the language. */
  readonly locale: string;
  /** Other spellings of the locale (spec 1 §1). */
  readonly otherSpellings?: readonly string[];
  /** The value of `<html lang>`. */
  readonly htmlLanguage: string;
  /** The locale that writes amounts, numbers and days: on pages, in mails and on papers. */
  readonly numberLocale: string;
  /** A host with this first label speaks the language; absent for the language that the store speaks otherwise. */
  readonly subdomain?: string;
  readonly developmentHost: string;
  /** Which page the printed catalogues are ordered on (spec 1 §2). */
  readonly catalogueEdition: 'katalog' | 'catalogue';
  /** The language that those catalogues are printed in: one that a catalogue exists in, not always the one that is spoken here. */
  readonly catalogueLanguage: Language;
};

/** Features that consumers and institutions get (spec 1 §2, §6; spec 3 §2). */
export type Edition = {
  /** The business shop logs in with a customer number instead of an e-mail. */
  readonly loginBy: 'email' | 'customerNumber';
  readonly requiresLogin: boolean;
  readonly priceDisplay: 'gross' | 'net';
  readonly hasSearchSuggestions: boolean;
  readonly hasPaymentStep: boolean;
  readonly headerVariant: 'business' | 'consumer';
  readonly socialLinks: 'professional' | 'consumer';
  readonly hasQualityPromise: boolean;
  readonly hasFooterStrip: boolean;
  readonly hasHotlineAndEmailTeasers: boolean;
};

export type DeliveryLogo = 'dpd' | 'gls' | 'dhl' | 'swiss-post';

export type StorefrontProfile = {
  /** Its code in price lists, headers and addresses. */
  readonly store: string;
  /** It sells to institutions. */
  readonly isB2b: boolean;
  /** Whoever buys here buys under the consumer law of the European Union. */
  readonly isInEu: boolean;
  readonly edition: Edition;
  /** What opens it: a host that contains one of its domains, one that contains a word, or every host that opens no other. */
  readonly openedBy:
    | { readonly kind: 'domain' }
    | { readonly kind: 'host-word'; readonly word: string }
    | { readonly kind: 'default' };
  /** The first one is spoken where no subdomain says otherwise. */
  readonly languages: readonly [StorefrontLanguage, ...StorefrontLanguage[]];
  /** Language tags of the visitors that search engines are to send here (spec 1 §5). */
  readonly hreflang: readonly string[];
  readonly footer: {
    /** Twint is shown when its switch is on. */
    readonly showsTwint: boolean;
    /** The wallet is shown when it is switched on: where the terms offer it. */
    readonly showsWallet: boolean;
    /** The electronic invoice is shown when its switch is on. */
    readonly showsEInvoice: boolean;
    /** `parcel` is DPD, or GLS when the switch for DPD is off. */
    readonly carriers: readonly ('parcel' | DeliveryLogo)[];
  };
  /** The hero slider rotates before the consent banner is closed (spec 3 §3). */
  readonly rotatesBeforeConsent: boolean;
  /** What its visitors are asked to agree to; a storefront that names nothing asks for nothing and measures nothing (spec 1 §1). */
  readonly consentPurposes: readonly ConsentPurpose[];
  /** False where German is written without ß, and quotations stand in «…». */
  readonly writesEszett: boolean;
};

/** In permille, so that 8.1 % is a whole number. `special` exists in Austria only (13 %). */
export type VatRates = { readonly standard: number; readonly reduced: number; readonly special?: number };

export type ShipperTerms = {
  readonly code: string;
  readonly name: LocalText;
  readonly homeCents: number;
  readonly abroadCents: number;
};

/** Who brings what no parcel takes. */
export type FreightTerms = ShipperTerms & { readonly code: typeof SPEDITION };

/** What a country calls the tax, and the numbers of who owes it. Each in German at least, which papers fall back on. */
export type TaxWords = {
  /** As a column has it. */
  readonly short: Worded<string>;
  /** As a sentence has it. */
  readonly full: Worded<string>;
  /** The number of a company for trade within the European Union. */
  readonly vatId: Worded<string>;
  /** The number that this country has given to the seller. */
  readonly taxNumber: Worded<string>;
};

/** On which terms a storefront sells. Amounts are gross for consumers and net for institutions, like the prices beside them. */
export type TradingTerms = {
  /** Not a choice yet: prices of goods, deals and memberships are kept in euro, so that no storefront sells in another currency. */
  readonly currency: 'EUR';
  readonly taxWords: TaxWords;
  readonly vat: VatRates;
  /** ISO 3166-1 alpha-2, as every country here. */
  readonly homeCountry: string;
  readonly billingCountries: readonly string[];
  readonly deliveryCountries: readonly string[];
  /** From this value of the goods on parcels are free; freight never is. */
  readonly freeShippingFromCents: number;
  /**
   * Parcels in the order in which they are offered, last the spedition. Every storefront has both, because every article of the catalogue is for
   * sale in each of them.
   */
  readonly shippers: readonly [ShipperTerms, ...ShipperTerms[], FreightTerms];
  /** Working days that goods take longer than within Germany: to the home country, and to each other one that is delivered to. */
  readonly extraDeliveryDays: { readonly home: number; readonly abroad: number };
  /** In the order in which they are offered. */
  readonly payments: readonly PaymentId[];
  /** Methods that a storefront may only offer when it is named here. */
  readonly localPayments: readonly PaymentId[];
  /** The right to give goods back: the consumer's by law, a promise of the shop, or none. It also says which sentence stands above the order button. */
  readonly withdrawal: 'statutory' | 'voluntary' | 'none';
  /** Books keep the price that their publisher has set, by a law of its country. */
  readonly hasFixedBookPrices: boolean;
  /** The public holidays of its country. */
  readonly holidays: readonly HolidayRule[];
  /** Common e-mail domains of its country, best known first (spec 3 §5). */
  readonly emailDomains: readonly string[];
};
