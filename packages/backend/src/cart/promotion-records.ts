// Vouchers and gifts as a shop's records say them.

import type { Text } from '../texts/text.ts';

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

/** A gift that a cart may choose, or gets by itself, once its value is reached. */
export type FreeArticleRecord = {
  readonly promotionId: string;
  readonly itemId: string;
  readonly minimumCartCents: number;
  readonly position: number;
  readonly isAutomatic?: boolean;
};
