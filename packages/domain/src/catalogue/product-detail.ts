// The product page: one product with its items, variants and texts. Source: spec 1 §3 "Product detail", "Item", "Variant attribute".

import type { Money } from '../money/money.ts';
import type { ItemId, ProductId } from '../shared/brand.ts';
import type {
  Badges,
  BasePrice,
  Crumb,
  Download,
  EnergyEfficiency,
  ExtraBadge,
  LightningDealInfo,
  Picture,
  ProductTile,
} from './product.ts';

export type DeliveryStatusColor = 'green' | 'yellow' | 'red';

export type UnitPrices = {
  readonly current: Money;
  /** Struck through: the lowest price of the last 30 days before a reduction. */
  readonly old?: Money;
  /** The manufacturer's list price, shown as such and never with a percentage. */
  readonly list?: Money;
  readonly base?: BasePrice;
  readonly isBestPrice: boolean;
  /** Gross beside net, for the business shop. */
  readonly educationalGross?: Money;
};

export type Item = {
  readonly itemId: ItemId;
  readonly orderNumber: string;
  /** The maker's number for it (EAN, ISBN). */
  readonly gtin?: string;
  readonly name: string;
  readonly prices: UnitPrices;
  readonly discountPercent: number;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly availableForSale: boolean;
  readonly pictures: readonly Picture[];
  readonly deliveryStatusColor: DeliveryStatusColor;
  readonly deliveryStatusText: string;
  /** Whether a traffic light stands beside it; absent where the stock system leaves that to the words. */
  readonly deliveryStatusLight?: boolean;
  readonly warnings: readonly string[];
  readonly dangerWarnings: readonly string[];
  readonly isPrimeEligible: boolean;
  /** What shipping one piece alone costs within the storefront's country. */
  readonly shippingCost?: Money;
  /** Working days until it arrives in the storefront's country; absent when it cannot be bought. */
  readonly deliveryDays?: { readonly from: number; readonly to: number };
  /** What its base price is counted from. */
  readonly content?: { readonly amount: number; readonly unit: string };
  /** Whether a charger is in the box, and what the device needs to charge (Directive (EU) 2022/2380). */
  readonly powerPlug?: { readonly scope: string; readonly charge?: string };
  readonly lightningDeal?: LightningDealInfo;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
};

export type VariantOption = {
  readonly value: string;
  readonly label: string;
  readonly image?: string;
  /** A CSS colour for tiles that show one. */
  readonly css?: string;
  /** No item has the option together with everything else that is chosen. */
  readonly disabled: boolean;
  readonly selected: boolean;
  readonly position: number;
  readonly hasDiscount: boolean;
  /** The item that the option leads to: everything else stays chosen unless the option is disabled. Absent when no item has it. */
  readonly itemId?: ItemId;
};

export type VariantAttribute = {
  readonly name: string;
  readonly displayName: string;
  readonly position: number;
  readonly type: 'tile' | 'dropdown';
  readonly options: readonly VariantOption[];
};

export type SelectedVariant = { readonly name: string; readonly value: string };

/** Maker of the product with the addresses that Art. 19 GPSR asks for. */
export type Manufacturer = {
  readonly name: string;
  readonly postalAddress: string;
  readonly electronicAddress: string;
  readonly responsiblePerson?: {
    readonly name: string;
    readonly postalAddress: string;
    readonly electronicAddress: string;
  };
};

export type Review = {
  readonly ratingId: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly message: string;
  readonly helpfulRating: number;
  readonly shopComment?: string;
  readonly isVerified: boolean;
  /** The language that it is written in, as HTML names it. */
  readonly language: string;
};

export type ReviewSummary = {
  readonly count: number;
  readonly average: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly countsByStar: readonly [number, number, number, number, number];
};

export type ProductDetail = {
  readonly productId: ProductId;
  readonly name: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly robots?: string;
  readonly canonicalUrl?: string;
  /** The picture of shared links (OPEN_GRAPH). */
  readonly openGraphImage?: { readonly url: string; readonly width: number; readonly height: number };
  readonly path: string;
  readonly teaser: string;
  /** Sanitised HTML. */
  readonly longDescription: string;
  readonly shortFacts: readonly string[];
  readonly scopeOfDelivery: readonly string[];
  readonly dataAndFacts: readonly { readonly label: string; readonly value: string }[];
  /** What makes the product special, point by point. */
  readonly features: readonly string[];
  /** Names of seals and labels, like those of the environment. */
  readonly labels: readonly string[];
  readonly manufacturer: Manufacturer;
  readonly rating?: number;
  readonly numberOfRatings: number;
  readonly badges: Badges;
  readonly extraBadges: readonly ExtraBadge[];
  readonly isBook: boolean;
  readonly isShortage: boolean;
  readonly shortageText?: string;
  /** What tile and page say while every piece of a lightning deal is reserved. */
  readonly reservedDealText?: string;
  readonly hasMultipleItems: boolean;
  readonly hasSamePricesForAllItems: boolean;
  readonly areAllDeliveryTimesTheSame: boolean;
  readonly startFromPrice: Money;
  readonly discountPercent: number;
  readonly pictures: readonly Picture[];
  readonly energyEfficiency?: EnergyEfficiency;
  /** From A to G. */
  readonly energyClass?: string;
  /** Stands beside the energy label, not among the downloads (Reg. (EU) 2017/1369). */
  readonly energyDataSheet?: Download;
  readonly breadcrumbs: readonly Crumb[];
  readonly downloads: readonly Download[];
  readonly audioSamples: readonly { readonly title: string; readonly url: string }[];
  readonly videoLinks: readonly {
    readonly title: string;
    readonly url: string;
    readonly posterUrl?: string;
    /** WebVTT in the language of the page. */
    readonly captionsUrl: string;
  }[];
  readonly warranty?: string;
  readonly textileCare: readonly string[];
  readonly textileComposition?: string;
  readonly oldElectricalDevicesInfo?: string;
  readonly withdrawalInfo?: string;
  readonly extraTabs: readonly { readonly tabId: string; readonly title: string }[];
  readonly replacement?: ProductTile;
  readonly accessories: readonly ProductTile[];
  readonly variantAttributes: readonly VariantAttribute[];
  /** The item that the page shows: the chosen one, else the best one. */
  readonly shownItem: Item;
  /** Present once every attribute has a selection (spec 1 §4). */
  readonly configuredItemId?: ItemId;
};
