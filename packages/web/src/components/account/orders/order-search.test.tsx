// The search of the list of orders: what fits into its field is what the shop looks for.

import { cleanup, screen } from '@testing-library/react';
import { DEFAULT_ORDER_PERIOD, ORDER_SEARCH_MAX_LENGTH } from '@tornister/domain/orders';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { OrderSearch, type OrderSearchProps } from './order-search.tsx';

afterEach(cleanup);

it('takes as many characters as the shop looks for', () => {
  const opened: OrderSearchProps['opened'] = {
    query: { page: 1, searchText: 'Heft', period: DEFAULT_ORDER_PERIOD },
    periods: [DEFAULT_ORDER_PERIOD],
  };
  renderInShop(<OrderSearch opened={opened} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect([field.value, field.maxLength]).toEqual(['Heft', ORDER_SEARCH_MAX_LENGTH]);
});
