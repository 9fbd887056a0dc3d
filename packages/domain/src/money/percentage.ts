// Percentages of money. Shares of an amount round half up; a reduction that is announced rounds down, so that it never promises
// more than it gives. Source: docs/adr/0009 "Money, time, numbers"; spec 1 §9; § 11 PAngV.

import { type Money, money } from './money.ts';

const WHOLE_PERCENT = 100;

/** Decimals of a percentage that count: 0.000001 %. */
const PERCENT_DECIMALS = 6;
const PARTS_PER_PERCENT = 10n ** BigInt(PERCENT_DECIMALS);

/**
 * So many percent of the amount, rounded half up to the cent (away from zero below it). Counted in whole numbers, so that half cents are
 * seen as such. A percentage counts with six decimals. One that is no number, or so large that its share is beyond whole cents, throws: it is a
 * bug of the caller.
 *
 * @example
 * percentOf(money(5500), 0.7) // 39 cents: 38.5 rounded
 */
export const percentOf = (amount: Money, percent: number): Money => {
  const parts = BigInt(amount.cents) * partsOf(percent);
  const whole = BigInt(WHOLE_PERCENT) * PARTS_PER_PERCENT;
  const sign = parts < 0n ? -1n : 1n;
  return money(Number((sign * (2n * sign * parts + whole)) / (2n * whole)), amount.currency);
};

/** Numbers from here on are written with an exponent. */
const WITH_EXPONENT = 1e21;

/** A percentage in millionths of a percent. */
const partsOf = (percent: number): bigint => {
  if (!Number.isFinite(percent)) throw new Error(`A percentage must be a number, not ${percent}`);
  if (Math.abs(percent) >= WITH_EXPONENT) return BigInt(percent) * PARTS_PER_PERCENT;
  return BigInt(percent.toFixed(PERCENT_DECIMALS).replace('.', ''));
};

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

/** The share of a part in whole percent from 0 to 100, rounded down: 100 only when the part is the whole or more; what is no number is none. */
export const floorPercent = (part: number, whole: number): number =>
  whole > 0 ? Math.min(WHOLE_PERCENT, Math.max(0, Math.floor((part * WHOLE_PERCENT) / whole) || 0)) : 0;
