// Search and period of the list of orders: a form that asks the page itself, and links to its other pages.

import type { OpenedOrders } from '@tornister/application/orders';
import { pageLinks } from '@tornister/domain/listing';
import { ORDER_SEARCH_MAX_LENGTH, type OrderPeriod, writeOrderPeriod } from '@tornister/domain/orders';
import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, TextField } from '../../ui/form-field/form-field.tsx';
import { ordersHref } from './order-addresses.ts';
import styles from './order-search.module.css';

export type OrderSearchProps = { readonly opened: Pick<OpenedOrders, 'query' | 'periods'> };

export const OrderSearch = ({ opened: { query, periods } }: OrderSearchProps) => {
  const { t } = useTranslation('orders');
  const label = (period: OrderPeriod): string =>
    period.kind === 'year' ? String(period.year) : t('vue.orders.period.last3months');
  // A year of an address that has no orders is named all the same: it is what the list shows.
  const isListed = periods.some((period) => writeOrderPeriod(period) === writeOrderPeriod(query.period));
  const offered = isListed ? periods : [...periods, query.period];
  return (
    <Form
      method="get"
      action={PATHS.orders}
      role="search"
      aria-label={t('vue.orders.search.label')}
      className={styles.search}
    >
      {/* The fields are those of the list that is shown; the button keeps the focus that it has. */}
      <TextField
        key={`q-${query.searchText}`}
        name="q"
        id="orders-q"
        label={t('vue.orders.search.field')}
        errors={[]}
        isPlain
        maxLength={ORDER_SEARCH_MAX_LENGTH}
        defaultValue={query.searchText}
        autoComplete="off"
      />
      <SelectField
        key={`filter-${writeOrderPeriod(query.period)}`}
        name="filter"
        id="orders-filter"
        label={t('vue.orders.search.period')}
        errors={[]}
        isPlain
        defaultValue={writeOrderPeriod(query.period)}
        options={offered.map((period) => ({ value: writeOrderPeriod(period), label: label(period) }))}
      />
      <div className={styles.actions}>
        <Button type="submit" look="secondary">
          {t('vue.orders.search.submit')}
        </Button>
        {query.searchText === '' ? null : (
          <a href={ordersHref({ ...query, searchText: '', page: 1 })}>{t('vue.orders.search.reset')}</a>
        )}
      </div>
    </Form>
  );
};

export const OrderPaging = ({ opened: { query, page } }: { readonly opened: OpenedOrders }) => {
  const { t } = useTranslation('orders');
  const { totalPages } = page.pageInfo;
  if (totalPages < 2) return null;
  const at = (number: number): string => ordersHref({ ...query, page: number });
  return (
    <nav className={styles.paging} aria-label={t('vue.orders.paging')}>
      {query.page > 1 ? (
        <a rel="prev" href={at(query.page - 1)}>
          {t('vue.orders.paging.back')}
        </a>
      ) : null}
      <ul>
        {pageLinks(query.page, totalPages).map((link) =>
          link.kind === 'gap' ? (
            <li key={`gap-${link.after}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link.page}>
              <a
                href={at(link.page)}
                aria-current={link.isCurrent ? 'page' : undefined}
                aria-label={t('vue.orders.paging.page', { page: link.page })}
              >
                {link.page}
              </a>
            </li>
          ),
        )}
      </ul>
      {query.page < totalPages ? (
        <a rel="next" href={at(query.page + 1)}>
          {t('vue.orders.paging.on')}
        </a>
      ) : null}
    </nav>
  );
};
