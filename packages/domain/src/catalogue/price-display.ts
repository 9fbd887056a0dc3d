// What price a tile or a page shows: the lowest of the items, "from" when they differ, struck only against the lowest price of 30 days.
// Source: spec 1 §3 "Product card", §9; § 11 PAngV; § 5 BuchPrG.

import type { Money } from '../money/money.ts';
import { type Reduction, reductionFrom } from '../money/price-history.ts';
import type { BasePrice, TilePrice } from './product.ts';

/** What is known of the price of one item. */
export type ItemPrice = {
  readonly current: Money;
  /** The lowest price of the 30 days before the current one began; absent when the item had none. */
  readonly lowestBefore?: Money;
  readonly base?: BasePrice;
};

/** The price of an item with its reduction, if it is one. */
export type ShownPrice = { readonly price: TilePrice; readonly discountPercent: number };

const shown = (item: ItemPrice, startFrom: boolean): ShownPrice => {
  const reduction: Reduction | undefined = reductionFrom(item.current, item.lowestBefore);
  return {
    price: {
      current: item.current,
      startFrom,
      ...(reduction === undefined ? {} : { old: reduction.strikePrice }),
      ...(item.base === undefined ? {} : { base: item.base }),
    },
    discountPercent: reduction?.percent ?? 0,
  };
};

/** The price of one item. */
export const shownItemPrice = (item: ItemPrice): ShownPrice => shown(item, false);

/**
 * Whether a price may be called the best one: editors have marked it, and it is lower than every price of the 30 days before it began, the lowest
 * of which is struck through (ADR 0056). The specification names the flag and no rule.
 */
export const isBestPrice = (isMarked: boolean, { old }: { readonly old?: Money }): boolean =>
  isMarked && old !== undefined;

/** The price on a tile: the lowest of the items, marked as a starting price when the items differ. Absent without items. */
export const shownTilePrice = (items: readonly ItemPrice[]): ShownPrice | undefined => {
  const cheapest = items.reduce<ItemPrice | undefined>(
    (best, item) => (best === undefined || item.current.cents < best.current.cents ? item : best),
    undefined,
  );
  return (
    cheapest &&
    shown(
      cheapest,
      items.some(({ current }) => current.cents !== cheapest.current.cents),
    )
  );
};
