// Counts how many products of a listing have each filter value, and how many have any value of a filter. One short loop for each product: a search may
// find thousands. Source: spec 1 §3 "Filters".

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
      for (let one = 0; one < products.length; one += 1) {
        const product = products[one] ?? 0;
        const end = valueStarts[product + 1] ?? 0;
        for (let at = valueStarts[product] ?? 0; at < end; at += 1) {
          const value = valueNumbers[at] ?? 0;
          add(product, value, filterOfValue[value] ?? 0);
        }
      }
    },
  };
};
