// Demo shop: generates all of its records from a size and a seed.

import type { Instant } from '@tornister/domain/shared';
import type { ManufacturerRecord, ProductBundle } from '../catalogue/catalogue-records.ts';
import type { ShopRecords } from '../seeding/shop-records.ts';
import { BRANDS, type Brand } from './brands.ts';
import { indexCategories, makeCategories } from './categories.ts';
import { makeAccounts } from './content/accounts.ts';
import { COMPETITIONS } from './content/competitions.ts';
import { makeDeals } from './content/deals.ts';
import { makeFooters } from './content/footers.ts';
import { homePage } from './content/home-page.ts';
import { businessHomePage } from './content/home-page-business.ts';
import { makeCatalogues, makeFreeArticles, makeVouchers } from './content/offers.ts';
import { contentPages, PAGE_REDIRECTS } from './content/pages.ts';
import { GLOBAL_PARAMETERS, LONG_TAILS, SEARCH_REDIRECTS, SUGGESTIONS } from './content/search-data.ts';
import { SEARCH_REWRITES } from './content/search-rewrites.ts';
import { createShelf } from './content/shelf.ts';
import { makeTeaserWishlists } from './content/teaser-wishlists.ts';
import { isDiscontinued, slugOf } from './make-items.ts';
import { motifOf } from './make-pictures.ts';
import { makeProduct, salesRankOf } from './make-product.ts';
import { extraBadges } from './phrases.ts';
import { type Draft, type Plan, planProducts } from './plan.ts';
import { inHtml, textOf } from './texts.ts';

/** The size and the seed of the shop that a fresh clone starts with. */
export const DEFAULT_PRODUCTS = 2_400;
export const DEFAULT_SEED = 20_27;

export type DemoShopOptions = {
  /** How many products; 2,400 by default, up to 100,000. */
  readonly products: number;
  /** The same seed makes the same shop. */
  readonly seed: number;
  /** The moment that distances in the records count from. */
  readonly now: Instant;
  /** The id of the shop's brand, as it is configured: it names a badge and the page about the shop. */
  readonly brandId: string;
};

const TOPSELLERS = 6;

const manufacturers = (): readonly ManufacturerRecord[] =>
  Object.entries<Brand>(BRANDS).map(([id, brand]) => {
    const mail = `kontakt@${slugOf(brand.name)}.example.com`;
    return {
      id,
      name: brand.name,
      postalAddress: brand.address,
      electronicAddress: mail,
      country: brand.country,
      ...(brand.importer
        ? {
            responsiblePerson: {
              name: brand.importer.name,
              postalAddress: brand.importer.address,
              electronicAddress: `produktsicherheit@${slugOf(brand.importer.name)}.example.com`,
            },
          }
        : {}),
    };
  });

/** The best sellers below each category, best first, each family once. */
const topsellers = (
  plan: Plan,
  categoryIdsOf: (draft: Draft) => readonly string[],
): ReadonlyMap<string, readonly Draft[]> => {
  const best = new Map<string, Draft[]>();
  const ranked = plan.drafts
    .filter((draft) => !isDiscontinued(draft))
    .sort((left, right) => salesRankOf(left, plan) - salesRankOf(right, plan));
  for (const draft of ranked) {
    for (const id of categoryIdsOf(draft)) {
      const own = best.get(id) ?? [];
      if (own.length < TOPSELLERS && !own.some(({ family }) => family.key === draft.family.key && own.length > 1))
        best.set(id, [...own, draft]);
    }
  }
  return best;
};

/**
 * Makes the demo shop: the same options give the same shop, to the last review. Categories, pages and offers are made at once,
 * products one after the other while they are asked for, so that a shop of 100,000 products needs no memory for them.
 */
export const generateDemoShop = ({ products: wanted, seed, now, brandId }: DemoShopOptions): ShopRecords => {
  const plan = planProducts(wanted, seed);
  const categories = indexCategories();
  const parents = new Map(categories.all.map(({ id, parent }) => [id, parent?.id]));
  const withAncestors = (id: string): readonly string[] => {
    const parent = parents.get(id);
    return parent === undefined ? [id] : [id, ...withAncestors(parent)];
  };
  const idsOf = (draft: Draft): readonly string[] => {
    const [main] = categories.idsFor(draft, false);
    return main === undefined ? [] : withAncestors(main);
  };
  const best = topsellers(plan, idsOf);
  const make = (draft: Draft): ProductBundle => makeProduct(draft, plan, categories, brandId);
  const shelf = createShelf(plan, categories);
  const motifOfCategory = (id: string) => {
    const first = best.get(id)?.[0];
    return first && motifOf(first.family, first.mark, first.choices);
  };
  return {
    categories: makeCategories(categories, motifOfCategory, (id) => (best.get(id) ?? []).map((draft) => draft.id)),
    manufacturers: manufacturers(),
    extraBadges: extraBadges(brandId).map(({ id, name }) => ({ id, name: textOf(name) })),
    deals: makeDeals(plan, make, now),
    vouchers: makeVouchers(shelf, categories),
    freeArticles: makeFreeArticles(shelf),
    catalogues: makeCatalogues(plan, make),
    competitions: COMPETITIONS,
    pages: [
      homePage(shelf),
      businessHomePage(shelf),
      ...contentPages(
        shelf,
        Object.values<Brand>(BRANDS).map(({ name }) => inHtml(name)),
        brandId,
      ),
    ],
    pageRedirects: PAGE_REDIRECTS,
    footers: makeFooters(brandId),
    teaserWishlists: makeTeaserWishlists(shelf),
    searchRedirects: SEARCH_REDIRECTS,
    searchRewrites: SEARCH_REWRITES,
    longTails: LONG_TAILS,
    suggestions: SUGGESTIONS,
    globalParameters: GLOBAL_PARAMETERS,
    accounts: makeAccounts(shelf),
    productCount: plan.drafts.length,
    products: function* () {
      for (const draft of plan.drafts) yield make(draft);
    },
  };
};
