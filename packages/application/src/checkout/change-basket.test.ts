import type { CartLine } from '@tornister/domain/cart';
import { brandId, type CartLineId, type ItemId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
} from '../../testing/index.ts';
import { createEditCart } from '../cart/edit-cart.ts';
import { createScope } from '../kernel/index.ts';
import { type BasketChange, createChangeBasket } from './change-basket.ts';

const lineId = brandId<CartLineId>('line-1');
const itemId = brandId<ItemId>('item-1');

describe('a form of the basket', () => {
  it.each([
    [1, { quantity: 4 }],
    [0, { quantity: 3 }],
    [-1, { quantity: 2 }],
  ] as const)('takes the pieces of the field with one step of %i', async (step, sent) => {
    const { basket, carts } = await open({ quantity: 5 });
    await basket.change({ kind: 'quantity', lineId, quantity: 3, step });
    expect(carts.received()).toEqual([{ kind: 'change-quantity', lineId, ...sent }]);
  });

  it('removes the line at one less than its minimum, and says what can be put back', async () => {
    const { basket, carts } = await open({ quantity: 5, minimumOrderQuantity: 5 });
    const changed = await basket.change({ kind: 'quantity', lineId, quantity: 5, step: -1 });
    expect(changed._unsafeUnwrap()).toEqual({ removed: { itemId, quantity: 5, at: 0 } });
    expect(carts.received()).toEqual([{ kind: 'remove-position', lineId }]);
  });

  it.each([0, -3])(
    'removes the line for which %i is typed without scripts, and says what can be put back',
    async (typed) => {
      const { basket, carts } = await open({ quantity: 7, minimumOrderQuantity: 5 });
      const changed = await basket.change({ kind: 'quantity', lineId, quantity: typed, step: 0 });
      expect(changed._unsafeUnwrap()).toEqual({ removed: { itemId, quantity: 7, at: 0 } });
      expect(carts.received()).toEqual([{ kind: 'remove-position', lineId }]);
    },
  );

  it('offers a printed catalogue that was removed, which comes back as what it was', async () => {
    const { basket } = await open({ kind: { kind: 'catalogue' }, quantity: 1 });
    const changed = await basket.change({ kind: 'remove', lineId });
    expect(changed._unsafeUnwrap()).toEqual({ removed: { itemId, quantity: 1, at: 0 } });
  });

  it('keeps the line at its minimum when one less is exactly that', async () => {
    const { basket, carts } = await open({ quantity: 6, minimumOrderQuantity: 5 });
    const changed = await basket.change({ kind: 'quantity', lineId, quantity: 6, step: -1 });
    expect(changed._unsafeUnwrap()).toEqual({});
    expect(carts.received()).toEqual([{ kind: 'change-quantity', lineId, quantity: 5 }]);
  });

  it('says of the line that was removed, and of no other, where it stood', async () => {
    const { basket } = await open({ quantity: 2 }, aLine(2, { quantity: 3 }));
    const removed = await basket.change({ kind: 'remove', lineId: brandId('line-2') });
    expect(removed._unsafeUnwrap()).toEqual({ removed: { itemId: 'item-2', quantity: 3, at: 1 } });
  });

  it.each<BasketChange>([
    { kind: 'remove-voucher', code: 'SCHULE10' },
    { kind: 'take-gift', promotionId: 'promotion-1', itemId },
  ])('has nothing to put back after $kind', async (change) => {
    const { basket, carts } = await open({});
    expect((await basket.change(change))._unsafeUnwrap()).toEqual({});
    expect(carts.received()).toHaveLength(1);
  });

  it.each([
    [4, 5, { reason: 'below-minimum', amount: 5 }],
    [5, 5, undefined],
    [20, 20, undefined],
    [21, 20, { reason: 'above-maximum', amount: 20 }],
    [99_999, 20, { reason: 'above-maximum', amount: 20 }],
  ])('typed without scripts, %i pieces of 5 to 20 become %i, and the line says why', async (typed, quantity, limit) => {
    const { basket, carts } = await open({ quantity: 7, minimumOrderQuantity: 5, maxQuantity: 20 });
    const changed = await basket.change({ kind: 'quantity', lineId, quantity: typed, step: 0 });
    expect(changed._unsafeUnwrap()).toEqual(limit === undefined ? {} : { limited: { of: lineId, ...limit } });
    expect(carts.received()).toEqual([{ kind: 'change-quantity', lineId, quantity }]);
  });

  it('tells of a line with one piece at most that it is the maximum', async () => {
    const { basket } = await open({ quantity: 1, minimumOrderQuantity: 1, maxQuantity: 1 });
    const changed = await basket.change({ kind: 'quantity', lineId, quantity: 5, step: 0 });
    expect(changed._unsafeUnwrap()).toEqual({ limited: { of: lineId, reason: 'above-maximum', amount: 1 } });
  });

  it('refuses a quantity of goods of which none can be ordered', async () => {
    const { basket, carts } = await open({ quantity: 3, minimumOrderQuantity: 5, maxQuantity: 3 });
    const changed = await basket.change({ kind: 'quantity', lineId, quantity: 4, step: 0 });
    expect(changed._unsafeUnwrapErr().kind).toBe('cart.not-for-sale');
    expect(carts.received()).toEqual([]);
  });

  it('tells beside the article when less of it could be added than was wanted', async () => {
    const { basket } = await open({ quantity: 7, maxQuantity: 20 });
    const changed = await basket.change({ kind: 'add', itemId, quantity: 400 });
    const limit = { reason: 'above-maximum', amount: 20 };
    expect(changed._unsafeUnwrap()).toEqual({ limited: { of: itemId, ...limit } });
  });

  it('offers no way back to a line that could not be removed', async () => {
    const { basket, carts } = await open({});
    carts.failNext({ kind: 'gateway.unreachable' });
    expect((await basket.change({ kind: 'remove', lineId })).isErr()).toBe(true);
  });

  it('offers no way back to a gift, which would be charged for', async () => {
    const { basket } = await open({ kind: { kind: 'free-gift' } });
    expect((await basket.change({ kind: 'remove', lineId }))._unsafeUnwrap()).toEqual({});
  });

  it.each<BasketChange>([
    { kind: 'quantity', lineId: brandId('line-9'), quantity: 1, step: 0 },
    { kind: 'remove', lineId: brandId('line-9') },
  ])('knows nothing of a line that is not there ($kind)', async (change) => {
    expect((await (await open({})).basket.change(change))._unsafeUnwrapErr().kind).toBe('cart.line-unknown');
  });

  it('adds the least where no whole number was typed, and says that it was none and how many there are now', async () => {
    const { basket, carts } = await open({ quantity: 7, minimumOrderQuantity: 5 });
    const changed = await basket.change({ kind: 'add', itemId, quantity: undefined });
    expect(carts.received()).toEqual([{ kind: 'add-position', itemId, quantity: 1 }]);
    expect(changed._unsafeUnwrap()).toEqual({ limited: { of: itemId, reason: 'no-number', amount: 8 } });
  });

  it.each([0, -2])('adds one piece where %s was typed, and tells beside the article', async (quantity) => {
    const { basket, carts } = await open({});
    const changed = await basket.change({ kind: 'add', itemId, quantity });
    expect(carts.received()).toEqual([{ kind: 'add-position', itemId, quantity: 1 }]);
    expect(changed._unsafeUnwrap()).toEqual({ limited: { of: itemId, reason: 'below-minimum', amount: 1 } });
  });

  it.each([-1, 0, 1] as const)(
    'takes the minimum where no whole number stands in the field, and tells it (%i)',
    async (step) => {
      const { basket, carts } = await open({ quantity: 7, minimumOrderQuantity: 5 });
      const changed = await basket.change({ kind: 'quantity', lineId, quantity: undefined, step });
      expect(carts.received()).toEqual([{ kind: 'change-quantity', lineId, quantity: 5 }]);
      expect(changed._unsafeUnwrap()).toEqual({ limited: { of: lineId, reason: 'no-number', amount: 5 } });
    },
  );

  it('asks for the cart once, and says when it could not be read', async () => {
    const { basket, carts } = await open({});
    const before = carts.found();
    await basket.know();
    expect(carts.found()).toBe(before);
    const unread = unreadBasket();
    unread.carts.failNext({ kind: 'gateway.timed-out' });
    expect((await unread.basket.know())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect((await unread.basket.know()).isOk()).toBe(true);
  });
});

const unreadBasket = (line: Parameters<typeof aLine>[1] = {}, ...others: readonly CartLine[]) => {
  const carts = createInMemoryCartGateway({ cart: aCart([aLine(1, line), ...others]), items: [aLine(1)] });
  const editCart = createEditCart(createScope(), {
    carts,
    clock: createHandDrivenClock(),
    tabs: createRecordingTabs(),
    notices: createRecordingNotifier(),
    analytics: createRecordingAnalytics(),
  });
  return { basket: createChangeBasket({ editCart }), carts };
};

const open = async (line: Parameters<typeof aLine>[1], ...others: readonly CartLine[]) => {
  const opened = unreadBasket(line, ...others);
  await opened.basket.know();
  return opened;
};
