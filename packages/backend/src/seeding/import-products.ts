// Products with their items, prices, stock and reviews, a chunk at a time.

import { DAY_MS, type Instant } from '@tornister/domain/shared';
import type {
  ItemRecord,
  ManufacturerRecord,
  ProductBundle,
  ProductRecord,
  ReviewRecord,
} from '../catalogue/catalogue-records.ts';
import { cleanText } from '../content/clean-html.ts';
import type { Database } from '../database/database.ts';
import type { FilterNumbers } from './filter-numbers.ts';
import { pictureRow, storedPicture } from './import-catalogue.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { pricePointsOf, pricesOf } from './price-lists.ts';

export type ProductImport = {
  readonly now: Instant;
  readonly filters: FilterNumbers;
  readonly manufacturers: ReadonlyMap<string, ManufacturerRecord>;
};

/** Writes a chunk of products with everything that belongs to them. */
export const importProducts = async (
  database: Database,
  bundles: readonly ProductBundle[],
  { now, filters, manufacturers }: ProductImport,
): Promise<void> => {
  const items = bundles.flatMap((bundle) => bundle.items.map((item) => ({ item, taxClass: bundle.product.taxClass })));
  const pictures = items.flatMap(({ item }) => item.pictures);
  await insertRows(database, 'pictures', [...new Map(pictures.map((one) => [one.id, pictureRow(one)])).values()]);
  await insertRows(
    database,
    'products',
    bundles.map(({ product }) => productRow(product, now)),
  );
  await insertRows(
    database,
    'product_categories',
    bundles.flatMap(({ product }) => categoryRows(product)),
  );
  await insertRows(
    database,
    'items',
    items.map(({ item }) => itemRow(item)),
  );
  await insertRows(
    database,
    'stock',
    items.map(({ item }) => ({ item_id: item.id, available: item.stock })),
  );
  await insertRows(
    database,
    'prices',
    items.flatMap(({ item, taxClass }) => pricesOf(item, taxClass, now)),
  );
  await insertRows(
    database,
    'price_points',
    items.flatMap(({ item, taxClass }) => pricePointsOf(item, taxClass, now)),
  );
  await insertRows(
    database,
    'reviews',
    bundles.flatMap(({ reviews }) => reviews.map((one) => reviewRow(one, now))),
  );
  const values = bundles.flatMap(({ product }) => filters.rowsOf(product, manufacturers.get(product.manufacturerId)));
  await filters.writeNew(database);
  await insertRows(database, 'product_filter_values', values);
};

const productRow = (product: ProductRecord, now: Instant): Row<'products'> => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  teaser: product.teaser,
  main_category_id: product.categoryIds[0] ?? '',
  manufacturer_id: product.manufacturerId,
  is_new: product.isNew,
  is_popular: product.isPopular,
  extra_badge_ids: product.extraBadgeIds,
  is_book: product.isBook,
  tax_class: product.taxClass,
  rating_average: product.ratingAverage ?? null,
  rating_count: product.ratingCount,
  is_electrical: product.isElectrical,
  has_battery: product.hasBattery,
  energy_class: product.energyClass ?? null,
  replacement_id: product.replacementId ?? null,
  shortage_text: product.shortageText ?? null,
  is_freight: product.isFreight,
  created_at: now - product.createdDaysAgo * DAY_MS,
  sales_rank: product.salesRank,
  variant_attributes: product.attributes,
  details: detailsOf(product),
});

const detailsOf = (product: ProductRecord) => ({
  longDescription: cleanText(product.longDescription),
  shortFacts: product.shortFacts,
  scopeOfDelivery: product.scopeOfDelivery,
  dataAndFacts: product.dataAndFacts,
  warnings: product.warnings,
  dangerWarnings: product.dangerWarnings,
  textileCare: product.textileCare,
  downloads: product.downloads,
  audioSamples: product.audioSamples,
  videoLinks: product.videoLinks,
  extraTabs: product.extraTabs.map((tab) => ({ ...tab, html: cleanText(tab.html) })),
  accessoryIds: product.accessoryIds,
  keywords: product.keywords,
  ...(product.textileComposition && { textileComposition: product.textileComposition }),
  ...(product.powerPlugScope && { powerPlugScope: product.powerPlugScope }),
  ...(product.warranty && { warranty: product.warranty }),
  ...(product.isbn && { isbn: product.isbn }),
});

const categoryRows = (product: ProductRecord): readonly Row<'product_categories'>[] =>
  [...new Set(product.categoryIds)].map((category_id, position) => ({
    product_id: product.id,
    category_id,
    position,
  }));

const itemRow = (item: ItemRecord): Row<'items'> => ({
  id: item.id,
  order_number: item.orderNumber,
  product_id: item.productId,
  position: item.position,
  attribute_values: item.attributeValues,
  is_best_price: item.isBestPrice,
  delivery_status: item.deliveryStatus,
  delivery_days_min: item.deliveryDays[0],
  delivery_days_max: item.deliveryDays[1],
  minimum_order_quantity: item.minimumOrderQuantity,
  max_quantity: item.maxQuantity,
  base_amount: item.baseContent?.amount ?? null,
  base_unit: item.baseContent?.unit ?? null,
  weight_grams: item.weightGrams,
  is_prime_eligible: item.isPrimeEligible,
  is_available: item.isAvailable,
  ean: item.ean,
  pictures: item.pictures.map(storedPicture),
});

const reviewRow = (review: ReviewRecord, now: Instant): Row<'reviews'> => ({
  id: review.id,
  product_id: review.productId,
  rating: review.rating,
  author: review.author,
  language: review.language,
  title: review.title,
  message: review.message,
  written_at: now - review.daysAgo * DAY_MS,
  helpful_count: review.helpfulCount,
  shop_comment: review.shopComment ?? null,
  is_verified: review.isVerified,
});
