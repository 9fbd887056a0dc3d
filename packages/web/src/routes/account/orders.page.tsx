// Route /myaccount/orders/: the member's orders, by search text and period, five at a time.

import { parseOrderListQuery } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { OrderCard } from '../../components/account/orders/order-card.tsx';
import { OrderPaging, OrderSearch } from '../../components/account/orders/order-search.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { ordersUseCases } from '../../composition/orders-tokens.ts';
import { returnsUseCases } from '../../composition/returns-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith } from '../../respond.ts';
import { enter } from './enter.ts';
import styles from './orders.module.css';

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

export const Component = () => {
  const { t } = useTranslation('orders');
  const opened = useLoaderData<typeof loader>();
  const { query, page } = opened;
  const text = query.searchText;
  return (
    <AccountPage title={t('vue.orders.title')}>
      <OrderSearch opened={opened} />
      {page.orders.length === 0 ? (
        <div className={styles.none}>
          <p role="status">{text === '' ? t('vue.orders.none') : t('vue.orders.noneFound', { text })}</p>
          <p>{t('vue.orders.noneHint')}</p>
          <LinkButton href={PATHS.home} look="secondary">
            {t('vue.orders.toShop')}
          </LinkButton>
        </div>
      ) : (
        <>
          <p role="status">{t('vue.orders.count', { count: page.pageInfo.totalElements })}</p>
          <ul className={styles.orders}>
            {page.orders.map((order) => (
              <OrderCard key={order.orderId} order={order} returnsAreOn={opened.returnsAreOn} />
            ))}
          </ul>
          <OrderPaging opened={opened} />
        </>
      )}
    </AccountPage>
  );
};
