// Loader and action of /rating/.

import { HONEYPOT_FIELD, parseReviewStars } from '@tornister/domain/forms';
import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { serviceUseCases } from '../composition/service-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { deadLink, failWith } from '../respond.ts';
import { followGuard } from './follow-guard.ts';
import { fieldOf, postedForm, refuseFields } from './form-refusal.ts';
import { answerTaken } from './service/posted-service-form.ts';
import { ratingAddress } from './service/rating-address.ts';
import { SENT } from './service/sent.ts';

const dataIn = (request: Request): string => new URL(request.url).searchParams.get(ROUTE_PARAMETERS.ratingData) ?? '';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const encrypted = dataIn(request);
  const opened = await shop.get(serviceUseCases.reviews).openRating(encrypted);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value.kind === 'leave') {
    if (opened.value.decision.kind === 'not-found') throw deadLink();
    followGuard(shop, opened.value.decision);
  }
  return { opened: opened.value, encrypted, isSent: new URL(request.url).searchParams.has(SENT) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const value = (name: string): string => fieldOf(form.posted, name);
  const encrypted = dataIn(request);
  const written = await shop.get(serviceUseCases.reviews).write(
    encrypted,
    {
      rating: parseReviewStars(value('rating')),
      title: value('title'),
      message: value('message'),
      author: value('author'),
    },
    value(HONEYPOT_FIELD),
  );
  if (written.isErr()) return refuseFields(form, written.error);
  const path = ratingAddress(encrypted);
  return answerTaken({ ...form, path }, `${path}&${SENT}=1`);
};
