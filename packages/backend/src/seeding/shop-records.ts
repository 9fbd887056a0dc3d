// Everything that an empty shop can be filled with: plain records, each with its id, references by id, texts in the shop's languages,
// money in cents, times as distances from `now`.

import type { AccountRecord } from '../auth/account-record.ts';
import type { FreeArticleRecord, VoucherRecord } from '../cart/promotion-records.ts';
import type {
  CategoryRecord,
  ExtraBadgeRecord,
  ManufacturerRecord,
  ProductBundle,
} from '../catalogue/catalogue-records.ts';
import type { DealRecord } from '../catalogue/deals/deal-record.ts';
import type {
  CatalogueRecord,
  CmsPageRecord,
  CompetitionRecord,
  FooterRecord,
  GlobalParameterRecord,
  PageRedirectRecord,
  TeaserWishlistRecord,
} from '../content/content-records.ts';
import type {
  LongTailRecord,
  SearchRedirectRecord,
  SearchRewriteRecord,
  SuggestRecord,
} from '../search/search-records.ts';

/** Everything but the products, which come one by one. */
export type ShopRecords = {
  readonly categories: readonly CategoryRecord[];
  readonly manufacturers: readonly ManufacturerRecord[];
  readonly extraBadges: readonly ExtraBadgeRecord[];
  readonly deals: readonly DealRecord[];
  readonly vouchers: readonly VoucherRecord[];
  readonly freeArticles: readonly FreeArticleRecord[];
  readonly catalogues: readonly CatalogueRecord[];
  readonly competitions: readonly CompetitionRecord[];
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
