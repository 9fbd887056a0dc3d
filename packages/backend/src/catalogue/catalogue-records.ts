// What is for sale: categories, makers, products, items, reviews. Source: spec 1 §3; §§ 4, 5 PAngV; Art. 19 GPSR.

import type { EnergyClass } from '@tornister/domain/catalogue';
import type { Language } from '@tornister/domain/storefront';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { Fact, Text } from '../texts/text.ts';

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
  /** Name of a drawing for the navigation (docs/catalogue-import.md); top categories only. */
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
  /** Title and description for search engines, where they are not made of the name. */
  readonly metaTitle?: Text;
  readonly metaDescription?: Text;
  /** `verknappung` and `verknappungblitzangebot`: what an overlay says when a product is short. */
  readonly shortageText?: Text;
  readonly shortageDealText?: Text;
  readonly teaserBelowSeoText?: Text;
  readonly topsellerProductIds: readonly string[];
  readonly picture: PictureRecord;
};

type AddressCard = { readonly name: string; readonly postalAddress: string; readonly electronicAddress: string };

export type ManufacturerRecord = AddressCard & {
  readonly id: string;
  readonly country: string;
  /** Present for a maker outside the European Union (Art. 19 GPSR). */
  readonly responsiblePerson?: AddressCard;
};

export type TaxClass = 'standard' | 'reduced';

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
  /** Title and description for search engines, where they are not made of name and teaser. */
  readonly metaTitle?: Text;
  readonly metaDescription?: Text;
  /** What search engines are told, like `noindex, follow`; such a product is in no sitemap. */
  readonly robots?: string;
  readonly shortFacts: readonly Text[];
  readonly scopeOfDelivery: readonly Text[];
  readonly dataAndFacts: readonly Fact[];
  /** What makes the product special, point by point; no two say the same. */
  readonly features: readonly Text[];
  /** Names of seals and labels, like those of the environment. */
  readonly labels: readonly Text[];
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
  readonly powerPlugCharge?: Text;
  readonly energyClass?: EnergyClass;
  readonly downloads: readonly DownloadRecord[];
  readonly audioSamples: readonly { readonly title: Text; readonly fileName: string }[];
  readonly videoLinks: readonly { readonly title: Text; readonly fileName: string }[];
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
  readonly language: Language;
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
