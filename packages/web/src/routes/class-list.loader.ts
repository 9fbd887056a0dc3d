// Loader and action of the route /classlist/<token>/: the list of a class by its link.

import { PATHS } from '@tornister/domain/routing';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { classListUseCases } from '../composition/class-list-tokens.ts';
import { shopContext } from '../composition/shop.ts';
import { deadLink, failWith } from '../respond.ts';

export { classListAction as action } from './class-list-action.ts';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { storefront, sisters, profile } = shop.site;
  // Prices of institutions are never shown to families: they shop where consumers do.
  if (storefront.isB2b) throw redirect(new URL(new URL(request.url).pathname, sisters[profile.familyShop]).href);
  const family = shop.get(classListUseCases.shopFromClassList);
  const token = params.token ?? '';
  const opened = await family.open(token);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  if (opened.value === undefined) throw deadLink();
  const secret = family.newSecret();
  return { token, list: opened.value, key: family.newKey(), ...(secret === undefined ? {} : { secret }) };
};
