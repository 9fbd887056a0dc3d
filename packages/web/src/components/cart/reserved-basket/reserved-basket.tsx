// What stands on the basket's icon while deals are reserved: a countdown, and the number of articles once it is over.

import { countdownAt } from '@tornister/domain/deals';
import { useTranslation } from 'react-i18next';
import { reservedBasketUseCases } from '../../../composition/reserved-basket-tokens.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { CountBadge } from '../count-badge/count-badge.tsx';
import styles from './reserved-basket.module.css';

/**
 * The time is drawn and silent: notices say aloud that it is about to end and that it has ended. `describedBy` names the sentence with the
 * end, which describes the link to the basket.
 */
export const ReservedBasket = ({ describedBy }: { readonly describedBy: string }) => {
  const { t } = useTranslation('checkout');
  const { numberLocale } = useShop().site.profile;
  const { state$ } = usePageUseCase(reservedBasketUseCases.watchReservedBasket, undefined);
  const { indicator, now, isEnding } = useBehavior(state$);
  if (indicator.kind === 'count') return <CountBadge count={indicator.count} />;
  const left = countdownAt(now, indicator.until);
  return (
    <>
      <span
        className={styles.countdown}
        aria-hidden="true"
        data-ending={isEnding ? '' : undefined}
        data-left={left.kind === 'days' ? t('vue.countdown.days', { count: left.days }) : left.text}
      />
      <span id={describedBy} hidden>
        {t('vue.deal.reservation.until', { end: formatDateTime(indicator.until, numberLocale) })}
      </span>
    </>
  );
};
