// What differs between the shops, in one place. Source: spec 1 §1, §2 "Header", "Footer", §6, §9; spec 3 §2.

import { PROFILES, profileOf } from './profiles/index.ts';
import type { Edition } from './profiles/storefront-profile.ts';
import type { Storefront } from './storefront.ts';

export type CatalogueEdition = 'katalog' | 'catalogue';

export type ShopTraits = Edition & { readonly catalogueEdition: CatalogueEdition };

/** Katalog is for German editions and for every consumer, catalogue for the English business edition (spec 1 §2, spec 2 §2). */
export const catalogueEditionOf = (shop: Pick<Storefront, 'isB2b' | 'language'>): CatalogueEdition =>
  PROFILES.filter(({ isB2b }) => isB2b === shop.isB2b)
    .flatMap(({ languages }) => languages)
    .find(({ language }) => language === shop.language)?.catalogueEdition ?? 'katalog';

/** Consumers see gross prices and consumer features; the business shop needs a login and shows net prices. */
export const traitsOf = (shop: Pick<Storefront, 'store' | 'isB2b' | 'language'>): ShopTraits => ({
  ...profileOf(shop.store).edition,
  catalogueEdition: catalogueEditionOf(shop),
});
