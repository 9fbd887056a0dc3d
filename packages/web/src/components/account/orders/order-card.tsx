// An order in the list: pictures of what was ordered, number, day, sum and how far it is.

import { canStartReturn, goodsName, type OrderSummary } from '@tornister/domain/orders';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format-date.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { ReturnLink } from '../../returns/return-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { orderHref } from './order-addresses.ts';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status.tsx';

/** As many as fit beside each other on a phone. */
const PICTURES = 4;

export type OrderCardProps = { readonly order: OrderSummary; readonly returnsAreOn: boolean };

export const OrderCard = ({ order, returnsAreOn }: OrderCardProps) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  // A line whose pieces travel in two parcels is one article.
  const items = [
    ...new Map(order.shipments.flatMap((shipment) => shipment.items).map((item) => [item.lineNo, item])).values(),
  ];
  const more = items.length - PICTURES;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <a href={orderHref(order)} className={styles.link}>
            {t('vue.orders.order', { number: order.orderNumber })}
          </a>
        </h2>
        <OrderStatus order={order} />
      </div>
      <p className={styles.facts}>
        <span>{t('vue.orders.orderedAt', { date: formatDate(order.orderedAt, numberLocale) })}</span>
        {order.reference === undefined ? null : (
          <span>{t('vue.orders.reference', { reference: order.reference })}</span>
        )}
        <strong>{formatMoney(order.total, numberLocale)}</strong>
      </p>
      <ul className={styles.pictures}>
        {items.slice(0, PICTURES).map((item) => (
          <li key={item.lineNo}>
            {item.picture === undefined ? (
              goodsName(item.name, item.variantInfo)
            ) : (
              <Picture
                picture={item.picture}
                className={styles.picture}
                sizes="96px"
                alt={goodsName(item.name, item.variantInfo)}
              />
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.more}>{t('vue.orders.more', { count: more })}</p> : null}
      {canStartReturn(order, returnsAreOn) ? (
        <p className={styles.action}>
          <ReturnLink order={order} />
        </p>
      ) : null}
    </li>
  );
};
