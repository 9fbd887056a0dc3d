import { MINI_CART_CLOSE_DELAY_MS } from '@tornister/domain/cart';
import { PATHS } from '@tornister/domain/routing';
import { ChevronDown, ShoppingBasket } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { lateCode, useLateCode } from '../../../react/late-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import styles from './basket-button.module.css';
import { useHoverFlyout } from './use-hover-flyout.ts';

const miniCart = lateCode(() => import('../mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart));

/**
 * The way to the basket in the header: a link with the number of articles in its name. At laptop sizes a flyout shows the basket on
 * hover and by a disclosure button of its own; Escape closes it and gives the focus back; it closes 300 ms after the pointer has left.
 */
export const BasketButton = () => {
  const { t } = useTranslation();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const state = useBehavior(useService(cartUseCases.editCart).state$);
  const flyout = useHoverFlyout(MINI_CART_CLOSE_DELAY_MS);
  const MiniCart = useLateCode(miniCart, flyout.isOpen);
  const count = state.status === 'ready' ? (state.cart?.itemsCount ?? 0) : undefined;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !flyout.isOpen) return;
    flyout.close();
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a link, a button and their flyout
    <div
      role="group"
      aria-label={t('vue.header.basket')}
      className={styles.basket}
      onPointerEnter={flyout.enter}
      onPointerLeave={flyout.leave}
      onKeyDown={closeOnEscape}
    >
      <a
        href={PATHS.basket}
        className={styles.link}
        aria-label={count === undefined ? t('vue.header.basket') : t('vue.header.basketWithCount', { count })}
      >
        <ShoppingBasket aria-hidden size={26} />
        <span className={styles.label} aria-hidden="true">
          {t('vue.header.basket')}
        </span>
        {count === undefined || count === 0 ? null : (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </a>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={flyout.isOpen}
        aria-controls={panelId}
        aria-label={t('vue.minicart.toggle')}
        onClick={flyout.toggle}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!flyout.isOpen}>
        {flyout.isOpen && MiniCart !== undefined ? <MiniCart state={state} /> : null}
      </div>
    </div>
  );
};
