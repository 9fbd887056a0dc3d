// Loader and action of the contact form.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../../composition/service-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { resumedLongForm } from '../resumed-long-form.ts';
import { editorsText } from './editors-text.ts';
import { answerTaken, formPost } from './posted-service-form.ts';
import { SENT } from './sent.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const interrupted = resumedLongForm(shop, PATHS.contact);
  // After the login the order that was chosen can be one of those that only its own page leads to.
  const orderId = searchParams.get(ROUTE_PARAMETERS.orderId) ?? interrupted.resumed?.typed?.orderId ?? '';
  const [intro, opened] = await Promise.all([
    editorsText(shop, PATHS.contact),
    shop.get(serviceUseCases.contact).open(orderId === '' ? undefined : orderId),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  return { intro, opened: opened.value, orderId, isSent: searchParams.has(SENT), ...interrupted };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const value = (name: string): string => fieldOf(form.posted, name);
  const sent = await shop.get(serviceUseCases.contact).send(
    {
      name: value('name'),
      email: value('email'),
      phone: value('phone'),
      message: value('message'),
      orderId: value('orderId'),
    },
    formPost(form.posted),
  );
  return sent.isErr() ? refuseFields(form, sent.error) : answerTaken(form);
};
