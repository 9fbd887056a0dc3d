// Teaser wishlists: curated lists that a shopper copies to a list of their own or adds to the cart as a whole, and which questions follow. Source: spec 3 §2 "Teaser wishlist block", §4 "Teaser list to cart", §6, §7.

import type { Picture } from '../catalogue/product.ts';
import { orderable } from '../catalogue/quantity-rules.ts';
import type { Money } from '../money/money.ts';
import type { ItemId, ProductId, WishlistEntryId } from '../shared/brand.ts';
import { orderableQuantity } from './entry-quantity.ts';
import { isSaleable, type WishlistEntry, type WishlistItem } from './wishlist.ts';

/** A product with its item and how many of it. */
export type EntryInput = { readonly productId: ProductId; readonly itemId: ItemId; readonly quantity: number };

/** An item of a product, as one chooses among them. */
export type EntryVariant = {
  readonly itemId: ItemId;
  /** What makes it different: "A4, liniert". */
  readonly label: string;
  readonly price: Money;
  readonly isSaleable: boolean;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
};

/** An entry of a curated list; `isVariantOpen` as long as nobody has said which of the product's items is meant. */
export type TeaserListItem = {
  readonly entry: WishlistEntry;
  readonly isVariantOpen: boolean;
  /** Those that can be chosen; none where the product has one item. */
  readonly variants: readonly EntryVariant[];
};

export type TeaserList = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture?: Picture;
  readonly items: readonly TeaserListItem[];
  /** Of what can be bought, in the quantities of the list; absent when nothing can. */
  readonly total?: Money;
};

/** Entries of a teaser list cannot be deleted from it. */
export const TEASER_ENTRIES_ARE_REMOVABLE = false;

/** What is sent to the cart or a list: a product, its item when that is settled, and how many. */
export type TeaserListEntry = { readonly productId: ProductId; readonly itemId?: ItemId; readonly quantity: number };

/** What a shopper has set in the block for an entry. */
export type ChosenEntry = { readonly itemId?: ItemId; readonly quantity?: number };

const soldVariants = ({ variants }: TeaserListItem): readonly EntryVariant[] =>
  variants.filter((variant) => variant.isSaleable);

/** The variant that was chosen; undefined where none was, or where it is not sold. */
export const chosenVariant = (row: TeaserListItem, chosen?: ChosenEntry): EntryVariant | undefined =>
  soldVariants(row).find(({ itemId }) => itemId === chosen?.itemId);

/** Whether the price depends on a variant that may still be chosen. */
export const hasOpenPrice = (row: TeaserListItem): boolean =>
  row.isVariantOpen && new Set(soldVariants(row).map(({ price }) => price.cents)).size > 1;

/** The cheapest that is sold. */
const cheapest = (row: TeaserListItem): EntryVariant | undefined =>
  soldVariants(row).reduce<EntryVariant | undefined>(
    (least, variant) => (least === undefined || variant.price.cents < least.price.cents ? variant : least),
    undefined,
  );

/** What is meant as the row is set, with its price and its limits: the chosen variant, the cheapest while it is open, and otherwise the item of the list. */
export const meantVariant = (
  row: TeaserListItem,
  chosen?: ChosenEntry,
): Pick<WishlistItem, 'itemId' | 'minimumOrderQuantity' | 'maxQuantity'> & { readonly price: Money } => {
  const { item } = row.entry;
  return (
    chosenVariant(row, chosen) ??
    (row.isVariantOpen ? cheapest(row) : undefined) ?? { ...item, price: item.prices.current }
  );
};

/**
 * Every saleable entry of which some can be ordered, with the variant and quantity that the shopper has chosen, with at least its minimum and at most its maximum. Where the
 * variant is open, none is sent.
 */
export const teaserListPositions = (
  items: readonly TeaserListItem[],
  chosen: ReadonlyMap<WishlistEntryId, ChosenEntry> = new Map(),
): readonly TeaserListEntry[] =>
  items
    .filter(({ entry }) => isSaleable(entry))
    .map((row) => {
      const { id, item, quantity } = row.entry;
      const wanted = chosen.get(id);
      const itemId = chosenVariant(row, wanted)?.itemId ?? (row.isVariantOpen ? undefined : item.itemId);
      return {
        productId: item.productId,
        ...(itemId === undefined ? {} : { itemId }),
        quantity: orderableQuantity(wanted?.quantity ?? quantity, meantVariant(row, wanted)),
      };
    })
    .filter(({ quantity }) => quantity > 0);

/** Positions whose item is settled: a list of one's own takes no others. */
export const settledPositions = (positions: readonly TeaserListEntry[]): readonly EntryInput[] =>
  positions.flatMap(({ itemId, ...position }) => (itemId === undefined ? [] : [{ ...position, itemId }]));

/** Pieces that went into the cart in another number than was wanted. */
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

/** What the server finds out about one entry; what is not for sale has a maximum of 0. */
export type EntryFacts = {
  readonly isVariantOpen: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly alreadyInCart: number;
};

/** Sorts one entry: a variant is open, the line is full or none can be ordered, the quantity must change, or it is added as wanted. */
export const teaserEntryVerdict = (
  wanted: number,
  facts: EntryFacts,
):
  | { readonly kind: 'variant-open' | 'maximum-in-cart' }
  | { readonly kind: 'added' | 'quantity-changed'; readonly quantity: number } => {
  if (facts.isVariantOpen) return { kind: 'variant-open' };
  const found = orderable(wanted, {
    minimumOrderQuantity: facts.minimum - facts.alreadyInCart,
    maxQuantity: facts.maximum - facts.alreadyInCart,
  });
  if (found.kind === 'not-for-sale') return { kind: 'maximum-in-cart' };
  const { quantity } = found;
  return { kind: quantity === wanted ? 'added' : 'quantity-changed', quantity };
};
