// Loader and action of opening an account.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { postedForm } from '../form-refusal.ts';
import { openAccount } from '../open-account.ts';
import { enter } from './enter.ts';

const originOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get(ROUTE_PARAMETERS.origin) ?? undefined;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const origin = originOf(request);
  const query = new URLSearchParams(origin === undefined ? [] : [[ROUTE_PARAMETERS.origin, origin]]);
  const action = origin === undefined ? PATHS.register : `${PATHS.register}?${query}`;
  const choices = await shop.get(sessionUseCases.readRegistrationChoices)();
  if (choices.isErr()) throw failWith(choices.error, PATHS.login);
  return { action, choices: choices.value };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  return openAccount(await postedForm(shop, request), originOf(request));
};
