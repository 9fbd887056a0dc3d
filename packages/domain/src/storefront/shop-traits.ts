// What differs between the shops, in one place. Source: spec 1 §1, §2 "Header", "Footer", §6, §9; spec 3 §2.

import type { Language } from './languages/index.ts';
import { profileOf } from './profiles/index.ts';
import type { Edition } from './profiles/storefront-profile.ts';
import type { Storefront } from './storefront.ts';

export type CatalogueEdition = 'katalog' | 'catalogue';

export type ShopTraits = Edition & { readonly catalogueEdition: CatalogueEdition };

/** Where printed catalogues are ordered, and in which language they are printed. */
export type PrintedCatalogues = { readonly edition: CatalogueEdition; readonly language: Language };

/**
 * Katalog is for German editions and for every consumer, catalogue for the English business edition (spec 1 §2, spec 2 §2): as the
 * storefront's record says of the language; in one that it does not speak, as of its first.
 */
export const printedCataloguesOf = ({ store, language }: Pick<Storefront, 'store' | 'language'>): PrintedCatalogues => {
  const { languages } = profileOf(store);
  const spoken = languages.find((one) => one.language === language) ?? languages[0];
  return { edition: spoken.catalogueEdition, language: spoken.catalogueLanguage };
};

/** Consumers see gross prices and consumer features; the business shop needs a login and shows net prices. */
export const traitsOf = (shop: Pick<Storefront, 'store' | 'language'>): ShopTraits => ({
  ...profileOf(shop.store).edition,
  catalogueEdition: printedCataloguesOf(shop).edition,
});
