// Loader and action of the route of the basket.

import { PATHS, paymentReturnOf } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { arrivedNotice } from '../notices.ts';
import { changeInAddress } from './change-in-address.ts';
import { answerOf, comeBackFromPayment, comeBackToOrdered } from './open-step.ts';

export { basketAction as action } from './basket-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const waited = await comeBackFromPayment(shop, request);
  const query = new URL(request.url).searchParams;
  const change = changeInAddress(query);
  const openBasket = shop.get(checkoutUseCases.openBasket);
  const open = () => answerOf({ shop, path: PATHS.basket }, openBasket(change.removed?.itemId));
  const found = await open();
  const { ordered } = found;
  const back = ordered === undefined ? waited : await comeBackToOrdered(shop, ordered, [...query]);
  // Another cart has taken the place of the one that was ordered.
  const { ordered: _, ...basket } = ordered === undefined ? found : await open();
  const notice = back.notice ?? arrivedNotice(shop);
  return {
    ...basket,
    ...change,
    /** Reported by the tab that shows the page. */
    paymentReturn: paymentReturnOf([...query]),
    ...(back.waiting === undefined ? {} : { waiting: back.waiting }),
    ...(notice === undefined ? {} : { notice }),
  };
};
