// The shop's toasts and the live regions that announce them.

import type { Toast } from '@tornister/domain/content';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { offlineNote } from '../../../i18n/offline-note.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useHold } from '../../../react/use-hold.ts';
import { withNeeds } from '../../../routing/page-needs.ts';
import styles from './toast-list.module.css';

/** What a notice says comes with its first card: most visits are told nothing. */
const toastCard = deferredCode(() =>
  withNeeds(
    import('./toast-card.tsx').then(({ ToastCard }) => ToastCard),
    { texts: ['notices'] },
  ),
);

const toastKeys = deferredCode(() => import('./toast-keys.tsx').then(({ ToastKeys }) => ToastKeys));

/** Stands in for a card whose code cannot be fetched: what it has to say needs the network, too. */
const OfflineCard = () => (
  <li className={styles.toast} data-kind="error">
    {offlineNote(window)}
  </li>
);

/** Signs that somebody is about to use a form. */
const REACHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches the card when somebody reaches for a form: what did not arrive can be told without the network that failed. */
const useCardOnReach = (): void =>
  useEffect(() => {
    const leave = (): void => {
      for (const sign of REACHES) document.removeEventListener(sign, reach);
    };
    const reach = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('form') === null) return;
      leave();
      // What cannot be fetched now is asked for once more by the first notice.
      toastCard.fetch().catch(() => undefined);
    };
    for (const sign of REACHES) document.addEventListener(sign, reach, { passive: true });
    return leave;
  }, []);

/**
 * The notices of the shop, top right. The regions stand in the page before the first notice, so that each one is announced: errors and
 * warnings at once, the others when there is a pause. Time stands still while the pointer or the focus rests here; a notice goes by a click, its
 * button, dragging it away, or by itself, and the newest one by Escape.
 */
export const ToastList = () => {
  const { t } = useTranslation();
  const notices = useService(cartUseCases.showNotices);
  const toasts = useBehavior(notices.state$);
  useCardOnReach();
  const region = useRef<HTMLElement>(null);
  const { isUnderPointer, listeners } = useHold(notices);
  // A button that goes with its notice leaves the pointer beside the others, and no event tells of it; nor does one of a focus that is gone.
  useEffect(() => {
    const { current } = region;
    if (current?.matches(':hover')) return;
    isUnderPointer.current = false;
    if (!current?.contains(document.activeElement)) notices.release();
  });
  const ToastCard = useDeferredCode<typeof import('./toast-card.tsx').ToastCard>(
    toastCard,
    toasts.length > 0,
    OfflineCard,
  );
  const ToastKeys = useDeferredCode(toastKeys, toasts.length > 0);
  const newest = toasts.at(-1);
  const isUrgent = ({ kind }: Toast): boolean => kind === 'error' || kind === 'warning';
  const cards = (shown: readonly Toast[]) =>
    shown.length === 0 || ToastCard === undefined ? null : (
      <ul className={styles.list}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => notices.dismiss(toast.id)} />
        ))}
      </ul>
    );
  return (
    <section ref={region} className={styles.region} aria-label={t('vue.toast.region')} {...listeners}>
      <div role="alert">{cards(toasts.filter(isUrgent))}</div>
      <div role="status">{cards(toasts.filter((toast) => !isUrgent(toast)))}</div>
      {ToastKeys && <ToastKeys region={region} onEscape={newest && (() => notices.dismiss(newest.id))} />}
    </section>
  );
};
