// Everything that is told of one order, and what its customer can do with it.

import type { ShownOrder } from '@tornister/application/ports';
import { canStartReturn, isCancellable, isMembership } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { AddressCard } from '../../checkout/address-form/address-card.tsx';
import { BankTransfer } from '../../checkout/bank-transfer/bank-transfer.tsx';
import { OrderLines } from '../../checkout/order-summary/order-lines.tsx';
import { OrderTotals } from '../../checkout/order-summary/order-totals.tsx';
import { WaitingOrder } from '../../checkout/waiting-order/waiting-order.tsx';
import { fromOrderHref } from '../../class-list/class-list-address.ts';
import { WithdrawalPeriodNote } from '../../contracts/withdrawal/withdrawal-period-note.tsx';
import { PriorReturns } from '../../returns/prior-returns.tsx';
import { ReturnLink } from '../../returns/return-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import card from '../../ui/card/card.module.css';
import list from '../../ui/facts/facts.module.css';
import { invoiceHref, withdrawHref } from './order-addresses.ts';
import styles from './order-view.module.css';
import { Parcel } from './parcel.tsx';
import { shownLine } from './shown-line.ts';

const isMembershipOrder = ({ shipments }: Pick<ShownOrder, 'shipments'>): boolean =>
  isMembership(shipments.flatMap(({ items }) => items));

const Facts = ({ order }: { readonly order: ShownOrder }) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['date', formatDateTime(order.orderedAt, numberLocale)],
    ['payment', order.paymentMethod],
    ['paymentState', t(`vue.orders.payment.${order.paymentState}`)],
    ['reference', order.reference],
    ['buyerReference', order.buyerReference],
    ['comment', order.comment],
  ];
  return (
    <section className={card.card} aria-labelledby="order-facts">
      <h2 id="order-facts">{t('vue.orders.detail.facts')}</h2>
      <dl className={`${list.facts} ${styles.columns}`}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{t(`vue.orders.detail.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.addresses}>
        <div>
          <h3>{t('vue.orders.detail.billing')}</h3>
          <AddressCard address={order.billingAddress} />
        </div>
        {isMembershipOrder(order) ? null : (
          <div>
            <h3>{t('vue.orders.detail.delivery')}</h3>
            <AddressCard address={order.deliveryAddress} />
          </div>
        )}
      </div>
    </section>
  );
};

type OrderProps = { readonly order: ShownOrder; readonly token: string | undefined };
type OrderViewProps = OrderProps & {
  readonly returnsAreOn: boolean;
  /** Names the forms that order again: what is posted twice with it is ordered once. */
  readonly reorderKey: string;
};

const Invoice = ({ order, token }: OrderProps) => {
  const { t } = useTranslation('orders');
  if (order.state !== 'placed') return null;
  return (
    <section className={card.card} aria-labelledby="order-invoice">
      <h2 id="order-invoice">{t('vue.orders.invoice.title')}</h2>
      {order.invoiceFormats.length === 0 ? (
        <p>{t('vue.orders.invoice.later')}</p>
      ) : (
        <ul className={styles.files}>
          {order.invoiceFormats.map((format) => (
            <li key={format}>
              <a href={invoiceHref({ orderId: order.orderId, token }, format)} download data-reload>
                {t(`vue.orders.invoice.${format}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Until when one may withdraw, what was declared, and the way to declare it. */
const Withdraw = ({ order, token }: OrderProps) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  const { withdrawal, orderId } = order;
  if (withdrawal === undefined) return null;
  return (
    <section className={card.card} aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal">{t('vue.orders.withdrawal.title')}</h2>
      {withdrawal.declared.map(({ receivedAt, goods }) => (
        <p key={receivedAt} className={styles.declared}>
          {t('vue.orders.withdrawal.declared', { at: formatDateTime(receivedAt, numberLocale) })}{' '}
          {goods === '' ? t('vue.contracts.withdraw.whole') : goods}
        </p>
      ))}
      <WithdrawalPeriodNote withdrawal={withdrawal} />
      <p>
        <a href={withdrawHref({ orderId, token })}>{t('vue.contracts.withdraw.link')}</a>
      </p>
    </section>
  );
};

/** Two steps, so that nobody cancels by one slip: what it means is opened first, with or without scripts. */
const Cancel = () => {
  const { t } = useTranslation('orders');
  return (
    <details className={card.card}>
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
  return (
    <>
      {order.state === 'awaiting-payment' && token === undefined && !isPrime ? <WaitingOrder order={order} /> : null}
      {order.bankTransfer === undefined ? null : <BankTransfer transfer={order.bankTransfer} />}
      {isPrime ? <MembershipLines order={order} /> : null}
      {(isPrime ? [] : order.shipments).map((shipment, index) => (
        <Parcel
          key={`${shipment.times.announced} ${shipment.items.map(({ lineNo }) => lineNo).join(' ')}`}
          order={order}
          shipment={shipment}
          number={index + 1}
          of={order.shipments.length}
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
      <PriorReturns hash={order.returnHash} returns={order.returns} />
      <Facts order={order} />
      <section className={card.card} aria-labelledby="order-sum">
        <h2 id="order-sum">{t('vue.orders.detail.sum')}</h2>
        <OrderTotals totals={order.totals} />
      </section>
      <Invoice order={order} token={token} />
      <Withdraw order={order} token={token} />
      {isCancellable(order) && !isPrime ? <Cancel /> : null}
    </>
  );
};
