// Loader and action of the route of the cancellation button.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { contractUseCases } from '../../composition/contracts-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';
import { postedForm } from '../form-refusal.ts';
import { answerDeclaration, knownDeclarer } from './declaration-action.ts';
import { readCancellation } from './read-cancellation.ts';

/** The law gives the button to consumers; institutions have no contract here that goes on. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  return { declarer: await knownDeclarer(shop) };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  const declare = shop.get(contractUseCases.declareCancellation);
  return answerDeclaration(await postedForm(shop, request), { read: readCancellation, declare, more: {} });
};
