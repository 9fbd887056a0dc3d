// Formats amounts of money and rates in what the backend writes: mails, cart texts, payment pages.

import { CENTS_PER_UNIT, type Money } from '@tornister/domain/money';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import { writingLocaleOf } from '../texts/writing-locale.ts';

const PERMILLE_PER_PERCENT = 10;

/** A rate without its sign, like `8,1`, and `8.1` in Switzerland. */
export const formatPercent = (permille: number, store: StoreCode, language: Language): string =>
  (permille / PERMILLE_PER_PERCENT).toLocaleString(writingLocaleOf({ store, language }));

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as people of a store write it, like `12,50 €`. */
export const formatMoney = (amount: Money, store: StoreCode, language: Language): string => {
  const locale = writingLocaleOf({ store, language });
  const key = `${locale}-${amount.currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
  formats.set(key, format);
  return format.format(amount.cents / CENTS_PER_UNIT);
};
