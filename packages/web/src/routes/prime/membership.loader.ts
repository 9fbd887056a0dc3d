// Loader and action of /prime/membership/.

import type { LoaderFunctionArgs } from 'react-router';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';

export { membershipAction as action } from './membership-action.ts';

/** Prime is for consumers. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  return shop.get(primeUseCases.openPrime)();
};
