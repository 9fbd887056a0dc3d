// Test double of the port `CatalogueGateway`.

import type {
  Item,
  ProductDetail,
  ProductTile,
  Review,
  ReviewSummary,
  VariantAttribute,
} from '@tornister/domain/catalogue';
import { type ListingQuery, pagingOf } from '@tornister/domain/listing';
import type { ItemId, ProductId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import type { CatalogueGateway, CategoryPage, ReviewPage, VariantInformation } from '../../src/ports/index.ts';

export type CatalogueShelf = {
  readonly categories?: readonly CategoryPage[];
  readonly products?: readonly ProductDetail[];
  /** Items of products with variants, with the value that each has per attribute. */
  readonly items?: readonly { readonly item: Item; readonly values: Readonly<Record<string, string>> }[];
  /** Tiles that are asked for by the ids of their products. */
  readonly tiles?: readonly ProductTile[];
  readonly reviews?: readonly Review[];
  readonly tabs?: Readonly<Record<string, string>>;
};

const summaryOf = (reviews: readonly Review[]): ReviewSummary => {
  const counted = (star: number): number => reviews.filter(({ rating }) => rating === star).length;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return {
    count: reviews.length,
    average: reviews.length === 0 ? 0 : total / reviews.length,
    countsByStar: [counted(1), counted(2), counted(3), counted(4), counted(5)],
  };
};

const chosenIn = (
  attributes: readonly VariantAttribute[],
  values: Readonly<Record<string, string>>,
): readonly VariantAttribute[] =>
  attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.map((option) => ({ ...option, selected: option.value === values[attribute.name] })),
  }));

/** A catalogue that lies in memory and keeps the contract of the port. */
export const createInMemoryCatalogueGateway = (shelf: CatalogueShelf = {}): CatalogueGateway => {
  const productOf = (id: ProductId) => shelf.products?.find(({ productId }) => productId === id);

  const variants = (
    id: ProductId,
    selected: readonly { readonly name: string; readonly value: string }[],
    itemId?: ItemId,
  ): VariantInformation | undefined => {
    const product = productOf(id);
    if (product === undefined) return undefined;
    const named = shelf.items?.find(({ item }) => item.itemId === itemId);
    const wanted = named?.values ?? Object.fromEntries(selected.map(({ name, value }) => [name, value]));
    const fitting = shelf.items?.filter(({ values }) =>
      Object.entries(wanted).every(([name, value]) => values[name] === value),
    );
    const isConfigured = product.variantAttributes.every(({ name }) => wanted[name] !== undefined);
    const bestItem = fitting?.[0]?.item ?? product.shownItem;
    return {
      attributes: chosenIn(product.variantAttributes, wanted),
      bestItem,
      ...(isConfigured ? { configuredItemId: bestItem.itemId } : {}),
    };
  };

  const page = (category: CategoryPage, query: ListingQuery): CategoryPage => {
    const { offset, limit } = pagingOf(query.page);
    const { entries, ...listing } = category.listing;
    return { ...category, listing: { ...listing, entries: entries.slice(offset, offset + limit) } };
  };

  return {
    category: (id, query) => {
      const found = shelf.categories?.find((category) => category.id === id);
      return okAsync(found && page(found, query));
    },
    product: (id) => okAsync(productOf(id)),
    tiles: (ids) => okAsync(ids.flatMap((id) => shelf.tiles?.filter((tile) => tile.id === id) ?? [])),
    item: (id) => okAsync(shelf.items?.find(({ item }) => item.itemId === id)?.item),
    variants: (id, selected, itemId) => okAsync(variants(id, selected, itemId)),
    extraTab: (_id, tabId) => okAsync(shelf.tabs?.[tabId]),
    reviews: (_id, { offset, limit, star }) => {
      const all = shelf.reviews ?? [];
      const wanted = star === undefined ? all : all.filter(({ rating }) => rating === star);
      return okAsync<ReviewPage>({ summary: summaryOf(all), reviews: wanted.slice(offset, offset + limit) });
    },
  };
};
