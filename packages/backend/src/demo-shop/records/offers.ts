// Offers that point at products: deals, vouchers, gifts, printed catalogues, lists to take over.

import type { PictureRecord } from './picture.ts';
import type { Text } from './text.ts';

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
