// What is reported of a page, read from the data with which it was opened: pages themselves know nothing of analytics.

import type { TrackedList, TrackedPage } from '@tornister/application/analytics';
import type { OpenedProduct, SearchResults } from '@tornister/application/browse';
import type { ContentRow } from '@tornister/application/content';
import type { PlacedOrder } from '@tornister/application/ports';
import {
  type Promotion,
  type Purchase,
  type TrackedItem,
  trackedLine,
  trackedOrderLine,
  trackedProduct,
  trackedRow,
  trackedTile,
} from '@tornister/domain/analytics';
import type { Cart } from '@tornister/domain/cart';
import type { Crumb, ProductTile } from '@tornister/domain/catalogue';
import type { ShownTest, Teaser } from '@tornister/domain/content';
import { money } from '@tornister/domain/money';
import { type PaymentReturn, pathOf } from '@tornister/domain/routing';
import type { WishlistTable } from '@tornister/domain/wishlist';
import type { CategoryData } from '../components/listing/category/category-view.tsx';
import type { PageId } from '../routing/page-table.ts';

/** The page on which an order is a purchase. Those of the account and of returns know orders as well, of other kinds and placed long ago. */
const CONFIRMATION: PageId = 'confirmation';

type Facts = Pick<TrackedPage, 'lists' | 'promotions' | 'product' | 'checkout' | 'purchase' | 'paymentReturn'> & {
  /** Goods of a list that somebody keeps: what is done with them later names them in full. */
  readonly kept?: readonly TrackedItem[];
  /** The page is a category that lists products, at whatever address. */
  readonly isListingCategory: boolean;
  /** The category that the page shows. */
  readonly categoryId?: string;
  /** The page shows what a list has told of its product; the rest is on its way. */
  readonly isPreview: boolean;
  /** A/B tests and the variants that the page shows. */
  readonly tests: readonly ShownTest[];
};

/** The data of the pages that have something to report. Each has some of it; what a route means by it says its name. */
type PageData = Partial<{
  readonly data: PageData;
  readonly rows: readonly ContentRow[];
  readonly tests: readonly ShownTest[];
  readonly category: CategoryData['category'];
  readonly listing: CategoryData['listing'];
  readonly term: SearchResults['term'];
  readonly product: OpenedProduct['product'];
  readonly tile: ProductTile;
  /** A placed one on the confirmation only. */
  readonly order: PlacedOrder;
  readonly paymentReturn: PaymentReturn;
  /** The shipping step has both: it is the first one in which something is entered that a basket is not. */
  readonly billingMode: string;
  readonly cart: Pick<Cart, 'lines'>;
  /** The wishlists of the visitor, with the one that is shown. */
  readonly opened: { readonly shown?: { readonly table: WishlistTable } };
}>;

/** Products by the path of their tile. Which variant a tile leads to stands in its query, and what is seen or pressed is known without that. */
const itemsOf = (tiles: readonly ProductTile[]): TrackedList['items'] =>
  new Map(tiles.map((tile, index) => [pathOf(tile.path), trackedTile(tile, index)]));

/** A row of products, which is known in the page by the id of its list. */
const rowOf = (id: string, name: string, tiles: readonly ProductTile[]): readonly TrackedList[] =>
  tiles.length === 0 ? [] : [{ id, name, row: id, items: itemsOf(tiles) }];

/** The list that the page is about. In a category its tiles leave out where they belong, which is the way to it. */
const ownList = (
  id: string,
  name: string,
  tiles: readonly ProductTile[],
  crumbs: readonly Crumb[] = [],
): readonly TrackedList[] => {
  const breadcrumb = crumbs.map(({ displayName }) => displayName);
  return tiles.length === 0
    ? []
    : [{ id, name, items: itemsOf(tiles.map((tile) => (crumbs[0] ? { ...tile, breadcrumb } : tile))) }];
};

/** Products of a teaser, whose row has the teaser's id. */
const teaserLists = (teaser: Teaser): readonly TrackedList[] => {
  if (teaser.kind !== 'recommendations' && teaser.kind !== 'killer-list') return [];
  const { id, name, headline = name, products } = teaser;
  return rowOf(id, headline, products).map((list) => ({ ...list, teaserId: id }));
};

/** Teasers that stand for something that is promoted: slides and pictures that lead somewhere. */
const promotionsOf = (teaser: Teaser): readonly Promotion[] => {
  switch (teaser.kind) {
    case 'hero-slider':
      return teaser.slides.map(({ id, name, tabText }, at) => ({
        id,
        name,
        creative: tabText,
        slot: `hero-${at + 1}`,
      }));
    case 'image-teaser':
    case 'image-link':
    case 'content-tile':
      return [{ id: teaser.id, name: teaser.name, slot: teaser.kind }];
    default:
      return [];
  }
};

const teasersIn = (rows: readonly ContentRow[]): readonly Teaser[] =>
  rows
    .flatMap(({ cells }) => cells.flatMap(({ teasers }) => teasers))
    .flatMap((teaser) => ('tabs' in teaser ? [teaser, ...teaser.tabs] : [teaser]));

/** The list that a page is about, and the rows of other products beside it. */
const pageLists = ({ category, listing, term, product }: PageData): readonly TrackedList[] => {
  const tiles = listing?.result.entries ?? [];
  if (category !== undefined) {
    const { id, name, topsellers, breadcrumbs } = category;
    return [...ownList(`category-${id}`, name, tiles, breadcrumbs), ...rowOf('topsellers', 'topsellers', topsellers)];
  }
  if (product !== undefined) return rowOf('accessories', 'accessories', product.accessories);
  return term === undefined ? [] : ownList('search', 'search', tiles);
};

const purchaseOf = ({ orderId, lines, totals, voucherCode }: PlacedOrder): Purchase => ({
  orderId,
  items: lines.flatMap(trackedOrderLine),
  total: totals.grandTotal,
  tax: money(
    totals.taxes.reduce((cents, { tax }) => cents + tax.cents, 0),
    totals.grandTotal.currency,
  ),
  shipping: totals.shippingCost,
  ...(voucherCode === undefined ? {} : { voucherCode }),
});

/** Reads what the loader of a page answered; one that the shop reports nothing of has no lists, promotions and so on. */
export const pageFacts = (loaded: unknown, pageId?: string): Facts => {
  const found = (typeof loaded === 'object' && loaded !== null ? loaded : {}) as PageData;
  const page = found.data ?? found;
  const teasers = teasersIn(page.rows ?? []);
  const { product } = page;
  const table = page.opened?.shown?.table;
  return {
    tests: page.tests ?? [],
    isPreview: page.tile !== undefined,
    isListingCategory: page.category?.isProductListing === true,
    ...(page.category === undefined ? {} : { categoryId: page.category.id }),
    lists: [...pageLists(page), ...teasers.flatMap(teaserLists)],
    promotions: teasers.flatMap(promotionsOf),
    ...(table === undefined
      ? {}
      : { kept: table.flatMap((row) => (row.kind === 'shown' ? trackedRow(row.entry) : [])) }),
    ...(product === undefined ? {} : { product: trackedProduct(product) }),
    ...(page.billingMode === undefined || page.cart === undefined
      ? {}
      : { checkout: page.cart.lines.flatMap((line) => trackedLine(line)) }),
    ...(page.order === undefined || pageId !== CONFIRMATION ? {} : { purchase: purchaseOf(page.order) }),
    ...(page.paymentReturn === undefined ? {} : { paymentReturn: page.paymentReturn }),
  };
};
