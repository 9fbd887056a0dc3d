// Loader and action of /prime/membership/.

import { WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { mayHavePrime } from '@tornister/domain/storefront';
import type { LoaderFunctionArgs } from 'react-router';
import type { LinkedPlace } from '../../components/prime/waiting-list-answer.ts';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, notFound } from '../../respond.ts';

export { membershipAction as action } from './membership-action.ts';

/** The link of a mail by which somebody came, and what it can still do. */
const linkedPlace = async (shop: Shop, token: string | null): Promise<LinkedPlace | undefined> => {
  if (token === null) return undefined;
  const link = await shop.get(primeUseCases.waitingList).link(token);
  if (link.isErr()) throw failWith(link.error);
  return { token, link: link.value };
};

/** Prime is for consumers. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (!mayHavePrime(shop.site.storefront)) throw notFound();
  const linked = await linkedPlace(shop, new URL(request.url).searchParams.get(WAITING_LIST_PARAMETER));
  return { ...(await shop.get(primeUseCases.openPrime)()), linked };
};
