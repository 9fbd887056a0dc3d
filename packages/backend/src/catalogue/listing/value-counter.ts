// Counts how many products of a listing have each filter value, and how many have any value of a filter. A search may find thousands, of which many have
// the very same values: those are counted together. Source: spec 1 §3 "Filters".

import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { groupsOfAlike, startsOf } from '../index/number-lists.ts';
import { type SmallNumbers, smallNumbers } from '../index/small-numbers.ts';

export type ValueCounter = {
  readonly counts: {
    /** Products by value number. */
    readonly valueCounts: Int32Array;
    /** Products with any value of a filter, by filter number. */
    readonly filterCounts: Int32Array;
  };
  /** Counts the values of a product that pass a check of their own. */
  readonly count: (product: number, passes: (value: number, owner: number) => boolean) => void;
  /** Counts every value of products. */
  readonly countAll: (products: Int32Array) => void;
};

/**
 * Products by the values that they have. Of the demo shop's 100,000 products there are 4,700 groups, whose values lie side by side: thousands of products are
 * counted without reading theirs.
 */
type Groups = {
  /** The group of each product. */
  readonly groupOf: SmallNumbers;
  /** The values of group `n` are `values[valueStarts[n]]` up to `values[valueStarts[n + 1]]`; so are the filters that have any of them, each once. */
  readonly valueStarts: Int32Array;
  readonly values: SmallNumbers;
  readonly filterStarts: Int32Array;
  readonly filters: SmallNumbers;
  /** Room for a count: how many of each group there are, 0 between two counts, and which groups there are any of. */
  readonly sizes: Int32Array;
  readonly found: Int32Array;
};

const groupsByValues = new WeakMap<CatalogueIndex['valueNumbers'], Groups>();

/** Made once for a list of products, by the first count of all values. */
const groupsOf = ({ valueStarts, valueNumbers, filterOfValue, filters, productIds }: CatalogueIndex): Groups => {
  const known = groupsByValues.get(valueNumbers);
  if (known !== undefined) return known;
  const valuesOf = (product: number): SmallNumbers =>
    valueNumbers.subarray(valueStarts[product] ?? 0, valueStarts[product + 1] ?? 0);
  const { groupOf, groups } = groupsOfAlike(productIds.map((_, product) => valuesOf(product)));
  const owners = groups.map((values) => [...new Set(Array.from(values, (value) => filterOfValue[value] ?? 0))]);
  const made = {
    groupOf,
    valueStarts: startsOf(groups),
    values: smallNumbers(
      filterOfValue.length,
      groups.flatMap((values) => [...values]),
    ),
    filterStarts: startsOf(owners),
    filters: smallNumbers(filters.length, owners.flat()),
    sizes: new Int32Array(groups.length),
    found: new Int32Array(groups.length),
  };
  groupsByValues.set(valueNumbers, made);
  return made;
};

/** Fills the room of the groups; answers how many groups there are any products of. */
const sortIntoGroups = (products: Int32Array, { groupOf, sizes, found }: Groups): number => {
  let groups = 0;
  for (let one = 0; one < products.length; one += 1) {
    const group = groupOf[products[one] ?? 0] ?? 0;
    if (sizes[group] === 0) found[groups++] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return groups;
};

/** Adds so many to the count of each number in a part of a list. */
const addTo = (counts: Int32Array, list: SmallNumbers, from: number, to: number, products: number): void => {
  for (let at = from; at < to; at += 1) {
    const number = list[at] ?? 0;
    counts[number] = (counts[number] ?? 0) + products;
  }
};

/** A counter that has counted nothing. */
export const createValueCounter = (index: CatalogueIndex): ValueCounter => {
  const { valueStarts, valueNumbers, filterOfValue } = index;
  const valueCounts = new Int32Array(index.filterValues.length);
  const filterCounts = new Int32Array(index.filters.length);
  const lastCounted = new Int32Array(index.filters.length).fill(-1);
  const add = (product: number, value: number, owner: number): void => {
    valueCounts[value] = (valueCounts[value] ?? 0) + 1;
    if (lastCounted[owner] === product) return;
    lastCounted[owner] = product;
    filterCounts[owner] = (filterCounts[owner] ?? 0) + 1;
  };
  return {
    counts: { valueCounts, filterCounts },
    count: (product: number, passes: (value: number, owner: number) => boolean): void => {
      const end = valueStarts[product + 1] ?? 0;
      for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
        const value = valueNumbers[at] ?? 0;
        const owner = filterOfValue[value] ?? 0;
        if (passes(value, owner)) add(product, value, owner);
      }
    },
    countAll: (products: Int32Array): void => {
      const groups = groupsOf(index);
      const { sizes, found } = groups;
      const count = sortIntoGroups(products, groups);
      for (let one = 0; one < count; one += 1) {
        const group = found[one] ?? 0;
        const size = sizes[group] ?? 0;
        sizes[group] = 0;
        addTo(valueCounts, groups.values, groups.valueStarts[group] ?? 0, groups.valueStarts[group + 1] ?? 0, size);
        addTo(filterCounts, groups.filters, groups.filterStarts[group] ?? 0, groups.filterStarts[group + 1] ?? 0, size);
      }
    },
  };
};
