// What the loader of a product page found. Source: spec 1 §2 "/prod/{id}", §4 "Variant selection".

import type { ProductDetail, Review, ReviewSummary } from '@tornister/domain/catalogue';
import type { UnknownPart } from '@tornister/domain/listing';
import type { Instant } from '@tornister/domain/shared';

/** What a loader opened. */
export type OpenedProduct = {
  readonly product: ProductDetail;
  readonly reviews: {
    readonly summary: ReviewSummary;
    readonly reviews: readonly Review[];
    /** The stars that the address asks for. */
    readonly star?: number;
  };
  /** The section that the address has opened. */
  readonly tab?: { readonly tabId: string; readonly html: string } | undefined;
  /** What the address says and the product does not have. */
  readonly unknown: readonly UnknownPart[];
  /** The moment of the shop host, for countdowns. */
  readonly now: Instant;
};
