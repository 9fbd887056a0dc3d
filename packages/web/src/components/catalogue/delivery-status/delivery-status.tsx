// The delivery time of an item, with a traffic light for goods in stock.

import { type DeliveryStatusColor, deliveryStatus } from '@tornister/domain/catalogue';
import styles from './delivery-status.module.css';

type DeliveryStatusProps = { readonly text: string; readonly color: DeliveryStatusColor };

/** What is said about delivery; goods in stock carry a traffic light, and the words alone always say it too. */
export const DeliveryStatus = ({ text, color }: DeliveryStatusProps) => {
  const status = deliveryStatus(text, color);
  if (status.text === '') return null;
  return (
    <p className={styles.status} data-color={status.color} data-light={status.hasTrafficLight ? '' : undefined}>
      {status.text}
    </p>
  );
};
