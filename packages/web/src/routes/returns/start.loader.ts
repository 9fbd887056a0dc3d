// Loader and action of /myaccount/returns/.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { openStep } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember } = await openStep(context.get(shopContext), 'start', request);
  return { isMember, path: new URL(request.url).pathname };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  await openStep(shop, 'start', request);
  const form = await postedForm(shop, request);
  const lookup = { orderId: fieldOf(form.posted, 'orderId'), zipCode: fieldOf(form.posted, 'zipCode') };
  const found = await shop.get(returnsUseCases.findReturn)(lookup);
  if (found.isOk()) {
    shop.get(sessionUseCases.formDrafts).drop(form.path);
    return redirectTo(returnHref('productselection', found.value), 303);
  }
  const { error } = found;
  return refuseFields(form, error.kind === 'returns.not-found' ? { errors: [], message: NOT_FOUND } : error);
};

const NOT_FOUND = 'vue.returns.error.notFound';
