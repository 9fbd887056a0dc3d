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
  trackedTile,
} from '@tornister/domain/analytics';
import type { Cart } from '@tornister/domain/cart';
import type { ProductTile } from '@tornister/domain/catalogue';
import type { ShownTest, Teaser } from '@tornister/domain/content';
import { money } from '@tornister/domain/money';
import type { PaymentReturn } from '@tornister/domain/routing';
import type { CategoryData } from '../components/listing/category/category-view.tsx';

type Facts = Pick<TrackedPage, 'lists' | 'promotions' | 'product' | 'checkout' | 'purchase' | 'paymentReturn'> & {
  /** The page is a category that lists products, at whatever address. */
  readonly isListingCategory: boolean;
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
  readonly order: PlacedOrder;
  readonly paymentReturn: PaymentReturn;
  /** The shipping step has both: it is the first one in which something is entered that a basket is not. */
  readonly billingMode: string;
  readonly cart: Pick<Cart, 'lines'>;
}>;

const listOf = (id: string, name: string, tiles: readonly ProductTile[]): readonly TrackedList[] =>
  tiles.length === 0
    ? []
    : [{ id, name, items: new Map(tiles.map((tile, index) => [tile.path, trackedTile(tile, index)])) }];

const teaserLists = (teaser: Teaser): readonly TrackedList[] => {
  if (teaser.kind === 'recommendations') return listOf(teaser.id, teaser.headline, teaser.products);
  if (teaser.kind === 'killer-list') return listOf(teaser.id, teaser.headline ?? teaser.name, teaser.products);
  return [];
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
    const { id, name, topsellers } = category;
    return [...listOf(`category-${id}`, name, tiles), ...listOf('topsellers', 'topsellers', topsellers)];
  }
  if (product !== undefined) return listOf('accessories', 'accessories', product.accessories);
  return term === undefined ? [] : listOf('search', 'search', tiles);
};

const productOf = ({ product, tile }: PageData): TrackedItem | undefined => {
  if (product !== undefined) return trackedProduct(product);
  return tile && trackedTile(tile, 0);
};

const purchaseOf = ({ orderId, lines, totals }: PlacedOrder): Purchase => ({
  orderId,
  items: lines.map(trackedOrderLine),
  total: totals.grandTotal,
  tax: money(
    totals.taxes.reduce((cents, { tax }) => cents + tax.cents, 0),
    totals.grandTotal.currency,
  ),
  shipping: totals.shippingCost,
});

/** Reads what a loader answered; a page that the shop reports nothing of has no lists, promotions and so on. */
export const pageFacts = (loaded: unknown): Facts => {
  const found = (typeof loaded === 'object' && loaded !== null ? loaded : {}) as PageData;
  const page = found.data ?? found;
  const teasers = teasersIn(page.rows ?? []);
  const product = productOf(page);
  return {
    tests: page.tests ?? [],
    isListingCategory: page.category !== undefined && page.listing !== undefined,
    lists: [...pageLists(page), ...teasers.flatMap(teaserLists)],
    promotions: teasers.flatMap(promotionsOf),
    ...(product === undefined ? {} : { product }),
    ...(page.billingMode === undefined || page.cart === undefined
      ? {}
      : { checkout: page.cart.lines.map((line) => trackedLine(line)) }),
    ...(page.order === undefined ? {} : { purchase: purchaseOf(page.order) }),
    ...(page.paymentReturn === undefined ? {} : { paymentReturn: page.paymentReturn }),
  };
};
