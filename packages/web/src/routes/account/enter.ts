// How a page of the account is entered: its guard decides, the route obeys.

import type { GuardDecision } from '@tornister/domain/routing';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { gone, notFound, redirectTo } from '../../respond.ts';
import { noticeOf, tell } from '../notices.ts';

/** Throws what a decision means that does not stay, and tells what it wants told. */
const obey = (shop: Shop, decision: GuardDecision): void => {
  if (decision.kind === 'gone') throw gone();
  if (decision.kind === 'not-found') throw notFound();
  if (decision.notice !== undefined) tell(shop, noticeOf(decision.notice));
  if (decision.kind === 'go') throw redirectTo(decision.to, 302);
};

/** Sends those elsewhere who have nothing to do on this page. */
export const enter = (shop: Shop, request: Request): void => {
  const { pathname: path, searchParams } = new URL(request.url);
  obey(shop, shop.get(sessionUseCases.enterAccountPage)({ path, query: [...searchParams] }));
};
