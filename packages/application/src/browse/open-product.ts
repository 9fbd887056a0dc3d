// Opens a product page, with the variant that its address names. Source: spec 1 §2 "/prod/{id}": varid.

import {
  countOfStar,
  type ProductDetail,
  type ProductTile,
  REVIEWS_PER_PAGE,
  type ReviewSummary,
} from '@tornister/domain/catalogue';
import type { UnknownPart } from '@tornister/domain/listing';
import type { ItemId, ProductId } from '@tornister/domain/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import type { CatalogueGateway, Clock, GatewayError, ReviewPage, VariantInformation } from '../ports/index.ts';
import type { OpenedProduct } from './opened-product.ts';
import type { RecentAnswers } from './recent-answers.ts';
import type { SeenTiles } from './seen-tiles.ts';

const NO_REVIEWS: ReviewPage = {
  summary: { count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] } satisfies ReviewSummary,
  reviews: [],
};

type Ports = { readonly catalogue: Pick<CatalogueGateway, 'product' | 'variants' | 'reviews' | 'extraTab'> };

type FoundProduct = { readonly product: ProductDetail; readonly isVariantKnown: boolean };

/** The product with the named variant chosen; a variant that is none of the product's leaves it as it is. */
const withVariant = (
  { catalogue }: Ports,
  product: ProductDetail,
  itemId: ItemId | undefined,
): ResultAsync<FoundProduct, GatewayError> => {
  const asItIs = { product, isVariantKnown: true };
  if (itemId === undefined) return okAsync(asItIs);
  if (!product.hasMultipleItems) return okAsync({ product, isVariantKnown: product.shownItem.itemId === itemId });
  const withChosen = (variants: VariantInformation | undefined): FoundProduct => {
    if (variants === undefined) return asItIs;
    if (variants.bestItem.itemId !== itemId) return { product, isVariantKnown: false };
    const { configuredItemId: _before, ...rest } = product;
    return {
      product: {
        ...rest,
        shownItem: variants.bestItem,
        variantAttributes: variants.attributes,
        ...(variants.configuredItemId === undefined ? {} : { configuredItemId: variants.configuredItemId }),
      },
      isVariantKnown: true,
    };
  };
  // Who could not be asked has not said that there is no such variant.
  return catalogue
    .variants(product.productId, [], itemId)
    .map(withChosen)
    .orElse(() => okAsync(asItIs));
};

/** What the address says and the product does not have: a variant, a section, stars that somebody gave, and what is no number of them. */
const unknownParts = (
  { itemId, tabId, reviewStar, unread = [] }: AskedProduct,
  { product, isVariantKnown }: FoundProduct,
  { summary, star }: OpenedProduct['reviews'],
): readonly UnknownPart[] => [
  ...(itemId === undefined || isVariantKnown ? [] : [{ kind: 'variant', value: itemId } as const]),
  ...(tabId === undefined || product.extraTabs.some((tab) => tab.tabId === tabId)
    ? []
    : [{ kind: 'tab', value: tabId } as const]),
  ...(reviewStar === star || summary.count === 0 ? [] : [{ kind: 'stars', value: String(reviewStar) } as const]),
  ...unread,
];

/** The section that the address opens; a page without its text is better than none. */
const openTab = (
  { catalogue }: Ports,
  productId: ProductId,
  tabId: string | undefined,
): ResultAsync<OpenedProduct['tab'], GatewayError> => {
  if (tabId === undefined) return okAsync(undefined);
  return catalogue
    .extraTab(productId, tabId)
    .map((html) => (html === undefined ? undefined : { tabId, html }))
    .orElse(() => okAsync(undefined));
};

/**
 * The newest reviews, or those of so many stars; stars that nobody gave show all of them, like an address that asks for none. A page without
 * reviews is better than none.
 */
const openReviews = (
  { catalogue }: Ports,
  { productId, reviewCount = REVIEWS_PER_PAGE, reviewStar: star }: AskedProduct,
): ResultAsync<OpenedProduct['reviews'], GatewayError> => {
  const page = { offset: 0, limit: reviewCount };
  const all = () => catalogue.reviews(productId, page);
  const asked =
    star === undefined
      ? all()
      : catalogue
          .reviews(productId, { ...page, star })
          .andThen((found) => (countOfStar(found.summary, star) > 0 ? okAsync({ ...found, star }) : all()));
  return asked.orElse(() => okAsync(NO_REVIEWS));
};

/** A product as an address names it. */
export type AskedProduct = {
  readonly productId: ProductId;
  readonly itemId?: ItemId;
  /** More than the first page of reviews, those of so many stars, and a section that stands open: asked for by those who have no scripts. */
  readonly reviewCount?: number;
  readonly reviewStar?: number;
  readonly tabId?: string;
  /** What of the address is nothing that could be asked for. */
  readonly unread?: readonly UnknownPart[];
};

export type OpenProduct = {
  /**
   * The product with the variant that is asked for; nothing when the shop has none with this id. What was asked for less than ten minutes
   * ago is not asked for again.
   */
  readonly open: (asked: AskedProduct) => ResultAsync<OpenedProduct | undefined, GatewayError>;
  /**
   * What a list has shown of the product, for a placeholder while the answer is on its way; it is asked for at once. Nothing when no list
   * has shown the product, when another variant is asked for, or when the answer is here already.
   */
  readonly preview: (asked: AskedProduct) => ProductTile | undefined;
};

type OpenProductPorts = Ports & {
  readonly clock: Pick<Clock, 'now'>;
  readonly recent: RecentAnswers;
  readonly seen: Pick<SeenTiles, 'of'>;
};

/** Opens product pages. Reviews are asked for at the same time. */
export const createOpenProduct = ({ catalogue, clock, recent, seen }: OpenProductPorts): OpenProduct => {
  const ask = (asked: AskedProduct): ResultAsync<OpenedProduct | undefined, GatewayError> => {
    const { productId, itemId, tabId } = asked;
    const now = clock.now();
    const ratings = openReviews({ catalogue }, asked);
    const product = catalogue
      .product(productId)
      .andThen((found) => (found === undefined ? okAsync(undefined) : withVariant({ catalogue }, found, itemId)));
    return ResultAsync.combine([product, ratings, openTab({ catalogue }, productId, tabId)] as const).map(
      ([found, reviews, tab]) =>
        found && {
          product: found.product,
          reviews,
          unknown: unknownParts(asked, found, reviews),
          now,
          ...(tab && { tab }),
        },
    );
  };
  const questionOf = ({ productId, itemId, reviewCount, reviewStar, tabId, unread = [] }: AskedProduct): string =>
    ['product', productId, itemId, reviewCount, reviewStar, tabId, ...unread.map(({ value }) => value)].join(' ');
  const open = (asked: AskedProduct) => recent.ask(questionOf(asked), () => ask(asked));
  return {
    open,
    preview: (asked) => {
      const tile = asked.itemId === undefined ? seen.of(asked.productId) : undefined;
      if (tile === undefined || recent.isHere(questionOf(asked))) return undefined;
      void open(asked);
      return tile;
    },
  };
};
