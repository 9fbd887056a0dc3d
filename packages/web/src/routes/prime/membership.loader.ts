// Loader and action of /prime/membership/.

import { mayHavePrime } from '@tornister/domain/storefront';
import type { LoaderFunctionArgs } from 'react-router';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';

export { membershipAction as action } from './membership-action.ts';

/** Prime is for consumers. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (!mayHavePrime(shop.site.storefront)) throw notFound();
  return shop.get(primeUseCases.openPrime)();
};
