// Percentages of money. Shares of an amount round half up; a reduction that is announced rounds down, so that it never promises
// more than it gives. Source: docs/adr/0009 "Money, time, numbers"; spec 1 §9; § 11 PAngV.

import { type Money, money, roundHalfUp } from './money.ts';

const WHOLE_PERCENT = 100;

/** So many percent of the amount, rounded half up to the cent. */
export const percentOf = (amount: Money, percent: number): Money =>
  money(roundHalfUp((amount.cents * percent) / WHOLE_PERCENT), amount.currency);

/** The amount less so many percent of it; what is taken off and what is left always add up to the amount. */
export const reduceByPercent = (amount: Money, percent: number): Money =>
  money(amount.cents - percentOf(amount, percent).cents, amount.currency);

/**
 * The reduction from one price to another in whole percent, rounded down; 0 when there is none.
 *
 * @example
 * discountPercent(money(800), money(700)) // 12, not 12.5 and not 13
 */
export const discountPercent = (before: Money, now: Money): number =>
  before.currency === now.currency && now.cents < before.cents
    ? Math.floor(((before.cents - now.cents) * WHOLE_PERCENT) / before.cents)
    : 0;

/** The share of a part in whole percent from 0 to 100, rounded down: 100 only when the part is the whole or more. */
export const floorPercent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(WHOLE_PERCENT, Math.max(0, Math.floor((part * WHOLE_PERCENT) / whole))) : 0;
