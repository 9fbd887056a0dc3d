// A parcel of an order: its way as a timeline, its carrier, and what is in it.

import { goodsName, isTrackable, type OrderSummary, parcelTimeline, type Shipment } from '@tornister/domain/orders';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatDate, formatShortDateTime, isoInstant } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { OrderLines } from '../../checkout/order-summary/order-lines.tsx';
import { Button } from '../../ui/button/button.tsx';
import card from '../../ui/card/card.module.css';
import { NEW_WINDOW } from '../../ui/new-window.ts';
import { StatusWord } from './order-status.tsx';
import styles from './parcel.module.css';
import { lineId, shownLine } from './shown-line.ts';

type Dated = Pick<OrderSummary, 'state' | 'orderedAt' | 'cancelledAt'>;

/** The steps that the parcel has taken, each with its moment, and those to come. */
const Timeline = ({ order, shipment }: { readonly order: Dated; readonly shipment: Shipment }) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  return (
    <ol className={styles.timeline} aria-label={t('vue.orders.parcel.way')}>
      {parcelTimeline(order, shipment.times).map(({ step, at, isCurrent }) => (
        <li
          key={step}
          className={styles.step}
          data-reached={at !== undefined || isCurrent ? '' : undefined}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={styles.stepName}>{t(`vue.orders.step.${step}`)}</span>
          {at === undefined ? (
            isCurrent ? null : (
              <span className="visually-hidden">{t('vue.orders.step.toCome')}</span>
            )
          ) : (
            <time className={styles.moment} dateTime={isoInstant(at)}>
              {formatShortDateTime(at, numberLocale)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
};

/** The way to a review, once the article was delivered. */
const ReviewLink = ({ href, name }: { readonly href: string | undefined; readonly name: string }) => {
  const { t } = useTranslation('orders');
  return href === undefined ? null : (
    <a href={href} aria-label={t('vue.orders.review.of', { name })}>
      {t('vue.orders.review')}
    </a>
  );
};

export type ParcelProps = {
  readonly order: Dated;
  readonly shipment: Shipment;
  /** Counted from 1, among the parcels with what was ordered. */
  readonly number: number;
  readonly of: number;
  /** The forwarding agent brings it, who makes an appointment. */
  readonly isByAppointment: boolean;
  /** Names the forms that order a line again. */
  readonly reorderKey: string;
};

export const Parcel = ({ order, shipment, number, of, isByAppointment, reorderKey }: ParcelProps) => {
  const { t } = useTranslation('orders');
  const { numberLocale } = useShop().site.profile;
  const titleId = useId();
  const { carrier, expectedDelivery, tracking, items } = shipment;
  const title = (): string => {
    if (shipment.status === 'cancelled') return t('vue.orders.parcel.cancelled');
    if (shipment.isReplacement) return t('vue.orders.parcel.anew');
    if (shipment.times.announced === undefined) return t('vue.orders.parcel.waiting');
    if (of === 1) return t(isByAppointment ? 'vue.orders.freight.only' : 'vue.orders.parcel.only');
    return t(isByAppointment ? 'vue.orders.freight' : 'vue.orders.parcel', { number, of });
  };
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title()}</h2>
        <StatusWord status={shipment.status} />
      </div>
      <Timeline order={order} shipment={shipment} />
      {shipment.status === 'cancelled' ? null : (
        <p className={styles.facts}>
          {carrier === undefined ? null : <span>{t('vue.orders.parcel.carrier', { name: carrier })}</span>}
          {isByAppointment && shipment.times.delivered === undefined ? (
            <span>{t('vue.orders.freight.appointment')}</span>
          ) : null}
          {expectedDelivery === undefined ? null : (
            <span>{t('vue.orders.parcel.expected', { date: formatDate(expectedDelivery, numberLocale) })}</span>
          )}
          {tracking !== undefined && isTrackable(shipment) ? (
            <a href={tracking.link} {...NEW_WINDOW} rel="noopener noreferrer">
              {t('vue.orders.parcel.track', { code: tracking.code })}
            </a>
          ) : null}
        </p>
      )}
      <OrderLines
        lines={items.map(shownLine)}
        actionOf={({ id, name, variantInfo, unitPrice }) =>
          unitPrice.cents === 0 ? null : (
            <div className={styles.actions}>
              <ReviewLink
                href={items.find((item) => lineId(item) === id)?.reviewLink}
                name={goodsName(name, variantInfo)}
              />
              <Form method="post">
                <input type="hidden" name="intent" value="reorder" />
                <input type="hidden" name="key" value={reorderKey} />
                <input type="hidden" name="lineNo" value={id.split(' ')[0]} />
                <Button
                  type="submit"
                  look="plain"
                  size="small"
                  aria-label={t('vue.orders.reorder.lineOf', { name: goodsName(name, variantInfo) })}
                >
                  {t('vue.orders.reorder.line')}
                </Button>
              </Form>
            </div>
          )
        }
      />
    </section>
  );
};
