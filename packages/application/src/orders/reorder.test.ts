import type { TrackedItem } from '@tornister/domain/analytics';
import { CART_UPDATE_MAX_OPERATIONS } from '@tornister/domain/cart';
import { money } from '@tornister/domain/money';
import type { ShipmentItem } from '@tornister/domain/orders';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aBoughtItem,
  aCart,
  aLine,
  aProduct,
  aTile,
  createInMemoryCartGateway,
  createRecordingAnalytics,
  createRecordingTabs,
} from '../../testing/index.ts';
import type { CartGateway, CatalogueGateway } from '../ports/index.ts';
import { createReorder } from './reorder.ts';

const orderOf = (...parcels: readonly (readonly ShipmentItem[])[]) => ({
  shipments: parcels.map((items) => ({ status: 'delivered', times: {}, items }) as const),
});

/** An order of so many lines. */
const lines = (count: number) => orderOf(Array.from({ length: count }, (_, at) => aBoughtItem(at + 1)));

const LOST = { kind: 'gateway.timed-out' } as const;

describe('ordering again (docs/adr/0075)', () => {
  it('adds the pieces of all parcels, without gifts, and says what became of each line', async () => {
    const { reorder, pieces, tabs, resets } = open();
    const order = orderOf(
      [aBoughtItem(1), aBoughtItem(2, { price: money(0) })],
      [aBoughtItem(1), aBoughtItem(3), aBoughtItem(9)],
    );
    const { verdicts } = (await reorder.again(order, { key: 'key-1' }))._unsafeUnwrap();
    expect(verdicts).toEqual([
      { lineNo: '1', verdict: { kind: 'in-basket' } },
      { lineNo: '3', verdict: { kind: 'fewer', quantity: 1 } },
      { lineNo: '9', verdict: { kind: 'gone' } },
    ]);
    expect([pieces(), tabs.sent().length, resets()]).toEqual([
      [
        ['item-1', 4],
        ['item-3', 1],
      ],
      1,
      1,
    ]);
  });

  it('adds what is posted twice once, and answers alike; a named line is another request', async () => {
    const { reorder, pieces, analytics } = open();
    const order = orderOf([aBoughtItem(1), aBoughtItem(3)]);
    const first = await reorder.again(order, { key: reorder.newKey() });
    expect(await reorder.again(order, { key: 'made' })).toEqual(first);
    // Reported are the pieces that went in, and once (spec 3 §8).
    expect(trackedIn(analytics.tracked())).toEqual([
      ['item-1', 2],
      ['item-3', 1],
    ]);
    expect(pieces()).toEqual([
      ['item-1', 2],
      ['item-3', 1],
    ]);
  });

  it('adds the line that is named and no other, each by a request of its own', async () => {
    const { reorder, pieces } = open();
    const order = orderOf([aBoughtItem(1), aBoughtItem(2)]);
    await reorder.again(order, { key: 'made' });
    await reorder.again(order, { key: 'made', lineNo: '1' });
    expect(pieces()).toEqual([
      ['item-1', 4],
      ['item-2', 2],
    ]);
    await reorder.again(order, { key: 'made', lineNo: '2' });
    expect(pieces()[1]).toEqual(['item-2', 4]);
  });

  it('takes a line for gone that the basket could not do at all', async () => {
    const { reorder } = open(() => okAsync({ cart: aCart(), outcomes: [NOT_DONE] }));
    const ordered = await reorder.again(orderOf([aBoughtItem(1)]), { key: 'key-1' });
    expect(ordered._unsafeUnwrap()).toEqual({ verdicts: [{ lineNo: '1', verdict: { kind: 'gone' } }] });
  });

  it('asks for as many lines as one update takes, and goes on with the next', async () => {
    const { reorder, updates } = open();
    await reorder.again(lines(CART_UPDATE_MAX_OPERATIONS), { key: 'key-1' });
    expect(updates()).toEqual([100]);
    const { verdicts } = (await reorder.again(lines(CART_UPDATE_MAX_OPERATIONS + 1), { key: 'key-2' }))._unsafeUnwrap();
    expect([updates(), verdicts.length]).toEqual([[100, 100, 1], 101]);
  });

  it('tells what became of the lines before an update that was not answered, and orders only the others by the same key', async () => {
    let asked = 0;
    const { reorder, carts, tabs, resets, pieces } = open((...update) => {
      asked += 1;
      if (asked === 2) carts.loseNextAnswer(LOST);
      return carts.update(...update);
    });
    const order = lines(CART_UPDATE_MAX_OPERATIONS + 1);
    const { verdicts, failure } = (await reorder.again(order, { key: 'key-1' }))._unsafeUnwrap();
    expect([verdicts.length, failure, tabs.sent().length, resets()]).toEqual([100, LOST, 1, 1]);
    const again = (await reorder.again(order, { key: 'key-1' }))._unsafeUnwrap();
    expect([again.verdicts.length, again.failure, carts.received().length]).toEqual([101, undefined, 101]);
    expect(pieces()[0]).toEqual(['item-1', 2]);
  });

  it('has the basket asked for again where its answer was lost: the goods may be in it', async () => {
    const { reorder, carts, tabs, resets, pieces } = open((...update) => {
      carts.loseNextAnswer(LOST);
      return carts.update(...update);
    });
    const lost = await reorder.again(orderOf([aBoughtItem(1)]), { key: 'key-1' });
    expect([lost._unsafeUnwrapErr(), tabs.sent().length, resets(), pieces()]).toEqual([LOST, 1, 1, [['item-1', 2]]]);
  });

  it('tells nobody of a basket that did not change', async () => {
    const { reorder, carts, tabs } = open();
    expect(
      (await reorder.again(orderOf([aBoughtItem(1, { price: money(0) })]), { key: 'key-1' }))._unsafeUnwrap(),
    ).toEqual({ verdicts: [] });
    carts.failNext({ kind: 'gateway.timed-out' });
    expect((await reorder.again(orderOf([aBoughtItem(1)]), { key: 'key-1' })).isErr()).toBe(true);
    expect(tabs.sent()).toEqual([]);
  });

  it('reports the lines by name as often as it is asked, with what replaces goods that are gone where the shop can say it', async () => {
    const { reorder, carts } = open();
    const variant = aBoughtItem(9, { path: '/prod/9/?varid=item-9' });
    const report = await reorder.report(orderOf([aBoughtItem(1), aBoughtItem(8), variant]), [
      { lineNo: '1', verdict: { kind: 'in-basket' } },
      { lineNo: '8', verdict: { kind: 'gone' } },
      { lineNo: '9', verdict: { kind: 'gone' } },
      { lineNo: '77', verdict: { kind: 'gone' } },
    ]);
    expect(report._unsafeUnwrap()).toStrictEqual([
      { lineNo: '1', verdict: { kind: 'in-basket' }, name: 'Heft 1' },
      { lineNo: '8', verdict: { kind: 'gone' }, name: 'Heft 8' },
      { lineNo: '9', verdict: { kind: 'gone' }, name: 'Heft 9', replacement: { name: 'Neu', path: '/prod/10/' } },
    ]);
    expect(carts.received()).toEqual([]);
  });

  it('reports goods that are sold out with their page, where a mail can be asked for, and with what replaces them', async () => {
    const { reorder } = open();
    const report = await reorder.report(
      orderOf([aBoughtItem(8, { path: '/prod/8/' }), aBoughtItem(9, { path: '/prod/9/' })]),
      [
        { lineNo: '8', verdict: { kind: 'sold-out' } },
        { lineNo: '9', verdict: { kind: 'sold-out' } },
      ],
    );
    const replacement = { name: 'Neu', path: '/prod/10/' };
    expect(report._unsafeUnwrap()).toStrictEqual([
      { lineNo: '8', verdict: { kind: 'sold-out' }, name: 'Heft 8', path: '/prod/8/' },
      { lineNo: '9', verdict: { kind: 'sold-out' }, name: 'Heft 9', path: '/prod/9/', replacement },
    ]);
  });

  it('tells variants of one product apart in its report', async () => {
    const { reorder } = open();
    const variant = (lineNo: number, value: string) =>
      aBoughtItem(lineNo, { name: 'Schulheft', variantInfo: [{ label: 'Lineatur', value }] });
    const report = await reorder.report(orderOf([variant(1, '1'), variant(2, '2')]), [
      { lineNo: '1', verdict: { kind: 'in-basket' } },
      { lineNo: '2', verdict: { kind: 'basket-full' } },
    ]);
    expect(report._unsafeUnwrap().map(({ name }) => name)).toEqual([
      'Schulheft, Lineatur: 1',
      'Schulheft, Lineatur: 2',
    ]);
  });

  it('offers nothing in the place of goods that are in the basket, that replace nothing or that have no page', async () => {
    const { reorder } = open();
    const lines = [aBoughtItem(9), aBoughtItem(7), aBoughtItem(6, { path: '/cat/9/' })];
    const report = await reorder.report(orderOf(lines), [
      { lineNo: '9', verdict: { kind: 'in-basket' } },
      { lineNo: '7', verdict: { kind: 'gone' } },
      { lineNo: '6', verdict: { kind: 'gone' } },
    ]);
    expect(report._unsafeUnwrap().map((line) => 'replacement' in line)).toEqual([false, false, false]);
  });
});

/** Items and pieces of every `add_to_cart`. */
const trackedIn = (events: readonly unknown[]) =>
  (events as readonly { readonly ecommerce: { readonly items: readonly TrackedItem[] } }[]).flatMap(({ ecommerce }) =>
    ecommerce.items.map(({ item_variant, quantity }) => [item_variant, quantity]),
  );

const NOT_DONE = { kind: 'not-attainable', failure: { kind: 'cart.not-done' } } as const;

const open = (answers?: CartGateway['update']) => {
  const carts = createInMemoryCartGateway({ items: [aLine(1), aLine(2), aLine(3, { maxQuantity: 1 })] });
  const tabs = createRecordingTabs();
  const updates: number[] = [];
  const analytics = createRecordingAnalytics();
  let resets = 0;
  const product: CatalogueGateway['product'] = (id) => {
    if (id === brandId<ProductId>('7')) return okAsync(undefined);
    return id === brandId<ProductId>('9')
      ? okAsync(aProduct({ replacement: aTile({ name: 'Neu', path: '/prod/10/' }) }))
      : errAsync({ kind: 'gateway.timed-out' });
  };
  const reorder = createReorder({
    carts: {
      find: carts.find,
      update: (operations, key) => {
        updates.push(operations.length);
        return (answers ?? carts.update)(operations, key);
      },
    },
    catalogue: { product },
    tabs,
    store: { reset: () => (resets += 1) },
    keys: { make: () => 'made' },
    analytics,
  });
  const pieces = () => carts.stored()?.lines.map(({ itemId, quantity }) => [itemId, quantity]) ?? [];
  return { reorder, analytics, carts, tabs, pieces, updates: () => updates, resets: () => resets };
};
