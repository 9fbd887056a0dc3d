// Loader and action of /myaccount/returns/confirm/.

import { SALUTATIONS } from '@tornister/domain/address';
import { isAnythingReturnable, type ReturnContact } from '@tornister/domain/returns';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { announcedHref, RMA_PARAMETER, returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, resumedForm } from '../form-refusal.ts';
import { openOrderStep, postedStep, refuseAnswer } from './open-step.ts';
import { readShown, SHOWN_FIELD, writeShown } from './shown-return.ts';

/** The return that was just announced, if the address names one of this order. */
const announcedIn = async (shop: Parameters<typeof openOrderStep>[0], request: Request) => {
  const rma = new URL(request.url).searchParams.get(RMA_PARAMETER);
  if (rma === null) return undefined;
  const { order, isMember } = await openOrderStep(shop, 'productselection', request);
  const announced = order.priorReturns.find((prior) => prior.rma === rma);
  return announced && { isMember, order, announced, isMoreReturnable: isAnythingReturnable(order) };
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const sent = await announcedIn(shop, request);
  if (sent !== undefined) return { kind: 'sent' as const, ...sent };
  const { isMember, order, flow, answers, idempotencyKey } = await openOrderStep(shop, 'confirm', request);
  const resumed = resumedForm(shop, returnHref('confirm', order.hash));
  return { kind: 'open' as const, isMember, order, flow, shown: writeShown(answers), idempotencyKey, ...resumed };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { hash, form } = await postedStep(shop, 'confirm', request);
  const field = (name: string): string => fieldOf(form.posted, name);
  const contact: ReturnContact = {
    salutation: SALUTATIONS.find((known) => known === field('salutation')) ?? 'none',
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    phone: field('phone'),
  };
  const shown = readShown(field(SHOWN_FIELD));
  // The page says it anew: what was typed has the room of a cookie, where the login has ended.
  form.posted.delete(SHOWN_FIELD);
  const sent = await shop.get(returnsUseCases.answerReturn).submit(hash, shown, contact, field('idempotencyKey'));
  if (sent.isErr()) return refuseAnswer(form, sent.error);
  formSaved(form);
  return redirectTo(announcedHref({ hash, rma: sent.value }), 303);
};
