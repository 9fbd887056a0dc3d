// Loader and action of /login/.

import { PATHS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { postedForm } from '../form-refusal.ts';
import { logIn } from '../log-in.ts';
import { enter } from './enter.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  return {
    // On the shop host the layout tells what came with the visitor.
    ended: shop.arrivedNotice === undefined ? shop.get(sessionUseCases.takeEndedLogin)() : undefined,
    isInvited: shop.get(sessionUseCases.isInvited)(),
    help: await shop.get(sessionUseCases.openLoginHelp)(),
  };
};

export const action = async ({ context, request }: ActionFunctionArgs) =>
  logIn(await postedForm(context.get(shopContext), request), PATHS.login);
