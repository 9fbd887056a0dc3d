// The lines of a cart or an order, read-only.

import type { PiecesAtPrice } from '@tornister/domain/cart';
import type { Picture as PictureData } from '@tornister/domain/catalogue';
import type { Money } from '@tornister/domain/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './order-lines.module.css';

/** What a line of a cart and one of an order have in common. */
type ShownLine = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly picture?: PictureData;
  readonly orderNumber: string;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPrice: Money;
  /** The pieces by their price, where they differ: some are at a deal's. */
  readonly mixedPrices?: readonly PiecesAtPrice[];
  readonly positionTotal: Money;
  /** How soon it comes, or was said to come when it was ordered. */
  readonly deliveryStatusText?: string;
};

export type OrderLinesProps = {
  readonly lines: readonly ShownLine[];
  /** What can be done with a line, below its words. */
  readonly actionOf?: (line: ShownLine) => ReactNode;
};

/** Lines that are read, not changed: in the summary, in the confirmation, and in an order of before. */
export const OrderLines = ({ lines, actionOf }: OrderLinesProps) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.picture === undefined ? (
            <span className={styles.picture} />
          ) : (
            <Picture picture={line.picture} className={styles.picture} sizes="80px" alt="" loading="eager" />
          )}
          <div className={styles.text}>
            <a href={line.path} className={styles.name}>
              {line.name}
            </a>
            {line.variantInfo.length === 0 ? null : (
              <p className={styles.detail}>
                {line.variantInfo.map(({ label, value }) => t('vue.cart.variant', { label, value })).join(', ')}
              </p>
            )}
            <p className={styles.detail}>{t('vue.cart.orderNumber', { number: line.orderNumber })}</p>
            {line.deliveryStatusText === undefined ? null : <p className={styles.detail}>{line.deliveryStatusText}</p>}
            {actionOf?.(line)}
          </div>
          <p className={styles.amount}>
            <span className={styles.detail}>
              {(line.mixedPrices ?? [line])
                .map(({ quantity, unitPrice }) =>
                  t('vue.cart.piecesAt', { count: quantity, price: formatMoney(unitPrice, numberLocale) }),
                )
                .join(' + ')}
            </span>
            <strong>{formatMoney(line.positionTotal, numberLocale)}</strong>
          </p>
        </li>
      ))}
    </ul>
  );
};
