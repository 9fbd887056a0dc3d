// One toast: icon, text, close button; goes by a click or by dragging it away.

import type { GatewayError } from '@tornister/application/ports';
import type { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { isDraggedAway, type Toast } from '@tornister/domain/content';
import { PATHS } from '@tornister/domain/routing';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import styles from './toast-list.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

/** How far a finger must move before it drags instead of pressing, in pixels. */
const DRAG_THRESHOLD_PX = 10;

type ToastCardProps = {
  readonly toast: Toast;
  readonly onDismiss: () => void;
  readonly reload?: () => void;
};

/** The tab is of another build than the shop: only the page of the new one helps. What was typed stays until somebody asks for that page. */
const OUTDATED: GatewayError['kind'] = 'gateway.outdated';

/** The order button led to the start page: what is to be looked at is in the basket (spec 2 §4 "Submit"). Its module comes with the checkout alone. */
const CART_CHANGED: typeof CART_CHANGED_MESSAGE = 'vue.checkout.summaryStep.notification.cartChanged';

/** A press of what leads on from a card is no click on the card, which would take it away before. */
const stayThere = (event: PointerEvent): void => event.stopPropagation();

/**
 * One notice: its words, a button that closes it; a click or a finger that drags it away does too. Selecting its words is no click. Where the page has to be
 * loaded anew, another button does so: neither comes with code of its own, which would be gone with the build. Where the basket is to be looked at, a link leads there.
 */
export const ToastCard = ({ toast, onDismiss, reload = () => location.reload() }: ToastCardProps) => {
  const { t } = useTranslation();
  const start = useRef<number>(undefined);
  const Icon = ICONS[toast.kind];
  const key = toast.text.kind === 'key' ? toast.text.key : undefined;
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
      <p className={styles.text}>
        {text}
        {key === OUTDATED && (
          <>
            {' '}
            <Button look="plain" size="small" onPointerDown={stayThere} onClick={reload}>
              {t('vue.message.outdated.reload')}
            </Button>
          </>
        )}
        {key === CART_CHANGED && (
          <>
            {' '}
            <LinkButton look="plain" size="small" href={PATHS.basket} onPointerDown={stayThere} onClick={onDismiss}>
              {t('vue.checkout.summaryStep.notification.toBasket')}
            </LinkButton>
          </>
        )}
      </p>
      <button type="button" className={styles.close} aria-label={t('vue.toast.close')} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
};
