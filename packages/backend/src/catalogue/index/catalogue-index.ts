// The catalogue as listings count it: every product has a number, and what can be sorted and filtered by stands in arrays of numbers.
// Numbers follow the shop's own order, so the smaller number comes first in the sort `si`. Prices differ per store.

import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { Text } from '../../texts/text.ts';
import type { StoredCategory } from '../tables.ts';
import type { SmallNumbers } from './small-numbers.ts';
import type { Variants } from './variants.ts';

export type CategoryNode = {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly path: string;
  readonly level: number;
  readonly details: StoredCategory;
  /** By position. */
  readonly children: readonly CategoryNode[];
};

type FilterDefinition = { readonly id: string; readonly displayName: Text };
type FilterValueDefinition = { readonly filter: number; readonly id: string; readonly label: Text };

/** Stars come in halves: so many to a star. */
export const HALVES = 2;

export type StorePrices = {
  /** Cents by product; -1 for a product that the store does not sell. */
  readonly current: Int32Array;
  readonly discountPercent: Uint8Array;
};

export type CatalogueIndex = {
  /** Of the newest change that the index knows. */
  readonly revision: number;
  /** The last import from files that is in it; 0 when there was none. */
  readonly lastImport: number;
  readonly productIds: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly ratingAverage: Float64Array;
  /** The stars that its tile shows for the average (spec 1 §9), in half stars; 0 when nobody has rated. */
  readonly ratingHalves: Uint8Array;
  readonly ratingCount: Int32Array;
  readonly createdAt: Float64Array;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly mainCategory: readonly string[];
  readonly prices: Readonly<Record<StoreCode, StorePrices>>;
  /** Filters in the order in which they are shown. */
  readonly filters: readonly FilterDefinition[];
  /** By the value's number; 0 is no value. */
  readonly filterValues: readonly (FilterValueDefinition | undefined)[];
  /** The number of the filter, by the value's number. */
  readonly filterOfValue: Int32Array;
  /** By filter and value, with a line break between them. */
  readonly valueNumberOf: ReadonlyMap<string, number>;
  /** The values of product `n` are `valueNumbers[valueStarts[n]]` up to `valueNumbers[valueStarts[n + 1]]`. */
  readonly valueStarts: Int32Array;
  readonly valueNumbers: SmallNumbers;
  readonly variants: Variants;
  readonly categories: ReadonlyMap<string, CategoryNode>;
  readonly topCategories: readonly CategoryNode[];
  /** The products of a category and of everything below it, in the shop's own order. */
  readonly membersOf: ReadonlyMap<string, Int32Array>;
};

/** The category with its ancestors, from the top one down. */
export const branchOf = (index: CatalogueIndex, categoryId: string): readonly CategoryNode[] => {
  const node = index.categories.get(categoryId);
  if (node === undefined) return [];
  return node.parentId === undefined ? [node] : [...branchOf(index, node.parentId), node];
};
