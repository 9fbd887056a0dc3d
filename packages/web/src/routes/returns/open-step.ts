// What the loaders and actions of the pages of a return share.

import type { GatewayError } from '@tornister/application/ports';
import type { AnswerReturnError, OpenedReturnStep } from '@tornister/application/returns';
import type { ReturnStep } from '@tornister/domain/returns';
import { PATHS, RETURN_LOOKUP, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { followGuard } from '../follow-guard.ts';
import { type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';

/** The hash in the address. */
const hashIn = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get(ROUTE_PARAMETERS.returnOrder) || undefined;

/** Whether somebody came by the link of the orders' page. */
const asksByNumber = (request: Request): boolean =>
  new URL(request.url).searchParams.get(RETURN_LOOKUP.parameter) === RETURN_LOOKUP.byNumber;

/** What a page of the flow is opened with, before its guard is followed. */
export const askStep = (shop: Shop, step: ReturnStep, request: Request) =>
  shop.get(returnsUseCases.openReturnStep)(step, hashIn(request), asksByNumber(request));

/** Asks the guard of a page and does what it says; answers what was opened. Whose login has ended comes back to the page after the next one. */
export const openStep = async (shop: Shop, step: ReturnStep, request: Request): Promise<OpenedReturnStep> => {
  const opened = await askStep(shop, step, request);
  if (opened.isErr()) {
    const { pathname, search } = new URL(request.url);
    if (opened.error.kind === 'gateway.unauthenticated')
      shop.get(sessionUseCases.interruptedForms).keep({ path: pathname + search, typed: {} });
    throw failWith(opened.error, PATHS.login);
  }
  followGuard(shop, opened.value.decision);
  return opened.value;
};

/** The same for pages that are about an order: one that the guard lets open has it. */
export const openOrderStep = async (shop: Shop, step: ReturnStep, request: Request) => {
  const { opened, ...page } = await openStep(shop, step, request);
  if (opened === undefined) throw notFound();
  return { ...page, ...opened };
};

/** The hash that a form is about; without one there is nothing to post to. */
const postedTo = (request: Request): string => {
  const hash = hashIn(request);
  if (hash === undefined) throw redirectTo(PATHS.returns, 303);
  return hash;
};

/**
 * The form of a step, as it came in; its page is that of the order which it is about. Where returns are switched off it is not there, as its page is not.
 * Where the switch cannot be read, the call that comes next says what is wrong.
 */
export const postedStep = async (shop: Shop, step: ReturnStep, request: Request) => {
  if (!(await shop.get(returnsUseCases.areReturnsOn)().unwrapOr(true))) throw notFound();
  const hash = postedTo(request);
  return { hash, form: { ...(await postedForm(shop, request)), path: returnHref(step, hash) } };
};

/** What is wrong is told in the form; an order that is gone leads back to the beginning. */
export const refuseAnswer = (form: PostedForm, error: AnswerReturnError | GatewayError) => {
  if (error.kind === 'returns.gone') throw redirectTo(PATHS.returns, 303);
  return refuseFields(form, error);
};
