// Counts how many products of a listing have each filter value, and how many have any value of a filter. A search may find thousands, of which many have
// the very same values: those are counted together. Source: spec 1 §3 "Filters".

import type { CatalogueIndex } from '../index/catalogue-index.ts';

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

/** Products by the values that they have. Of the demo shop's 100,000 products there are 4,700 groups. */
type Groups = {
  readonly groupOf: Int32Array;
  /** A product of each group, which stands for all of it. */
  readonly examples: Int32Array;
  /** Room for a count: how many of each group there are, 0 between two counts, and which groups there are any of. */
  readonly sizes: Int32Array;
  readonly found: Int32Array;
};

const groupsByValues = new WeakMap<CatalogueIndex['valueNumbers'], Groups>();

/** Made once for a list of products, by the first count of all values. */
const groupsOf = ({ valueStarts, valueNumbers, productIds }: CatalogueIndex): Groups => {
  const known = groupsByValues.get(valueNumbers);
  if (known !== undefined) return known;
  const numbers = new Map<string, number>();
  const examples: number[] = [];
  const groupOf = Int32Array.from(productIds, (_, product) => {
    const values = valueNumbers.subarray(valueStarts[product] ?? 0, valueStarts[product + 1] ?? 0).join();
    const group = numbers.get(values) ?? examples.push(product) - 1;
    numbers.set(values, group);
    return group;
  });
  const [sizes, found] = [new Int32Array(examples.length), new Int32Array(examples.length)];
  const made = { groupOf, examples: Int32Array.from(examples), sizes, found };
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

/** A counter that has counted nothing. */
export const createValueCounter = (index: CatalogueIndex): ValueCounter => {
  const { valueStarts, valueNumbers, filterOfValue } = index;
  const valueCounts = new Int32Array(index.filterValues.length);
  const filterCounts = new Int32Array(index.filters.length);
  const lastCounted = new Int32Array(index.filters.length).fill(-1);
  /** Counts a value of one product, or of so many that have the same. */
  const add = (product: number, value: number, owner: number, products = 1): void => {
    valueCounts[value] = (valueCounts[value] ?? 0) + products;
    if (lastCounted[owner] === product) return;
    lastCounted[owner] = product;
    filterCounts[owner] = (filterCounts[owner] ?? 0) + products;
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
      const byValues = groupsOf(index);
      const { examples, sizes, found } = byValues;
      const groups = sortIntoGroups(products, byValues);
      for (let one = 0; one < groups; one += 1) {
        const group = found[one] ?? 0;
        const [product, size] = [examples[group] ?? 0, sizes[group] ?? 0];
        sizes[group] = 0;
        const end = valueStarts[product + 1] ?? 0;
        for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
          const value = valueNumbers[at] ?? 0;
          add(product, value, filterOfValue[value] ?? 0, size);
        }
      }
    },
  };
};
