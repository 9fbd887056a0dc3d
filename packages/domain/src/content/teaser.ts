// Teasers as the shop shows them: one variant per kind, so that a view handles each and no other.
// Source: spec 3 §2 "CMS teaser types", §3 "Image teaser attributes", "Hero slider tab attributes", "Infobar teaser attributes".

import type { ProductTile } from '../catalogue/product.ts';
import type { ButtonScheme } from './button-scheme.ts';
import type { HexColor } from './contrast.ts';
import type { TeaserImage, TeaserLink } from './raw-teaser.ts';

export type TeaserBase = {
  readonly id: string;
  /** What editors call it for the figures, else what it says, else its own name. */
  readonly name: string;
};
export type TeaserButton = { readonly text: string; readonly scheme?: ButtonScheme };

export type ImageLinkTeaser = TeaserBase & {
  readonly kind: 'image-link';
  readonly image: TeaserImage;
  readonly link?: TeaserLink;
};

/** Sanitised HTML; the box can be folded with show-more and show-less. */
export type HtmlTeaser = TeaserBase & { readonly kind: 'html' | 'html-box'; readonly html: string };

/** Opens over the page when its label is pressed. */
export type LayerTeaser = TeaserBase & { readonly kind: 'layer'; readonly label: string; readonly html: string };

export const BUTTON_POSITIONS = ['left', 'right', 'center', 'centerhigh'] as const;
export const INFO_ICON_POSITIONS = ['topleft', 'topright'] as const;
export const INFO_ICON_TYPES = ['infoIcon', 'starIcon'] as const;

export type ImageTeaser = TeaserBase & {
  readonly kind: 'image-teaser';
  readonly image: TeaserImage;
  readonly caption?: string;
  readonly link?: TeaserLink;
  readonly button?: TeaserButton & { readonly position: (typeof BUTTON_POSITIONS)[number] };
  readonly infoIcon?: {
    readonly type: (typeof INFO_ICON_TYPES)[number];
    readonly position: (typeof INFO_ICON_POSITIONS)[number];
    readonly text: string;
  };
  readonly loadsEagerly: boolean;
};

export const HERO_ALIGNMENTS = ['left', 'right', 'center'] as const;

export type HeroLine = { readonly text: string; readonly color: HexColor };

export type HeroSlide = {
  readonly id: string;
  readonly name: string;
  readonly tabText: string;
  readonly image: TeaserImage;
  readonly link?: TeaserLink;
  readonly alignment: (typeof HERO_ALIGNMENTS)[number];
  readonly preHeadline?: HeroLine;
  readonly headline?: HeroLine;
  readonly postHeadline?: HeroLine;
  readonly button?: TeaserButton;
};

export type HeroSliderTeaser = TeaserBase & { readonly kind: 'hero-slider'; readonly slides: readonly HeroSlide[] };

export type RecommendationsTeaser = TeaserBase & {
  readonly kind: 'recommendations';
  readonly headline: string;
  readonly products: readonly ProductTile[];
};

export type InfoBarTeaser = TeaserBase & {
  readonly kind: 'info-bar';
  readonly html: string;
  readonly ground: HexColor;
  readonly text: HexColor;
};

export type FormTeaser = TeaserBase & {
  readonly kind: 'form';
  readonly formName: string;
  readonly headline?: string;
  /** Which competition the form is about. */
  readonly competitionId?: string;
};

/** Tabs of a prize draw or the variants of an A/B test. */
export type TabsTeaser = TeaserBase & {
  readonly kind: 'prize-draw-tab' | 'ab-test-tab';
  readonly label: string;
  readonly html: string;
  readonly link?: TeaserLink;
  readonly tabs: readonly Teaser[];
};

/** A list of catchy products or categories, one line each. */
export type KillerListTeaser = TeaserBase & {
  readonly kind: 'killer-list';
  readonly headline?: string;
  readonly lines: readonly string[];
  readonly products: readonly ProductTile[];
  readonly link?: TeaserLink;
};

export type ContentTileTeaser = TeaserBase & {
  readonly kind: 'content-tile';
  readonly headline: string;
  readonly text?: string;
  /** Sanitised HTML, instead of a plain text. */
  readonly html?: string;
  readonly image?: TeaserImage;
  readonly link?: TeaserLink;
  readonly button?: TeaserButton;
};

/** Shows a curated list; how it is laid out is the wishlist area's business. */
export type WishlistTeaser = TeaserBase & {
  readonly kind: 'wishlist';
  readonly externalId: string;
  /** `Merkliste` shows an options menu, the others "to list" and "to cart". */
  readonly hasOptionsMenu: boolean;
  readonly image?: TeaserImage;
  /** The attribute says that the picture of the list itself is shown. */
  readonly showsListImage: boolean;
  readonly imagePosition: 'left' | 'right';
  readonly isFullWidth: boolean;
  readonly description?: string;
  /** The attribute says that the description of the list itself is shown. */
  readonly showsListDescription: boolean;
};

/** A template that this shop does not know, or one without what it needs: shown as nothing. */
export type UnknownTeaser = TeaserBase & { readonly kind: 'unknown'; readonly template: string };

export type Teaser =
  | ImageLinkTeaser
  | HtmlTeaser
  | LayerTeaser
  | ImageTeaser
  | HeroSliderTeaser
  | RecommendationsTeaser
  | InfoBarTeaser
  | FormTeaser
  | TabsTeaser
  | KillerListTeaser
  | ContentTileTeaser
  | WishlistTeaser
  | UnknownTeaser;

export type TeaserKind = Teaser['kind'];
