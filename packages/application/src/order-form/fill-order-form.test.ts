import type { Cart } from '@tornister/domain/cart';
import type { OrderPosition } from '@tornister/domain/orderform';
import { CART_CHANGED } from '@tornister/domain/session';
import { err, ok, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  createInMemoryCartGateway,
  createInMemoryOrderFormGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { MaybeCart } from '../cart/cart-preview.ts';
import type { GatewayError } from '../ports/index.ts';
import { addedView, createFillOrderForm, enteredView, type OrderFormEntry } from './fill-order-form.ts';

const ITEMS = [
  aLine(1, { orderNumber: '10001', maxQuantity: 20 }),
  aLine(2, { orderNumber: '10002', minimumOrderQuantity: 5 }),
  aLine(3, { orderNumber: '10003', availableForSale: false }),
];

const entry = (text: string, typed: OrderFormEntry['typed'] = []): OrderFormEntry => ({ text, typed });

describe('the order form (spec 2 §1, §7)', () => {
  it('says beside every row what can be ordered, and corrects it in place', async () => {
    const { form, carts } = open();
    const typed = [{ number: '10002', quantity: '2' }];
    const filled = (
      await form.show(enteredView(entry('10001 30\n10003 1\n10011\nBleistift HB', typed)))
    )._unsafeUnwrap();
    expect(filled.rows).toMatchObject([
      { typed: { number: '10002', quantity: '5' }, verdict: { kind: 'raised' } },
      { typed: { number: '10001', quantity: '20' }, verdict: { kind: 'lowered' } },
      { typed: { number: '10002', quantity: '5' }, verdict: { kind: 'replaced' } },
      {
        typed: { number: '10011', quantity: '1' },
        verdict: { kind: 'unknown', suggestions: [{ orderNumber: '10001' }] },
      },
      { typed: { number: 'Bleistift HB', quantity: '' }, verdict: { kind: 'unreadable', problem: 'no-order-number' } },
    ]);
    expect([filled.added, carts.received()]).toEqual([[], []]);
  });

  it('puts into the cart what can be ordered, and leaves the other rows in the form', async () => {
    const { form, carts, adopted, tabs, analytics } = open();
    const filled = (await form.add(entry('10001 3\n10002 1\n10003\n99999\nBleistift'), 'key-1'))._unsafeUnwrap();
    expect(filled.added.map(({ kind, quantity, item }) => [kind, quantity, item.orderNumber])).toEqual([
      ['found', 3, '10001'],
      ['raised', 5, '10002'],
    ]);
    expect(filled.rows.map(({ verdict }) => verdict?.kind)).toEqual(['replaced', 'unknown', 'unreadable']);
    expect(carts.stored()?.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['item-1', 3],
      ['item-2', 5],
    ]);
    expect(adopted()).toEqual([carts.stored()]);
    expect(tabs.sent()).toHaveLength(1);
    expect(analytics.tracked().map(({ event }) => event)).toEqual(['add_to_cart']);
  });

  it('reports what the lines have grown by, and says of a row that the cart had the most of it already', async () => {
    const { form, analytics } = open(aCart([aLine(1, { quantity: 15, maxQuantity: 20 })]));
    const first = (await form.add(entry('10001 9998\n10002 6'), 'key-1'))._unsafeUnwrap();
    expect(first.added.map(({ kind, quantity, isUnchanged }) => [kind, quantity, isUnchanged])).toEqual([
      ['lowered', 20, undefined],
      ['found', 6, undefined],
    ]);
    const again = (await form.add(entry('10001 3\n10002 1'), 'key-2'))._unsafeUnwrap();
    expect(again.added.map(({ kind, quantity, isUnchanged }) => [kind, quantity, isUnchanged])).toEqual([
      ['lowered', 20, true],
      ['found', 5, undefined],
    ]);
    expect(analytics.tracked()).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ quantity: 5 }, { quantity: 6 }] } },
      { event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } },
    ]);
  });

  it('orders a replacement once its own number stands in the form', async () => {
    const { form, carts } = open();
    const first = (await form.add(entry('10003 6'), 'key-1'))._unsafeUnwrap();
    expect(carts.stored()).toBeUndefined();
    const again = (
      await form.add(
        entry(
          '',
          first.rows.map(({ typed }) => typed),
        ),
        'key-2',
      )
    )._unsafeUnwrap();
    expect([again.rows, again.added.length]).toEqual([[], 1]);
    expect(carts.stored()?.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([['item-2', 6]]);
  });

  it('shows after the adding what is not in the cart, and what is there in another quantity, as often as it is opened', async () => {
    const { form, carts } = open();
    const filled = (await form.add(entry('10001 30\n10002 1\n10003 2\n99999'), 'key-1'))._unsafeUnwrap();
    const inCart = carts.stored();
    for (const _time of [1, 2]) {
      const shown = (await form.show(addedView(filled)))._unsafeUnwrap();
      expect(shown.rows).toEqual(filled.rows);
      expect(shown.added.map(({ kind, quantity, item }) => [kind, quantity, item.orderNumber])).toEqual([
        ['lowered', 20, '10001'],
        ['raised', 5, '10002'],
      ]);
    }
    expect(carts.stored()).toBe(inCart);
  });

  it('goes on saying that the cart takes no more of a row, which nobody sees by looking its number up', async () => {
    const { form } = open();
    const view = {
      ...enteredView(entry('10001 1\n10002 5\n99999')),
      refused: { '10001': 'cart-full', '99999': 'not-for-sale' },
    } as const;
    const { rows } = (await form.show(view))._unsafeUnwrap();
    expect(rows.map(({ verdict }) => verdict?.kind)).toEqual(['cart-full', 'found', 'unknown']);
  });

  it('adds under the key of the form, of which every form has one of its own', async () => {
    const { form, keys } = open();
    await form.add(entry('10001'), 'key-9');
    expect([keys, form.newKey()]).toEqual([['key-9'], 'made']);
  });

  it('asks nobody about an empty form, or one without a readable row', async () => {
    const { form, asked, tabs } = open();
    expect((await form.show(enteredView(entry(''))))._unsafeUnwrap()).toEqual({ rows: [], rest: '', added: [] });
    expect((await form.add(entry('Bleistift'), 'key-1'))._unsafeUnwrap().rows).toHaveLength(1);
    expect([asked(), tabs.sent()]).toEqual([0, []]);
  });

  it('keeps what is more than 500 rows as it was entered', async () => {
    const { form } = open();
    const lines = Array.from({ length: 501 }, (_, index) => `${20_000 + index}\t2`).join('\n');
    const { rows, rest } = (await form.show(enteredView(entry(lines))))._unsafeUnwrap();
    expect([rows.length, rest]).toEqual([500, '20500\t2']);
  });

  it('answers the failure of the call, and tells nobody of a cart that did not change', async () => {
    const { form, orderForm, tabs, adopted } = open();
    orderForm.failNext({ kind: 'gateway.cart-lost' });
    expect((await form.add(entry('10001'), 'key-1'))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.cart-lost' });
    orderForm.failNext({ kind: 'gateway.timed-out' });
    expect((await form.show(enteredView(entry('10001')))).isErr()).toBe(true);
    expect((await form.add(entry('99999'), 'key-1')).isOk()).toBe(true);
    expect([tabs.sent(), adopted().length]).toEqual([[], 1]);
  });

  it.each([
    ['gateway.timed-out', 1],
    ['gateway.unreachable', 1],
    ['gateway.cart-lost', 0],
  ] as const)('asks for the basket again and tells other tabs where rows may have gone in: %s', async (kind, times) => {
    const { form, carts, tabs, resets, loseAnswer } = open();
    loseAnswer({ kind });
    expect((await form.add(entry('10001'), 'key-1'))._unsafeUnwrapErr()).toEqual({ kind });
    expect(carts.stored()?.lines).toHaveLength(1);
    expect([resets(), tabs.sent()]).toEqual([times, Array(times).fill(CART_CHANGED)]);
  });

  it('waits for the changes of the cart that are on their way', async () => {
    const { form, order } = open();
    await form.add(entry('10001'), 'key-1');
    expect(order).toEqual(['settled', 'added', 'adopted']);
  });
});

const open = (cart?: Cart) => {
  const carts = createInMemoryCartGateway({ items: ITEMS, ...(cart === undefined ? {} : { cart }) });
  const orderForm = createInMemoryOrderFormGateway({ carts, items: ITEMS, replacements: { '10003': '10002' } });
  const tabs = createRecordingTabs();
  const analytics = createRecordingAnalytics();
  const adopted: MaybeCart[] = [];
  const order: string[] = [];
  const keys: string[] = [];
  let asked = 0;
  let resets = 0;
  let lost: GatewayError | undefined;
  const ask =
    <Answer>(call: (positions: readonly OrderPosition[], key: string) => Answer, name: string) =>
    (positions: readonly OrderPosition[], key = ''): Answer => {
      asked += 1;
      order.push(name);
      keys.push(key);
      return call(positions, key);
    };
  const form = createFillOrderForm({
    orderForm: {
      check: ask(orderForm.check, 'checked'),
      add: ask(
        (...rows) => orderForm.add(...rows).andThen((answer) => (lost === undefined ? ok(answer) : err(lost))),
        'added',
      ),
    },
    carts,
    changes: {
      settled: () => {
        order.push('settled');
        return okAsync(undefined);
      },
      adopt: (cart) => {
        order.push('adopted');
        adopted.push(cart);
        return okAsync(undefined);
      },
    },
    tabs,
    store: {
      reset: () => {
        resets += 1;
      },
    },
    analytics,
    keys: { make: () => 'made' },
  });
  const loseAnswer = (error: GatewayError): void => {
    lost = error;
  };
  return {
    loseAnswer,
    resets: () => resets,
    form,
    keys,
    carts,
    orderForm,
    tabs,
    analytics,
    order,
    adopted: () => adopted,
    asked: () => asked,
  };
};
