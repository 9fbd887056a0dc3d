// What differs between the shops, in one place. Source: spec 1 §1, §2 "Header", "Footer", §6, §9; spec 3 §2.

import type { Storefront } from './storefront.ts';

export type ShopTraits = {
  /** The business shop logs in with a customer number instead of an e-mail. */
  readonly loginBy: 'email' | 'customerNumber';
  readonly requiresLogin: boolean;
  readonly priceDisplay: 'gross' | 'net';
  readonly hasSearchSuggestions: boolean;
  readonly hasWalletPayment: boolean;
  readonly hasPaymentStep: boolean;
  readonly headerVariant: 'business' | 'consumer';
  readonly socialLinks: 'professional' | 'consumer';
  readonly hasQualityPromise: boolean;
  readonly hasFooterStrip: boolean;
  readonly hasHotlineAndEmailTeasers: boolean;
  readonly catalogueEdition: 'katalog' | 'catalogue';
};

/** Katalog is for German editions and for every consumer, catalogue for the English business edition (spec 1 §2, spec 2 §2). */
export const catalogueEditionOf = ({
  isB2b,
  language,
}: Pick<Storefront, 'isB2b' | 'language'>): 'katalog' | 'catalogue' =>
  isB2b && language === 'en' ? 'catalogue' : 'katalog';

/** Consumers see gross prices and consumer features; the business shop needs a login and shows net prices. */
export const traitsOf = ({ isB2b, language }: Pick<Storefront, 'isB2b' | 'language'>): ShopTraits => ({
  loginBy: isB2b ? 'customerNumber' : 'email',
  requiresLogin: isB2b,
  priceDisplay: isB2b ? 'net' : 'gross',
  hasSearchSuggestions: !isB2b,
  hasWalletPayment: !isB2b,
  hasPaymentStep: !isB2b,
  headerVariant: isB2b ? 'business' : 'consumer',
  socialLinks: isB2b ? 'professional' : 'consumer',
  hasQualityPromise: !isB2b,
  hasFooterStrip: !isB2b,
  hasHotlineAndEmailTeasers: isB2b,
  catalogueEdition: catalogueEditionOf({ isB2b, language }),
});
