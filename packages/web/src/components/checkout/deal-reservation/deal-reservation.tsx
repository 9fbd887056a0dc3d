// How long the deals of the basket are reserved, with the form that extends that once.

import type { OpenedReservation } from '@tornister/application/checkout';
import { PATHS } from '@tornister/domain/routing';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { checkoutUseCases } from '../../../composition/checkout-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useFocusWhen } from '../../../react/use-focus-when.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import styles from './deal-reservation.module.css';

export type DealReservationProps = OpenedReservation & {
  /** The page that the extension leads back to; the basket where nothing is said. */
  readonly page?: string;
  /** The reservation has ended while the page was open. */
  readonly onEnd?: () => void;
};

/**
 * The countdown of the reservation that ends first. A minute before its end it is announced; after it, the deals cost the normal price and the
 * page says so. It can be extended once, from the beginning on: nobody has to wait for the warning (WCAG 2.2.1).
 */
export const DealReservation = ({ reservation, now, page = PATHS.basket, onEnd }: DealReservationProps) => {
  const { t } = useTranslation('checkout');
  const isBusy = useNavigation().state !== 'idle';
  const until = reservation.kind === 'reserved' ? reservation.until : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cart that is asked for again has the same reservation as another object
  const opened = useMemo(() => ({ reservation, now }), [until, now]);
  const state = useBehavior(usePageUseCase(checkoutUseCases.viewReservation, opened).state$);
  const hasEnded = state.kind === 'expired';
  const [wasEnded] = useState(hasEnded);
  useEffect(() => {
    if (hasEnded && !wasEnded) onEnd?.();
  }, [hasEnded, wasEnded, onEnd]);
  // The button goes with its press.
  useFocusWhen(state.kind === 'active' && !state.isExtendable, '[data-reservation]');
  if (state.kind === 'none') return null;
  if (state.kind === 'expired')
    return (
      <p className={styles.reservation} data-tone="warning" role="alert">
        {t('vue.deal.reservation.expired')}
      </p>
    );
  return (
    <div
      className={styles.reservation}
      data-tone={state.isEnding ? 'warning' : 'info'}
      data-reservation=""
      tabIndex={-1}
    >
      <p>
        {t('vue.deal.reservation.reserved')} <Countdown until={state.until} opened={now} />
      </p>
      <p role="alert">{state.isEnding ? t('vue.deal.reservation.ending') : null}</p>
      {state.isExtendable ? (
        <Form method="post" action={PATHS.basket} preventScrollReset>
          <input type="hidden" name="intent" value="extend-reservation" />
          <input type="hidden" name="page" value={page} />
          <Button type="submit" look="secondary" size="small" aria-disabled={isBusy}>
            {t('vue.deal.reservation.extend')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
};
