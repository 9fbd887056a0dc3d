// What the pages of one site know of its storefront, as data. It travels with the page, so that a tab carries the record of its own
// storefront and not those of all. Source: spec 1 §1, §2, §5, §9.

import { owesGuaranteeNotice } from './guarantee-notice.ts';
import { type HreflangShop, hreflangShops } from './hreflang.ts';
import type { Language } from './languages/index.ts';
import { htmlLanguage, numberLocale, textSources } from './locale-order.ts';
import { PROFILES, profileOf, type StorefrontId } from './profiles/index.ts';
import type { StorefrontProfile, TradingTerms } from './profiles/storefront-profile.ts';
import { tradingTermsOf } from './profiles/terms.ts';
import { type ShopTraits, traitsOf } from './shop-traits.ts';
import { otherLanguageOf } from './site-selection.ts';
import { type LocaleCode, STOREFRONTS, type Storefront } from './storefront.ts';

export type SiteProfile = Pick<StorefrontProfile, 'footer' | 'rotatesBeforeConsent' | 'consentPurposes'> & {
  readonly traits: ShopTraits;
  /** The value of `<html lang>`. */
  readonly htmlLanguage: string;
  /** The locale that writes amounts, numbers and dates. */
  readonly numberLocale: string;
  /** What that locale writes before the decimals. */
  readonly decimalSign: string;
  /** Where a text is looked up, first match wins; the first is the locale that is spoken. */
  readonly textSources: readonly [LocaleCode, ...LocaleCode[]];
  /** The same shop in a language that is not the spoken one, where it has one. */
  readonly otherLanguage?: { readonly id: StorefrontId; readonly language: Language; readonly locale: LocaleCode };
  /** The sister shops that search engines are told of. */
  readonly hreflang: readonly HreflangShop[];
  /** Where families shop: this storefront, or for an institution the first one for consumers that speaks its language. */
  readonly familyShop: StorefrontId;
  /** The notice of the legal guarantee stands before an order. */
  readonly owesGuaranteeNotice: boolean;
  /** The right to give goods back, as the sentence above the order button says it. */
  readonly withdrawal: TradingTerms['withdrawal'];
  /** What consumers do who want an order undone: by law they withdraw from the contract; where only the terms promise it, no law is named and they give back. */
  readonly wayOut: 'withdraw' | 'giveBack';
};

const otherLanguage = (id: StorefrontId): NonNullable<SiteProfile['otherLanguage']> => {
  const { language, locale } = STOREFRONTS[id];
  return { id, language, locale };
};

/** Prices of institutions are never shown to families. */
const familyShopOf = (id: StorefrontId, { isB2b, language }: Pick<Storefront, 'isB2b' | 'language'>): StorefrontId => {
  const consumers = PROFILES.filter((profile) => !profile.isB2b).flatMap(({ languages }) => languages);
  const spoken = consumers.find((one) => one.language === language) ?? consumers[0];
  return isB2b ? (spoken?.id ?? id) : id;
};

const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** The profile of a storefront, spoken in the locale that `storefront` carries; that need not be the one of its id. */
export const siteProfile = (id: StorefrontId, storefront: Storefront): SiteProfile => {
  const profile = profileOf(storefront.store);
  const { footer, rotatesBeforeConsent, consentPurposes } = profile;
  const { withdrawal } = tradingTermsOf(storefront.store);
  const other = otherLanguageOf(storefront);
  return {
    footer,
    rotatesBeforeConsent,
    consentPurposes,
    withdrawal,
    traits: traitsOf(storefront),
    htmlLanguage: htmlLanguage(storefront.locale),
    numberLocale: numberLocale(storefront.locale),
    decimalSign: decimalSignOf(numberLocale(storefront.locale)),
    textSources: textSources(storefront.locale),
    ...(other !== undefined && { otherLanguage: otherLanguage(other) }),
    hreflang: hreflangShops(storefront),
    familyShop: familyShopOf(id, storefront),
    owesGuaranteeNotice: owesGuaranteeNotice(profile),
    wayOut: withdrawal === 'voluntary' ? 'giveBack' : 'withdraw',
  };
};
