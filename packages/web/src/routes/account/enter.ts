// Runs the guard of the account's pages, before their loaders do anything else.

import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { followGuard } from '../follow-guard.ts';
import { noticeOf, showNotice } from '../notices.ts';

/** Throws a redirect or an error page for visitors who may not see this page, and shows the guard's notice to those who may. */
export const enter = (shop: Shop, request: Request): void => {
  const { pathname: path, searchParams } = new URL(request.url);
  const decision = shop.get(sessionUseCases.enterAccountPage)({ path, query: [...searchParams] });
  followGuard(shop, decision);
  if (decision.kind === 'stay' && decision.notice !== undefined) showNotice(shop, noticeOf(decision.notice));
};
