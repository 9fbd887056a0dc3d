// The order that this browser remembers.

import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createStoredOrder } from './stored-order.ts';

describe('the stored order (spec 2 §2 "Confirmation")', () => {
  it.each([
    [{}, undefined],
    [{ pendingOrder: '', confirmedOrder: '' }, undefined],
    [{ pendingOrder: 'order-1' }, 'order-1'],
    [{ pendingOrder: 'order-2.order-1' }, 'order-2'],
    [{ confirmedOrder: 'order-2:100002' }, 'order-2'],
    [{ pendingOrder: 'order-1', confirmedOrder: 'order-2:100002' }, 'order-1'],
  ])('with %j is %s', (cookies, stored) => {
    expect(createStoredOrder({ cookies: createInMemoryCookieJar(cookies) })()).toBe(stored);
  });
});
