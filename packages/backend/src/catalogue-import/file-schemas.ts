// The lines of the import files, field by field. Names are those of `docs/catalogue-import.md`; a field that is not known is refused, so that
// a typing error never means that a value is left out.

import { parseOrderNumber } from '@tornister/domain/orderform';
import { LANGUAGES } from '@tornister/domain/storefront';
import { z } from 'zod';
import { BASE_UNITS } from '../catalogue/catalogue-records.ts';
import { PRICE_FILTER_ID, RATING_FILTER_ID } from '../catalogue/listing/listing-filter.ts';
import { BRAND_FILTER_ID } from '../seeding/filter-numbers.ts';
import { FOOTER, PAGE, TEASER_LIST } from './content-schemas.ts';
import {
  cents,
  count,
  distinct,
  fileName,
  filled,
  id,
  key,
  label,
  moment,
  ownPath,
  picture,
  text,
} from './field-kinds.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CATEGORY_PATH = /^\/(?:[a-z0-9-]+\/)+$/;
const EAN = /^(?:\d{8}|\d{12,14})?$/;

/** What the order form and a direct match of the search take for one, too; other searches look for those with a digit. */
const orderNumber = z.string().refine((number) => number.trim() === number && parseOrderNumber(number) !== undefined, {
  message: 'allowed are letters and digits, with _, . and - between them, up to 32',
});

const address = z.strictObject({ name: filled, postalAddress: filled, electronicAddress: filled });

export const MANUFACTURER = address.extend({
  id: key,
  country: z.string().length(2),
  responsiblePerson: address.optional(),
});

export const BADGE = z.strictObject({ id: key, name: label });

const CANONICAL_PARAMETER = 'canonical_destination_for_page';

/** A parameter of a content system; one that names the canonical address does so as `canonicalPath` does. */
const parameter = z.strictObject({ name: z.string(), value: z.string() }).superRefine(({ name, value }, context) => {
  if (name !== CANONICAL_PARAMETER || value.trim() === '') return;
  const { error } = ownPath.safeParse(value.trim());
  for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: ['value'], message });
});

export const CATEGORY = z.strictObject({
  id,
  parentId: id.optional(),
  path: z.string().regex(CATEGORY_PATH, 'allowed is a path like /schreiben/stifte/'),
  name: label,
  position: count,
  icon: z.string().optional(),
  isSale: z.boolean().default(false),
  isExcludedFromNav: z.boolean().default(false),
  isProductListing: z.boolean().default(true),
  hideBreadcrumb: z.boolean().default(false),
  hideLeftColumn: z.boolean().default(false),
  canonicalPath: ownPath.optional(),
  seoText: text.optional(),
  metaTitle: text.optional(),
  metaDescription: text.optional(),
  shortageText: text.optional(),
  shortageDealText: text.optional(),
  teaserBelowSeoText: text.optional(),
  parameters: z.array(parameter).default([]),
  topsellerProductIds: z.array(id).default([]),
  picture,
});

const texts = z.array(text).default([]);

const MOST_DAYS = 365;
const days = count.max(MOST_DAYS, `allowed are up to ${MOST_DAYS} days`);

/** What search engines may be told of a product. */
const ROBOTS = ['noindex, follow', 'noindex, nofollow', 'index, nofollow'] as const;

/** Filters that every listing has by itself. */
const OWN_FILTERS: readonly string[] = [BRAND_FILTER_ID, PRICE_FILTER_ID, RATING_FILTER_ID];
const filterId = key.refine(
  (one) => !OWN_FILTERS.includes(one),
  'is a filter of the shop itself; allowed is another key',
);

const download = z.strictObject({
  id: key,
  name: text,
  fileName,
  kind: z.enum(['manual', 'datasheet', 'worksheet', 'safety-sheet']),
});

const option = z.strictObject({ value: key, label, css: z.string().optional() });

const attribute = z.strictObject({
  name: key,
  displayName: label,
  type: z.enum(['tile', 'dropdown']),
  options: distinct(z.array(option).min(1), 'value'),
});

const tab = z.strictObject({ tabId: key, title: text, html: text });

const PRODUCT_FIELDS = z.strictObject({
  id,
  slug: z.string().regex(SLUG, 'allowed are small letters, digits and single hyphens'),
  name: label,
  categoryIds: z.array(id).min(1, 'needs at least one category, the main one first'),
  manufacturerId: key,
  teaser: text,
  longDescription: text,
  metaTitle: text.optional(),
  metaDescription: text.optional(),
  robots: z.enum(ROBOTS).optional(),
  shortFacts: texts,
  scopeOfDelivery: texts,
  dataAndFacts: z.array(z.strictObject({ label: text, value: text })).default([]),
  features: texts,
  labels: texts,
  isNew: z.boolean().default(false),
  isPopular: z.boolean().default(false),
  extraBadgeIds: z.array(key).default([]),
  isBook: z.boolean().default(false),
  isbn: z.string().optional(),
  taxClass: z.enum(['standard', 'reduced']).default('standard'),
  ratingAverage: z.number().min(1).max(5).optional(),
  ratingCount: count.default(0),
  warnings: texts,
  dangerWarnings: z.array(z.strictObject({ text, pictogram: z.string().optional() })).default([]),
  textileCare: texts,
  textileComposition: text.optional(),
  isElectrical: z.boolean().default(false),
  hasBattery: z.boolean().default(false),
  powerPlugScope: text.optional(),
  powerPlugCharge: text.optional(),
  energyClass: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).optional(),
  downloads: distinct(z.array(download), 'id').default([]),
  audioSamples: z.array(z.strictObject({ title: text, fileName })).default([]),
  videoLinks: z.array(z.strictObject({ title: text, fileName })).default([]),
  warranty: text.optional(),
  extraTabs: distinct(z.array(tab), 'tabId').default([]),
  accessoryIds: z.array(id).default([]),
  replacementId: id.optional(),
  shortageText: text.optional(),
  isFreight: z.boolean().default(false),
  createdAt: moment,
  salesRank: count,
  attributes: distinct(z.array(attribute), 'name').default([]),
  filterValues: z
    .array(
      z.strictObject({
        filterId,
        displayName: label,
        values: z.array(z.strictObject({ id: key, label })).min(1),
      }),
    )
    .default([]),
  keywords: text.optional(),
});

/** What to buy instead of a product is another one, and stars say how many gave them. */
export const PRODUCT = PRODUCT_FIELDS.refine((product) => product.replacementId !== product.id, {
  path: ['replacementId'],
  message: 'is the product itself; allowed is another one',
}).refine(({ ratingAverage, ratingCount }) => (ratingAverage === undefined) === (ratingCount === 0), {
  path: ['ratingCount'],
  message: 'is above 0 where there is a ratingAverage, and only there',
});

/** Working days from and to. */
const deliveryDays = z
  .tuple([days, days])
  .refine(([from, to]) => from <= to, 'allowed are working days from and to, like [1, 3]');

const ITEM_FIELDS = z.strictObject({
  id,
  orderNumber,
  productId: id,
  attributeValues: z.record(z.string(), z.string()).default({}),
  priceCents: cents,
  listPriceCents: cents.optional(),
  isBestPrice: z.boolean().default(false),
  priceHistory: z.array(z.strictObject({ from: moment, priceCents: cents })).optional(),
  stock: count.optional(),
  deliveryStatus: z.enum(['in-stock', 'few-days', 'weeks', 'unavailable']).default('in-stock'),
  deliveryDays: deliveryDays.default([1, 3]),
  minimumOrderQuantity: z.int().min(1).max(10_000).default(1),
  maxQuantity: z.int().min(1).max(10_000).default(999),
  baseContent: z.strictObject({ amount: z.number().positive(), unit: z.enum(BASE_UNITS) }).optional(),
  weightGrams: count.default(0),
  isPrimeEligible: z.boolean().default(false),
  isAvailable: z.boolean().default(true),
  position: count.default(0),
  ean: z.string().regex(EAN, 'allowed are 8, 12, 13 or 14 digits').default(''),
  pictures: z.array(picture).default([]),
});

/** An item whose smallest order is more than its largest can be bought in no number. */
export const ITEM = ITEM_FIELDS.refine((item) => item.minimumOrderQuantity <= item.maxQuantity, {
  path: ['maxQuantity'],
  message: 'must not be below minimumOrderQuantity',
});

export const REVIEW = z.strictObject({
  id: key,
  productId: id,
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], 'allowed is 1 to 5'),
  author: filled,
  language: z.enum(LANGUAGES),
  title: z.string(),
  message: z.string(),
  writtenAt: moment,
  helpfulCount: count.default(0),
  shopComment: z.string().optional(),
  isVerified: z.boolean().default(false),
});

export type FileCategory = z.output<typeof CATEGORY>;
export type FileProduct = z.output<typeof PRODUCT>;
export type FileItem = z.output<typeof ITEM>;
export type FileReview = z.output<typeof REVIEW>;
export type FileBadge = z.output<typeof BADGE>;
export type FileManufacturer = z.output<typeof MANUFACTURER>;

/** The files in the order in which they are read, each with the form of its lines. Every one of them may be missing. */
export const IMPORT_FILES = {
  'manufacturers.jsonl': MANUFACTURER,
  'badges.jsonl': BADGE,
  'categories.jsonl': CATEGORY,
  'products.jsonl': PRODUCT,
  'items.jsonl': ITEM,
  'reviews.jsonl': REVIEW,
  'teaser-lists.jsonl': TEASER_LIST,
  'pages.jsonl': PAGE,
  'footers.jsonl': FOOTER,
} as const;

export type ImportFile = keyof typeof IMPORT_FILES;
