// Everything that is told of one order, and what its customer can do with it.

import type { ShownOrder } from '@tornister/application/ports';
import { canStartReturn, isCancellable, orderedShipments } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useStaticPart } from '../../../react/static-part.tsx';
import { BankTransfer } from '../../checkout/bank-transfer/bank-transfer.tsx';
import { OrderLines } from '../../checkout/order-summary/order-lines.tsx';
import { WaitingOrder } from '../../checkout/waiting-order/waiting-order.tsx';
import { fromOrderHref } from '../../class-list/class-list-address.ts';
import { ReturnLink } from '../../returns/return-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import card from '../../ui/card/card.module.css';
import { orderFacts } from './order-facts-part.ts';
import { isMembershipOrder } from './order-kind.ts';
import styles from './order-view.module.css';
import { Parcel } from './parcel.tsx';
import { shownLine } from './shown-line.ts';

type OrderProps = { readonly order: ShownOrder; readonly token: string | undefined };
type OrderViewProps = OrderProps & {
  readonly returnsAreOn: boolean;
  /** Names the forms that order again: what is posted twice with it is ordered once. */
  readonly reorderKey: string;
};

/** Two steps, so that nobody cancels by one slip: what it means is opened first, with or without scripts. */
const Cancel = () => {
  const { t } = useTranslation('orders');
  return (
    <details className={`${card.card} ${styles.cancel}`}>
      <summary>{t('vue.orders.cancel.open')}</summary>
      <p>{t('vue.orders.cancel.text')}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" look="danger">
          {t('vue.orders.cancel.submit')}
        </Button>
      </Form>
    </details>
  );
};

/** What a membership has in the place of parcels. */
const MembershipLines = ({ order }: Pick<OrderProps, 'order'>) => {
  const { t } = useTranslation('orders');
  return (
    <section className={card.card} aria-labelledby="order-membership">
      <h2 id="order-membership">{t('vue.orders.membership.title')}</h2>
      <OrderLines lines={order.shipments.flatMap(({ items }) => items.map(shownLine))} />
      <p>
        <a href={PATHS.primeMembership}>{t('vue.orders.membership.link')}</a>
      </p>
    </section>
  );
};

/** An order: parcel by parcel, then what it is about, its sums, its invoice, and whether it can be cancelled. */
export const OrderView = ({ order, token, returnsAreOn, reorderKey }: OrderViewProps) => {
  const { t } = useTranslation('orders');
  const isPrime = isMembershipOrder(order);
  const facts = useStaticPart(orderFacts, { order, token }, order);
  const ordered = orderedShipments(order.shipments);
  return (
    <>
      {order.state === 'awaiting-payment' && token === undefined && !isPrime ? <WaitingOrder order={order} /> : null}
      {order.bankTransfer === undefined ? null : <BankTransfer transfer={order.bankTransfer} />}
      {isPrime ? <MembershipLines order={order} /> : null}
      {(isPrime ? [] : order.shipments).map((shipment) => (
        <Parcel
          key={`${shipment.times.announced} ${shipment.items.map(({ lineNo }) => lineNo).join(' ')}`}
          order={order}
          shipment={shipment}
          number={ordered.indexOf(shipment) + 1}
          of={ordered.length}
          isByAppointment={order.speditionFields.length > 0}
          reorderKey={reorderKey}
        />
      ))}
      {isPrime ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="reorder" />
          <input type="hidden" name="key" value={reorderKey} />
          <Button type="submit" look="secondary">
            {t('vue.orders.reorder.all')}
          </Button>
        </Form>
      )}
      {isPrime || token !== undefined ? null : (
        <p>
          <a href={fromOrderHref(order.orderId)}>{t('vue.orders.toClassList')}</a>
        </p>
      )}
      {canStartReturn(order, returnsAreOn) ? (
        <p>
          <ReturnLink order={order} />
        </p>
      ) : null}
      <div className={styles.facts} {...facts} />
      {isCancellable(order) && !isPrime ? <Cancel /> : null}
    </>
  );
};
