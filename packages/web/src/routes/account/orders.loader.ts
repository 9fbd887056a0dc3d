// Loader of /myaccount/orders/.

import { parseOrderListQuery } from '@tornister/domain/orders';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersUseCases } from '../../composition/orders-tokens.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { pathname, search, searchParams } = new URL(request.url);
  const query = parseOrderListQuery((name) => searchParams.get(name));
  const [opened, returnsAreOn] = await Promise.all([
    answerForMember(shop, pathname + search, shop.get(ordersUseCases.openOrders)(query)),
    shop.get(returnsUseCases.areReturnsOn)().unwrapOr(false),
  ]);
  return { ...opened, returnsAreOn };
};
