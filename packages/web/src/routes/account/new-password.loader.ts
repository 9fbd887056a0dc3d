// Loader and action of the route of the link in a password mail.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { enter } from './enter.ts';

const tokenOf = (request: Request): string =>
  new URL(request.url).searchParams.get(ROUTE_PARAMETERS.passwordToken) ?? '';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const token = tokenOf(request);
  const isValid = await shop.get(sessionUseCases.viewLogins).isTokenValid(token);
  if (isValid.isErr()) throw failWith(isValid.error, PATHS.login);
  const query = new URLSearchParams([[ROUTE_PARAMETERS.passwordToken, token]]);
  const action = `${PATHS.newPassword}?${query}`;
  if (!isValid.value) return { isValid: false, action };
  // Only password managers need it: the page is there without it as well.
  const username = await shop.get(sessionUseCases.viewLogins).loginNameOfToken(token).unwrapOr(undefined);
  return { isValid: true, action, ...(username === undefined ? {} : { username }) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const replaced = await shop.get(sessionUseCases.replacePassword)(tokenOf(request), {
    newPassword: fieldOf(form.posted, 'newPassword'),
    newPasswordRepeated: fieldOf(form.posted, 'newPasswordRepeated'),
  });
  if (replaced.isErr()) return refuseFields(form, replaced.error);
  showNotice(shop, replaced.value);
  return redirectTo(PATHS.login, 303);
};
