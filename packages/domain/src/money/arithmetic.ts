// Sums, differences and multiples of money. Two currencies never meet in one sum: that is a refusal, not a wrong number.
// Source: spec 1 §1 and §9 "Price reported with 2 decimals"; spec 2 §3 "totals".

import { err, ok, type Result } from 'neverthrow';
import { type CurrencyCode, DEFAULT_CURRENCY, type Money, money, roundHalfUp } from './money.ts';

/** Cents in one whole unit of the currency. */
export const CENTS_PER_UNIT = 100;

const sameCurrency = (left: Money, right: Money): Result<CurrencyCode, CurrencyMismatch> =>
  left.currency === right.currency
    ? ok(left.currency)
    : err({ kind: 'money.currency-mismatch', expected: left.currency, actual: right.currency });

/** Both amounts together. `money.currency-mismatch` when they differ in currency, `money.out-of-range` beyond whole cents that a number can hold. */
export const add = (left: Money, right: Money): Result<Money, MoneyError> =>
  sameCurrency(left, right).andThen((currency) => {
    const cents = left.cents + right.cents;
    return Number.isSafeInteger(cents) ? ok(money(cents, currency)) : err({ kind: 'money.out-of-range' } as const);
  });

/** Below, equal or above: -1, 0 or 1. `money.currency-mismatch` as for `add`. */
export const compare = (left: Money, right: Money): Result<-1 | 0 | 1, CurrencyMismatch> =>
  sameCurrency(left, right).map(() => (left.cents === right.cents ? 0 : left.cents < right.cents ? -1 : 1));

/** All amounts together; nothing adds up to zero of the given currency. `money.currency-mismatch` and `money.out-of-range` as for `add`. */
export const sum = (amounts: readonly Money[], currency: CurrencyCode = DEFAULT_CURRENCY): Result<Money, MoneyError> =>
  amounts.reduce<Result<Money, MoneyError>>(
    (total, amount) => total.andThen((soFar) => add(soFar, amount)),
    ok(money(0, currency)),
  );

/** The price of so many pieces; throws where that is no number of cents, which is a bug of the caller. Source: spec 2 §3 "position total". */
export const multiply = (unit: Money, quantity: number): Money =>
  money(roundHalfUp(unit.cents * quantity), unit.currency);

/** The amount as reports want it: a plain number in whole units with at most two decimals (spec 1 §9). */
export const inUnits = (amount: Money): number => amount.cents / CENTS_PER_UNIT;

/** The amount with exactly two decimals and a point, like `3.50` (spec 1 §9 "Price reported with 2 decimals"). */
export const decimalOf = (amount: Money): string => {
  const digits = String(Math.abs(amount.cents)).padStart(3, '0');
  return `${amount.cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount so large, or so small, that its cents are no longer whole numbers. */
export type AmountOutOfRange = { readonly kind: 'money.out-of-range' };

export type MoneyError = CurrencyMismatch | AmountOutOfRange;

export type CurrencyMismatch = {
  readonly kind: 'money.currency-mismatch';
  readonly expected: CurrencyCode;
  readonly actual: CurrencyCode;
};
