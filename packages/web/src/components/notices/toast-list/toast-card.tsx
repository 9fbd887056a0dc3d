// One toast: icon, text, close button; goes by a click or by dragging it away.

import { isDraggedAway, type Toast } from '@tornister/domain/content';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import styles from './toast-list.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** How far a finger must move before it drags instead of pressing, in pixels. */
const DRAG_THRESHOLD_PX = 10;

/** One notice: its words, a button that closes it; a click or a finger that drags it away does too. Selecting its words is no click. */
export const ToastCard = ({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) => {
  const { t } = useTranslation();
  const start = useRef<number>(undefined);
  const Icon = ICONS[toast.kind];
  const text = toast.text.kind === 'key' ? t(textKeyOf(toast.text.key), toast.text.values ?? {}) : toast.text.message;
  const drag = (event: PointerEvent<HTMLLIElement>): void => {
    if (start.current === undefined) return;
    const distance = event.clientX - start.current;
    if (Math.abs(distance) <= DRAG_THRESHOLD_PX) return;
    // From here on the card hears of the pointer wherever it goes, and of its release.
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.style.setProperty('--dragged', `${distance}px`);
  };
  const drop = (event: PointerEvent<HTMLLIElement>): void => {
    const from = start.current;
    start.current = undefined;
    event.currentTarget.style.removeProperty('--dragged');
    if (from === undefined) return;
    const distancePx = event.clientX - from;
    const isClick = event.type === 'pointerup' && Math.abs(distancePx) <= DRAG_THRESHOLD_PX;
    if (isClick || isDraggedAway({ distancePx, widthPx: event.currentTarget.offsetWidth })) onDismiss();
  };
  return (
    <li
      className={styles.toast}
      data-kind={toast.kind}
      onPointerDown={(event) => {
        if (event.button === 0) start.current = event.clientX;
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      // Whoever lets go beside the card before it is dragged is not heard.
      onPointerLeave={() => {
        start.current = undefined;
      }}
    >
      <Icon aria-hidden className={styles.icon} size={22} />
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label={t('vue.toast.close')} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
};
