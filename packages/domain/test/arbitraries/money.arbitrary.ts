// Amounts, rates and percentages as they occur in a shop, edges included.

import fc from 'fast-check';
import { type CurrencyCode, type Money, money } from '../../src/money/money.ts';

export const EUR = 'EUR' as CurrencyCode;
export const CHF = 'CHF' as CurrencyCode;

/** From nothing to ten million. */
export const someCents = (min = 0, max = 1_000_000_000): fc.Arbitrary<number> => fc.integer({ min, max });

/** An amount of zero or more in the default currency. */
export const someMoney = (min = 0, max = 1_000_000_000): fc.Arbitrary<Money> =>
  someCents(min, max).map((amount) => money(amount));

/** An amount that may be below zero. */
export const anyMoney = (): fc.Arbitrary<Money> => someMoney(-1_000_000_000);

/** Rates of the storefronts and every other up to 30 %. */
export const someRate = (): fc.Arbitrary<number> =>
  fc.oneof(fc.constantFrom(190, 70, 200, 130, 100, 81, 26, 0), fc.integer({ min: 0, max: 300 }));

export const somePercent = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 100 });
