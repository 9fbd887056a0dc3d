// Loader and action of /service/newsletter/.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { NEWSLETTER_SUCCESS_PATH } from '@tornister/domain/newsletter';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { newsletterUseCases } from '../../composition/newsletter-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { confirmedAddress, NEWSLETTER_INTENTS, NEWSLETTER_TOKEN } from './newsletter-parameters.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get(NEWSLETTER_TOKEN) ?? '';
  const shop = context.get(shopContext);
  const email = await shop.get(accountUseCases.knownEmail)();
  if (token === '') return { token, link: undefined, email };
  const { mailedLink } = shop.get(newsletterUseCases.manageNewsletter);
  const link = await mailedLink({ kind: 'newsletter', token });
  if (link.isErr()) throw failWith(link.error);
  return { token, link: link.value, email };
};

/** Whoever asks gets the same answer: it says nothing about who has the newsletter. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const newsletter = shop.get(newsletterUseCases.manageNewsletter);
  if (fieldOf(form.posted, 'intent') === NEWSLETTER_INTENTS.confirm) {
    const token = fieldOf(form.posted, NEWSLETTER_TOKEN);
    const confirmed = await newsletter.confirm(token);
    if (confirmed.isErr()) return refuseFields(form, confirmed.error);
    return redirectTo(confirmedAddress(token), 303);
  }
  const asked = await newsletter.subscribe({
    email: fieldOf(form.posted, 'email'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  if (asked.isErr()) return refuseFields(form, asked.error);
  shop.get(sessionUseCases.formDrafts).drop(form.path);
  return redirectTo(NEWSLETTER_SUCCESS_PATH, 303);
};
