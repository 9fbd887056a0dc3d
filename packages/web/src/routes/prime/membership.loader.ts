// Loader and action of /prime/membership/.

import { WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { mayHavePrime } from '@tornister/domain/storefront';
import type { LoaderFunctionArgs } from 'react-router';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';
import { linkedState } from '../service/linked-state.ts';

export { membershipAction as action } from './membership-action.ts';

/** Prime is for consumers. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (!mayHavePrime(shop.site.storefront)) throw notFound();
  const token = new URL(request.url).searchParams.get(WAITING_LIST_PARAMETER);
  const { link } = shop.get(primeUseCases.waitingList);
  const linked = token === null ? undefined : { token, link: await linkedState(link(token)) };
  return { ...(await shop.get(primeUseCases.openPrime)()), linked };
};
