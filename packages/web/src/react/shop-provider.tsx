// React context: gives views the shop of this tab or request.

import { createContext, type ReactNode, useContext } from 'react';
import type { Shop } from '../composition/shop.ts';
import type { Token } from '../composition/tokens.ts';

const ShopReactContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopReactContext value={shop}>{children}</ShopReactContext>
);

/** The shop that this view stands in. */
export const useShop = (): Shop => {
  const shop = useContext(ShopReactContext);
  if (shop === undefined) throw new Error('A view of the shop was rendered outside of ShopProvider');
  return shop;
};

/** Something that the container keeps for the whole tab, like the cart or the notifier. */
export const useService = <Service,>(token: Token<Service>): Service => useShop().get(token);
