import { describe, expect, it } from 'vitest';
import { brandId, type OrderId } from '../shared/brand.ts';
import {
  formatPendingOrders,
  PENDING_ORDERS_MAX,
  parsePendingOrders,
  withoutPendingOrder,
  withPendingOrder,
} from './pending-orders.ts';

const ids = (...names: readonly string[]) => names.map((name) => brandId<OrderId>(name));
const [A, B] = ['a', 'b'].map((name) => brandId<OrderId>(name)) as [OrderId, OrderId];

describe('the orders of a browser that wait for their payment', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['a', ['a']],
    ['b.a', ['b', 'a']],
    ['.b..a.', ['b', 'a']],
  ])('are read of %j', (written, orders) => {
    expect(parsePendingOrders(written)).toEqual(orders);
  });

  it('are written as they are read', () => {
    expect(parsePendingOrders(formatPendingOrders(ids('b', 'a')))).toEqual(['b', 'a']);
    expect(formatPendingOrders([])).toBe('');
  });

  it('have the latest first, each of them once', () => {
    expect(withPendingOrder([], A)).toEqual(['a']);
    expect(withPendingOrder(ids('a'), B)).toEqual(['b', 'a']);
    expect(withPendingOrder(ids('b', 'a'), A)).toEqual(['a', 'b']);
    expect(withoutPendingOrder(ids('b', 'a'), B)).toEqual(['a']);
    expect(withoutPendingOrder(ids('a'), B)).toEqual(['a']);
  });

  it('are so many and no more', () => {
    const many = ids(...Array.from({ length: PENDING_ORDERS_MAX }, (_none, at) => `o${at}`));
    expect(withPendingOrder(many, A)).toEqual([A, ...many.slice(0, -1)]);
    expect(parsePendingOrders(formatPendingOrders([A, ...many]))).toHaveLength(PENDING_ORDERS_MAX);
  });
});
