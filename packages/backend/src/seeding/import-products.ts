// Products with their items, prices, stock and reviews, a chunk at a time.

import { DAY_MS, type Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type {
  ItemRecord,
  ManufacturerRecord,
  ProductBundle,
  ProductRecord,
  ReviewRecord,
  TaxClass,
} from '../catalogue/catalogue-records.ts';
import { cleanText } from '../content/clean-html.ts';
import type { Database } from '../database/database.ts';
import { readCountedRatings } from './counted-ratings.ts';
import type { FilterNumbers } from './filter-numbers.ts';
import { type Row, upsertRows } from './insert-rows.ts';
import { storedPicture, writePictures } from './write-pictures.ts';
import { recountPrices, type TaxedItem, writePrices } from './write-prices.ts';

export type ProductImport = {
  readonly now: Instant;
  readonly filters: FilterNumbers;
  readonly manufacturers: ReadonlyMap<string, ManufacturerRecord>;
};

/** Writes a chunk of products with everything that belongs to them. */
export const importProducts = async (
  database: Database,
  bundles: readonly ProductBundle[],
  options: ProductImport,
): Promise<void> => {
  const products = bundles.map(({ product }) => product);
  const items = bundles.flatMap((bundle) => bundle.items.map((item) => ({ item, taxClass: bundle.product.taxClass })));
  await writeProducts(database, products, options);
  await writeItems(database, items, options.now);
  await writeStock(
    database,
    items.map(({ item }) => ({ item_id: item.id, available: item.stock })),
  );
  await writeReviews(
    database,
    bundles.flatMap(({ reviews }) => reviews),
    options.now,
  );
};

/**
 * Writes products with their categories and filter values. Where a tax class changes, the prices of the items change with it. Answers the ids of those
 * that are new or changed.
 */
export const writeProducts = async (
  database: Database,
  products: readonly ProductRecord[],
  { now, filters, manufacturers }: ProductImport,
): Promise<readonly string[]> => {
  const ids = products.map(({ id }) => id);
  const counted = await readCountedRatings(database, ids);
  const taxClasses = await readTaxClasses(database, ids);
  const changed = await upsertRows(
    database,
    'products',
    ['id'],
    products.map((product) => ({ ...productRow(product, now), ...counted.get(product.id) })),
    { stamps: ['changed_at'] },
  );
  const taxedOtherwise = products.filter(({ id, taxClass }) => (taxClasses.get(id) ?? taxClass) !== taxClass);
  await recountPrices(
    database,
    taxedOtherwise.map(({ id }) => id),
    now,
  );
  const categories = products.flatMap(categoryRows);
  const { rows: values, relabelled } = await filters.write(
    database,
    products.map((product) => ({ product, manufacturer: manufacturers.get(product.manufacturerId) })),
  );
  const moved = await keepOnly(database, 'product_categories', 'category_id', ids, categories);
  const sorted = await keepOnly(database, 'product_filter_values', 'filter_value', ids, values);
  const filed = await upsertRows(database, 'product_categories', ['product_id', 'category_id'], categories);
  const filtered = await upsertRows(database, 'product_filter_values', ['product_id', 'filter_value'], values);
  return [...new Set([...changed, ...relabelled, ...moved, ...sorted, ...filed, ...filtered])];
};

const readTaxClasses = async (database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, TaxClass>> => {
  const { rows } = await sql<{ id: string; tax_class: TaxClass }>`
    select id, tax_class from products where id = any(${ids})`.execute(database);
  return new Map(rows.map(({ id, tax_class }) => [id, tax_class]));
};

/** Takes away what products do not have any more; answers the products. */
const keepOnly = async (
  database: Database,
  table: 'product_categories' | 'product_filter_values',
  column: 'category_id' | 'filter_value',
  productIds: readonly string[],
  rows: readonly { readonly product_id?: string }[],
): Promise<readonly string[]> => {
  const { rows: gone } = await sql<{ product_id: string }>`
    delete from ${sql.table(table)} as had where had.product_id = any(${productIds}) and not exists (
      select 1 from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given
      where given.product_id = had.product_id and given.${sql.ref(column)} = had.${sql.ref(column)})
    returning had.product_id`.execute(database);
  return gone.map(({ product_id }) => product_id);
};

/** Writes items with their pictures and prices; answers the ids of the products whose items are new or changed. */
export const writeItems = async (
  database: Database,
  items: readonly TaxedItem[],
  now: Instant,
): Promise<readonly string[]> => {
  await writePictures(
    database,
    items.flatMap(({ item }) => item.pictures),
  );
  const rows = items.map(({ item }) => itemRow(item));
  const changed = new Set([
    ...(await upsertRows(database, 'items', ['id'], rows)),
    ...(await writePrices(database, items, now)),
  ]);
  return [...new Set(items.flatMap(({ item }) => (changed.has(item.id) ? [item.productId] : [])))];
};

/** Writes how many pieces there are; answers the items of which it is another number. They are locked in the order in which orders lock them. */
export const writeStock = (database: Database, rows: readonly Row<'stock'>[]): Promise<readonly string[]> =>
  upsertRows(
    database,
    'stock',
    ['item_id'],
    [...rows].sort((left, right) => ((left.item_id ?? '') < (right.item_id ?? '') ? -1 : 1)),
  );

/** Writes reviews; how many have found one helpful is counted in the shop once it is there. */
export const writeReviews = async (
  database: Database,
  reviews: readonly ReviewRecord[],
  now: Instant,
): Promise<readonly string[]> =>
  upsertRows(
    database,
    'reviews',
    ['id'],
    reviews.map((one) => reviewRow(one, now)),
    { onlyNew: ['helpful_count'] },
  );

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
  created_at: Math.round(now - product.createdDaysAgo * DAY_MS),
  changed_at: now,
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
  ...(product.features.length > 0 && { features: product.features }),
  ...(product.labels.length > 0 && { labels: product.labels }),
  ...(product.metaTitle && { metaTitle: product.metaTitle }),
  ...(product.metaDescription && { metaDescription: product.metaDescription }),
  ...(product.robots && { robots: product.robots }),
  ...(product.textileComposition && { textileComposition: product.textileComposition }),
  ...(product.powerPlugScope && { powerPlugScope: product.powerPlugScope }),
  ...(product.powerPlugCharge && { powerPlugCharge: product.powerPlugCharge }),
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
  written_at: Math.round(now - review.daysAgo * DAY_MS),
  helpful_count: review.helpfulCount,
  shop_comment: review.shopComment ?? null,
  is_verified: review.isVerified,
});
