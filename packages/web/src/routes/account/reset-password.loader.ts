// Loader and action of the route of a forgotten password.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { PATHS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { enter } from './enter.ts';

const SENT = 'sent';

/** Whoever is known need not type the address. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const email = await shop.get(accountUseCases.knownEmail)();
  return { email, isSent: new URL(request.url).searchParams.has(SENT) };
};

/** Whoever asks gets the same answer: it says nothing about who has an account. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const asked = await shop.get(sessionUseCases.remindPassword)({
    email: fieldOf(form.posted, 'email'),
    customerNumber: fieldOf(form.posted, 'customerNumber'),
    honeypotField: fieldOf(form.posted, HONEYPOT_FIELD),
  });
  return asked.isErr() ? refuseFields(form, asked.error) : redirectTo(`${PATHS.resetPassword}?${SENT}=1`, 303);
};
