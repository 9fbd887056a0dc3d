// Route /myaccount/orders/orderdetail/: one order; a member's own, or a guest's by the token of the link in its mail.

import type { ReorderedLine } from '@tornister/application/orders';
import type { GatewayError, OrderWanted } from '@tornister/application/ports';
import { ORDER_TOKEN_PARAMETER, PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { brandId, type OrderId } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { orderHref } from '../../components/account/orders/order-addresses.ts';
import { OrderView } from '../../components/account/orders/order-view.tsx';
import { Reordered } from '../../components/account/orders/reordered.tsx';
import { ordersUseCases } from '../../composition/orders-tokens.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { failWith, notFound, redirectTo } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { fieldOf } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { enter } from './enter.ts';
import styles from './orders.module.css';
import { readReordered, reorderedHref } from './reordered-address.ts';

/** The order that an address names. */
const wantedIn = (request: Request): OrderWanted => {
  const { searchParams } = new URL(request.url);
  const orderId = searchParams.get(ROUTE_PARAMETERS.orderId);
  const token = searchParams.get(ORDER_TOKEN_PARAMETER);
  if (!orderId) throw notFound();
  return { orderId: brandId<OrderId>(orderId), ...(token ? { token } : {}) };
};

const fail = (error: GatewayError) => failWith(error, PATHS.login);

const open = async (shop: Shop, wanted: OrderWanted) => {
  const opened = await shop.get(ordersUseCases.openOrder)(wanted);
  if (opened.isErr()) throw fail(opened.error);
  if (opened.value === undefined) throw notFound();
  return opened.value;
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
  const cancelled = await shop.get(ordersUseCases.cancelOrder)(wanted);
  if (cancelled.isErr()) throw fail(cancelled.error);
  if (cancelled.value === undefined) throw notFound();
  const isDone = cancelled.value === 'cancelled';
  const message = isDone ? 'vue.orders.cancel.done' : 'vue.orders.cancel.tooLate';
  showNotice(shop, { id: message, tone: isDone ? 'success' : 'error', message });
  return redirectTo(orderHref(wanted), 303);
};

/** Orders again; what became of each line stands at an address of its own, where a reload orders nothing. */
const reorder = async (shop: Shop, wanted: OrderWanted, posted: FormData) => {
  const order = await open(shop, wanted);
  const { again, report, newKey } = shop.get(ordersUseCases.reorder);
  const lineNo = fieldOf(posted, 'lineNo');
  const key = /^[\w-]{8,60}$/.exec(fieldOf(posted, 'key'))?.[0] ?? newKey();
  const verdicts = await again(order, { key, ...(lineNo === '' ? {} : { lineNo }) });
  if (verdicts.isErr()) throw fail(verdicts.error);
  const address = reorderedHref(orderHref(wanted), verdicts.value);
  return address === undefined
    ? { reordered: await report(order, verdicts.value).unwrapOr([]) }
    : redirectTo(address, 303);
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const wanted = wantedIn(request);
  const posted = await request.formData();
  return fieldOf(posted, 'intent') === 'cancel' ? cancel(shop, wanted) : reorder(shop, wanted, posted);
};

/** A guest has no account to go about in. */
type GuestPageProps = { readonly title: string; readonly address: string; readonly children: ReactNode };
const GuestPage = ({ title, address, children }: GuestPageProps) => (
  <div className={`${styles.guest} page`}>
    <PageHead title={title} canonicalDestination={address} />
    <h1>{title}</h1>
    {children}
  </div>
);

export const Component = () => {
  const { t } = useTranslation('orders');
  const { order, returnsAreOn, token, reorderKey, reordered: addressed } = useLoaderData<typeof loader>();
  const reordered = useActionData<{ readonly reordered?: readonly ReorderedLine[] }>()?.reordered ?? addressed;
  const Page = token === undefined ? AccountPage : GuestPage;
  return (
    <Page
      title={t('vue.orders.detail.title', { number: order.orderNumber })}
      address={orderHref({ orderId: order.orderId, token })}
    >
      {token === undefined ? <a href={PATHS.orders}>{t('vue.orders.detail.back')}</a> : null}
      {reordered.length === 0 ? null : <Reordered lines={reordered} />}
      <OrderView order={order} returnsAreOn={returnsAreOn} token={token} reorderKey={reorderKey} />
    </Page>
  );
};
