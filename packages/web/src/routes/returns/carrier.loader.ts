// Loader and action of /myaccount/returns/carrier/.

import { DEFAULT_LABEL_COUNT } from '@tornister/domain/returns';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { returnHref } from '../../components/returns/return-addresses.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, resumedForm } from '../form-refusal.ts';
import { openOrderStep, postedStep, refuseAnswer } from './open-step.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const { isMember, order, flow } = await openOrderStep(shop, 'carrier', request);
  const resumed = resumedForm(shop, returnHref('carrier', order.hash));
  return { isMember, hash: order.hash, carriers: flow.carriers, chosen: flow.carrier, labels: flow.labels, ...resumed };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { hash, form } = await postedStep(shop, 'carrier', request);
  const { chooseCarrier } = shop.get(returnsUseCases.answerReturn);
  const labels = Number(fieldOf(form.posted, 'labels')) || DEFAULT_LABEL_COUNT;
  const chosen = await chooseCarrier(hash, fieldOf(form.posted, 'carrier'), labels);
  if (chosen.isErr()) return refuseAnswer(form, chosen.error);
  formSaved(form);
  return redirectTo(returnHref('confirm', hash), 303);
};
