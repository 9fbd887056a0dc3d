import { money } from '@tornister/domain/money';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type CartLineId, type ItemId } from '@tornister/domain/shared';

import { okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aDealLine,
  aLine,
  createHandDrivenClock,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingNotifier,
  createRecordingTabs,
  type InMemoryCart,
  type InMemoryCartGateway,
} from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import type { CartGateway, GatewayError, OperationOutcome } from '../ports/index.ts';
import { type CartState, NO_CART, openCartState, shownCount } from './cart-state.ts';
import { createEditCart } from './edit-cart.ts';

const lineId = (number: number) => brandId<CartLineId>(`line-${number}`);
const itemId = (number: number) => brandId<ItemId>(`item-${number}`);

describe('the cart of a tab', () => {
  it('is unknown at first, and shown once it was asked for', async () => {
    const { editCart } = open({ cart: aCart([aLine(1)]) });
    expect(editCart.state$.value.status).toBe('unknown');
    const refreshed = editCart.refresh();
    expect(editCart.state$.value.status).toBe('loading');
    await refreshed;
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 1 });
  });

  it('says that it could not be loaded', async () => {
    const { editCart, carts } = open({});
    carts.failNext({ kind: 'gateway.unreachable' });
    await editCart.refresh();
    expect(editCart.state$.value).toEqual({ status: 'failed', error: { kind: 'gateway.unreachable' } });
  });
});

describe('adding to the cart (spec 3 §7 `cart_update`)', () => {
  it('answers the line that was added to and tells the other tabs', async () => {
    const { editCart, tabs, analytics } = await ready([]);
    const added = (await editCart.add(itemId(1), 2))._unsafeUnwrap();
    expect(added.line).toMatchObject({ itemId: 'item-1', quantity: 2 });
    expect(tabs.sent()).toEqual([CART_CHANGED]);
    expect(analytics.tracked().map(({ event }) => event)).toEqual(['add_to_cart']);
  });

  it('counts the pieces at once, and as the server says afterwards', async () => {
    const { editCart } = await ready([aLine(1)]);
    const added = editCart.add(itemId(2), 5_000);
    expect(count(editCart)).toBe(5_001);
    await added;
    expect(count(editCart)).toBe(1_000);
  });

  it('counts the first pieces of a visitor without a cart at once, whose cart nobody has asked for', async () => {
    const state = openCartState();
    state.set(NO_CART);
    const { editCart, carts } = open({}, { state });
    const added = [editCart.add(itemId(1), 2), editCart.add(itemId(1), 3)];
    expect(count(editCart)).toBe(5);
    await Promise.all(added);
    expect(count(editCart)).toBe(5);
    carts.failNext({ kind: 'gateway.refused', message: 'Der Warenkorb ist voll.', fieldErrors: [] });
    await editCart.add(itemId(1), 1);
    expect(count(editCart)).toBe(5);
  });

  it('takes the pieces back from the count that were refused, and no others', async () => {
    const { editCart, carts } = await ready([aLine(1)]);
    const seen: (number | undefined)[] = [];
    const watching = editCart.state$.subscribe(() => seen.push(count(editCart)));
    carts.failNext({ kind: 'gateway.refused', message: 'Der Warenkorb ist voll.', fieldErrors: [] });
    await Promise.all([editCart.add(itemId(2), 2), editCart.add(itemId(1), 4)]);
    watching.unsubscribe();
    expect(count(editCart)).toBe(5);
    // Nothing is counted twice on the way.
    expect([...new Set(seen)]).toEqual([1, 3, 7, 5]);
  });

  it('counts nothing as long as the cart is unknown', () => {
    const { editCart } = open({});
    void editCart.add(itemId(1), 2);
    expect(count(editCart)).toBeUndefined();
  });

  it('tells the reason of the server when less could be had, and shows what could', async () => {
    const { editCart, notices } = await ready([]);
    const added = (await editCart.add(itemId(1), 5_000))._unsafeUnwrap();
    const limit = { reason: 'above-maximum', amount: 999 };
    expect(added).toMatchObject({ line: { quantity: 999 }, lessThanWanted: { quantity: 999, limit } });
    expect(notices.shown()).toMatchObject([
      { id: 'wishlist-qty', tone: 'warning', message: 'vue.buybox.text.quantity.error', values: { amount: 999 } },
    ]);
    expect(shownQuantities(editCart)).toEqual({ 'line-101': 999 });
    const error = (await editCart.add(itemId(1), 1))._unsafeUnwrapErr();
    expect(error).toMatchObject({ kind: 'cart.not-attainable', attainable: 999 });
    expect(shownQuantities(editCart)).toEqual({ 'line-101': 999 });
  });

  it('counts what was added from what stood there when its turn came', async () => {
    const { editCart } = await ready([]);
    const [, second] = await Promise.all([editCart.add(itemId(1), 998), editCart.add(itemId(1), 5)]);
    expect(second._unsafeUnwrap()).toMatchObject({ line: { quantity: 999 }, lessThanWanted: { quantity: 1 } });
  });

  it('answers the line that is paid for, not a gift of the same article, and what that has grown by', async () => {
    const gift = aLine(9, { itemId: itemId(1), kind: { kind: 'free-gift' }, quantity: 1 });
    const answer = (quantity: number, outcome: OperationOutcome) => () =>
      okAsync({ cart: aCart([aLine(1, { quantity }), gift]), outcomes: [outcome] });
    const failure = { kind: 'cart.above-maximum', maximum: 3 } as const;
    const calls = [answer(2, { kind: 'done' }), answer(3, { kind: 'not-attainable', attainable: 3, failure })];
    for (const [wanted, quantity] of [
      [2, 2],
      [5, 3],
    ] as const) {
      const { editCart, analytics } = open({ cart: aCart([gift]) }, { calls });
      await editCart.refresh();
      const added = (await editCart.add(itemId(1), wanted))._unsafeUnwrap();
      expect(added.line).toMatchObject({ id: 'line-1', quantity });
      expect(added.lessThanWanted?.quantity).toBe(wanted === quantity ? undefined : quantity);
      expect(analytics.tracked()).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity }] } }]);
    }
  });

  it('shows the sentence of the server when it refuses (spec 3 §8 "Failed mutation")', async () => {
    const { editCart, carts, notices } = await ready([]);
    carts.failNext({ kind: 'gateway.refused', message: 'Der Warenkorb ist voll.', fieldErrors: [] });
    await editCart.add(itemId(1), 1);
    expect(notices.shown()).toMatchObject([{ tone: 'error', message: 'Der Warenkorb ist voll.' }]);
  });
});

describe('what is measured of the cart', () => {
  it('is an article added with its pieces, and the reservation of a deal', async () => {
    const { editCart, analytics } = open({ cart: aCart([]), items: [aDealLine(1)] });
    await editCart.refresh();
    await editCart.add(itemId(1), 3);
    expect(analytics.tracked()).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ quantity: 3 }] } },
      { event: 'lightning_deal', action: 'add' },
      { event: 'lightning_deal', action: 'reserve' },
    ]);
  });

  it('is nothing where nothing was added, and a removal once', async () => {
    const { editCart, carts, analytics } = await ready([aLine(1)]);
    carts.failNext({ kind: 'gateway.refused', message: 'Der Warenkorb ist voll.', fieldErrors: [] });
    await editCart.add(itemId(2), 1);
    expect(analytics.tracked()).toEqual([]);
    await editCart.remove(lineId(1));
    expect(analytics.tracked()).toMatchObject([{ event: 'remove_from_cart' }]);
  });
});

describe('commands for a line that is not there', () => {
  it('ask the server for nothing', async () => {
    const { editCart, carts } = await ready([aLine(1)]);
    const unknown = { kind: 'cart.line-unknown' };
    expect((await editCart.remove(lineId(9)))._unsafeUnwrapErr()).toEqual(unknown);
    expect((await editCart.changeQuantity(lineId(9), 2))._unsafeUnwrapErr()).toEqual(unknown);
    expect(carts.received()).toEqual([]);
  });

  it('are forgotten when it went while they waited', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    const ahead = editCart.changeQuantity(lineId(2), 2);
    const [removed, again] = [editCart.remove(lineId(1)), editCart.changeQuantity(lineId(1), 3)];
    await Promise.all([ahead, removed, again]);
    expect(carts.received().map(({ kind }) => kind)).toEqual(['change-quantity', 'remove-position']);
  });
});

describe('changing a quantity', () => {
  it('shows the new quantity at once and marks the line as busy', async () => {
    const { editCart } = await ready([aLine(1)]);
    const changed = editCart.changeQuantity(lineId(1), 4);
    expect(editCart.state$.value).toMatchObject({ isChanging: true, busyLines: ['line-1'] });
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 4 });
    await changed;
    expect(editCart.state$.value).toMatchObject({ isChanging: false, busyLines: [] });
  });

  it('takes the change back when it fails, and no other change with it', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    carts.failNext({ kind: 'gateway.timed-out' });
    const first = editCart.changeQuantity(lineId(1), 4);
    const second = editCart.changeQuantity(lineId(2), 7);
    await Promise.all([first, second]);
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 1, 'line-2': 7 });
  });

  it('refuses more than the maximum without asking the server', async () => {
    const { editCart, carts, notices } = await ready([aLine(1, { maxQuantity: 5 })]);
    const error = (await editCart.changeQuantity(lineId(1), 6))._unsafeUnwrapErr();
    expect(error).toEqual({ kind: 'cart.above-maximum', maximum: 5 });
    expect(carts.received()).toEqual([]);
    expect(notices.shown()).toMatchObject([{ message: 'vue.buybox.text.quantity.error', values: { amount: 5 } }]);
  });

  it('leaves the quantity of goods that are not for sale, without asking the server', async () => {
    const { editCart, carts, notices } = await ready([aLine(1, { quantity: 3, availableForSale: false })]);
    expect((await editCart.changeQuantity(lineId(1), 2))._unsafeUnwrapErr()).toEqual({ kind: 'cart.not-for-sale' });
    expect([carts.received(), shownQuantities(editCart)]).toEqual([[], { 'line-1': 3 }]);
    expect(notices.shown()).toMatchObject([{ message: 'cart.not-for-sale' }]);
  });

  it('sends only the last of several changes that wait for the same line', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    const ahead = editCart.add(itemId(2), 1);
    const changes = [2, 3, 4].map((quantity) => editCart.changeQuantity(lineId(1), quantity));
    await Promise.all([ahead, ...changes]);
    expect(carts.received().filter(({ kind }) => kind === 'change-quantity')).toEqual([
      { kind: 'change-quantity', lineId: 'line-1', quantity: 4 },
    ]);
  });

  it('sends none for a line that was removed while the change waited', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    const ahead = editCart.add(itemId(2), 1);
    const [changed, removed] = [editCart.changeQuantity(lineId(1), 4), editCart.remove(lineId(1))];
    await Promise.all([ahead, changed, removed]);
    expect(carts.received().map(({ kind }) => kind)).toEqual(['add-position', 'remove-position']);
  });

  it('removes the line at zero', async () => {
    const { editCart } = await ready([aLine(1), aLine(2)]);
    await editCart.changeQuantity(lineId(1), 0);
    expect(shownQuantities(editCart)).toEqual({ 'line-2': 1 });
  });
});

describe('removing a line (spec 2 §4 "Deleting a line can be undone for 8 s")', () => {
  it('can be taken back until just before 8 s', async () => {
    const { editCart, clock } = await ready([aLine(1, { quantity: 3 })]);
    await editCart.remove(lineId(1));
    clock.pass(7_999);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'undoable', index: 0 } });
    await editCart.undoRemoval();
    expect(Object.values(shownQuantities(editCart))).toEqual([3]);
  });

  it('comes back at its place', async () => {
    const { editCart, carts, analytics } = await ready([aLine(1, { quantity: 3 }), aLine(2)]);
    await editCart.remove(lineId(1));
    await editCart.undoRemoval();
    // As its removal was reported, so is its coming back (spec 3 §8).
    expect(analytics.tracked().map(({ event }) => event)).toEqual(['remove_from_cart', 'add_to_cart']);
    expect(carts.received().at(-1)).toEqual({ kind: 'add-position', itemId: 'item-1', quantity: 3, at: 0 });
    expect(Object.values(shownQuantities(editCart))).toEqual([3, 1]);
  });

  it('cannot be taken back when it was not done', async () => {
    const { editCart, carts, analytics } = await ready([aLine(1)]);
    carts.failNext({ kind: 'gateway.unreachable' });
    await editCart.remove(lineId(1));
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 1 });
    expect(analytics.tracked()).toEqual([]);
  });

  it('is reported and can be taken back where it was done and only the answer got lost', async () => {
    const { editCart, carts, analytics } = await ready([aLine(1), aLine(2)]);
    carts.loseNextAnswer({ kind: 'gateway.timed-out' });
    expect((await editCart.remove(lineId(1))).isErr()).toBe(true);
    expect(shownQuantities(editCart)).toEqual({ 'line-2': 1 });
    expect(analytics.tracked()).toMatchObject([{ event: 'remove_from_cart' }]);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'undoable', line: { id: 'line-1' } } });
  });

  it('takes no undo from another line when it was not done', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    carts.failNext({ kind: 'gateway.unreachable' });
    await Promise.all([editCart.remove(lineId(1)), editCart.remove(lineId(2))]);
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 1 });
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'undoable', line: { id: 'line-2' } } });
  });

  it('can be taken back once more where nobody was reached', async () => {
    const { editCart, carts, analytics } = await ready([aLine(1, { quantity: 3 }), aLine(2)]);
    await editCart.remove(lineId(1));
    carts.failNext({ kind: 'gateway.unreachable' });
    const undone = editCart.undoRemoval();
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
    expect((await undone).isErr()).toBe(true);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'undoable', line: { id: 'line-1' }, index: 0 } });
    await editCart.undoRemoval();
    expect(Object.values(shownQuantities(editCart))).toEqual([3, 1]);
    expect(analytics.tracked().map(({ event }) => event)).toEqual(['remove_from_cart', 'add_to_cart']);
  });

  it('is not offered once more where it came back all the same, or where another line was removed since', async () => {
    const back = await ready([aLine(1)]);
    await back.editCart.remove(lineId(1));
    back.carts.loseNextAnswer({ kind: 'gateway.timed-out' });
    await back.editCart.undoRemoval();
    expect(Object.values(shownQuantities(back.editCart))).toEqual([1]);
    expect(back.editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
    const later = await ready([aLine(1), aLine(2)]);
    await later.editCart.remove(lineId(1));
    later.carts.failNext({ kind: 'gateway.unreachable' });
    await Promise.all([later.editCart.undoRemoval(), later.editCart.remove(lineId(2))]);
    expect(later.editCart.state$.value).toMatchObject({ removal: { kind: 'undoable', line: { id: 'line-2' } } });
  });

  it('cannot be taken back after 8 s', async () => {
    const { editCart, clock } = await ready([aLine(1)]);
    await editCart.remove(lineId(1));
    clock.pass(8_000);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
    expect((await editCart.undoRemoval())._unsafeUnwrapErr()).toEqual({ kind: 'cart.nothing-to-undo' });
  });

  it('waits while the notice is looked at', async () => {
    const { editCart, clock } = await ready([aLine(1)]);
    await editCart.remove(lineId(1));
    clock.pass(7_000);
    editCart.holdRemoval();
    clock.pass(60_000);
    editCart.releaseRemoval();
    clock.pass(999);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'undoable' } });
    clock.pass(1);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
  });

  it('tells of a gift that went with the goods that it was for, but not of one that was removed', async () => {
    const gift = aLine(2, { kind: { kind: 'free-gift' } });
    const goods = aLine(1, { quantity: 3 });
    const { editCart, carts, notices } = await ready([goods, gift, aLine(3)]);
    await editCart.changeQuantity(lineId(1), 2);
    expect(notices.shown()).toEqual([]);
    carts.dropNext(lineId(2));
    await editCart.changeQuantity(lineId(1), 1);
    expect(notices.shown()).toMatchObject([{ tone: 'info', message: 'vue.cart.giftLost' }]);
    const other = await ready([goods, gift]);
    await other.editCart.remove(lineId(2));
    expect(other.notices.shown()).toEqual([]);
  });

  it('tells of the gift of a voucher that went while the voucher holds, and of one that did not come with it', async () => {
    const code = 'SCHULE10';
    const gift = aLine(2, { kind: { kind: 'free-gift', relatedVoucherCode: code } });
    const voucher = { kind: 'redeemed', code, name: code, saving: money(100) } as const;
    const { editCart, carts, notices } = open({
      cart: { ...aCart([aLine(1, { quantity: 3 }), gift]), voucher },
      items: [],
      vouchers: [code],
      withoutGift: [code],
    });
    await editCart.refresh();
    carts.dropNext(lineId(2));
    await editCart.changeQuantity(lineId(1), 2);
    expect(notices.shown()).toMatchObject([{ tone: 'info', message: 'vue.cart.giftLost' }]);
    expect((await editCart.redeemVoucher(code)).isErr()).toBe(true);
    expect(notices.shown().map(({ message }) => message)).toContain('cart.voucher-gift-sold-out');
    expect(editCart.state$.value).toMatchObject({ cart: { voucher: { kind: 'redeemed' } } });
  });

  it('tells of a chosen gift that has come back with the value of the goods, in place of the notice that it went', async () => {
    const gift = aLine(2, { kind: { kind: 'free-gift' } });
    const { editCart, carts, notices } = open({ cart: aCart([aLine(1, { quantity: 3 }), gift]), items: [gift] });
    await editCart.refresh();
    carts.dropNext(lineId(2));
    await editCart.changeQuantity(lineId(1), 1);
    expect(notices.shown()).toMatchObject([{ message: 'vue.cart.giftLost' }]);
    await editCart.add(itemId(2), 1);
    expect(notices.shown()).toMatchObject([{ message: 'vue.cart.giftCame' }]);
  });

  it('takes the notice of a gift that went back when another one is chosen', async () => {
    const gift = aLine(2, { kind: { kind: 'free-gift' } });
    const { editCart, carts, notices } = open({ cart: aCart([aLine(1, { quantity: 3 }), gift]), items: [gift] });
    await editCart.refresh();
    carts.dropNext(lineId(2));
    await editCart.changeQuantity(lineId(1), 1);
    expect(notices.shown()).toHaveLength(1);
    await editCart.takeGift('promotion-1', itemId(2));
    expect(notices.shown()).toEqual([]);
  });

  it('tells of a gift that a promotion has put into the cart', async () => {
    const { editCart, notices } = open({ cart: aCart([]), items: [aLine(2, { kind: { kind: 'promotion-free' } })] });
    await editCart.refresh();
    await editCart.add(itemId(2), 1);
    expect(notices.shown()).toMatchObject([{ tone: 'info', message: 'vue.cart.giftCame' }]);
  });

  it('removes the voucher of a gift that came with one, and offers no way back that would charge for it', async () => {
    const gift = aLine(2, { kind: { kind: 'free-gift', relatedVoucherCode: 'HEFT' } });
    const { editCart, carts } = await ready([aLine(1), gift]);
    await editCart.remove(lineId(2));
    expect(carts.received()).toEqual([{ kind: 'remove-voucher', code: 'HEFT' }]);
    expect(editCart.state$.value).toMatchObject({ removal: { kind: 'none' } });
  });

  it('leaves a gift of a promotion where it is', async () => {
    const { editCart, carts } = await ready([aLine(1, { kind: { kind: 'promotion-free' } })]);
    expect((await editCart.remove(lineId(1))).isErr()).toBe(true);
    expect(carts.received()).toEqual([]);
  });
});

describe('vouchers', () => {
  it('reads the code as people type it', async () => {
    const { editCart, carts } = await ready([aLine(1)]);
    await editCart.redeemVoucher(' schule 10 ');
    expect(carts.received()).toEqual([{ kind: 'add-voucher', code: 'SCHULE10' }]);
  });

  it('are given back, and gifts chosen, by what the server knows them by', async () => {
    const { editCart, carts } = await ready([aLine(1)]);
    await editCart.removeVoucher('SCHULE10');
    await editCart.takeGift('promotion-1', itemId(2));
    expect(carts.received()).toEqual([
      { kind: 'remove-voucher', code: 'SCHULE10' },
      { kind: 'add-free-article', promotionId: 'promotion-1', itemId: 'item-2' },
    ]);
  });

  it('does not ask the server for an empty code', async () => {
    const { editCart, carts } = await ready([aLine(1)]);
    expect((await editCart.redeemVoucher(' '))._unsafeUnwrapErr()).toEqual({ kind: 'voucher.empty' });
    expect(carts.received()).toEqual([]);
  });
});

describe('a gateway that does not keep its word', () => {
  const broken: readonly (readonly [string, () => ResultAsync<never, GatewayError>])[] = [
    [
      'throws',
      () => {
        throw new TypeError('undefined is not a cart');
      },
    ],
    ['rejects', () => new ResultAsync(Promise.reject(new Error('cut')))],
  ];

  it.each(broken)('never leaves a basket busy: it %s', async (_how, answer) => {
    const calls: CartGateway['update'][] = [answer];
    const { editCart } = open({ cart: aCart([aLine(1, { quantity: 2 })]) }, { calls });
    await editCart.refresh();
    const failure = (await editCart.changeQuantity(lineId(1), 5))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'gateway.unreadable' });
    expect(editCart.state$.value).toMatchObject({ isChanging: false, busyLines: [] });
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 2 });
    expect((await editCart.changeQuantity(lineId(1), 3)).isOk()).toBe(true);
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 3 });
  });

  it.each(broken)('is told when the cart was asked for: it %s', async (_how, answer) => {
    const broken = { ...createInMemoryCartGateway({ items: [] }), find: answer };
    const { editCart } = open({}, { carts: broken });
    await editCart.refresh();
    expect(editCart.state$.value).toMatchObject({ status: 'failed', error: { kind: 'gateway.unreadable' } });
  });
});

describe('a change whose answer was lost', () => {
  it.each(['gateway.timed-out', 'gateway.internal', 'gateway.unreachable'] as const)(
    'is looked up, because it may have been done: %s',
    async (kind) => {
      const { editCart, carts, notices, tabs } = await ready([aLine(1, { quantity: 2 })]);
      carts.loseNextAnswer({ kind });
      expect((await editCart.changeQuantity(lineId(1), 5))._unsafeUnwrapErr()).toEqual({ kind });
      expect(shownQuantities(editCart)).toEqual({ 'line-1': 5 });
      expect(editCart.state$.value).toMatchObject({ isChanging: false });
      expect(notices.shown()).toHaveLength(1);
      expect(tabs.sent()).toEqual([CART_CHANGED]);
    },
  );

  it('is taken back when it was not done', async () => {
    const { editCart, carts } = await ready([aLine(1, { quantity: 2 })]);
    carts.failNext({ kind: 'gateway.timed-out' });
    await editCart.changeQuantity(lineId(1), 5);
    expect(shownQuantities(editCart)).toEqual({ 'line-1': 2 });
  });

  it('is not looked up when the server said no', async () => {
    const { editCart, carts } = await ready([aLine(1, { quantity: 2 })]);
    const before = carts.found();
    carts.failNext({ kind: 'gateway.cart-lost' });
    await editCart.changeQuantity(lineId(1), 5);
    expect(carts.found()).toBe(before);
  });

  it('has gone through where a line was removed and the connection broke after that: the line stays away and can be taken back', async () => {
    const { editCart, carts } = await ready([aLine(1), aLine(2)]);
    carts.loseNextAnswer({ kind: 'gateway.unreachable' });
    await editCart.remove(lineId(1));
    expect(shownQuantities(editCart)).toEqual({ 'line-2': 1 });
    expect((await editCart.undoRemoval()).isOk()).toBe(true);
    expect(carts.stored()?.lines).toHaveLength(2);
  });
});

type Opened = {
  /** What the tab knew before its commands were there. */
  readonly state?: CartState;
  readonly hasCookie?: boolean;
  /** What the first changes are answered by, before the server in memory answers. */
  readonly calls?: CartGateway['update'][];
  readonly carts?: InMemoryCartGateway;
};

const open = (shop: Partial<InMemoryCart>, { calls = [], carts: given, state }: Opened = {}) => {
  const inMemory = createInMemoryCartGateway({ items: [aLine(1), aLine(2)], vouchers: ['SCHULE10'], ...shop });
  const carts: InMemoryCartGateway = given ?? {
    ...inMemory,
    update: (wanted) => (calls.shift() ?? inMemory.update)(wanted),
  };
  const clock = createHandDrivenClock();
  const tabs = createRecordingTabs();
  const notices = createRecordingNotifier();
  const analytics = createRecordingAnalytics();
  const editCart = createEditCart(createScope(), { carts, clock, tabs, notices, analytics }, state);
  return { editCart, carts, clock, tabs, notices, analytics };
};

const ready = async (lines: Parameters<typeof aCart>[0]) => {
  const opened = open({ cart: aCart(lines) });
  await opened.editCart.refresh();
  return opened;
};

const count = ({ state$ }: Pick<ReturnType<typeof createEditCart>, 'state$'>): number | undefined =>
  state$.value.status === 'ready' ? shownCount(state$.value) : undefined;

const shownQuantities = ({ state$ }: Pick<ReturnType<typeof createEditCart>, 'state$'>): Record<string, number> => {
  const state = state$.value;
  const lines = state.status === 'ready' ? (state.cart?.lines ?? []) : [];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
};
