// The box with the sums beside a checkout step.

import { type CartTotals, redeemedVoucherCode, type VoucherState } from '@tornister/domain/cart';
import { useTranslation } from 'react-i18next';
import { OrderTotals } from '../../components/checkout/order-summary/order-totals.tsx';
import styles from './sum-aside.module.css';

/** The sums beside a step, so that nobody has to go back to see them. */
export const SumAside = ({ totals, voucher }: { readonly totals: CartTotals; readonly voucher: VoucherState }) => {
  const { t } = useTranslation('checkout');
  return (
    <aside className={styles.sum} aria-label={t('vue.checkout.basket.sum')}>
      <h2>{t('vue.checkout.basket.sum')}</h2>
      <OrderTotals totals={totals} voucherCode={redeemedVoucherCode(voucher)} />
    </aside>
  );
};
