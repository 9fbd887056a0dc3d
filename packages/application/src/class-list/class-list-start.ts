// What a new class list can be made from, as the page of the class lists shows it. Source: docs/class-lists.md.

import type { WishlistId } from '@tornister/domain/shared';
import type { ClassListSummary } from '../ports/index.ts';

/** What there is already that a list can be made from; empty for nothing. */
export type ClassListOrigins = {
  readonly wishlistId: string;
  readonly orderId: string;
  /** Id of a curated list. */
  readonly teaserId: string;
};

/** What can be made into a list. */
export type ClassListStart = {
  readonly lists: readonly ClassListSummary[];
  readonly wishlists: readonly { readonly id: WishlistId; readonly name: string }[];
  /** What a new list is probably for. */
  readonly schoolYear: string;
  readonly children: number;
  /** The order or curated list that it is to be made from. */
  readonly origin?: ClassListOrigin;
};

/** What a list is made from, by the name that people know: the number of an order, the name of a curated list. */
export type ClassListOrigin = {
  readonly kind: 'order' | 'teaser';
  readonly id: string;
  readonly name: string;
  readonly count: number;
};
