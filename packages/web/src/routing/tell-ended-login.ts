// Tells in an open tab that a login has ended by itself. Source: spec 1 §2 "On every navigation".

import { PATHS } from '@tornister/domain/routing';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { fetchNeeds } from './page-needs.ts';

/** Tells it once, after the navigation that found the flag, and forgets the login; the login of the checkout says it in its own page. */
export const tellEndedLogin = async (shop: Shop, path: string): Promise<void> => {
  await fetchNeeds({ areas: ['session'] });
  const notice = shop.get(sessionUseCases.takeEndedLogin)();
  if (notice !== undefined && path !== PATHS.checkoutLogin) shop.get(cartUseCases.showNotices).notify(notice);
};
