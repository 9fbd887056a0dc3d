// The sums of a cart or an order.

import { type CartSavings, type CartTotals, type SumRow, sumRowsOf } from '@tornister/domain/cart';
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
  /** Code of the voucher whose saving is among the sums. */
  readonly voucherCode?: string | undefined;
  /** Whether amounts are those from before a change that is on its way. */
  readonly isChanging?: boolean;
};

const CONSUMER_LABELS = {
  subtotal: 'vue.totals.subtotal',
  shipping: 'vue.totals.shipping',
  net: 'vue.totals.net',
  tax: 'vue.totals.vatOf',
  grand: 'vue.totals.grand',
} as const;
const B2B_LABELS = {
  ...CONSUMER_LABELS,
  subtotal: 'vue.totals.subtotalNet',
  tax: 'vue.totals.plusVat',
  grand: 'vue.totals.grandGross',
} as const;

type RowProps = { readonly row: SumRow; readonly voucherCode: string | undefined };

const Label = ({ row, voucherCode }: RowProps) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  if (row.kind === 'saving')
    return voucherCode === undefined ? t('vue.totals.saving') : t('vue.totals.voucher', { code: voucherCode });
  const label = (storefront.isB2b ? B2B_LABELS : CONSUMER_LABELS)[row.kind];
  if (row.kind === 'tax')
    return t(label, { rate: formatNumber(row.ratePermille / PERMILLE_PER_PERCENT, profile.numberLocale, 1) });
  if (row.kind !== 'grand' || storefront.isB2b) return t(label);
  return (
    <>
      {t(label)}
      <span className={styles.note}>{t('vue.totals.vatIncluded')}</span>
    </>
  );
};

const Row = ({ row, voucherCode }: RowProps) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  const looks = { grand: styles.grand, tax: storefront.isB2b ? styles.row : styles.tax };
  const amount = formatMoney(row.amount, profile.numberLocale);
  const free = row.kind === 'shipping' && row.term !== 'charged' ? FREE_SHIPPING[row.term] : undefined;
  return (
    <div
      className={row.kind === 'grand' || row.kind === 'tax' ? looks[row.kind] : styles.row}
      data-saving={row.kind === 'saving' ? '' : undefined}
    >
      <dt>
        <Label row={row} voucherCode={voucherCode} />
      </dt>
      <dd data-free={free && ''}>{free === undefined ? `${row.kind === 'saving' ? '−' : ''}${amount}` : t(free)}</dd>
    </div>
  );
};

/**
 * The sums of a cart or an order, from the goods to what is to be paid (`sumRowsOf`). Institutions read the terms of delivery below those of a cart; the law
 * that lets nothing stand between sums and order button (§ 312j (2) BGB) is one for consumers.
 */
export const OrderTotals = ({ totals, savings, voucherCode, isChanging = false }: OrderTotalsProps) => {
  const { t } = useTranslation('checkout');
  const { storefront, profile } = useShop().site;
  const amount = (value: CartTotals['subtotal']): string => formatMoney(value, profile.numberLocale);
  return (
    <>
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
        {sumRowsOf(totals, storefront).map((row) => (
          <Row key={row.kind === 'tax' ? row.ratePermille : row.kind} row={row} voucherCode={voucherCode} />
        ))}
      </dl>
      {totals.educationalDeliveryTerms && <p className={styles.note}>{totals.educationalDeliveryTerms}</p>}
    </>
  );
};
