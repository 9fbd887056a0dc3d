// Loader and action of /myaccount/returns/regulations/.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, resumedForm } from '../form-refusal.ts';
import { openOrderStep, postedStep, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isMember, order, flow } = await openOrderStep(shop, 'regulations', request);
  const resumed = resumedForm(shop, returnHref('regulations', order.hash));
  return { isMember, hash: order.hash, regulations: flow.regulations, chosen: flow.regulation, ...resumed };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { hash, form } = await postedStep(shop, 'regulations', request);
  const { chooseRegulation } = shop.get(returnsUseCases.answerReturn);
  const chosen = await chooseRegulation(hash, fieldOf(form.posted, 'regulation'));
  if (chosen.isErr()) return refuseAnswer(form, chosen.error);
  formSaved(form);
  return redirectTo(returnHref('carrier', hash), 303);
};
