// Route of the order confirmation.

import type { PlacedOrder } from '@tornister/application/ports';
import { isMembership } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { CircleCheck, Mail, PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { KeepAccount } from '../../components/account/keep-account/keep-account.tsx';
import { orderHref } from '../../components/account/orders/order-addresses.ts';
import { AddressCard } from '../../components/checkout/address-form/address-card.tsx';
import { BankTransfer } from '../../components/checkout/bank-transfer/bank-transfer.tsx';
import { OrderLines } from '../../components/checkout/order-summary/order-lines.tsx';
import { OrderTotals } from '../../components/checkout/order-summary/order-totals.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { formatDateTime } from '../../i18n/format-date.ts';
import { useShop } from '../../react/shop-provider.tsx';
import type { loader } from './confirmation.loader.ts';
import styles from './confirmation.module.css';
import { StepHead } from './step-head.tsx';

export const handle = { step: 'confirmation' };

/** How what was ordered comes, and what is said of it. */
const WAY_WORDS = {
  prime: 'vue.prime.checkout.begun',
  parcel: 'vue.checkout.confirmation.parcel',
  freight: 'vue.checkout.confirmation.freight',
} as const;
type Way = keyof typeof WAY_WORDS;

/** What happens next, in the order in which it does. */
const NextSteps = ({ email, way }: { readonly email: string; readonly way: Way }) => {
  const { t } = useTranslation('checkout');
  return (
    <ol className={styles.next}>
      <li>
        <Mail aria-hidden size={24} />
        <span>{t('vue.checkout.confirmation.mail', { email })}</span>
      </li>
      <li>
        <PackageCheck aria-hidden size={24} />
        <span>{t(WAY_WORDS[way])}</span>
      </li>
    </ol>
  );
};

type Opened = Awaited<ReturnType<typeof loader>>;
type CalledOff = Pick<PlacedOrder, 'orderId' | 'orderNumber' | 'isGuestOrder'>;

/** The order was placed and cancelled since: how it stands is told by its page, which only members have in their account. */
const CalledOffOrder = ({ orderId, orderNumber, isGuestOrder }: CalledOff) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.thanks}>
      <StepHead
        title={t('vue.checkout.confirmation.calledOff')}
        lead={t('vue.checkout.confirmation.calledOffLead', { number: orderNumber })}
      />
      {isGuestOrder ? null : <a href={orderHref({ orderId })}>{t('vue.checkout.confirmation.toOrder')}</a>}
      <LinkButton href={PATHS.home}>{t('vue.checkout.confirmation.goOn')}</LinkButton>
    </div>
  );
};

/** Thank you: the order number, what happens next, and the order to keep or to print; in a preview with a sample order. */
const Confirmation = ({ opened }: { readonly opened: Exclude<Opened, { readonly calledOff: CalledOff }> }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const placed = 'order' in opened ? opened.order : undefined;
  const order = 'order' in opened ? opened.order : opened.sample;
  const isPrime = isMembership(order.lines);
  return (
    <>
      {placed === undefined && (
        <p role="note" className={styles.sample}>
          {t('vue.checkout.confirmation.sample')}
        </p>
      )}
      <div className={styles.thanks}>
        <CircleCheck aria-hidden className={styles.mark} size={56} strokeWidth={1.5} />
        <StepHead
          title={t('vue.checkout.confirmation.title')}
          lead={t(isPrime ? 'vue.checkout.confirmation.leadPrime' : 'vue.checkout.confirmation.lead')}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t('vue.checkout.confirmation.number')}</dt>
            <dd className={styles.number}>{order.orderNumber}</dd>
          </div>
          <div>
            <dt>{t('vue.checkout.confirmation.date')}</dt>
            <dd>{formatDateTime(order.orderedAt, numberLocale)}</dd>
          </div>
          <div>
            <dt>{t('vue.checkout.payment.title')}</dt>
            <dd>{order.paymentMethod}</dd>
          </div>
          {placed?.buyerReference === undefined ? null : (
            <div>
              <dt>{t('vue.checkout.payment.buyerReference.label')}</dt>
              <dd>{placed.buyerReference}</dd>
            </div>
          )}
          {placed?.orderReference === undefined ? null : (
            <div>
              <dt>{t('vue.checkout.summary.reference')}</dt>
              <dd>{placed.orderReference}</dd>
            </div>
          )}
        </dl>
      </div>
      <NextSteps email={order.email} way={isPrime ? 'prime' : placed?.isByAppointment ? 'freight' : 'parcel'} />
      {/* What is still to be done comes before what is offered. */}
      {placed?.bankTransfer === undefined ? null : <BankTransfer transfer={placed.bankTransfer} />}
      {placed?.isGuestOrder ? <KeepAccount order={placed} /> : null}
      <section className={styles.order} aria-labelledby="order-title">
        <h2 id="order-title">{t('vue.checkout.summary.order')}</h2>
        <OrderLines lines={order.lines.map((line) => ({ ...line, id: `${line.itemId} ${line.orderNumber}` }))} />
        <div className={styles.totals}>
          <OrderTotals totals={order.totals} voucherCode={placed?.voucherCode} />
        </div>
        <div className={styles.addresses}>
          <section>
            <h3>{t('vue.checkout.shipping.billing')}</h3>
            <AddressCard address={order.billingAddress} />
          </section>
          {isPrime ? null : (
            <section>
              <h3>{t('vue.checkout.shipping.delivery')}</h3>
              <AddressCard address={order.deliveryAddress} />
            </section>
          )}
        </div>
      </section>
      <p className={styles.on}>
        <LinkButton href={PATHS.home}>{t('vue.checkout.confirmation.goOn')}</LinkButton>
      </p>
    </>
  );
};

/** The confirmation of an order, or that it was cancelled since. */
export const Component = () => {
  const opened = useLoaderData<typeof loader>();
  return 'calledOff' in opened ? <CalledOffOrder {...opened.calledOff} /> : <Confirmation opened={opened} />;
};
