// Loader and action of the route of the basket.

import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { arrivedNotice } from '../notices.ts';
import { changeInAddress } from './change-in-address.ts';
import { answerOf, comeBackFromPayment } from './open-step.ts';

export { basketAction as action } from './basket-action.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const back = await comeBackFromPayment(shop, request);
  const change = changeInAddress(new URL(request.url).searchParams);
  const openBasket = shop.get(checkoutUseCases.openBasket);
  const basket = await answerOf({ shop, path: PATHS.basket }, openBasket(change.removed?.itemId));
  const notice = back.notice ?? arrivedNotice(shop);
  return {
    ...basket,
    ...change,
    ...(back.waiting === undefined ? {} : { waiting: back.waiting }),
    ...(notice === undefined ? {} : { notice }),
  };
};
