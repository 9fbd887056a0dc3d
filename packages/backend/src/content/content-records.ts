// Pages of editors, the blocks below every page, and values that the shop looks up by name. Source: spec 3 §3.

import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { Text } from '../texts/text.ts';

export type TeaserTemplate =
  | 'image-link'
  | 'html'
  | 'html-box'
  | 'layer'
  | 'image-teaser'
  | 'hero-slider'
  | 'recommendations'
  | 'info-bar'
  | 'form'
  | 'prize-draw-tab'
  | 'ab-test-tab'
  | 'killer-list'
  | 'content-tile'
  | 'teaser-wishlist'
  /** The same list with an options menu. */
  | 'merkliste';

/** One attribute of a teaser. A language-free text is repeated in both languages. Source: spec 3 §3 "Teaser". */
export type TeaserAttribute<Picture = PictureRecord> = {
  readonly name: string;
  readonly text?: Text;
  readonly url?: string;
  readonly openLinkInNewWindow?: boolean;
  readonly picture?: Picture;
  /** The same picture for narrow screens. */
  readonly mobilePicture?: Picture;
  readonly valueList?: readonly string[];
};

export type TeaserRecord<Picture = PictureRecord> = {
  readonly id: string;
  readonly name: string;
  readonly template: TeaserTemplate;
  readonly attributes: readonly TeaserAttribute<Picture>[];
  /** Teasers inside: the tabs of a hero slider, a prize draw, an A/B test. */
  readonly tabs: readonly TeaserRecord<Picture>[];
  /** `recommendations`, `killer-list`. */
  readonly productIds: readonly string[];
  readonly teaserWishlistId?: string;
};

/** A cell takes `span` of twelve columns. */
type CmsCell<Picture> = { readonly span: number; readonly teaser: TeaserRecord<Picture> };

export type CmsRow<Picture = PictureRecord> = { readonly cells: readonly CmsCell<Picture>[] };

export type CmsPageRecord = {
  readonly id: string;
  readonly path: string;
  readonly pageType:
    | 'HOMEPAGE'
    | 'CONTENT'
    | 'LEGAL'
    | 'SERVICE'
    | 'ADVICE'
    | 'INSPIRATION'
    | 'CAMPAIGN'
    | 'SWEEPSTAKES'
    | 'BRANDS'
    | 'PRIME';
  readonly title: Text;
  readonly metaDescription: Text;
  /** The category that a page belongs to. */
  readonly categoryId?: string;
  readonly rows: readonly CmsRow[];
  readonly breadcrumbs: readonly Text[];
  readonly openGraphPicture?: PictureRecord;
  readonly activeAbTests: readonly { readonly id: string; readonly trackingCode: string }[];
  /** Shops that show the page; all of them when empty. */
  readonly stores: readonly StoreCode[];
};

/** Pages that moved or went: 301, 302 or 410. */
export type PageRedirectRecord = { readonly path: string; readonly status: 301 | 302 | 410; readonly target?: string };

export type UspRecord<Picture = PictureRecord> = {
  readonly picture: Picture;
  readonly headline: Text;
  readonly subheadline: Text;
  readonly text: Text;
  readonly link: string;
  /** Shops that show it; all of them when absent. */
  readonly stores?: readonly StoreCode[];
};

export type LinkBlockRecord = {
  readonly headline: Text;
  readonly type: 'Links' | 'Service Teaser' | 'Bottom Links' | 'Social';
  /** HTML. */
  readonly content?: Text;
  readonly link?: string;
  readonly links: readonly LinkRecord[];
};

type LinkRecord = {
  readonly label: Text;
  readonly url: string;
  readonly external: boolean;
  /** Shops that show the link; all of them when absent. */
  readonly stores?: readonly StoreCode[];
};

/** Blocks below every page: `footer-vue`. */
export type FooterRecord = {
  readonly pageId: string;
  readonly usps: readonly UspRecord[];
  readonly links: readonly LinkBlockRecord[];
};

/** A switch or value that the shop looks up by name and entry. */
export type GlobalParameterRecord = {
  readonly name: string;
  readonly entry: string;
  readonly value: string;
  /** All shops when empty. */
  readonly stores: readonly StoreCode[];
};

/** A printed catalogue that can be ordered. */
export type CatalogueRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly name: Text;
  readonly description: Text;
  readonly language: Language;
  readonly pages: number;
  readonly picture: PictureRecord;
};

/** A competition that visitors take part in by a form; it closes so many days after the shop was filled. */
export type CompetitionRecord = {
  readonly id: string;
  readonly title: Text;
  /** HTML. */
  readonly terms: Text;
  readonly closesInDays: number;
  /** All shops when empty. */
  readonly stores: readonly StoreCode[];
};

/** A list that a teaser shows and shoppers may take over; how it is laid out, the teaser says. Source: spec 3 §2 "Teaser wishlist block". */
export type TeaserWishlistRecord<Picture = PictureRecord> = {
  readonly externalId: string;
  readonly name: Text;
  readonly description: Text;
  readonly picture?: Picture;
  /** Without an item the shopper chooses the variant. */
  readonly entries: readonly { readonly productId: string; readonly itemId?: string; readonly quantity: number }[];
};
