// What is told of an order and only read: its returns, its facts, its sums, its invoice, and until when one may withdraw.

import type { ShownOrder } from '@tornister/application/ports';
import { displayedPaymentState } from '@tornister/domain/orders';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { AddressCard } from '../../checkout/address-form/address-card.tsx';
import { OrderTotals } from '../../checkout/order-summary/order-totals.tsx';
import { SpeditionAnswers } from '../../checkout/spedition-answers/spedition-answers.tsx';
import { WithdrawalPeriodNote } from '../../contracts/withdrawal/withdrawal-period-note.tsx';
import { PriorReturns } from '../../returns/prior-returns.tsx';
import { RefundNote } from '../../returns/refund-note.tsx';
import card from '../../ui/card/card.module.css';
import list from '../../ui/facts/facts.module.css';
import { invoiceHref, withdrawHref } from './order-addresses.ts';
import { isMembershipOrder } from './order-kind.ts';
import styles from './order-view.module.css';

export type OrderFactsProps = { readonly order: ShownOrder; readonly token: string | undefined };

const Facts = ({ order }: { readonly order: ShownOrder }) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  const payment = displayedPaymentState(order.paymentState, order.refunds);
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['date', formatDateTime(order.orderedAt, numberLocale)],
    ['payment', order.paymentMethod],
    // An invoice and a transfer say by their name how they are paid.
    ['paymentState', payment === 'not-required' ? undefined : t(`vue.orders.payment.${payment}`)],
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
            <SpeditionAnswers fields={order.speditionFields} />
          </div>
        )}
      </div>
    </section>
  );
};

/** Money that goes back but for a return, with the reason that the mail about it gives. */
const Refunds = ({ refunds }: Pick<ShownOrder, 'refunds'>) => {
  const { t } = useTranslation('orders');
  if (refunds.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby="order-refunds">
      <h2 id="order-refunds">{t('vue.orders.refund.title')}</h2>
      {refunds.map((refund) => (
        <Fragment key={`${refund.reason} ${refund.at} ${refund.amount.cents}`}>
          <p>{t(`vue.orders.refund.${refund.reason}`)}</p>
          <RefundNote refund={refund} />
        </Fragment>
      ))}
    </section>
  );
};

const Invoice = ({ order, token }: OrderFactsProps) => {
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
              <a href={invoiceHref({ orderId: order.orderId, token }, format)}>{t(`vue.orders.invoice.${format}`)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Until when one may withdraw, what was declared, and the way to declare it. */
const Withdraw = ({ order, token }: OrderFactsProps) => {
  const { t } = useTranslation('orders');
  const { numberLocale, wayOut } = useShop().site.profile;
  const { withdrawal, orderId } = order;
  if (withdrawal === undefined) return null;
  return (
    <section className={card.card} aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal">{t(`vue.orders.${wayOut}.title`)}</h2>
      {withdrawal.declared.map(({ receivedAt, goods }) => (
        <p key={receivedAt} className={styles.declared}>
          {t(`vue.orders.${wayOut}.declared`, { at: formatDateTime(receivedAt, numberLocale) })}{' '}
          {goods === '' ? t('vue.contracts.withdraw.whole') : goods}
        </p>
      ))}
      <WithdrawalPeriodNote withdrawal={withdrawal} />
      <p>
        <a href={withdrawHref({ orderId, token })}>{t(`vue.contracts.${wayOut}.link`)}</a>
      </p>
    </section>
  );
};

/** Nothing of it reacts: it is a static part (`order-facts-part.ts`). */
export const OrderFacts = ({ order, token }: OrderFactsProps) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <PriorReturns hash={order.returnHash} returns={order.returns} />
      <Facts order={order} />
      <section className={card.card} aria-labelledby="order-sum">
        <h2 id="order-sum">{t('vue.orders.detail.sum')}</h2>
        <OrderTotals totals={order.totals} voucherCode={order.voucherCode} />
      </section>
      <Refunds refunds={order.refunds} />
      <Invoice order={order} token={token} />
      <Withdraw order={order} token={token} />
    </>
  );
};
