// What the forms of the page of the prime membership post: its checkout is begun, a place on the waiting list is wished for, or confirmed.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { type ActionFunctionArgs, data } from 'react-router';
import type { WaitingListAnswer } from '../../components/prime/waiting-list-form.tsx';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';

const answer = (done: WaitingListAnswer['done']) => data<WaitingListAnswer>(done === undefined ? {} : { done });

export const membershipAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  const form = await postedForm(shop, request);
  if (fieldOf(form.posted, 'intent') === 'begin') {
    shop.get(primeUseCases.checkout).begin();
    return redirectTo(PATHS.primeCheckout, 303);
  }
  const { join, confirm } = shop.get(primeUseCases.waitingList);
  if (fieldOf(form.posted, 'intent') === 'confirm') {
    const confirmed = await confirm(fieldOf(form.posted, WAITING_LIST_PARAMETER));
    return confirmed.isErr() ? refuseFields(form, confirmed.error) : answer(confirmed.value ? 'confirmed' : 'bad-link');
  }
  const joined = await join({
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  return joined.isErr() ? refuseFields(form, joined.error) : answer('asked');
};
