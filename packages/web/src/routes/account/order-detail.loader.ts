// Loader and action of /myaccount/orders/orderdetail/.

import type { OrderedAgain } from '@tornister/application/orders';
import type { OrderWanted } from '@tornister/application/ports';
import { ORDER_TOKEN_PARAMETER, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { brandId, type OrderId, parsePostedKey } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { orderHref } from '../../components/account/orders/order-addresses.ts';
import { ordersUseCases } from '../../composition/orders-tokens.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { deadLink, notFound, redirectTo } from '../../respond.ts';
import { fieldOf, readForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';
import { readReordered, reorderedHref } from './reordered-address.ts';

/** The order that an address names. */
const wantedIn = (request: Request): OrderWanted => {
  const { searchParams } = new URL(request.url);
  const orderId = searchParams.get(ROUTE_PARAMETERS.orderId);
  const token = searchParams.get(ORDER_TOKEN_PARAMETER);
  if (!orderId) throw notFound();
  return { orderId: brandId<OrderId>(orderId), ...(token ? { token } : {}) };
};

/** Whose login has ended comes back to the order after the next one. */
const answerAt = <Value>(shop: Shop, wanted: OrderWanted, asked: Parameters<typeof answerForMember<Value>>[2]) =>
  answerForMember(shop, orderHref(wanted), asked);

/** Nobody needs a login for a guest's order: whoever is asked for one, though they have a token, has kept the order as an account. */
const asKept = ({ orderId }: OrderWanted): OrderWanted => ({ orderId });

const open = async (shop: Shop, wanted: OrderWanted) => {
  const opened = await answerAt(shop, asKept(wanted), shop.get(ordersUseCases.openOrder)(wanted));
  if (opened === undefined) throw wanted.token === undefined ? notFound() : deadLink();
  return opened;
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const wanted = wantedIn(request);
  const [order, returnsAreOn] = await Promise.all([
    open(shop, wanted),
    shop.get(returnsUseCases.areReturnsOn)().unwrapOr(false),
  ]);
  const { report, newKey } = shop.get(ordersUseCases.reorder);
  const reordered = await report(order, readReordered(new URL(request.url).searchParams)).unwrapOr([]);
  return { order, returnsAreOn, token: wanted.token, reordered, reorderKey: newKey() };
};

const cancel = async (shop: Shop, wanted: OrderWanted): Promise<Response> => {
  const cancelled = await answerAt(shop, asKept(wanted), shop.get(ordersUseCases.cancelOrder)(wanted));
  if (cancelled === undefined) throw notFound();
  const isDone = cancelled === 'cancelled';
  const message = isDone ? 'vue.orders.cancel.done' : 'vue.orders.cancel.tooLate';
  showNotice(shop, { id: message, tone: isDone ? 'success' : 'error', message });
  return redirectTo(orderHref(wanted), 303);
};

/**
 * Orders again; what became of each line stands at an address of its own, where a reload orders nothing. Where the shop did not answer, the page
 * stays with the key that was posted: what went in all the same is not ordered twice.
 */
const reorder = async (shop: Shop, wanted: OrderWanted, posted: FormData) => {
  const order = await open(shop, wanted);
  const { again, report, newKey } = shop.get(ordersUseCases.reorder);
  const lineNo = fieldOf(posted, 'lineNo');
  const key = parsePostedKey(fieldOf(posted, 'key')) ?? newKey();
  const asked = await again(order, { key, ...(lineNo === '' ? {} : { lineNo }) });
  const { verdicts, failure } = asked.match(
    (ordered) => ordered,
    (error): OrderedAgain => ({ verdicts: [], failure: error }),
  );
  if (failure?.kind === 'gateway.unauthenticated') return answerAt<never>(shop, wanted, errAsync(failure));
  if (failure !== undefined) {
    posted.set('key', key);
    const refused = refuseFields({ shop, path: orderHref(wanted), posted }, failure);
    return data({ ...refused.data, reordered: await report(order, verdicts).unwrapOr([]) }, refused.init ?? undefined);
  }
  const address = reorderedHref(orderHref(wanted), verdicts);
  return address === undefined ? { reordered: await report(order, verdicts).unwrapOr([]) } : redirectTo(address, 303);
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const wanted = wantedIn(request);
  const posted = await readForm(request);
  return fieldOf(posted, 'intent') === 'cancel' ? cancel(shop, wanted) : reorder(shop, wanted, posted);
};
