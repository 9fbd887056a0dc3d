// Prices as people know them from price tags, and how they moved during the last sixty days.

import type { ItemRecord } from '../catalogue/catalogue-records.ts';

/** The nearest price that looks like one: 1,29 below ten euro, 14,95 below a hundred, whole euros above. */
export const shopPrice = (rawCents: number): number => {
  if (rawCents < 1_000) return Math.max(19, Math.round(rawCents / 10) * 10 - 1);
  if (rawCents < 10_000) return Math.round(rawCents / 50) * 50 - 5;
  if (rawCents < 50_000) return Math.round(rawCents / 100) * 100 - 10;
  return Math.round(rawCents / 500) * 500 - 100;
};

const HISTORY_DAYS = 60;
const REDUCTIONS = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6];

type Course = Pick<ItemRecord, 'priceCents' | 'priceHistory'>;

/** A price that has never been another. */
export const steady = (priceCents: number): Course => ({
  priceCents,
  priceHistory: [{ daysAgo: HISTORY_DAYS, priceCents }],
});

/** The price of an item of the n-th product and its course; a fixed price never moves. */
export const priceCourse = (usualCents: number, product: number, position: number, isFixed: boolean): Course => {
  if (isFixed) return steady(usualCents);
  const reducesAll = product % 12 === 1;
  const reducesSome = product % 12 === 7 && position % 2 === 0;
  if (reducesAll || reducesSome) {
    const factor = REDUCTIONS[Math.floor(product / 6) % REDUCTIONS.length] ?? 0.9;
    const reduced = Math.min(shopPrice(usualCents * factor), usualCents - 1);
    return {
      priceCents: reduced,
      priceHistory: [
        { daysAgo: HISTORY_DAYS, priceCents: usualCents },
        { daysAgo: 3 + (product % 9), priceCents: reduced },
      ],
    };
  }
  if (product % 29 === 3) {
    return {
      priceCents: usualCents,
      priceHistory: [
        { daysAgo: HISTORY_DAYS, priceCents: shopPrice(usualCents * 0.92) },
        { daysAgo: 34, priceCents: usualCents },
      ],
    };
  }
  if (product % 31 === 4) {
    return {
      priceCents: usualCents,
      priceHistory: [
        { daysAgo: HISTORY_DAYS, priceCents: usualCents },
        { daysAgo: 28, priceCents: shopPrice(usualCents * 0.85) },
        { daysAgo: 21, priceCents: usualCents },
      ],
    };
  }
  return steady(usualCents);
};

/** True when any item of the n-th product is reduced. */
export const isReducedProduct = (product: number, isFixed: boolean): boolean =>
  !isFixed && (product % 12 === 1 || product % 12 === 7);
