// What counts as a reduction: only a price below the lowest one of the 30 days before it, and that one is struck through. The list
// price of the maker never makes a reduction. Source: § 11 PAngV, CJEU C-330/23; spec 1 §3 "oldPrice", "discountPercent".

import { DAY_MS, type Instant } from '../shared/instant.ts';
import { type Money, money } from './money.ts';
import { discountPercent } from './percentage.ts';

/** How far back the lowest price is looked for, in days (§ 11 (1) PAngV). */
export const LOWEST_PRICE_WINDOW_DAYS = 30;

/** A price and the moment from which it held, until the next one. */
export type PricePoint = { readonly price: Money; readonly from: Instant };

export type Reduction = {
  /** The price to strike through: the lowest one of the 30 days before the reduction. */
  readonly strikePrice: Money;
  /** Whole percent, rounded down. */
  readonly percent: number;
  readonly saving: Money;
};

/** The prices that held, in order: one that was replaced at the very moment it began never did. */
const inOrder = (history: readonly PricePoint[]): readonly PricePoint[] =>
  [...history]
    .sort((left, right) => left.from - right.from)
    .filter(({ from }, index, all) => all[index + 1]?.from !== from);

/**
 * The lowest price that held at any time of the 30 days before the moment; a price that began earlier and still held then counts too.
 * A price that was replaced at the very moment it began never held.
 * Absent when no price held. The moment itself is not part of the window: a price that begins now is the one to be compared.
 */
export const lowestPrice30d = (history: readonly PricePoint[], now: Instant): Money | undefined => {
  const windowStart = now - LOWEST_PRICE_WINDOW_DAYS * DAY_MS;
  return inOrder(history)
    .filter((point, index, all) => {
      const end = all[index + 1]?.from;
      return point.from < now && (end === undefined || end > Math.max(windowStart, point.from));
    })
    .map(({ price }) => price)
    .reduce<Money | undefined>(
      (lowest, price) => (lowest === undefined || price.cents < lowest.cents ? price : lowest),
      undefined,
    );
};

/**
 * The reduction that may be announced for a price, given the lowest one of the 30 days before it; none unless the price is below.
 *
 * @example
 * reductionFrom(money(900), money(800)) // undefined, though it was 1200 yesterday
 */
export const reductionFrom = (current: Money, lowestBefore: Money | undefined): Reduction | undefined => {
  if (lowestBefore === undefined || lowestBefore.currency !== current.currency) return undefined;
  if (current.cents >= lowestBefore.cents) return undefined;
  return {
    strikePrice: lowestBefore,
    percent: discountPercent(lowestBefore, current),
    saving: money(lowestBefore.cents - current.cents, current.currency),
  };
};

/**
 * The price that holds at the moment, with the moment from which it has held: a price that was only written down again has not changed.
 * Absent before the first one.
 */
export const priceAt = (history: readonly PricePoint[], now: Instant): PricePoint | undefined =>
  inOrder(history)
    .filter(({ from }) => from <= now)
    .reduce<PricePoint | undefined>(
      (held, point) => (held?.price.cents === point.price.cents ? held : point),
      undefined,
    );

/** The reduction that may be announced at the moment: the price that holds, against the 30 days before it began. */
export const reductionAt = (history: readonly PricePoint[], now: Instant): Reduction | undefined => {
  const current = priceAt(history, now);
  return current && reductionFrom(current.price, lowestPrice30d(history, current.from));
};

export type StatedPrice = {
  /** The history that is stated; absent where nothing is said of it. */
  readonly stated: readonly PricePoint[] | undefined;
  /** The history that was kept until now. */
  readonly kept: readonly PricePoint[];
  readonly price: Money;
};

/**
 * The history of a price that is stated at the moment. A stated history takes the place of what was kept, except for what was kept since its last entry: the
 * lowest price of 30 days is not hidden by whoever leaves out what was asked meanwhile. The price begins at the moment, unless it holds already, so stating
 * the same again changes nothing. Source: § 11 PAngV.
 */
export const continuedHistory = ({ stated, kept, price }: StatedPrice, now: Instant): readonly PricePoint[] => {
  const lastStated = Math.max(...(stated ?? []).filter(({ from }) => from <= now).map(({ from }) => from));
  const since = kept.filter(({ from }) => from > lastStated && (stated === undefined || from <= now));
  const history = inOrder([...(stated ?? []), ...since]);
  if (priceAt(history, now)?.price.cents === price.cents) return history;
  return inOrder([...history, { price, from: now }]);
};
