// The items of a product with the variant attributes that tell them apart. Source: spec 1 §3 "Item", "Variant attribute".

import type { Money } from '../money/money.ts';
import type { ItemId } from '../shared/brand.ts';
import type { SelectedVariant, VariantAttribute, VariantOption } from './product-detail.ts';

export type MatrixOption = Pick<VariantOption, 'value' | 'label' | 'image' | 'css' | 'position'>;
export type MatrixAttribute = Omit<VariantAttribute, 'options'> & { readonly options: readonly MatrixOption[] };

export type MatrixItem = {
  readonly itemId: ItemId;
  /** The item's value for every attribute, by the attribute's name. */
  readonly values: Readonly<Record<string, string>>;
  readonly price: Money;
  readonly hasDiscount: boolean;
  readonly availableForSale: boolean;
};

/** A product without variants has one item and no attribute. */
export type ItemMatrix = { readonly attributes: readonly MatrixAttribute[]; readonly items: readonly MatrixItem[] };

/** Whether an item has every value of the selection. */
export const matches = (item: MatrixItem, selection: readonly SelectedVariant[]): boolean =>
  selection.every(({ name, value }) => item.values[name] === value);

/** What a listing is narrowed to: the chosen values by the name of their filter. */
export type ChosenValues = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The items that a narrowed listing means: those that have one of the chosen values for every attribute that is filtered by. A filter that
 * is no attribute of the product, like its maker, says nothing about its items. Nothing when no item has everything, and when the filters
 * say nothing of this product's items. Source: spec 1 §3 "bestItemId", "Filters".
 */
export const itemsChosenBy = <Item extends Pick<MatrixItem, 'values'>>(
  items: readonly Item[],
  chosen: ChosenValues,
): readonly Item[] => {
  const asked = [...chosen].filter(([name]) => items.some(({ values }) => values[name] !== undefined));
  if (asked.length === 0) return [];
  return items.filter(({ values }) => asked.every(([name, wanted]) => wanted.has(values[name] ?? '')));
};

const isBetter = (candidate: MatrixItem, best: MatrixItem): boolean =>
  candidate.availableForSale === best.availableForSale
    ? candidate.price.cents < best.price.cents
    : candidate.availableForSale;

/** The best item: one that can be bought before one that cannot, then the cheapest, then the first. Absent among none. */
export const bestItem = (items: readonly MatrixItem[]): MatrixItem | undefined =>
  items.reduce<MatrixItem | undefined>(
    (best, item) => (best === undefined || isBetter(item, best) ? item : best),
    undefined,
  );

/** Whether all items cost the same; then no price is a "from" price. */
export const hasSamePrices = (items: readonly MatrixItem[]): boolean =>
  items.every(({ price }) => price.cents === items[0]?.price.cents);

/** What an item is, in words: the label of its value for every attribute, in the order of the attributes. */
export const variantInfoOf = (
  item: MatrixItem,
  attributes: readonly MatrixAttribute[],
): readonly { readonly label: string; readonly value: string }[] =>
  inPositionOrder(attributes).flatMap(({ name, displayName, options }) => {
    const option = options.find(({ value }) => value === item.values[name]);
    return option === undefined ? [] : [{ label: displayName, value: option.label }];
  });

/** By position, as the shop wants them shown. */
export const inPositionOrder = <Positioned extends { readonly position: number }>(
  things: readonly Positioned[],
): readonly Positioned[] => [...things].sort((left, right) => left.position - right.position);
