// An order that waits for its payment, with the two things that its shopper can do about it.

import type { PlacedOrder } from '@tornister/application/ports';
import { PATHS } from '@tornister/domain/routing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useBusyForm } from '../../../react/use-busy-form.ts';
import { Button } from '../../ui/button/button.tsx';
import list from '../../ui/facts/facts.module.css';
import styles from './waiting-order.module.css';

/** Which order waits, over what sum and by which method, and two forms: pay it now, or change it. */
export const WaitingOrder = ({
  order,
}: {
  readonly order: Pick<PlacedOrder, 'orderId' | 'orderNumber' | 'totals' | 'paymentMethod' | 'payableUntil'>;
}) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { isBusy, ignoreWhileBusy } = useBusyForm();
  const titleId = useId();
  const facts = [
    ['number', order.orderNumber],
    ['sum', formatMoney(order.totals.grandTotal, numberLocale)],
    ['method', order.paymentMethod],
    ...(order.payableUntil === undefined ? [] : [['until', formatDateTime(order.payableUntil, numberLocale)] as const]),
  ] as const;
  return (
    <section className={styles.order} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('vue.checkout.waitingOrder.title')}</h2>
      <dl className={`${list.facts} ${styles.columns}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`vue.checkout.waitingOrder.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('vue.checkout.waitingOrder.text')}</p>
      <div className={styles.actions}>
        {(['pay-order', 'change-order'] as const).map((intent) => (
          <Form key={intent} method="post" action={PATHS.basket} onSubmit={ignoreWhileBusy}>
            <input type="hidden" name="intent" value={intent} />
            <input type="hidden" name="orderId" value={order.orderId} />
            <Button
              type="submit"
              look={intent === 'pay-order' ? 'strong' : 'secondary'}
              size="large"
              aria-disabled={isBusy}
            >
              {t(`vue.checkout.waitingOrder.${intent}`)}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  );
};
