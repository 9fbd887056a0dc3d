// The prices of a cart line: sum, unit price, deal split, saving.

import { type CartLine, isFreeOfCharge } from '@tornister/domain/cart';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './cart-line.module.css';

/** What a line costs: the sum, the single price with what it was and per unit, the pieces at a deal's price, and what is saved. */
export const CartLinePrice = ({ line, isChanging }: { readonly line: CartLine; readonly isChanging: boolean }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { kind } = line;
  const unit = line.discountedUnitPrice ?? line.unitPrice;
  if (isFreeOfCharge(kind))
    return (
      <div className={styles.price}>
        <strong className={styles.free}>{t('vue.cart.free')}</strong>
      </div>
    );
  return (
    <div className={styles.price} data-changing={isChanging ? '' : undefined}>
      <strong className={styles.total} data-reduced={line.strikePrice === undefined ? undefined : ''}>
        {formatMoney(line.positionTotal, numberLocale)}
      </strong>
      {kind.kind === 'lightning-deal' ? (
        <p className={styles.deal}>
          {t('vue.cart.deal.split', {
            lightning: kind.quantityLightning,
            price: formatMoney(kind.unitPriceLightning, numberLocale),
          })}
          {kind.quantityNormal === 0
            ? null
            : ` ${t('vue.cart.deal.normal', { count: kind.quantityNormal, price: formatMoney(line.unitPrice, numberLocale) })}`}
        </p>
      ) : (
        <p className={styles.unit}>{t('vue.cart.unitPrice', { price: formatMoney(unit, numberLocale) })}</p>
      )}
      {line.strikePrice === undefined ? null : (
        <p className={styles.unit}>
          {t('vue.cart.lowest30')} <s>{formatMoney(line.strikePrice, numberLocale)}</s>
        </p>
      )}
      {line.basePrice === undefined ? null : (
        <p className={styles.unit}>
          {t('vue.cart.basePrice', {
            price: formatMoney(line.basePrice.price, numberLocale),
            unit: line.basePrice.unit,
          })}
        </p>
      )}
      {line.savings === undefined || line.savings.cents === 0 ? null : (
        <p className={styles.saving}>{t('vue.cart.saving', { amount: formatMoney(line.savings, numberLocale) })}</p>
      )}
      {kind.kind === 'lightning-deal' && kind.isLightningAmountChanged ? (
        <p className={styles.problem}>{t('vue.cart.deal.changed')}</p>
      ) : null}
    </div>
  );
};
