// What the demo shop's generator yields: plain records, each with its id, references by id, texts in both languages, money in
// cents, times as distances from `now`. The seeder writes them into the database. Source: spec 1 §3, spec 3 §3.

import type { Instant } from '@tornister/domain/shared';
import type { PictureSpec } from '../pictures/picture-spec.ts';

/** A text in both languages of the shop. */
export type Text = { readonly de: string; readonly en: string };
export type Fact = { readonly label: Text; readonly value: Text };

/** A picture with the words that stand for it. Store `id` and `spec`; the picture routes look the spec up by the id. */
export type PictureRecord = { readonly id: string; readonly spec: PictureSpec; readonly alt: Text };

export type CategoryRecord = {
  /** Digits, as in `/cat/{id}`. */
  readonly id: string;
  readonly parentId?: string;
  /** Like `/schreiben/stifte/bleistifte/`; the address of the category beside `/cat/{id}`. */
  readonly path: string;
  readonly name: Text;
  /** From 1 for a top category to 5. */
  readonly level: number;
  /** Place among its siblings, from 0. */
  readonly position: number;
  /** Name of a `lucide` icon for the navigation; top categories only. */
  readonly icon?: string;
  readonly isSale: boolean;
  /** Not shown in the navigation tree, but reachable. */
  readonly isExcludedFromNav: boolean;
  readonly isProductListing: boolean;
  readonly hideBreadcrumb: boolean;
  readonly hideLeftColumn: boolean;
  readonly canonicalPath?: string;
  /** HTML, `ishop_seo_box_text`. */
  readonly seoText?: Text;
  /** `verknappung` and `verknappungblitzangebot`: what an overlay says when a product is short. */
  readonly shortageText?: Text;
  readonly shortageDealText?: Text;
  readonly teaserBelowSeoText?: Text;
  readonly topsellerProductIds: readonly string[];
  readonly picture: PictureRecord;
};

export type AddressCard = { readonly name: string; readonly postalAddress: string; readonly electronicAddress: string };

export type ManufacturerRecord = AddressCard & {
  readonly id: string;
  readonly country: string;
  /** Present for a maker outside the European Union (Art. 19 GPSR). */
  readonly responsiblePerson?: AddressCard;
};

export type TaxClass = 'standard' | 'reduced';
export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export type DownloadRecord = {
  readonly id: string;
  readonly name: Text;
  readonly fileName: string;
  readonly kind: 'manual' | 'datasheet' | 'worksheet' | 'safety-sheet';
};

export type ProductRecord = {
  /** Digits, as in `/prod/{id}`. */
  readonly id: string;
  /** Unique, lower case, digits and hyphens. */
  readonly slug: string;
  readonly name: Text;
  /** The main category first. */
  readonly categoryIds: readonly string[];
  readonly manufacturerId: string;
  readonly teaser: Text;
  /** HTML: paragraphs and lists only. */
  readonly longDescription: Text;
  readonly shortFacts: readonly Text[];
  readonly scopeOfDelivery: readonly Text[];
  readonly dataAndFacts: readonly Fact[];
  readonly isNew: boolean;
  readonly isPopular: boolean;
  /** Keys of `ExtraBadgeRecord`. */
  readonly extraBadgeIds: readonly string[];
  readonly isBook: boolean;
  readonly isbn?: string;
  readonly taxClass: TaxClass;
  /** Absent when nobody has rated; derived from the product's reviews. */
  readonly ratingAverage?: number;
  readonly ratingCount: number;
  /** Each begins with "Achtung" or "Warning". */
  readonly warnings: readonly Text[];
  /** H and P statements with their pictogram codes, like `GHS02`. */
  readonly dangerWarnings: readonly { readonly text: Text; readonly pictogram?: string }[];
  readonly textileCare: readonly Text[];
  readonly textileComposition?: Text;
  readonly isElectrical: boolean;
  readonly hasBattery: boolean;
  readonly powerPlugScope?: Text;
  readonly energyClass?: EnergyClass;
  readonly downloads: readonly DownloadRecord[];
  readonly audioSamples: readonly { readonly title: Text; readonly fileName: string }[];
  readonly videoLinks: readonly { readonly title: Text; readonly url: string }[];
  readonly warranty?: Text;
  readonly extraTabs: readonly { readonly tabId: string; readonly title: Text; readonly html: Text }[];
  readonly accessoryIds: readonly string[];
  /** What to buy instead; its own items cannot be bought any more. */
  readonly replacementId?: string;
  readonly shortageText?: Text;
  /** Delivered by a forwarding agent; such a cart asks for the spedition fields. */
  readonly isFreight: boolean;
  readonly createdDaysAgo: number;
  /** 1 sells best. */
  readonly salesRank: number;
  /** Names of the variant attributes in their order; empty for a product with one item. */
  readonly attributes: readonly AttributeRecord[];
  /** Values for enum filters beside price, rating and manufacturer, like `colour` or `ruling`. */
  readonly filterValues: readonly {
    readonly filterId: string;
    readonly displayName: Text;
    readonly values: readonly { readonly id: string; readonly label: Text }[];
  }[];
  /** Words that people search for and that no other text says. */
  readonly keywords: Text;
};

export type AttributeRecord = {
  readonly name: string;
  readonly displayName: Text;
  readonly type: 'tile' | 'dropdown';
  readonly options: readonly { readonly value: string; readonly label: Text; readonly css?: string }[];
};

export type DeliveryStatus = 'in-stock' | 'few-days' | 'weeks' | 'unavailable';

export type ItemRecord = {
  readonly id: string;
  /** Six digits. */
  readonly orderNumber: string;
  readonly productId: string;
  /** One value per attribute of the product, by the attribute's name. */
  readonly attributeValues: Readonly<Record<string, string>>;
  /** Gross price in Germany. */
  readonly priceCents: number;
  /** The maker's list price, gross; never the base of a percentage. */
  readonly listPriceCents?: number;
  readonly isBestPrice: boolean;
  /** Prices of the last 60 days, oldest first: from `daysAgo` on, the price was `priceCents`. The last one is the price of today. */
  readonly priceHistory: readonly { readonly daysAgo: number; readonly priceCents: number }[];
  readonly stock: number;
  readonly deliveryStatus: DeliveryStatus;
  readonly deliveryDays: readonly [number, number];
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  /** What the price per unit is counted from; the amount is in the unit: 0.25 l. */
  readonly baseContent?: { readonly amount: number; readonly unit: BaseUnit };
  readonly weightGrams: number;
  readonly isPrimeEligible: boolean;
  /** False: shown, but disabled and not for sale. */
  readonly isAvailable: boolean;
  readonly position: number;
  readonly ean: string;
  readonly pictures: readonly PictureRecord[];
};

/** Legal units of a base price (§§ 4, 5 PAngV); `Stück` is no legal unit and never occurs. */
export const BASE_UNITS = ['l', 'kg', 'm', 'm²'] as const;
export type BaseUnit = (typeof BASE_UNITS)[number];

export type ReviewRecord = {
  readonly id: string;
  readonly productId: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly author: string;
  /** The language that the reviewer wrote in. */
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly message: string;
  readonly daysAgo: number;
  readonly helpfulCount: number;
  readonly shopComment?: string;
  readonly isVerified: boolean;
};

/** One product with everything that belongs to it, so that a seeder can write shop of any size in a stream. */
export type ProductBundle = {
  readonly product: ProductRecord;
  readonly items: readonly ItemRecord[];
  readonly reviews: readonly ReviewRecord[];
};

export type ExtraBadgeRecord = { readonly id: string; readonly name: Text };

/** A lightning deal repeats for ever, so that one always runs: see `dealWindowAt`. */
export type DealRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly specialPriceCents: number;
  /** Pieces for one shopper. */
  readonly quantityMax: number;
  /** Pieces for everybody in one window. */
  readonly allowance: number;
  /** Pieces that are already taken in a fresh window, so that bars differ. */
  readonly reservedAtStart: number;
  readonly cycleSeconds: number;
  readonly phaseSeconds: number;
};

export type VoucherRecord = {
  readonly code: string;
  readonly name: Text;
  readonly kind: 'percent' | 'amount' | 'free-shipping' | 'free-item';
  /** Percent or cents, by the kind; 0 otherwise. */
  readonly value: number;
  readonly minimumCartCents: number;
  readonly freeItemId?: string;
  /** Negative: in the past. */
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly isSingleUse: boolean;
  /** Only carts with goods of this category. */
  readonly categoryId?: string;
};

/** A gift that a cart may choose once its value is reached. */
export type FreeArticleRecord = {
  readonly promotionId: string;
  readonly itemId: string;
  readonly minimumCartCents: number;
  readonly position: number;
};

export type CatalogueRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly name: Text;
  readonly description: Text;
  readonly language: 'de' | 'en';
  readonly pages: number;
  readonly picture: PictureRecord;
};

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
  | 'teaser-wishlist';

/** One attribute of a teaser. A language-free text is repeated in both languages. Source: spec 3 §3 "Teaser". */
export type TeaserAttribute = {
  readonly name: string;
  readonly text?: Text;
  readonly url?: string;
  readonly openLinkInNewWindow?: boolean;
  readonly picture?: PictureRecord;
  /** The same picture for narrow screens. */
  readonly mobilePicture?: PictureRecord;
  readonly valueList?: readonly string[];
};

export type TeaserRecord = {
  readonly id: string;
  readonly name: string;
  readonly template: TeaserTemplate;
  readonly attributes: readonly TeaserAttribute[];
  /** Teasers inside: the tabs of a hero slider, a prize draw, an A/B test. */
  readonly tabs: readonly TeaserRecord[];
  /** `recommendations`, `killer-list`. */
  readonly productIds: readonly string[];
  readonly teaserWishlistId?: string;
};

/** A cell takes `span` of twelve columns. */
export type CmsCell = { readonly span: number; readonly teaser: TeaserRecord };
export type CmsRow = { readonly cells: readonly CmsCell[] };

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
  readonly stores: readonly ('de' | 'at' | 'ch' | 'b2b')[];
};

/** Pages that moved or went: 301, 302 or 410. */
export type PageRedirectRecord = { readonly path: string; readonly status: 301 | 302 | 410; readonly target?: string };

export type UspRecord = {
  readonly picture: PictureRecord;
  readonly headline: Text;
  readonly subheadline: Text;
  readonly text: Text;
  readonly link: string;
};

export type LinkBlockRecord = {
  readonly headline: Text;
  readonly type: 'Links' | 'Service Teaser' | 'Bottom Links' | 'Social';
  /** HTML. */
  readonly content?: Text;
  readonly link?: string;
  readonly links: readonly { readonly label: Text; readonly url: string; readonly external: boolean }[];
};

/** Blocks below every page: `footer-vue`, `footer-shipping`. */
export type FooterRecord = {
  readonly pageId: string;
  readonly usps: readonly UspRecord[];
  readonly links: readonly LinkBlockRecord[];
};

/** A list that a teaser shows and shoppers may take over. Source: spec 3 §2 "Teaser wishlist block". */
export type TeaserWishlistRecord = {
  readonly externalId: string;
  readonly name: Text;
  readonly description: Text;
  readonly template: 'Merkliste' | 'Materialliste';
  readonly imagePosition: 'left' | 'right';
  readonly isFull: boolean;
  readonly picture?: PictureRecord;
  readonly entries: readonly { readonly productId: string; readonly itemId?: string; readonly quantity: number }[];
};

export type SearchRedirectRecord = { readonly query: string; readonly target: string };
/** A query that is understood as another one. */
export type SearchRewriteRecord = { readonly query: string; readonly rewritten: string };
/** A long query that becomes filters and a shorter query. */
export type LongTailRecord = {
  readonly query: string;
  readonly searchQuery: string;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
};
export type SuggestRecord = { readonly text: Text; readonly isPopular: boolean; readonly weight: number };

/** A switch or value that the shop looks up by name and entry. */
export type GlobalParameterRecord = {
  readonly name: string;
  readonly entry: string;
  readonly value: string;
  /** All shops when empty. */
  readonly stores: readonly ('de' | 'at' | 'ch' | 'b2b')[];
};

export type AccountAddressRecord = {
  readonly use: 'customer' | 'billing' | 'shipping' | 'packing-station';
  readonly salutation: 'ms' | 'mr' | 'diverse' | 'none';
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly street: string;
  readonly addition?: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone?: string;
};

export type AccountOrderRecord = {
  readonly number: string;
  readonly daysAgo: number;
  readonly status: 'open' | 'partly-shipped' | 'shipped' | 'returned' | 'cancelled';
  readonly paymentId: string;
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly isShipped: boolean;
    readonly isReturned: boolean;
  }[];
  readonly comment?: string;
  readonly reference?: string;
};

export type AccountReturnRecord = {
  readonly orderNumber: string;
  readonly rma: string;
  readonly daysAgo: number;
  readonly status: 'registered' | 'in-transit' | 'received' | 'settled' | 'refused';
  readonly regulation: 'refund' | 'exchange' | 'repair';
  readonly carrier: string;
  readonly itemIds: readonly string[];
};

export type AccountRecord = {
  readonly id: string;
  readonly email: string;
  /** Present for business customers, who log in with it. */
  readonly customerNumber?: string;
  readonly password: string;
  readonly kind: 'member' | 'business';
  readonly isInternal: boolean;
  readonly prime?: { readonly startedDaysAgo: number; readonly endsInDays: number; readonly abo: boolean };
  readonly addresses: readonly AccountAddressRecord[];
  readonly orders: readonly AccountOrderRecord[];
  readonly returns: readonly AccountReturnRecord[];
  readonly wishlists: readonly {
    readonly name: string;
    readonly isDefault: boolean;
    readonly entries: readonly {
      readonly productId: string;
      readonly itemId: string;
      readonly quantity: number;
      readonly comments: readonly string[];
    }[];
  }[];
};

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
