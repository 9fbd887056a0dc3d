// Loader and action of /service/newsletter/.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { NEWSLETTER_SUCCESS_PATH } from '@tornister/domain/newsletter';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { NEWSLETTER_CONFIRMED, NEWSLETTER_INTENTS, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get(NEWSLETTER_TOKEN) ?? '',
});

/** Whoever asks gets the same answer: it says nothing about who has the newsletter. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const newsletter = shop.get(newsletterUseCases.manageNewsletter);
  if (fieldOf(form.posted, 'intent') === NEWSLETTER_INTENTS.confirm) {
    const confirmed = await newsletter.confirm(fieldOf(form.posted, NEWSLETTER_TOKEN));
    if (confirmed.isErr()) return refuseFields(form, confirmed.error);
    return redirectTo(`${NEWSLETTER_SUCCESS_PATH}?${NEWSLETTER_CONFIRMED}=1`, 303);
  }
  const asked = await newsletter.subscribe({
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  if (asked.isErr()) return refuseFields(form, asked.error);
  shop.get(sessionUseCases.formDrafts).drop(form.path);
  return redirectTo(NEWSLETTER_SUCCESS_PATH, 303);
};
