// Loader of /myaccount/orders/.

import { parseOrderListQuery } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import type { LoaderFunctionArgs } from 'react-router';
import { ordersUseCases } from '../../composition/orders-tokens.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { enter } from './enter.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const { searchParams } = new URL(request.url);
  const [opened, returnsAreOn] = await Promise.all([
    shop.get(ordersUseCases.openOrders)(parseOrderListQuery((name) => searchParams.get(name))),
    shop.get(returnsUseCases.areReturnsOn)().unwrapOr(false),
  ]);
  if (opened.isErr()) throw failWith(opened.error, PATHS.login);
  return { ...opened.value, returnsAreOn };
};
