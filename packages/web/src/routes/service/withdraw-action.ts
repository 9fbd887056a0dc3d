// What the withdrawal function reads of its address and of what is posted.

import type { OrderWanted, ShownOrder } from '@tornister/application/ports';
import type { WithdrawalForm } from '@tornister/domain/contracts';
import { ORDER_TOKEN_PARAMETER, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { brandId, type OrderId } from '@tornister/domain/shared';
import type { ActionFunctionArgs } from 'react-router';
import { contractUseCases } from '../../composition/contracts-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { notFound } from '../../respond.ts';
import { fieldOf, postedForm } from '../form-refusal.ts';
import { answerDeclaration } from './declaration-action.ts';

/** The order from whose page somebody comes. */
const orderIn = (request: Request): OrderWanted | undefined => {
  const { searchParams } = new URL(request.url);
  const orderId = searchParams.get(ROUTE_PARAMETERS.orderId);
  const token = searchParams.get(ORDER_TOKEN_PARAMETER);
  return orderId ? { orderId: brandId<OrderId>(orderId), ...(token ? { token } : {}) } : undefined;
};

/** What is known of the order, so that nothing has to be typed. A failure leaves the empty form: a right does not wait for a backend. */
export const knownOrder = async (shop: Shop, request: Request): Promise<ShownOrder | undefined> => {
  const wanted = orderIn(request);
  if (wanted === undefined) return undefined;
  const opened = await shop.get(contractUseCases.openOrder)(wanted);
  return opened.unwrapOr(undefined);
};

export const readWithdrawal = (typed: (name: string) => string): WithdrawalForm => ({
  name: typed('name'),
  email: typed('email'),
  orderNumber: typed('orderNumber'),
  goods: typed('goods'),
});

/** The goods as ticked, line by line, or as written. */
const goodsIn = (posted: FormData): string => {
  const ticked = posted.getAll('line').filter((line) => typeof line === 'string');
  return ticked.length === 0 ? fieldOf(posted, 'goods').trim() : ticked.join('\n');
};

export const withdrawAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  if (shop.site.storefront.isB2b) throw notFound();
  const form = await postedForm(shop, request);
  // So that a refused form finds its ticks again.
  form.posted.set('goods', goodsIn(form.posted));
  const from = orderIn(request);
  return answerDeclaration(form, {
    read: readWithdrawal,
    declare: shop.get(contractUseCases.declareWithdrawal),
    more: from === undefined ? {} : { from },
  });
};
