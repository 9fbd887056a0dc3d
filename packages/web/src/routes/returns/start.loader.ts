// Loader and action of /myaccount/returns/.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { openStep } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember } = await openStep(context.get(shopContext), 'start', request);
  const { pathname, search } = new URL(request.url);
  // What a member has asked for is asked for again when the form is sent.
  return { isMember, path: isMember ? pathname + search : pathname };
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
  if (error.kind === 'returns.not-found') return refuseFields(form, { errors: [], message: NOT_FOUND });
  const refused = refuseFields(form, error);
  // Others may have locked the number: its owner has another way.
  return error.kind === 'gateway.throttled' ? data({ ...refused.data, isLocked: true }, refused.init ?? {}) : refused;
};

const NOT_FOUND = 'vue.returns.error.notFound';
