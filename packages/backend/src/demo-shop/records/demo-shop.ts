// What the demo shop's generator yields: plain records, each with its id, references by id, texts in both languages, money in
// cents, times as distances from `now`. The seeder writes them into the database.

import type { Instant } from '@tornister/domain/shared';
import type { AccountRecord } from './accounts.ts';
import type { CategoryRecord, ExtraBadgeRecord, ManufacturerRecord, ProductBundle } from './catalogue.ts';
import type { CmsPageRecord, FooterRecord, GlobalParameterRecord, PageRedirectRecord } from './content.ts';
import type { CatalogueRecord, DealRecord, FreeArticleRecord, TeaserWishlistRecord, VoucherRecord } from './offers.ts';
import type { LongTailRecord, SearchRedirectRecord, SearchRewriteRecord, SuggestRecord } from './search.ts';

/** Everything but the products, which come one by one. */
export type DemoShop = {
  readonly categories: readonly CategoryRecord[];
  readonly manufacturers: readonly ManufacturerRecord[];
  readonly extraBadges: readonly ExtraBadgeRecord[];
  readonly deals: readonly DealRecord[];
  readonly vouchers: readonly VoucherRecord[];
  readonly freeArticles: readonly FreeArticleRecord[];
  readonly catalogues: readonly CatalogueRecord[];
  readonly pages: readonly CmsPageRecord[];
  readonly pageRedirects: readonly PageRedirectRecord[];
  readonly footers: readonly FooterRecord[];
  readonly teaserWishlists: readonly TeaserWishlistRecord[];
  readonly searchRedirects: readonly SearchRedirectRecord[];
  readonly searchRewrites: readonly SearchRewriteRecord[];
  readonly longTails: readonly LongTailRecord[];
  readonly suggestions: readonly SuggestRecord[];
  readonly globalParameters: readonly GlobalParameterRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly productCount: number;
  /** Makes the products one after the other; may be called again and yields the same. */
  readonly products: () => Iterable<ProductBundle>;
};

export type DemoShopOptions = {
  /** How many products; 2,400 by default, up to 100,000. */
  readonly products: number;
  /** The same seed makes the same shop. */
  readonly seed: number;
  /** The moment that distances in the records count from. */
  readonly now: Instant;
};

/** `generateDemoShop` in `generate-demo-shop.ts`. */
export type GenerateDemoShop = (options: DemoShopOptions) => DemoShop;
