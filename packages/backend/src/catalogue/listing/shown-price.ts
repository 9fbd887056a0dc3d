// The price that a listing shows of a product: of the variant that its filters ask for, where they ask for one. Nothing is made for a product, because
// a listing asks for that of each. Source: spec 1 §3 "bestItemId", "Filters".

import type { StoreCode } from '@tornister/domain/storefront';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { NOT_SOLD } from '../index/load-catalogue.ts';
import type { ListingFilter } from './listing-filter.ts';

/** More than anything costs. */
const NO_VARIANT = 2 ** 31 - 1;

/** Of the product that was read last; what another value would show is known where a price is asked for. */
export type ShownPrices = {
  /** Reads a product; answers what its tile shows: cents, or -1 for a product that the store does not sell. */
  readonly read: (product: number) => number;
  /** Whether its variants have an attribute that a filter asks for, so that another value of it may be another variant. */
  readonly hasVariantsIn: (filter: number) => boolean;
  /** What its tile would show with this value alone chosen in its filter, where its variants have that filter. */
  readonly withValue: (value: number) => number;
};

/**
 * The prices of a store's products under the chosen values: of the cheapest variant that has all of them, of those that can be bought where one can.
 * Where the values say nothing of a product's variants, or none has all of them, it is the product's own price. A variant without the value that one
 * filter asks for is what another value of that filter would show.
 */
export const createShownPrices = (
  index: CatalogueIndex,
  store: StoreCode,
  { chosen, price: range }: Pick<ListingFilter, 'chosen' | 'price'>,
): ShownPrices => {
  const { starts, valueStarts, valueNumbers, isAttribute, forSale, cents } = index.variants;
  const [own, ofVariant] = [index.prices[store].current, cents[store]];
  const values = index.filterValues.length;
  const isWanted = new Uint8Array(values);
  for (const wanted of chosen.values()) for (const value of wanted) isWanted[value] = 1;
  const isChosen = Uint8Array.from(index.filters, (_, filter) => (chosen.has(filter) ? 1 : 0));
  // Where neither a variant nor a price is asked for, nobody has to look at variants.
  const isOfInterest = range !== undefined || [...chosen.keys()].some((filter) => isAttribute[filter] === 1);
  // What was noted of a value or a filter holds for the product whose turn it was.
  const [valueTurn, filterTurn] = [new Int32Array(values), new Int32Array(index.filters.length)];
  const [buyable, soldOut] = [new Int32Array(values), new Int32Array(values)];
  let [turn, ownPrice] = [0, NOT_SOLD];
  // Filters that ask for an attribute of the product, and of those the ones that a variant has no wanted value of: how many, and the sum of their
  // numbers. With one missing, its number is all that is left of the sum.
  let [asked, askedSum, missing, missingSum] = [0, 0, 0, 0];
  let [cheapest, cheapestSoldOut] = [NO_VARIANT, NO_VARIANT];

  const filterOf = (value: number): number => (value < 0 ? -1 - value : (index.filterOfValue[value] ?? 0));
  const priceOf = (lowest: number, lowestSoldOut: number): number => {
    if (lowest !== NO_VARIANT) return lowest;
    return lowestSoldOut === NO_VARIANT ? ownPrice : lowestSoldOut;
  };
  const note = (value: number, price: number, isBuyable: boolean): void => {
    if (value < 0) return;
    if (valueTurn[value] !== turn) {
      valueTurn[value] = turn;
      buyable[value] = NO_VARIANT;
      soldOut[value] = NO_VARIANT;
    }
    const lowest = isBuyable ? buyable : soldOut;
    if (price < (lowest[value] ?? 0)) lowest[value] = price;
  };

  /** Notes the attributes of a product, and counts the filters that ask for one of them. */
  const noteAttributes = (from: number, to: number): void => {
    asked = 0;
    askedSum = 0;
    for (let at = from; at < to; at += 1) {
      const filter = filterOf(valueNumbers[at] ?? 0);
      if (filterTurn[filter] === turn) continue;
      filterTurn[filter] = turn;
      asked += isChosen[filter] ?? 0;
      askedSum += isChosen[filter] === 1 ? filter : 0;
    }
  };
  /** Takes off what a variant has of what is asked for. */
  const findMissing = (from: number, to: number): void => {
    missing = asked;
    missingSum = askedSum;
    for (let at = from; at < to; at += 1) {
      const value = valueNumbers[at] ?? 0;
      if (value < 0 || isWanted[value] !== 1) continue;
      missing -= 1;
      missingSum -= filterOf(value);
    }
  };
  /** Notes what a variant costs for the values that it would be shown with. */
  const noteValues = (from: number, to: number, price: number, isBuyable: boolean): void => {
    for (let at = from; at < to; at += 1) {
      const value = valueNumbers[at] ?? 0;
      if (missing === 0 || filterOf(value) === missingSum) note(value, price, isBuyable);
    }
  };
  const readVariant = (variant: number): void => {
    const price = ofVariant[variant] ?? NOT_SOLD;
    if (price === NOT_SOLD) return;
    const [from, to] = [valueStarts[variant] ?? 0, valueStarts[variant + 1] ?? 0];
    findMissing(from, to);
    if (missing > 1) return;
    const isBuyable = forSale[variant] === 1;
    noteValues(from, to, price, isBuyable);
    if (missing === 1) return;
    if (isBuyable) cheapest = Math.min(cheapest, price);
    else cheapestSoldOut = Math.min(cheapestSoldOut, price);
  };
  const read = (product: number): number => {
    turn += 1;
    ownPrice = own[product] ?? NOT_SOLD;
    if (!isOfInterest) return ownPrice;
    const [start, end] = [starts[product] ?? 0, starts[product + 1] ?? 0];
    noteAttributes(valueStarts[start] ?? 0, valueStarts[end] ?? 0);
    cheapest = NO_VARIANT;
    cheapestSoldOut = NO_VARIANT;
    for (let variant = start; variant < end; variant += 1) readVariant(variant);
    return asked === 0 || ownPrice === NOT_SOLD ? ownPrice : priceOf(cheapest, cheapestSoldOut);
  };
  return {
    read,
    hasVariantsIn: (filter) => filterTurn[filter] === turn,
    withValue: (value) =>
      valueTurn[value] === turn ? priceOf(buyable[value] ?? NO_VARIANT, soldOut[value] ?? NO_VARIANT) : ownPrice,
  };
};
