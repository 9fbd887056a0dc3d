// Tells in an open tab that a login has ended by itself. Source: spec 1 §2 "On every navigation".

import { PATHS } from '@tornister/domain/routing';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { fetchNeeds } from './page-needs.ts';

/** Schools see nothing without a login: its page is where the end of one leads, and says so (`page-audience.ts`, `login.loader.ts`). */
const saysItself = ({ site }: Shop, path: string): boolean =>
  path === PATHS.checkoutLogin || (site.storefront.isB2b && path === PATHS.login);

/** Tells it once, after the navigation that found the flag, and forgets the login; a page that says it itself does not have it said twice. */
export const tellEndedLogin = async (shop: Shop, path: string): Promise<void> => {
  await fetchNeeds({ areas: ['session'] });
  const notice = shop.get(sessionUseCases.takeEndedLogin)();
  if (notice !== undefined && !saysItself(shop, path)) shop.get(cartUseCases.showNotices).notify(notice);
};
