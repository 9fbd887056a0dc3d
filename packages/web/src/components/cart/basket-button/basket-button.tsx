// The way to the basket in the header: a link with the number of articles, and the basket at a glance.

import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { HeaderShortcut } from '../../frame/header-shortcut/header-shortcut.tsx';
import styles from './basket-button.module.css';

const miniCart = deferredCode(() => import('../mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart));

/** The shortcut to the basket, with the number of articles in its name; at laptop sizes its flyout shows the basket. */
export const BasketButton = () => {
  const { t } = useTranslation();
  const state = useBehavior(useService(cartUseCases.editCart).state$);
  const flyout = usePageUseCase(cartUseCases.openMiniCart, undefined);
  const isOpen = useBehavior(flyout.state$);
  const MiniCart = useDeferredCode(miniCart, isOpen);
  const count = state.status === 'ready' ? (state.cart?.itemsCount ?? 0) : undefined;
  return (
    <HeaderShortcut
      label={t('vue.header.basket')}
      linkName={count === undefined ? t('vue.header.basket') : t('vue.header.basketWithCount', { count })}
      href={PATHS.basket}
      icon={
        <>
          <ShoppingBasket aria-hidden size={26} />
          {count === undefined || count === 0 ? null : (
            <span className={styles.count} aria-hidden="true" data-count={count > 99 ? '99+' : count} />
          )}
        </>
      }
      toggleLabel={t('vue.minicart.toggle')}
      flyout={flyout}
    >
      {isOpen && MiniCart !== undefined ? <MiniCart state={state} /> : null}
    </HeaderShortcut>
  );
};
