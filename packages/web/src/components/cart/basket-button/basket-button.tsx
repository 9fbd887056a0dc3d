// The way to the basket in the header: a link with the number of articles, and the basket at a glance.

import { shownCount } from '@tornister/application/cart';
import { PATHS } from '@tornister/domain/routing';
import { ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useService } from '../../../react/shop-provider.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { HeaderShortcut } from '../../frame/header-shortcut/header-shortcut.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';

const miniCart = deferredCode(() => import('../mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart));
const reservedBasket = deferredCode(() =>
  import('../reserved-basket/fetch-reserved-basket.ts').then((code) => code.fetchReservedBasket()),
);

/** The sentence that says how long deals are reserved. */
const RESERVED_ID = 'basket-reserved';

/** The shortcut to the basket, with the number of articles in its name; at laptop sizes its flyout shows the basket. Deals that are reserved count down on its icon. */
export const BasketButton = () => {
  const { t } = useTranslation();
  const state = useBehavior(useService(cartUseCases.editCart).state$);
  const flyout = usePageUseCase(cartUseCases.openMiniCart, undefined);
  const isOpen = useBehavior(flyout.state$);
  const MiniCart = useDeferredCode(miniCart, isOpen);
  const cart = state.status === 'ready' ? state.cart : undefined;
  const count = state.status === 'ready' ? shownCount(state) : undefined;
  const isReserved = cart?.reservation !== undefined;
  const ReservedBasket = useDeferredCode(reservedBasket, isReserved);
  return (
    <HeaderShortcut
      label={t('vue.header.basket')}
      linkName={count === undefined ? t('vue.header.basket') : t('vue.header.basketWithCount', { count })}
      describedBy={isReserved ? RESERVED_ID : undefined}
      href={PATHS.basket}
      icon={
        <>
          <ShoppingBasket aria-hidden size={26} />
          {isReserved && ReservedBasket ? <ReservedBasket describedBy={RESERVED_ID} /> : <CountBadge count={count} />}
        </>
      }
      toggleLabel={t('vue.minicart.toggle')}
      flyout={flyout}
    >
      {isOpen && MiniCart !== undefined ? <MiniCart state={state} /> : null}
    </HeaderShortcut>
  );
};
