// Loader and action of taking part in a competition.

import { competitionPath } from '@tornister/domain/content';
import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, notFound } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { answerTaken } from './posted-service-form.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(ROUTE_PARAMETERS.competition) ?? '';
  if (id === '') throw notFound();
  const opened = await shop.get(serviceUseCases.competitions).open(id);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw notFound();
  const email = opened.value.isOpen ? await shop.get(accountUseCases.knownEmail)() : '';
  return { competition: opened.value, isSent: searchParams.has(SENT), email };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const id = new URL(request.url).searchParams.get(ROUTE_PARAMETERS.competition) ?? '';
  const form = { ...(await postedForm(shop, request)), path: competitionPath(id) };
  const entered = await shop.get(serviceUseCases.competitions).enter(
    id,
    {
      name: fieldOf(form.posted, 'name'),
      email: fieldOf(form.posted, 'email'),
      acceptsTerms: form.posted.has('acceptsTerms'),
      wantsNewsletter: form.posted.has('wantsNewsletter'),
    },
    fieldOf(form.posted, HONEYPOT_FIELD),
  );
  if (entered.isErr()) return refuseFields(form, entered.error);
  return answerTaken(form, `${competitionPath(id)}&${SENT}=1`);
};
