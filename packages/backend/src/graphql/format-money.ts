// Formats amounts of money in what the backend writes: mails, cart texts, payment pages.

import { CENTS_PER_UNIT, type Money } from '@tornister/domain/money';
import { type Language, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as people of a store write it, like `12,50 €`. */
export const formatMoney = (amount: Money, store: StoreCode, language: Language): string => {
  const locale = `${language}-${tradingTermsOf(store).region}`;
  const key = `${locale}-${amount.currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
  formats.set(key, format);
  return format.format(amount.cents / CENTS_PER_UNIT);
};
