// Money as the shop counts it: a whole number of cents with its currency, never a float.
// Source: spec 1 §1 "Currency is EUR everywhere"; the currency is a property of every amount, so that two are never
// counted as one.

import type { Brand } from '../shared/brand.ts';

/** A whole number of the currency's smallest unit. */
export type Cents = Brand<number, 'Cents'>;

/** ISO 4217 code, like `EUR`. */
export type CurrencyCode = Brand<string, 'CurrencyCode'>;

export type Money = {
  readonly cents: Cents;
  readonly currency: CurrencyCode;
};

/** Marks a whole number as cents; a fraction of a cent is a bug of the caller and throws. */
export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new Error(`Cents must be a whole number, not ${amount}`);
  return amount as Cents;
};

/** The currency of every storefront (spec 1 §1, spec 2 §9). */
export const DEFAULT_CURRENCY = 'EUR' as CurrencyCode;

/** An amount of money from cents. */
export const money = (amount: number, currency: CurrencyCode = DEFAULT_CURRENCY): Money => ({
  cents: cents(amount),
  currency,
});

/** The nearest whole number; halves are rounded up, away from zero for negative amounts. */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
};
