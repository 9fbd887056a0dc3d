// The delivery time of an item, with a traffic light for goods in stock.

import { type DeliveryStatusColor, deliveryStatus } from '@tornister/domain/catalogue';
import styles from './delivery-status.module.css';

type DeliveryStatusProps = {
  readonly text: string;
  readonly color: DeliveryStatusColor;
  /** Said by the stock system; without it the words decide. */
  readonly light?: boolean | undefined;
};

/** What is said about delivery; goods in stock carry a traffic light, and the words alone always say it too. */
export const DeliveryStatus = ({ text, color, light }: DeliveryStatusProps) => {
  const status = deliveryStatus(text, color, light);
  if (status.text === '') return null;
  return (
    <p className={styles.status} data-color={status.color} data-light={status.hasTrafficLight ? '' : undefined}>
      {status.text}
    </p>
  );
};
