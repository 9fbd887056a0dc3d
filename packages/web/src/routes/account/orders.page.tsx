// Route /myaccount/orders/: the member's orders, by search text and period, five at a time.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { OrderCard } from '../../components/account/orders/order-card.tsx';
import { OrderPaging, OrderSearch } from '../../components/account/orders/order-search.tsx';
import { RETURN_BY_NUMBER_HREF } from '../../components/returns/return-addresses.ts';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { StatusRegion } from '../../components/ui/status-region/status-region.tsx';
import type { loader } from './orders.loader.ts';
import styles from './orders.module.css';

export const Component = () => {
  const { t } = useTranslation('orders');
  const opened = useLoaderData<typeof loader>();
  const { query, page } = opened;
  const text = query.searchText;
  return (
    <AccountPage title={t('vue.orders.title')}>
      <OrderSearch opened={opened} />
      <StatusRegion>
        <p>
          {page.orders.length > 0
            ? t('vue.orders.count', { count: page.pageInfo.totalElements })
            : text === ''
              ? t('vue.orders.none')
              : t('vue.orders.noneFound', { text })}
        </p>
      </StatusRegion>
      {page.orders.length === 0 ? (
        <div className={styles.none}>
          {text === '' && opened.periods.length < 2 ? null : <p>{t('vue.orders.noneHint')}</p>}
          <LinkButton href={PATHS.home} look="secondary">
            {t('vue.orders.toShop')}
          </LinkButton>
        </div>
      ) : (
        <>
          {/* Where paging leads to. */}
          <ul id="listing" className={styles.orders} tabIndex={-1} aria-label={t('vue.orders.title')}>
            {page.orders.map((order) => (
              <OrderCard key={order.orderId} order={order} returnsAreOn={opened.returnsAreOn} />
            ))}
          </ul>
          <OrderPaging opened={opened} />
        </>
      )}
      {opened.returnsAreOn ? (
        <p className={styles.other}>
          {t('vue.orders.otherReturn')} <a href={RETURN_BY_NUMBER_HREF}>{t('vue.orders.otherReturn.link')}</a>
        </p>
      ) : null}
    </AccountPage>
  );
};
