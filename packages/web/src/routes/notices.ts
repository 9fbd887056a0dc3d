// How routes show a notice: on the page itself, or on the one that comes next.

import type { Notice } from '@tornister/application/ports';
import type { Notice as GuardNotice } from '@tornister/domain/routing';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';

/** Shows a notice on the next page: in a tab at once, from the shop host by a cookie. */
export const showNotice = (shop: Shop, notice: Notice): void => {
  if (shop.onServer) shop.get(sessionUseCases.passedNotices).pass(notice);
  else shop.get(cartUseCases.showNotices).notify(notice);
};

/** The notice that came with the visitor over a redirect, to be shown in the page itself. */
export const arrivedNotice = (shop: Shop): Notice | undefined =>
  shop.onServer ? shop.get(sessionUseCases.passedNotices).take() : undefined;

export const noticeOf = ({ level, key }: GuardNotice): Notice => ({ id: key, tone: level, message: key });
