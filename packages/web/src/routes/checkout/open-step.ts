// How a route of the checkout opens its step: asks the use case, follows its guard, shows its notice.

import type { GuardedStep } from '@tornister/application/checkout';
import type { GatewayError, Notice } from '@tornister/application/ports';
import { CONFIRMATION_ORDER_PARAMETER, type GuardDecision, PATHS } from '@tornister/domain/routing';
import type { ResultAsync } from 'neverthrow';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { arrivedNotice, noticeOf, tell } from '../notices.ts';

/** A page that is being opened, and its path. */
export type OpenedPage = { readonly shop: Shop; readonly path: string };

/** Leaves a step that the guard has closed. */
export const leave = (shop: Shop, decision: GuardDecision): never => {
  followGuard(shop, decision);
  // A guard that stays without facts has lost its cart meanwhile.
  throw redirectTo(PATHS.basket, 302);
};

/** The answer of a gateway, or the error page that it means. A page that asked with a login that has ended is gone back to after the next. */
export const answerOf = async <Value>(
  { shop, path }: OpenedPage,
  asked: ResultAsync<Value, GatewayError>,
): Promise<Value> => {
  const answer = await asked;
  if (answer.isOk()) return answer.value;
  if (answer.error.kind === 'gateway.unauthenticated' && path !== PATHS.checkoutLogin)
    shop.get(sessionUseCases.interruptedForms).keep({ path, typed: {} });
  throw failWith(answer.error);
};

const BACK_FROM_PAYMENT: Notice = {
  id: 'vue.checkout.payment.notFinished',
  tone: 'warning',
  message: 'vue.checkout.payment.notFinished',
};

/** Throws what became of an order that was paid while its shopper was away. */
const showConfirmation = (orderId: string): never => {
  throw redirectTo(`${PATHS.confirmation}?${CONFIRMATION_ORDER_PARAMETER}=${encodeURIComponent(orderId)}`, 303);
};

/**
 * Gives the cart of an order back whose shopper has left the payment provider, and answers the notice about it. Whether it can be had is
 * found out by the guard of the step as well, so that a failure here is none of the page.
 */
export const comeBackFromPayment = async (shop: Shop, request: Request): Promise<Notice | undefined> => {
  const query = [...new URL(request.url).searchParams];
  const back = await shop.get(checkoutUseCases.returnFromPayment).comeBack(query);
  if (back.isErr() || back.value.kind === 'nothing-waited') return undefined;
  return back.value.kind === 'reopened' ? BACK_FROM_PAYMENT : showConfirmation(back.value.orderId);
};

/** What a step is opened with; a shopper who belongs elsewhere is sent there. */
export const openStep = async <Opened>(
  page: OpenedPage,
  opening: ResultAsync<GuardedStep<Opened>, GatewayError>,
  /** Shown in any case, on this page or on the one that the guard sends to. */
  ownNotice?: Notice,
): Promise<{ readonly opened: Opened; readonly notice?: Notice }> => {
  const { shop } = page;
  const step = await answerOf(page, opening);
  if (step.kind === 'elsewhere') {
    if (ownNotice !== undefined) tell(shop, ownNotice);
    return leave(shop, step.decision);
  }
  const notice = step.notice === undefined ? (ownNotice ?? arrivedNotice(shop)) : noticeOf(step.notice);
  return { opened: step.opened, ...(notice === undefined ? {} : { notice }) };
};
