import { type OrderListQuery, type OrderPage, orderPeriods } from '@tornister/domain/orders';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { createOpenOrders } from './open-orders.ts';

const QUERY: OrderListQuery = { page: 9, searchText: 'Heft', period: { kind: 'year', year: 2026 } };
const PAGE: OrderPage = {
  orders: [],
  pageInfo: { currentPage: 2, totalPages: 3, totalElements: 25, elementsPerPage: 10 },
};

it('the list of orders is opened with the page that there is, and the years in which something was ordered', async () => {
  const asked: unknown[] = [];
  const openOrders = createOpenOrders({
    orders: {
      orders: (query) => {
        asked.push(query);
        return okAsync(PAGE);
      },
      orderYears: () => okAsync([2026, 2024]),
    },
  });
  const opened = (await openOrders(QUERY))._unsafeUnwrap();
  expect(asked).toEqual([QUERY]);
  expect(opened).toEqual({ query: { ...QUERY, page: 3 }, page: PAGE, periods: orderPeriods([2026, 2024]) });
});

it('the list of orders is not opened without its years', async () => {
  const openOrders = createOpenOrders({
    orders: { orders: () => okAsync(PAGE), orderYears: () => errAsync({ kind: 'gateway.timed-out' }) },
  });
  expect((await openOrders(QUERY))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
});
