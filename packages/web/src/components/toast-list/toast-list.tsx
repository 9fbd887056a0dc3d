import { isDraggedAway, type Toast } from '@tornister/domain/content';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { textKeyOf } from '../../i18n/error-messages.ts';
import { useService } from '../../react/shop-provider.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import styles from './toast-list.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** How far a finger must move before it drags instead of pressing, in pixels. */
const DRAG_THRESHOLD_PX = 10;

const ToastCard = ({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) => {
  const { t } = useTranslation();
  const start = useRef<number>(undefined);
  const Icon = ICONS[toast.kind];
  const text = toast.text.kind === 'key' ? t(textKeyOf(toast.text.key), toast.text.values ?? {}) : toast.text.message;
  const drag = (event: PointerEvent<HTMLLIElement>): void => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    if (Math.abs(distance) > DRAG_THRESHOLD_PX) event.currentTarget.style.setProperty('--dragged', `${distance}px`);
  };
  const drop = (event: PointerEvent<HTMLLIElement>): void => {
    const from = start.current;
    start.current = undefined;
    event.currentTarget.style.removeProperty('--dragged');
    if (from === undefined) return;
    if (isDraggedAway({ distancePx: event.clientX - from, widthPx: event.currentTarget.offsetWidth })) onDismiss();
  };
  return (
    <li
      className={styles.toast}
      data-kind={toast.kind}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <Icon aria-hidden className={styles.icon} size={22} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label={t('vue.toast.close')} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
};

/**
 * The notices of the shop, top right. The regions stand in the page before the first notice, so that each one is announced: errors and
 * warnings at once, the others when there is a pause. Time stands still while the pointer or the focus rests here; a notice goes by its
 * button, by dragging it away, or by itself.
 */
export const ToastList = () => {
  const { t } = useTranslation();
  const notices = useService(cartUseCases.showNotices);
  const toasts = useBehavior(notices.state$);
  const isUrgent = ({ kind }: Toast): boolean => kind === 'error' || kind === 'warning';
  const cards = (shown: readonly Toast[]) =>
    shown.length === 0 ? null : (
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
