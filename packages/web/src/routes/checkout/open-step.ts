// How a route of the checkout opens its step: asks the use case, follows its guard, shows its notice.

import type { GuardedStep, PaymentNotice, ReturnFromPayment } from '@tornister/application/checkout';
import type { GatewayError, Notice, OrderedCart, PlacedOrder } from '@tornister/application/ports';
import type { QueryEntries } from '@tornister/domain/listing';
import {
  CONFIRMATION_ORDER_PARAMETER,
  type GuardDecision,
  NOTICES,
  PATHS,
  pathOf,
  paymentReturnOf,
  withPaymentNote,
  withPaymentReturn,
} from '@tornister/domain/routing';
import { errAsync, type ResultAsync } from 'neverthrow';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith, loginPageFor, redirectTo } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { arrivedNotice, noticeOf, showNotice } from '../notices.ts';

/** A page that is being opened, its path with what a login leads back to, and what its address says. */
export type OpenedPage = { readonly shop: Shop; readonly path: string; readonly query?: QueryEntries };

/** Leaves a step that the guard has closed. */
export const leave = (shop: Shop, decision: GuardDecision): never => {
  followGuard(shop, decision);
  // A guard that stays without facts has lost its cart meanwhile.
  throw redirectTo(PATHS.basket, 302);
};

/**
 * The answer of a gateway, or the error page that it means. A page that asked with a login that has ended is gone back to after the next; that a
 * payment failed is told at the login, which reports what the provider said. No page leads to itself: that would go round for ever.
 */
export const answerOf = async <Value>(
  { shop, path, query = [] }: OpenedPage,
  asked: ResultAsync<Value, GatewayError>,
): Promise<Value> => {
  const answer = await asked;
  if (answer.isOk()) return answer.value;
  if (answer.error.kind === 'gateway.unauthenticated' && path !== PATHS.checkoutLogin) {
    shop.get(sessionUseCases.interruptedForms).keep({ path, typed: {} });
    if (paymentReturnOf(query).errorCode !== undefined) showNotice(shop, noticeOf(NOTICES.paymentError));
  }
  const loginPage = loginPageFor(pathOf(path), shop.site.storefront);
  throw failWith(answer.error, withPaymentNote(loginPage === path ? PATHS.login : loginPage, query));
};

/** The confirmation of an order. */
export const confirmationAddress = (orderId: string): string =>
  `${PATHS.confirmation}?${CONFIRMATION_ORDER_PARAMETER}=${encodeURIComponent(orderId)}`;

/** A guest whose order was confirmed is nobody here any more: home says that the order stands, and where its confirmation is. */
export const shownBefore = (shop: Shop, orderNumber: string): Response => {
  const message = 'vue.checkout.confirmation.shownBefore';
  showNotice(shop, { id: message, tone: 'success', message, values: { number: orderNumber } });
  return redirectTo(PATHS.home, 303);
};

/** Where an order is waited for while its payment is not decided; without its id, the one that waits. */
export const paymentReturnAddress = (orderId: string | undefined): string =>
  orderId === undefined
    ? PATHS.paymentReturn
    : `${PATHS.paymentReturn}?${CONFIRMATION_ORDER_PARAMETER}=${encodeURIComponent(orderId)}`;

/** Throws what became of an order that was paid while its shopper was away. */
export const showConfirmation = (orderId: string, query: QueryEntries = []): never => {
  throw redirectTo(withPaymentNote(confirmationAddress(orderId), query), 303);
};

/** What became of an order that waited for its payment: what is to be told of it, or the order that still waits. */
export type BackFromPayment = {
  readonly notice?: PaymentNotice;
  readonly waiting?: PlacedOrder;
  /** What the address says; the basket tells and reports what a provider has written into it. */
  readonly query?: QueryEntries;
};

/** What of an order is to be shown here; throws the way to its confirmation where it is paid. */
const shownOf = (back: Awaited<ReturnType<ReturnFromPayment['comeBack']>>, query: QueryEntries): BackFromPayment => {
  if (back.isErr()) return {};
  const { value } = back;
  if (value.kind === 'confirmed') return showConfirmation(value.orderId, query);
  const noticed = value.notice === undefined ? {} : { notice: value.notice };
  return value.kind === 'waiting' ? { waiting: value.order, ...noticed } : noticed;
};

/**
 * Looks after an order that waits for its payment. That it could not be found out is no failure of the page, whose own guard finds out
 * whether there is a cart; but for a login that has ended: the answer that said so has taken it away, and the cart of its owner with it.
 */
export const comeBackFromPayment = async (shop: Shop, request: Request): Promise<BackFromPayment> => {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams];
  const back = await shop.get(checkoutUseCases.returnFromPayment).comeBack(query);
  if (back.isErr() && back.error.kind === 'gateway.unauthenticated')
    return answerOf({ shop, path: pathname, query }, errAsync<never, GatewayError>(back.error));
  return { query, ...shownOf(back, query) };
};

/** Looks after the order of a cart whose submission has answered nobody. */
export const comeBackToOrdered = async (
  shop: Shop,
  ordered: OrderedCart,
  query: QueryEntries = [],
): Promise<BackFromPayment> =>
  shownOf(await shop.get(checkoutUseCases.returnFromPayment).comeBackTo(ordered, query), query);

/** Throws the way of a step whose cart was ordered without an answer: to the confirmation, or to the basket, which shows what waits. */
const showOrdered = async (shop: Shop, ordered: OrderedCart, query: QueryEntries): Promise<never> => {
  const { notice, waiting } = await comeBackToOrdered(shop, ordered, query);
  if (notice !== undefined && waiting === undefined) showNotice(shop, notice);
  throw redirectTo(withPaymentReturn(PATHS.basket, query), 302);
};

/** What a step is opened with; a shopper who belongs elsewhere is sent there. */
export const openStep = async <Opened>(
  page: OpenedPage,
  opening: ResultAsync<GuardedStep<Opened>, GatewayError>,
  { waiting, query = [] }: Omit<BackFromPayment, 'notice'> = {},
): Promise<{ readonly opened: Opened; readonly notice?: Notice }> => {
  const { shop } = page;
  const step = await answerOf({ ...page, query }, opening);
  if (step.kind === 'elsewhere') {
    if (step.ordered !== undefined) return showOrdered(shop, step.ordered, query);
    // The cart that belongs here is the order that waits: the basket shows it.
    if (waiting !== undefined) throw redirectTo(withPaymentReturn(PATHS.basket, query), 302);
    const { decision } = step;
    return leave(shop, decision.kind === 'go' ? { ...decision, to: withPaymentNote(decision.to, query) } : decision);
  }
  const notice = step.notice === undefined ? arrivedNotice(shop) : noticeOf(step.notice);
  return { opened: step.opened, ...(notice === undefined ? {} : { notice }) };
};
