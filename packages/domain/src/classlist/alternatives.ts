// What a family may bring instead where any brand will do: the cheaper first. Source: docs/class-lists.md.

import type { Money } from '../money/money.ts';
import type { BrandChoice } from './class-list.ts';

/** An article as it is offered for a row: what all pieces of it cost, and whether it is everything that the row asks for. */
export type Offer = {
  readonly orderNumber: string;
  readonly total: Money;
  readonly isForSale: boolean;
  readonly isAsAsked: boolean;
};

/** Alternatives that are shown for a row. */
export const ALTERNATIVES_MAX = 5;

/**
 * The alternatives to a row's own article, the cheapest first, each once; equally dear ones keep their order, which is how well they fit. None where
 * exactly this article is meant.
 */
export const alternativesByPrice = <One extends Offer>(
  offers: readonly One[],
  { choice, own }: { readonly choice: BrandChoice; readonly own: string | undefined },
): readonly One[] => {
  if (choice === 'exact') return [];
  const numbers = offers.map(({ orderNumber }) => orderNumber);
  return offers
    .filter(
      ({ orderNumber, isForSale, isAsAsked }, at) =>
        isForSale && isAsAsked && orderNumber !== own && numbers.indexOf(orderNumber) === at,
    )
    .sort((one, other) => one.total.cents - other.total.cents)
    .slice(0, ALTERNATIVES_MAX);
};

/** So many single pieces, and what they cost together. */
export type Lot = { readonly total: Money; readonly pieces: number };

/** The cheapest offer that costs less than what is ordered otherwise, and is at least as many pieces; undefined where there is none. */
export const cheaperLot = <One extends Lot>(offers: readonly One[], own: Lot): One | undefined =>
  offers
    .filter(({ total, pieces }) => total.cents < own.total.cents && pieces >= own.pieces)
    .sort((one, other) => one.total.cents - other.total.cents)[0];
