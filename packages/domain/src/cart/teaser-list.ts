// Adding a whole teaser list to the cart: what the server answers and which questions follow. Source: spec 3 §4 "Teaser list to cart", §7.

import type { ItemId, ProductId } from '../shared/brand.ts';

export type TeaserListEntry = { readonly productId: ProductId; readonly itemId?: ItemId; readonly quantity: number };
export type QuantityChanged = TeaserListEntry & { readonly wantedQuantity: number };

/** The answer of `addProductsToCartFromTeaserWishlist`. */
export type TeaserListOutcome = {
  readonly variantsToChoose: readonly TeaserListEntry[];
  readonly quantityChanged: readonly QuantityChanged[];
  readonly maxInCart: readonly TeaserListEntry[];
  readonly successfullyAdded: readonly TeaserListEntry[];
};

/** What the shopper is asked or told, one after another. */
export type TeaserListFollowUp =
  | { readonly kind: 'choose-variants'; readonly entries: readonly TeaserListEntry[] }
  | { readonly kind: 'changed-quantities'; readonly entries: readonly QuantityChanged[] }
  | { readonly kind: 'maximum-in-cart'; readonly entries: readonly TeaserListEntry[] }
  | { readonly kind: 'added'; readonly entries: readonly TeaserListEntry[] };

/** First variants are to be chosen, then changed quantities and full lines are told, last what was added; empty parts are left out. */
export const teaserListFollowUps = (outcome: TeaserListOutcome): readonly TeaserListFollowUp[] => {
  const followUps: readonly TeaserListFollowUp[] = [
    { kind: 'choose-variants', entries: outcome.variantsToChoose },
    { kind: 'changed-quantities', entries: outcome.quantityChanged },
    { kind: 'maximum-in-cart', entries: outcome.maxInCart },
    { kind: 'added', entries: outcome.successfullyAdded },
  ];
  return followUps.filter(({ entries }) => entries.length > 0);
};

/** Entries that were resolved in a follow-up are added to the cart one by one. */
export type ResolvedEntry = { readonly itemId: ItemId; readonly quantity: number };

/** The changes of the cart that add resolved entries, in their order; entries without pieces are left out. */
export const operationsForResolved = (entries: readonly ResolvedEntry[]) =>
  entries
    .filter(({ quantity }) => quantity > 0)
    .map(({ itemId, quantity }) => ({ kind: 'add-position', itemId, quantity }) as const);

/** What the server finds out about one entry. */
export type EntryFacts = {
  readonly isVariantOpen: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly alreadyInCart: number;
};

/** Sorts one entry: a variant is open, the line is full, the quantity must change, or it is added as wanted. */
export const teaserEntryVerdict = (
  wanted: number,
  facts: EntryFacts,
):
  | { readonly kind: 'variant-open' | 'maximum-in-cart' }
  | { readonly kind: 'added' | 'quantity-changed'; readonly quantity: number } => {
  if (facts.isVariantOpen) return { kind: 'variant-open' };
  const remaining = facts.maximum - facts.alreadyInCart;
  if (remaining <= 0) return { kind: 'maximum-in-cart' };
  const least = Math.max(1, facts.minimum - facts.alreadyInCart);
  const quantity = Math.min(Math.max(wanted, least), remaining);
  return { kind: quantity === wanted ? 'added' : 'quantity-changed', quantity };
};
