// The express checkout of the wallet: the form that leads there, the way back from it, and the form that gives it up.

import type { GatewayError } from '@tornister/application/ports';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { redirect } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { showNotice } from '../notices.ts';

/** Nothing has changed: the basket says so in a tab; on the shop host it is a failure of the page, like any other change of the basket. */
const notDone = (shop: Shop, error: GatewayError): Response => {
  if (shop.onServer) throw failWith(error);
  showNotice(shop, { id: error.kind, tone: 'error', message: error.kind });
  return redirectTo(PATHS.basket, 303);
};

/** Leads to the wallet. */
export const goToWallet = async (shop: Shop): Promise<Response> => {
  const way = await shop.get(checkoutUseCases.expressWallet).begin();
  if (way.isErr()) return notDone(shop, way.error);
  if (way.value.kind === 'leave-for') return redirect(way.value.url, 303);
  showNotice(shop, way.value.notice);
  return redirectTo(PATHS.basket, 303);
};

/** Gives the express checkout up. */
export const leaveWallet = async (shop: Shop): Promise<Response> => {
  const aborted = await shop.get(checkoutUseCases.expressWallet).abort();
  if (aborted.isErr()) return notDone(shop, aborted.error);
  showNotice(shop, aborted.value);
  return redirectTo(PATHS.basket, 303);
};

/** Where somebody who comes back from the wallet goes on: the summary with what was chosen there, or the basket. Nothing for everybody else. */
export const comeBackFromWallet = async (shop: Shop, request: Request): Promise<Response | undefined> => {
  const sessionId = new URL(request.url).searchParams.get(ROUTE_PARAMETERS.walletSession);
  if (!sessionId) return undefined;
  const back = await shop.get(checkoutUseCases.expressWallet).comeBack(sessionId);
  if (back.isErr()) throw failWith(back.error);
  if (back.value.kind === 'taken-over') return redirectTo(PATHS.summary, 303);
  showNotice(shop, back.value.notice);
  return redirectTo(PATHS.basket, 303);
};
