// Loader and action of /myaccount/returns/regulations/.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm } from '../form-refusal.ts';
import { openOrderStep, postedTo, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember, order, flow } = await openOrderStep(context.get(shopContext), 'regulations', request);
  return { isMember, hash: order.hash, regulations: flow.regulations, chosen: flow.regulation };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const hash = postedTo(request);
  const form = await postedForm(shop, request);
  const { chooseRegulation } = shop.get(returnsUseCases.answerReturn);
  const chosen = await chooseRegulation(hash, fieldOf(form.posted, 'regulation'));
  return chosen.isErr() ? refuseAnswer(form, chosen.error) : redirectTo(returnHref('carrier', hash), 303);
};
