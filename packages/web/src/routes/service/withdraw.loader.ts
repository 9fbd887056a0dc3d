// Loader and action of the route of the withdrawal function.

import type { LoaderFunctionArgs } from 'react-router';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';
import { knownDeclarer } from './declaration-action.ts';
import { knownOrder } from './withdraw-action.ts';

export { withdrawAction as action } from './withdraw-action.ts';

/** Consumers withdraw; institutions have no such right. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  const known = await knownOrder(shop, request);
  return known === undefined ? { known, declarer: await knownDeclarer(shop) } : { known };
};
