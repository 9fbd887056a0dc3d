// How far an order or a parcel is, in one word.

import { isMembership, type OrderSummary, orderStatus, type ShipmentStatus } from '@tornister/domain/orders';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

export const StatusWord = ({ status }: { readonly status: ShipmentStatus | 'awaiting-payment' | 'begun' }) => {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.status} data-status={status}>
      {t(`vue.orders.status.${status}`)}
    </span>
  );
};

/** The status of the parcel that is furthest behind; before them all comes the payment. */
export const OrderStatus = ({ order }: { readonly order: Pick<OrderSummary, 'state' | 'shipments'> }) => {
  const status = order.state === 'awaiting-payment' ? 'awaiting-payment' : orderStatus(order);
  const isBegun = status === 'delivered' && isMembership(order.shipments.flatMap(({ items }) => items));
  return <StatusWord status={isBegun ? 'begun' : status} />;
};
