// Loader and action of /myaccount/returns/carrier/.

import { DEFAULT_LABEL_COUNT } from '@tornister/domain/returns';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, postedForm } from '../form-refusal.ts';
import { openOrderStep, postedTo, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { isMember, order, flow } = await openOrderStep(context.get(shopContext), 'carrier', request);
  return { isMember, hash: order.hash, carriers: flow.carriers, chosen: flow.carrier, labels: flow.labels };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const hash = postedTo(request);
  const form = await postedForm(shop, request);
  const { chooseCarrier } = shop.get(returnsUseCases.answerReturn);
  const labels = Number(fieldOf(form.posted, 'labels')) || DEFAULT_LABEL_COUNT;
  const chosen = await chooseCarrier(hash, fieldOf(form.posted, 'carrier'), labels);
  return chosen.isErr() ? refuseAnswer(form, chosen.error) : redirectTo(returnHref('confirm', hash), 303);
};
