// The basket link in the header, with the mini cart as its flyout.

import { PATHS } from '@tornister/domain/routing';
import { LAPTOP_MEDIA_QUERY } from '@tornister/domain/storefront';
import { ChevronDown, ShoppingBasket } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import styles from './basket-button.module.css';

const miniCart = deferredCode(() => import('../mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart));

const width = () => ({ isLaptopOrWider: matchMedia(LAPTOP_MEDIA_QUERY).matches });

/**
 * The way to the basket in the header: a link with the number of articles in its name. At laptop sizes a flyout shows the basket on
 * hover and by a disclosure button of its own; Escape closes it and gives the focus back; it closes 300 ms after the pointer has left.
 */
export const BasketButton = () => {
  const { t } = useTranslation();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const state = useBehavior(useService(cartUseCases.editCart).state$);
  const flyout = usePageUseCase(cartUseCases.openMiniCart, undefined);
  const isOpen = useBehavior(flyout.state$);
  const MiniCart = useDeferredCode(miniCart, isOpen);
  const count = state.status === 'ready' ? (state.cart?.itemsCount ?? 0) : undefined;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    flyout.close();
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a link, a button and their flyout
    <div
      role="group"
      aria-label={t('vue.header.basket')}
      className={styles.basket}
      onPointerEnter={({ pointerType }) => flyout.enter({ ...width(), isTouch: pointerType === 'touch' })}
      onPointerLeave={({ pointerType }) => flyout.leave({ isTouch: pointerType === 'touch' })}
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
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('vue.minicart.toggle')}
        onClick={() => flyout.toggle(width())}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && MiniCart !== undefined ? <MiniCart state={state} /> : null}
      </div>
    </div>
  );
};
