// Route /myaccount/orders/orderdetail/: one order; a member's own, or a guest's by the token of the link in its mail.

import type { ReorderedLine } from '@tornister/application/orders';
import { PATHS } from '@tornister/domain/routing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { OrderRefusal } from '../../components/account/orders/deferred-order-refusal.ts';
import { orderHref } from '../../components/account/orders/order-addresses.ts';
import { OrderView } from '../../components/account/orders/order-view.tsx';
import { Reordered } from '../../components/account/orders/reordered.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { keyOfForm } from '../key-of-form.ts';
import type { loader } from './order-detail.loader.ts';
import styles from './orders.module.css';

/** A guest has no account to go about in. */
type GuestPageProps = { readonly title: string; readonly address: string; readonly children: ReactNode };
const GuestPage = ({ title, address, children }: GuestPageProps) => (
  <div className={`${styles.guest} page`}>
    <PageHead title={title} canonicalDestination={address} />
    <h1>{title}</h1>
    {children}
  </div>
);

/** What came of ordering again where it does not stand in an address. */
type Answered = { readonly reordered?: readonly ReorderedLine[]; readonly refusal?: FormRefusal };

export const Component = () => {
  const { t } = useTranslation('orders');
  const { order, returnsAreOn, token, reorderKey, reordered: addressed } = useLoaderData<typeof loader>();
  const answered = useActionData<Answered>();
  const refusal = answered?.refusal;
  const Page = token === undefined ? AccountPage : GuestPage;
  return (
    <Page
      title={t('vue.orders.detail.title', { number: order.orderNumber })}
      address={orderHref({ orderId: order.orderId, token })}
    >
      {token === undefined ? <a href={PATHS.orders}>{t('vue.orders.detail.back')}</a> : null}
      {refusal === undefined ? null : (
        <OrderRefusal errors={refusal.errors} message={refusal.message} labelOf={(field) => field} />
      )}
      <Reordered lines={answered?.reordered ?? addressed} />
      <OrderView order={order} returnsAreOn={returnsAreOn} token={token} reorderKey={keyOfForm(refusal, reorderKey)} />
    </Page>
  );
};
