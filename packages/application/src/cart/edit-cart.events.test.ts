// What the commands of the cart report: as many pieces come as go, of goods and of gifts (spec 3 §8 "add-to-cart, remove-from-cart").

import { money } from '@tornister/domain/money';
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
import { createScope } from '../kernel/index.ts';
import { createEditCart } from './edit-cart.ts';

const lineId = (id: number): CartLineId => brandId<CartLineId>(`line-${id}`);
const GIFT = aLine(2, { kind: { kind: 'free-gift' } });

const ready = async (lines: Parameters<typeof aCart>[0]) => {
  const carts = createInMemoryCartGateway({ cart: aCart(lines), items: [aLine(1), GIFT] });
  const analytics = createRecordingAnalytics();
  const [clock, tabs, notices] = [createHandDrivenClock(), createRecordingTabs(), createRecordingNotifier()];
  const editCart = createEditCart(createScope(), { carts, clock, tabs, notices, analytics });
  await editCart.refresh();
  return {
    editCart,
    carts,
    events: analytics.tracked,
    /** Each event with its items and pieces. */
    reported: () =>
      analytics
        .tracked()
        .map((event) => [
          event.event,
          ...('ecommerce' in event && 'items' in event.ecommerce
            ? event.ecommerce.items.map(({ item_variant, quantity }) => `${item_variant} ${quantity}`)
            : []),
        ]),
  };
};

describe('another quantity of a line', () => {
  it('is reported as the pieces that came or went', async () => {
    const { editCart, reported } = await ready([aLine(1)]);
    await editCart.changeQuantity(lineId(1), 5);
    await editCart.changeQuantity(lineId(1), 3);
    await editCart.remove(lineId(1));
    expect(reported()).toEqual([
      ['add_to_cart', 'item-1 4'],
      ['remove_from_cart', 'item-1 2'],
      ['remove_from_cart', 'item-1 3'],
    ]);
  });

  it('counts as far as it was done', async () => {
    const { editCart, carts, reported } = await ready([aLine(1, { quantity: 2 })]);
    carts.failNext({ kind: 'gateway.unreachable' });
    await editCart.changeQuantity(lineId(1), 3);
    expect(reported()).toEqual([]);
    carts.loseNextAnswer({ kind: 'gateway.timed-out' });
    await editCart.changeQuantity(lineId(1), 4);
    expect(reported()).toEqual([['add_to_cart', 'item-1 2']]);
  });

  it('that is not sent any more because the line goes is none', async () => {
    const { editCart, reported } = await ready([aLine(1)]);
    const ahead = editCart.add(brandId<ItemId>('item-1'), 1);
    await Promise.all([ahead, editCart.changeQuantity(lineId(1), 7), editCart.remove(lineId(1))]);
    expect(reported()).toEqual([
      ['add_to_cart', 'item-1 1'],
      ['remove_from_cart', 'item-1 2'],
    ]);
  });
});

describe('a line with pieces beyond its deal', () => {
  const kind = {
    kind: 'lightning-deal',
    quantityLightning: 1,
    quantityNormal: 2,
    maxQuantityLightning: 1,
    unitPriceLightning: money(99),
    dealSaving: money(101),
    isLightningAmountChanged: false,
  } as const;

  it('is reported as the pieces of the deal and the others, each at its price, and its value is what it cost', async () => {
    const { editCart, events } = await ready([aLine(1, { kind, quantity: 3, positionTotal: money(499) })]);
    await editCart.remove(lineId(1));
    const items = [
      { item_id: 'product-1-lightning-deal', price: 0.99, quantity: 1 },
      { item_id: 'product-1', price: 2, quantity: 2 },
    ];
    expect(events()).toMatchObject([{ event: 'remove_from_cart', ecommerce: { value: 4.99, items } }]);
  });
});

describe('a gift', () => {
  it('is reported when it is taken, and when it goes', async () => {
    const { editCart, reported } = await ready([aLine(1)]);
    const cart = (await editCart.takeGift('promotion-1', brandId<ItemId>('item-2')))._unsafeUnwrap();
    const taken = cart?.lines.find(({ itemId }) => itemId === 'item-2');
    if (taken === undefined) throw new Error('No gift was taken');
    await editCart.remove(taken.id);
    expect(reported()).toEqual([
      ['add_to_cart', 'item-2 1'],
      ['remove_from_cart', 'item-2 1'],
    ]);
  });

  it('that goes with the goods that it was for is reported beside them', async () => {
    const { editCart, carts, reported } = await ready([aLine(1, { quantity: 3 }), GIFT]);
    carts.dropNext(lineId(2));
    await editCart.changeQuantity(lineId(1), 2);
    expect(reported()).toEqual([['remove_from_cart', 'item-1 1', 'item-2 1']]);
  });
});
