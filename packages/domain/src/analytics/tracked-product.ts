// A product as the data layer names it. Source: spec 1 §7 "Categories reach up to 5 levels", §9 "Price reported with 2 decimals"; spec 3 §8.

import type { CartLine } from '../cart/cart.ts';
import type { PiecesAtPrice } from '../cart/piece-prices.ts';
import type { ProductTile } from '../catalogue/product.ts';
import type { ProductDetail } from '../catalogue/product-detail.ts';
import { lightningIdOf } from '../deals/deal-quantity.ts';
import { inUnits } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { pathOf } from '../routing/path.ts';
import { matchRoute } from '../routing/routes.ts';
import type { ItemId, ProductId } from '../shared/brand.ts';
import type { WishlistEntry } from '../wishlist/wishlist.ts';

/** Categories reach up to 5 levels; spec 1 §7. */
export const TRACKED_CATEGORY_LEVELS = 5;

/** The price with 2 decimals: whole cents divided once, so that no further decimal can appear (spec 1 §9). */
export const trackedPrice = inUnits;

export type TrackedItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly price: number;
  readonly quantity: number;
  readonly item_variant?: string;
  /** Place in its list, from 0. */
  readonly index?: number;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
};

type TrackedCategories = Pick<
  TrackedItem,
  'item_category' | 'item_category2' | 'item_category3' | 'item_category4' | 'item_category5'
>;

/** Up to 5 category levels from the top: `item_category`, `item_category2` and so on. */
export const trackedCategories = (breadcrumb: readonly string[]): TrackedCategories =>
  Object.fromEntries(
    breadcrumb
      .slice(0, TRACKED_CATEGORY_LEVELS)
      .map((name, at) => [at === 0 ? 'item_category' : `item_category${at + 1}`, name]),
  );

/** A tile of a list, at its place in it. */
export const trackedTile = (tile: ProductTile, index: number): TrackedItem => ({
  item_id: tile.id,
  item_name: tile.name,
  item_brand: tile.manufacturerName,
  price: trackedPrice(tile.price.current),
  quantity: 1,
  item_variant: tile.bestItemId,
  index,
  ...trackedCategories(tile.breadcrumb),
});

/** The product of an opened page, as the variant that it shows. */
export const trackedProduct = ({
  productId,
  name,
  manufacturer,
  shownItem,
  breadcrumbs,
}: Pick<ProductDetail, 'productId' | 'name' | 'manufacturer' | 'shownItem' | 'breadcrumbs'>): TrackedItem => ({
  item_id: productId,
  item_name: name,
  item_brand: manufacturer.name,
  price: trackedPrice(shownItem.prices.current),
  quantity: 1,
  item_variant: shownItem.itemId,
  ...trackedCategories(breadcrumbs.map(({ displayName }) => displayName)),
});

/** What an order line says of its goods. */
export type OrderedGoods = {
  readonly itemId: ItemId;
  readonly name: string;
  /** Address of the product page. */
  readonly path: string;
  readonly quantity: number;
  /** Of each piece, where all cost the same. */
  readonly unitPrice: Money;
  /** The pieces by their price, where they differ. */
  readonly mixedPrices?: readonly PiecesAtPrice[];
};

/**
 * A line of an order, an item for each price of its pieces: known by its product where its page says so, else by what was ordered. It names no
 * maker, and does not say which pieces were a deal's.
 */
export const trackedOrderLine = (line: OrderedGoods): readonly TrackedItem[] => {
  const { itemId, name, path } = line;
  const route = matchRoute(pathOf(path));
  return (line.mixedPrices ?? [line]).map(({ quantity, unitPrice }) => ({
    item_id: route.kind === 'product' ? route.id : itemId,
    item_name: name,
    item_brand: '',
    price: trackedPrice(unitPrice),
    quantity,
    item_variant: itemId,
  }));
};

/**
 * A cart line, or the last pieces of it: those of a lightning deal, whose id carries its suffix, and those beyond it at the normal price. Prices times
 * quantities are what the pieces cost, to the cent. The pieces of the deal come first and go last.
 */
export const trackedLine = (line: CartLine, quantity: number = line.quantity): readonly TrackedItem[] => {
  const { kind, productId, unitPrice } = line;
  const isDeal = kind.kind === 'lightning-deal';
  const beyond = isDeal ? kind.quantityNormal : 0;
  const normal = Math.min(quantity, beyond);
  const ofDeal = (line.positionTotal.cents - unitPrice.cents * beyond) / (line.quantity - beyond);
  return [
    {
      item_id: isDeal ? lightningIdOf(productId) : productId,
      price: Math.round(ofDeal) / 100,
      quantity: quantity - normal,
    },
    { item_id: productId, price: trackedPrice(unitPrice), quantity: normal },
  ].flatMap((pieces) =>
    pieces.quantity > 0 ? { ...pieces, item_name: line.name, item_brand: line.brand, item_variant: line.itemId } : [],
  );
};

/** A row of a wishlist, as the variant that stands in it. */
export const trackedRow = ({ item, quantity }: Pick<WishlistEntry, 'item' | 'quantity'>): TrackedItem => ({
  item_id: item.productId,
  item_name: item.name,
  item_brand: item.brand,
  price: trackedPrice(item.prices.current),
  quantity,
  item_variant: item.itemId,
  ...trackedCategories(item.breadcrumb),
});

/** What a heart or a form of a list knows of its goods. */
export type ListedGoods = { readonly productId: ProductId; readonly itemId: ItemId; readonly name: string };

/** Goods of a heart or of a form of a list: neither maker nor price are known there, `knownItem` adds what the session knows of them. */
export const trackedListed = ({ productId, itemId, name }: ListedGoods, quantity = 1): TrackedItem => ({
  item_id: productId,
  item_name: name,
  item_brand: '',
  price: 0,
  quantity,
  item_variant: itemId,
});
