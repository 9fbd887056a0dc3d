// The shop's toasts and the live regions that announce them.

import type { Toast } from '@tornister/domain/content';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import styles from './toast-list.module.css';

const toastCard = deferredCode(() => import('./toast-card.tsx').then(({ ToastCard }) => ToastCard));

/**
 * The notices of the shop, top right. The regions stand in the page before the first notice, so that each one is announced: errors and
 * warnings at once, the others when there is a pause. Time stands still while the pointer or the focus rests here; a notice goes by a click, its
 * button, dragging it away, or by itself.
 */
export const ToastList = () => {
  const { t } = useTranslation();
  const notices = useService(cartUseCases.showNotices);
  const toasts = useBehavior(notices.state$);
  const ToastCard = useDeferredCode(toastCard, toasts.length > 0);
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
    <section
      className={styles.region}
      aria-label={t('vue.toast.region')}
      onPointerEnter={notices.hold}
      onPointerLeave={notices.release}
      onFocus={notices.hold}
      onBlur={notices.release}
    >
      <div role="alert">{cards(toasts.filter(isUrgent))}</div>
      <div role="status">{cards(toasts.filter((toast) => !isUrgent(toast)))}</div>
    </section>
  );
};
