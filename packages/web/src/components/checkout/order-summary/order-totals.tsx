// The sums of a cart or an order.

import { type CartSavings, type CartTotals, shippingTermOf } from '@tornister/domain/cart';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './order-totals.module.css';

/** Tenths of a percent as percent. */
const PERMILLE_PER_PERCENT = 10;

const FREE_SHIPPING = { free: 'vue.totals.shippingFree', 'free-by-prime': 'vue.totals.shippingFreeByPrime' } as const;

export type OrderTotalsProps = {
  readonly totals: CartTotals;
  /** What the goods save before the voucher, where that is known. */
  readonly savings?: CartSavings | undefined;
  /** Name of the voucher whose saving is among the sums. */
  readonly voucherName?: string | undefined;
  /** Whether amounts are those from before a change that is on its way. */
  readonly isChanging?: boolean;
};

/**
 * The sums of a cart or an order, from the goods to what is to be paid. Consumers read gross amounts with the tax that is in them;
 * institutions read net amounts, then the tax, then the gross total.
 */
export const OrderTotals = ({ totals, savings, voucherName, isChanging = false }: OrderTotalsProps) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  const { isB2b } = storefront;
  const { numberLocale } = profile;
  const amount = (value: CartTotals['subtotal']): string => formatMoney(value, numberLocale);
  const shipping = shippingTermOf(totals);
  return (
    <dl className={styles.totals} aria-busy={isChanging} data-changing={isChanging ? '' : undefined}>
      {savings === undefined || savings.savingWithoutPromotions.cents === 0 ? null : (
        <>
          <div className={styles.row}>
            <dt>{t('vue.totals.undiscounted')}</dt>
            <dd>{amount(savings.undiscountedSum)}</dd>
          </div>
          <div className={styles.row} data-saving="">
            <dt>{t('vue.totals.savedOnGoods')}</dt>
            <dd>{`−${amount(savings.savingWithoutPromotions)}`}</dd>
          </div>
        </>
      )}
      <div className={styles.row}>
        <dt>{t(isB2b ? 'vue.totals.subtotalNet' : 'vue.totals.subtotal')}</dt>
        <dd>{amount(totals.subtotal)}</dd>
      </div>
      {totals.promotionsSaving.cents === 0 ? null : (
        <div className={styles.row} data-saving="">
          <dt>{voucherName === undefined ? t('vue.totals.saving') : t('vue.totals.voucher', { name: voucherName })}</dt>
          <dd>{`−${amount(totals.promotionsSaving)}`}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{t('vue.totals.shipping')}</dt>
        <dd data-free={shipping === 'charged' ? undefined : ''}>
          {shipping === 'charged' ? amount(totals.shippingCost) : t(FREE_SHIPPING[shipping])}
        </dd>
      </div>
      {isB2b ? (
        <div className={styles.row}>
          <dt>{t('vue.totals.net')}</dt>
          <dd>{amount(totals.net)}</dd>
        </div>
      ) : null}
      {isB2b
        ? totals.taxes.map(({ ratePermille, tax }) => (
            <div key={ratePermille} className={styles.row}>
              <dt>
                {t('vue.totals.plusVat', { rate: formatNumber(ratePermille / PERMILLE_PER_PERCENT, numberLocale, 1) })}
              </dt>
              <dd>{amount(tax)}</dd>
            </div>
          ))
        : null}
      <div className={styles.grand}>
        <dt>
          {t(isB2b ? 'vue.totals.grandGross' : 'vue.totals.grand')}
          {isB2b ? null : <span className={styles.note}>{t('vue.totals.vatIncluded')}</span>}
        </dt>
        <dd>{amount(totals.grandTotal)}</dd>
      </div>
      {isB2b
        ? null
        : totals.taxes.map(({ ratePermille, tax }) => (
            <div key={ratePermille} className={styles.tax}>
              <dt>
                {t('vue.totals.vatOf', { rate: formatNumber(ratePermille / PERMILLE_PER_PERCENT, numberLocale, 1) })}
              </dt>
              <dd>{amount(tax)}</dd>
            </div>
          ))}
    </dl>
  );
};
