import type { Cart } from '@tornister/domain/cart';
import { type LineRemoval, NO_REMOVAL } from '@tornister/domain/cart';
import type { CartLineId } from '@tornister/domain/shared';
import { useEffect } from 'react';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { useService } from '../../react/shop-provider.tsx';
import { useBehavior } from '../../react/use-behavior.ts';

export type ShownBasket = {
  readonly cart: Cart | undefined;
  readonly isChanging: boolean;
  readonly busyLines: readonly CartLineId[];
  readonly removal: LineRemoval;
};

/** The basket as the tab knows it, or as the page was opened until the tab knows. */
export const useBasket = (opened: Cart | undefined): ShownBasket => {
  const editCart = useService(cartUseCases.editCart);
  const state = useBehavior(editCart.state$);
  // What a loader brought is newer than what the tab knows.
  useEffect(() => {
    void editCart.adopt(opened);
  }, [editCart, opened]);
  if (state.status !== 'ready') return { cart: opened, isChanging: false, busyLines: [], removal: NO_REMOVAL };
  return { cart: state.cart, isChanging: state.isChanging, busyLines: state.busyLines, removal: state.removal };
};
