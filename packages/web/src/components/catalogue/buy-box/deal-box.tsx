// The lightning deal in the buy box: price, countdown, progress.

import { isFullyReserved, type LightningDealInfo } from '@tornister/domain/catalogue';
import type { Instant } from '@tornister/domain/shared';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { DealMeter } from '../deal-meter/deal-meter.tsx';
import { BasePriceLine } from '../price/price.tsx';
import styles from './buy-box.module.css';

export type DealBoxProps = {
  readonly deal: LightningDealInfo;
  readonly now: Instant;
  /** What the tile says instead of being a link while every piece is reserved. */
  readonly reservedText?: string | undefined;
};

/**
 * A lightning deal: its price, what is left of its time and how much of it is gone (spec 3 §4). Of a deal that is fully reserved the price is not held
 * out: whoever orders now pays the ordinary one.
 */
export const DealBox = ({ deal, now, reservedText }: DealBoxProps) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  const price = formatMoney(deal.specialPrice, numberLocale);
  const isTaken = isFullyReserved(deal);
  return (
    <section className={styles.deal} aria-label={t('vue.badge.deal')}>
      <p className={styles.dealHead}>
        <Zap aria-hidden size={20} />
        {t('vue.badge.deal')}
        <span className={styles.dealTime}>
          {t('vue.deal.endsIn')} <Countdown until={deal.until} opened={now} />
        </span>
      </p>
      {!isTaken && <p className={styles.dealPrice}>{price}</p>}
      {!isTaken && deal.base !== undefined && (
        <p className={styles.dealNote}>
          <BasePriceLine base={deal.base} words={{ t, numberLocale }} />
        </p>
      )}
      {isTaken && reservedText !== undefined && <p className={styles.dealTaken}>{reservedText}</p>}
      {isTaken && <p>{t('vue.deal.taken', { price })}</p>}
      <DealMeter deal={deal} label={t('vue.deal.reservedLabel')} />
      <p className={styles.dealNote}>
        {t('vue.deal.reserved', { percent: deal.reservedPercentage })} ·{' '}
        {t('vue.deal.perShopper', { count: deal.quantityMax })}
      </p>
    </section>
  );
};
