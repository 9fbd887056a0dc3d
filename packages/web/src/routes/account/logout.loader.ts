// Loader and action of /logout/.

import { PATHS } from '@tornister/domain/routing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { loadAnew } from '../load-anew.ts';
import { enter } from './enter.ts';

/** Nobody is logged out by a link alone, which any page could hold: the form does it. */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  enter(context.get(shopContext), request);
  return null;
};

export const action = async ({ context }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const done = await shop.get(sessionUseCases.logOut)();
  // A login that was over before is over now: the page goes home in either case.
  if (done.isErr() && done.error.kind !== 'gateway.unauthenticated') throw failWith(done.error);
  const answer = loadAnew(shop, PATHS.home, done.isOk() ? done.value : undefined);
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
};
