// A countdown to a moment, with announcements for screen readers.

import { announcementBetween, countdownAt, hasMinutesLabel } from '@tornister/domain/deals';
import { type Instant, MINUTE_MS } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { formatDateTime, isoInstant } from '../../../i18n/format-date.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import styles from './countdown.module.css';

type CountdownProps = {
  readonly until: Instant;
  /** The shop host's moment, with which the first frame is drawn. */
  readonly opened: Instant;
  readonly place?: 'page' | 'header';
};

/**
 * What is left of a deal or a reservation. A timer that ticks is silent; five minutes and one minute before the end, and at the end,
 * a polite status says so once (WCAG 2.2.1). The absolute end stands in the machine-readable time and its title.
 */
export const Countdown = ({ until, opened, place = 'page' }: CountdownProps) => {
  const { t } = useTranslation();
  const { numberLocale } = useShop().site.profile;
  const { before, now } = useBehavior(usePageUseCase(browseUseCases.watchTime, opened).state$);
  const left = countdownAt(now, until);
  const announced = announcementBetween(before, now, until);
  return (
    <span className={styles.countdown}>
      <span role="timer" aria-live="off">
        <time
          dateTime={isoInstant(until)}
          title={t('vue.countdown.until', { end: formatDateTime(until, numberLocale) })}
        >
          {left.kind === 'days' ? t('vue.countdown.days', { count: left.days }) : left.text}
          {hasMinutesLabel(left, place) && ` ${t('vue.countdown.minutes')}`}
        </time>
      </span>
      <span role="status" className="visually-hidden">
        {announced?.kind === 'expired' && t('vue.countdown.expired')}
        {announced?.kind === 'left' && t('vue.countdown.left', { count: announced.ms / MINUTE_MS })}
      </span>
    </span>
  );
};
