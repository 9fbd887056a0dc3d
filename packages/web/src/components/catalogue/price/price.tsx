// A price as tiles show it, with strike price, base price and tax note.

import type { BasePrice, TilePrice } from '@tornister/domain/catalogue';
import { BASE_PRICE_AMOUNT } from '@tornister/domain/money';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import styles from './price.module.css';

/** What a view needs to put prices into words; asked for once for a whole list. */
export type PriceWords = { readonly t: TFunction; readonly numberLocale: string };

type PriceProps = { readonly price: TilePrice; readonly words: PriceWords; readonly size?: 'tile' | 'page' };

export const BasePriceLine = ({ base, words }: { readonly base: BasePrice; readonly words: PriceWords }) => (
  <span className={styles.note}>
    {words.t('vue.price.base', {
      price: formatMoney(base.price, words.numberLocale),
      amount: BASE_PRICE_AMOUNT,
      unit: base.unit,
    })}
  </span>
);

/**
 * A price with everything that the law puts beside it: "from" when items differ, the lowest price of 30 days when it is reduced
 * (§ 11 PAngV), the base price (§ 4 PAngV) and what is included (§ 6 PAngV).
 */
export const Price = ({ price, words, size = 'tile' }: PriceProps) => {
  const { t, numberLocale } = words;
  const amount = formatMoney(price.current, numberLocale);
  return (
    <p className={styles.price} data-size={size}>
      <strong className={styles.current} data-reduced={price.old === undefined ? undefined : ''}>
        {price.startFrom ? t('vue.price.from', { price: amount }) : amount}
      </strong>
      {price.old !== undefined && (
        <span className={styles.old}>
          {t('vue.price.lowest30')} <s>{formatMoney(price.old, numberLocale)}</s>
        </span>
      )}
      {price.base !== undefined && <BasePriceLine base={price.base} words={words} />}
      <span className={styles.note}>{t('vue.price.vatNote')}</span>
    </p>
  );
};
