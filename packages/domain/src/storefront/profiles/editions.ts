// What consumers and what institutions find in a storefront. Source: spec 1 §2 "Header", "Footer", §6; spec 3 §2.

import type { Edition } from './storefront-profile.ts';

/** Consumers see gross prices and may look around without a login. */
export const CONSUMER_EDITION: Edition = {
  loginBy: 'email',
  requiresLogin: false,
  priceDisplay: 'gross',
  hasSearchSuggestions: true,
  hasPaymentStep: true,
  headerVariant: 'consumer',
  socialLinks: 'consumer',
  hasQualityPromise: true,
  hasFooterStrip: true,
  hasHotlineAndEmailTeasers: false,
};

/** Institutions need a login, see net prices and pay by the method that was agreed with them. */
export const BUSINESS_EDITION: Edition = {
  loginBy: 'customerNumber',
  requiresLogin: true,
  priceDisplay: 'net',
  hasSearchSuggestions: false,
  hasPaymentStep: false,
  headerVariant: 'business',
  socialLinks: 'professional',
  hasQualityPromise: false,
  hasFooterStrip: false,
  hasHotlineAndEmailTeasers: true,
};
