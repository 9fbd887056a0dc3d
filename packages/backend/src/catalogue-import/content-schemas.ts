// The lines of `pages.jsonl` and `footers.jsonl`, field by field: what editors write. Names are those of `docs/catalogue-import.md`.

import { FOOTER_PAGE_ID, safeUrl } from '@tornister/domain/content';
import { matchRoute } from '@tornister/domain/routing';
import { z } from 'zod';
import type { CmsPageRecord, LinkBlockRecord, TeaserTemplate } from '../content/content-records.ts';
import { filled, id, key, picture, stores, text } from './field-kinds.ts';

const PAGE_PATH = /^\/(?:[a-z0-9-]+\/)*$/;
/** Kinds of addresses at which no editors' page is ever shown: it would only stand in the sitemap. */
const SHOWS_OTHER_PAGES: ReadonlySet<string> = new Set([
  ...['category', 'product', 'rating', 'search', 'login', 'logout', 'address-book', 'class-list'],
  ...['checkout', 'card-payment-return', 'prime-checkout'],
]);
const COLUMNS = 12;

const PAGE_TYPES = [
  ...['HOMEPAGE', 'CONTENT', 'LEGAL', 'SERVICE', 'ADVICE', 'INSPIRATION', 'CAMPAIGN', 'SWEEPSTAKES', 'BRANDS', 'PRIME'],
] as const satisfies readonly CmsPageRecord['pageType'][];

const TEMPLATES = [
  ...['image-link', 'html', 'html-box', 'layer', 'image-teaser', 'hero-slider', 'recommendations', 'info-bar', 'form'],
  ...['prize-draw-tab', 'ab-test-tab', 'killer-list', 'content-tile', 'teaser-wishlist', 'merkliste'],
] as const satisfies readonly TeaserTemplate[];

const BLOCK_TYPES = [
  ...['Links', 'Service Teaser', 'Bottom Links', 'Social'],
] as const satisfies readonly LinkBlockRecord['type'][];

export const TEASER_LIST = z.strictObject({
  id: key,
  name: text,
  description: text,
  picture: picture.optional(),
  entries: z
    .array(z.strictObject({ productId: id, itemId: id.optional(), quantity: z.int().min(1).max(999).default(1) }))
    .default([]),
});

/** What the shop's own views take for a link. */
const link = z
  .string()
  .refine(
    (url) => safeUrl(url) === url,
    'allowed is a path of the shop like /service/versand/, http(s)://, mailto: or tel:',
  );

const attribute = z.strictObject({
  name: filled,
  text: text.optional(),
  url: link.optional(),
  openLinkInNewWindow: z.boolean().optional(),
  picture: picture.optional(),
  mobilePicture: picture.optional(),
  valueList: z.array(z.string()).optional(),
});

const tab = z.strictObject({
  id: key,
  name: filled.optional(),
  template: z.enum(TEMPLATES, `allowed are ${TEMPLATES.join(', ')}`),
  attributes: z.array(attribute).default([]),
  productIds: z.array(id).default([]),
  teaserWishlistId: key.optional(),
});

/** Tabs have no tabs of their own. */
const teaser = tab.extend({ tabs: z.array(tab).default([]) });

const cell = z.strictObject({
  span: z.int().min(1).max(COLUMNS, 'allowed are 1 to 12 columns').default(COLUMNS),
  teaser,
});

export const PAGE = z
  .strictObject({
    id: key,
    path: z
      .string()
      .regex(PAGE_PATH, 'allowed is / or a path like /rechtliches/agb/')
      .refine((path) => !SHOWS_OTHER_PAGES.has(matchRoute(path).kind), 'the shop shows a page of its own there'),
    pageType: z.enum(PAGE_TYPES, `allowed are ${PAGE_TYPES.join(', ')}`),
    title: text,
    metaDescription: text,
    categoryId: id.optional(),
    rows: z.array(z.strictObject({ cells: z.array(cell).min(1, 'needs at least one cell') })),
    breadcrumbs: z.array(text).default([]),
    openGraphPicture: picture.optional(),
    activeAbTests: z.array(z.strictObject({ id: filled, trackingCode: z.string() })).default([]),
    stores,
    isOnline: z.boolean().default(true),
  })
  .refine(({ path, pageType }) => (path === '/') === (pageType === 'HOMEPAGE'), {
    path: ['pageType'],
    message: 'the page at / is a HOMEPAGE, and no other is',
  });

const usp = z.strictObject({ picture, headline: text, subheadline: text, text, link, stores });

const block = z.strictObject({
  headline: text,
  type: z.enum(BLOCK_TYPES, `allowed are ${BLOCK_TYPES.join(', ')}`),
  content: text.optional(),
  link: link.optional(),
  links: z.array(z.strictObject({ label: text, url: link, stores })).default([]),
});

export const FOOTER = z.strictObject({
  id: z.literal(FOOTER_PAGE_ID, `allowed is ${FOOTER_PAGE_ID}`),
  usps: z.array(usp).default([]),
  blocks: z.array(block).default([]),
});

export type FileTeaserList = z.output<typeof TEASER_LIST>;
export type FilePage = z.output<typeof PAGE>;
type FileTab = z.output<typeof tab>;
export type FileTeaser = FileTab & { readonly tabs?: readonly FileTab[] };
export type FileFooter = z.output<typeof FOOTER>;
