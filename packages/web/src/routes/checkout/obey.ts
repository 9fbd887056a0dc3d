// How a route of the checkout obeys: it goes where a guard sends it and tells what the guard wants told.

import type { Walk } from '@tornister/application/checkout';
import { passNotice, takeNotice } from '@tornister/application/notices';
import type { GatewayError, Notice } from '@tornister/application/ports';
import type { GuardDecision, Notice as GuardNotice } from '@tornister/domain/routing';
import type { ResultAsync } from 'neverthrow';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { ports } from '../../composition/tokens.ts';
import { failWith, gone, notFound, redirectTo } from '../../respond.ts';

/** Tells a notice on the next page: in a tab at once, from the shop host by a cookie. */
export const tell = (shop: Shop, notice: Notice): void => {
  if (shop.onServer) passNotice(shop.get(ports.cookieJar), notice);
  else shop.get(cartUseCases.showNotices).notify(notice);
};

/** The notice that came with the visitor over a redirect, to be shown in the page itself. */
export const arrivedNotice = (shop: Shop): Notice | undefined =>
  shop.onServer ? takeNotice(shop.get(ports.cookieJar)) : undefined;

export const noticeOf = ({ level, key }: GuardNotice): Notice => ({ id: key, tone: level, message: key });

/** Throws what a decision that does not stay means. */
export const leave = (shop: Shop, decision: GuardDecision): never => {
  switch (decision.kind) {
    case 'go':
      if (decision.notice !== undefined) tell(shop, noticeOf(decision.notice));
      throw redirectTo(decision.to, 302);
    case 'gone':
      throw gone();
    case 'not-found':
      throw notFound();
    case 'stay':
      // A guard that stays without facts has lost its cart meanwhile.
      throw redirectTo('/checkout/basket/', 302);
  }
};

/** The answer of a gateway, or the error page that it means. */
export const answerOf = async <Value>(asked: ResultAsync<Value, GatewayError>): Promise<Value> => {
  const answer = await asked;
  if (answer.isErr()) throw failWith(answer.error);
  return answer.value;
};

/** What a step is opened with; a shopper who belongs elsewhere is sent there. */
export const openStep = async <Opened>(
  shop: Shop,
  walked: ResultAsync<Walk<Opened>, GatewayError>,
): Promise<{ readonly opened: Opened; readonly notice?: Notice }> => {
  const walk = await answerOf(walked);
  if (walk.kind === 'elsewhere') return leave(shop, walk.decision);
  const notice = walk.notice === undefined ? arrivedNotice(shop) : noticeOf(walk.notice);
  return { opened: walk.opened, ...(notice === undefined ? {} : { notice }) };
};
