// Turns what a guard has decided into what a loader throws: a redirect or an error page.

import type { GuardDecision } from '@tornister/domain/routing';
import type { Shop } from '../composition/shop.ts';
import { gone, notFound, redirectTo } from '../respond.ts';
import { noticeOf, showNotice } from './notices.ts';

/** Throws the redirect, with its notice, or the error page of a decision that does not let the page open; returns for one that does. */
export const followGuard = (shop: Shop, decision: GuardDecision): void => {
  switch (decision.kind) {
    case 'go':
      if (decision.notice !== undefined) showNotice(shop, noticeOf(decision.notice));
      throw redirectTo(decision.to, 302);
    case 'gone':
      throw gone();
    case 'not-found':
      throw notFound();
    case 'stay':
  }
};
