import type { Money } from '@tornister/domain/money';
import type { Language, StoreCode } from '@tornister/domain/storefront';

const CENTS_PER_UNIT = 100;

const REGIONS: Readonly<Record<StoreCode, string>> = { de: 'DE', at: 'AT', ch: 'CH', b2b: 'DE' };

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as people of a store write it, like `12,50 €`. */
export const formatMoney = (amount: Money, store: StoreCode, language: Language): string => {
  const key = `${language}-${REGIONS[store]}-${amount.currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${language}-${REGIONS[store]}`, { style: 'currency', currency: amount.currency });
  formats.set(key, format);
  return format.format(amount.cents / CENTS_PER_UNIT);
};
