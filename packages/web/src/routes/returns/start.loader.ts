// Loader and action of /myaccount/returns/.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { openStep } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isMember } = await openStep(shop, 'start', request);
  const path = pathOfForm(request, isMember);
  return { isMember, path, ...resumedForm(shop, path) };
};

/** What a member has asked for is asked for again when the form is sent, and after a login in between. */
const pathOfForm = (request: Request, isMember: boolean): string => {
  const { pathname, search } = new URL(request.url);
  return isMember ? pathname + search : pathname;
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isMember } = await openStep(shop, 'start', request);
  const form = { ...(await postedForm(shop, request)), path: pathOfForm(request, isMember) };
  const lookup = { orderId: fieldOf(form.posted, 'orderId'), zipCode: fieldOf(form.posted, 'zipCode') };
  const found = await shop.get(returnsUseCases.findReturn)(lookup);
  if (found.isOk()) {
    formSaved(form);
    return redirectTo(returnHref('productselection', found.value), 303);
  }
  const { error } = found;
  if (error.kind === 'returns.not-found') return refuseFields(form, { errors: [], message: NOT_FOUND });
  const refused = refuseFields(form, error);
  // Others may have locked the number: its owner has another way.
  return error.kind === 'gateway.throttled' ? data({ ...refused.data, isLocked: true }, refused.init ?? {}) : refused;
};

const NOT_FOUND = 'vue.returns.error.notFound';
