// What is counted of a listing. Source: spec 1 §3 "Filters".

export type Span = { readonly min: number; readonly max: number };

export type FacetCount = {
  /** Numbers of the products that pass every filter, in the order in which they came. */
  readonly matches: Int32Array;
  /** Products by value number. */
  readonly valueCounts: Int32Array;
  /** Products with any value of a filter, by filter number. */
  readonly filterCounts: Int32Array;
  /** Cents; absent among no products. */
  readonly price: Span | undefined;
  /** Stars, of products that have been rated. */
  readonly rating: Span | undefined;
  /** Products with at least so many stars, by the steps of the filter. */
  readonly ratingCounts: readonly number[];
};
