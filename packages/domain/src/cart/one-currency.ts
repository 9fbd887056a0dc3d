// Amounts of a cart are in one currency. Source: docs/adr/0009 "Money, time, numbers"; spec 1 §1 "Currency is EUR everywhere".

import type { CurrencyCode, Money } from '../money/money.ts';

/** Throws where an amount is in another currency: there is no sum of two, and a cart with both is a bug of the caller. */
export const requireCurrency = (currency: CurrencyCode, amounts: readonly (Money | undefined)[]): void => {
  const other = amounts.find((amount) => amount !== undefined && amount.currency !== currency);
  if (other !== undefined)
    throw new Error(`An amount in ${other.currency} cannot be counted with amounts in ${currency}`);
};
