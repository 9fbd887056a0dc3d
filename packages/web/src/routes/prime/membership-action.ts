// What the forms of the page of the prime membership post: its checkout is begun, its
// renewal agreed to or ended, a place on the waiting list is wished for, or confirmed.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { mayHavePrime } from '@tornister/domain/storefront';
import { type ActionFunctionArgs, data } from 'react-router';
import { type WaitingListAnswer, waitingListAddress } from '../../components/prime/waiting-list-answer.ts';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { notFound, redirectTo } from '../../respond.ts';
import { fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';

/** After a form that was taken: the page anew, with what was done. */
const backWithNotice = (shop: Shop, message: string) => {
  showNotice(shop, { id: message, tone: 'success', message });
  return redirectTo(PATHS.primeMembership, 303);
};

const agreeToRenewal = async (form: PostedForm) => {
  const agreed = await form.shop
    .get(primeUseCases.renewal)
    .agree(Math.trunc(Number(fieldOf(form.posted, 'priceCents'))) || 0);
  if (agreed.isOk()) return backWithNotice(form.shop, 'vue.prime.renewal.notification.agreed');
  const { error } = agreed;
  return refuseFields(
    form,
    error.kind === 'renewal.refused' ? { errors: [], message: 'vue.prime.renewal.refused' } : error,
  );
};

const endRenewal = async (form: PostedForm) => {
  const ended = await form.shop.get(primeUseCases.renewal).end();
  return ended.isErr()
    ? refuseFields(form, ended.error)
    : backWithNotice(form.shop, 'vue.prime.renewal.notification.ended');
};

export const membershipAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  if (!mayHavePrime(shop.site.storefront)) throw notFound();
  const form = await postedForm(shop, request);
  const intent = fieldOf(form.posted, 'intent');
  if (intent === 'begin') {
    shop.get(primeUseCases.checkout).begin();
    return redirectTo(PATHS.primeCheckout, 303);
  }
  if (intent === 'renew') return agreeToRenewal(form);
  if (intent === 'end-renewal') return endRenewal(form);
  const { join, confirm } = shop.get(primeUseCases.waitingList);
  if (intent === 'confirm') {
    const token = fieldOf(form.posted, WAITING_LIST_PARAMETER);
    const confirmed = await confirm(token);
    // The page says what became of the link, after a reload as well.
    return confirmed.isErr() ? refuseFields(form, confirmed.error) : redirectTo(waitingListAddress(token), 303);
  }
  const joined = await join({
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  if (joined.isErr()) return refuseFields(form, joined.error);
  shop.get(sessionUseCases.formDrafts).drop(form.path);
  return data<WaitingListAnswer>({ done: 'asked' });
};
