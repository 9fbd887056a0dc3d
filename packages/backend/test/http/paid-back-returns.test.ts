// What is paid back for a return: of orders with a voucher, of sets, of replacements, the way here and back.
// Source: spec 2 §4 "Returns flow"; docs/adr/0075.

import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { up as addReplacementParcels } from '../../src/database/migrations/0258-replacement-parcels.ts';
import { STEP_AFTER_MS } from '../../src/orders/clock-warehouse.ts';
import { invoiceFacts } from '../../src/orders/invoice-facts.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { announceParcel } from '../../src/orders/parcels.ts';
import { linesOf } from '../../src/orders/read-order.ts';
import { DEMO_SELLER } from '../../src/orders/seller.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { type Goods, openReturnDesk } from '../support/return-desk.ts';
import type { Shopper } from '../support/shopper.ts';
import { insertItem, insertVoucher } from '../support/small-catalogue.ts';

describeOnADatabase('What is paid back (spec 2 §4 "Returns flow")', (database) => {
  const { place, orderOf, deliver, passAndWork, settle, found, lineOf, submit, shop } = openReturnDesk(database);

  /** Sends pieces of goods back and has that settled; answers what became of it. */
  const sendBack = async (
    { shopper, number }: { readonly shopper: Shopper; readonly number: string },
    pieces: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
    more: Readonly<Record<string, unknown>> = {},
  ) => {
    const order = await found(shopper, number);
    const items = Object.entries(pieces).map(([itemId, item]) => ({
      lineId: lineOf(order, itemId).id,
      quantity: 1,
      reason: 'wrong',
      ...item,
    }));
    expect(await submit(shopper, order, items, more)).toMatchObject({ isError: false });
    await settle();
    const [latest] = (await found(shopper, number)).priorReturns;
    return latest?.outcome === 'REPLACED' ? 'replaced' : latest?.amount?.cents;
  };
  const shippingOf = async (orderId: string): Promise<number> => (await orderOf(orderId)).totals.shippingCost.cents;

  describe('of an order with a voucher', () => {
    const BOOK_AND_BRUSH: Goods = [
      ['book', 1],
      ['brush', 1],
    ];
    beforeAll(async () => {
      await insertItem(database(), { id: 'book', cents: 2_000, isBook: true });
      await insertItem(database(), { id: 'brush', cents: 2_000 });
      await insertVoucher(database(), { code: 'ZEHN', kind: 'amount', value: 1_000 });
    });

    it('is the fixed price of a book, and of other goods what the voucher has left of theirs', async () => {
      const order = await deliver(await place(BOOK_AND_BRUSH, { voucher: 'ZEHN' }));
      const shipping = await shippingOf(order.orderId);
      expect([order.total, shipping > 0]).toEqual([3_000 + shipping, true]);
      expect(await sendBack(order, { brush: {} })).toBe(1_000);
      expect(await sendBack(order, { book: {} })).toBe(2_000 + shipping);
    });

    it('is shared over all goods in an order from before it was kept which prices are fixed', async () => {
      const order = await deliver(await place(BOOK_AND_BRUSH, { voucher: 'ZEHN' }));
      const unknown = { has_fixed_price: null } as never;
      await database().updateTable('order_lines').set(unknown).where('order_id', '=', order.orderId).execute();
      expect(await sendBack(order, { brush: {} })).toBe(1_500);
      expect(await sendBack(order, { book: {} })).toBe(1_500 + (await shippingOf(order.orderId)));
    });
  });

  it('is, of an order with a voucher for one category, what its goods have left and the full price of the others', async () => {
    const of = database();
    await of
      .insertInto('categories')
      .values({ id: 'paints', parent_id: '1', path: '/stifte/farben/', level: 2, position: 0, details: '{}' as never })
      .execute();
    await insertItem(of, { id: 'paint', cents: 1_000 });
    await insertItem(of, { id: 'cupboard', cents: 50_000 });
    await of
      .insertInto('product_categories')
      .values({ product_id: 'ppaint', category_id: 'paints', position: 0 })
      .execute();
    await insertVoucher(of, { code: 'BUNT', value: 20, categoryId: 'paints' });
    const goods: Goods = [
      ['paint', 1],
      ['cupboard', 1],
    ];
    const order = await deliver(await place(goods, { voucher: 'BUNT' }));
    expect(order.total).toBe(50_800 + (await shippingOf(order.orderId)));
    const facts = await invoiceFacts({ database: of, accounts: {}, seller: DEMO_SELLER }, await orderOf(order.orderId));
    expect(facts?.lines.map(({ isOutsideVoucher }) => isOutsideVoucher)).toEqual([false, true]);
    const back = [await sendBack(order, { paint: {} }), await sendBack(order, { cupboard: {} })];
    expect(back).toEqual([800, order.total - 800]);
  });

  describe('after a replacement', () => {
    const replacement = { regulation: 'replacement' };
    /** The parcel with the goods that were sent anew comes. */
    const receive = async (): Promise<void> => {
      for (const step of ['packed', 'sent', 'delivered'] as const) await passAndWork(STEP_AFTER_MS[step]);
    };

    it('is the price of the goods, once, and the way here with the last of them', async () => {
      const order = await deliver(
        await place([
          ['pen', 2],
          ['ruler', 1],
        ]),
      );
      const shipping = await shippingOf(order.orderId);
      expect(await sendBack(order, { pen: {} }, replacement)).toBe('replaced');
      await receive();
      // One pen is kept: it was sent anew.
      expect(await sendBack(order, { pen: {}, ruler: {} })).toBe(2_000);
      expect(lineOf(await found(order.shopper, order.number), 'pen').returnableQuantity).toBe(1);
      expect(await sendBack(order, { pen: {} })).toBe(1_000 + shipping);
      const after = await found(order.shopper, order.number);
      expect(after.lines.map(({ returnableQuantity }) => returnableQuantity)).toEqual([0, 0]);
    });

    it('is not touched by another one', async () => {
      const order = await deliver(await place([['pen', 1]]));
      for (const _time of [1, 2]) {
        expect(await sendBack(order, { pen: {} }, replacement)).toBe('replaced');
        await receive();
      }
      expect(await sendBack(order, { pen: {} })).toBe(order.total);
    });

    it('whose parcel is under way the order is as it was ordered, and its time to withdraw has not begun anew', async () => {
      const order = await deliver(await place([['pen', 1]]));
      const seen = async () => {
        const { answer } = await order.shopper.call<{
          answer: {
            readonly withdrawal: { readonly period: string };
            readonly summary: { readonly shipments: readonly Readonly<Record<string, unknown>>[] };
          };
        }>(
          `query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){
            withdrawal{period} summary{shipments{status isReplacement items{quantity}}}}}`,
          { id: order.orderId, token: orderToken(shop().services.secrets, order.orderId) },
        );
        return { period: answer.withdrawal.period, shipments: answer.summary.shipments };
      };
      shop().pass(20 * DAY_MS);
      const ordinary = { status: 'DELIVERED', isReplacement: false, items: [{ quantity: 1 }] };
      expect(await seen()).toEqual({ period: 'OVER', shipments: [ordinary] });
      await sendBack(order, { pen: {} }, replacement);
      const anew = { status: 'PROCESSING', isReplacement: true, items: [{ quantity: 1 }] };
      expect(await seen()).toEqual({ period: 'OVER', shipments: [ordinary, anew] });
      await receive();
      expect(await seen()).toEqual({ period: 'OVER', shipments: [ordinary, { ...anew, status: 'DELIVERED' }] });
    });

    it('is the same after parcels of an earlier version, which did not keep what they were sent for', async () => {
      const sentAnew = () =>
        sql`select id, return_id from shipments where return_id is not null order by id`.execute(database());
      const before = await sentAnew();
      expect(before.rows.length).toBeGreaterThan(2);
      await sql`alter table shipments drop column return_id`.execute(database());
      await addReplacementParcels(database() as never);
      expect((await sentAnew()).rows).toEqual(before.rows);
    });

    it('leaves what has not been sent yet to be sent, and the invoice to that', async () => {
      const order = await place([['pen', 2]]);
      const row = await orderOf(order.orderId);
      const [line = expect.fail()] = await linesOf(database(), [order.orderId]);
      await database()
        .transaction()
        .execute((transaction) =>
          announceParcel(transaction, {
            order: row,
            position: 0,
            lines: [{ line, quantity: 1 }],
            announcedAt: shop().services.now(),
          }),
        );
      await receive();
      delete order.shopper.headers['x-jwt'];
      expect(await sendBack({ ...order, number: String(row.number) }, { pen: {} }, replacement)).toBe('replaced');
      await receive();
      const { answer } = await order.shopper.call<{
        answer: {
          readonly invoiceFormats: readonly string[];
          readonly summary: { readonly shipments: readonly { readonly status: string }[] };
        };
      }>(
        `query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){
          invoiceFormats summary{shipments{status}}}}`,
        { id: order.orderId, token: orderToken(shop().services.secrets, order.orderId) },
      );
      expect(answer.summary.shipments.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'PROCESSING']);
      expect(answer.invoiceFormats).toEqual([]);
    });
  });

  describe('of a set', () => {
    const scopeOfDelivery = [{ de: 'Zirkel' }, { de: 'Mine' }, { de: 'Etui' }];
    const details = (parts: readonly unknown[]) =>
      database()
        .updateTable('products')
        .set({ details: JSON.stringify({ scopeOfDelivery: parts, warnings: [] }) } as never)
        .where('id', '=', 'pset')
        .execute();
    const part = (number: number) => ({ componentSku: `000set-${number}` });
    const leftOf = async ({ shopper, number }: { readonly shopper: Shopper; readonly number: string }) => {
      const { components, returnableQuantity } = lineOf(await found(shopper, number), 'set');
      return [returnableQuantity, components.map(({ sku }) => sku.slice(-1)).join('')];
    };
    beforeAll(() => insertItem(database(), { id: 'set', cents: 1_000 }));
    beforeEach(() => details(scopeOfDelivery));

    it('is a share for each part, the other parts going back later, and the way here with the last', async () => {
      const order = await deliver(await place([['set', 1]]));
      const shipping = await shippingOf(order.orderId);
      expect(await leftOf(order)).toEqual([1, '123']);
      expect(await sendBack(order, { set: part(1) })).toBe(333);
      expect(await leftOf(order)).toEqual([1, '23']);
      expect(await sendBack(order, { set: part(3) })).toBe(334);
      expect(await sendBack(order, { set: part(2) })).toBe(333 + shipping);
      expect(await leftOf(order)).toEqual([0, '']);
    });

    it('is never the whole of a piece of which a part is gone, nor the same part twice', async () => {
      const order = await deliver(await place([['set', 2]]));
      expect(await sendBack(order, { set: part(1) })).toBe(333);
      const open = await found(order.shopper, order.number);
      const { id: lineId } = lineOf(open, 'set');
      const refusal = async (item: Readonly<Record<string, unknown>>) =>
        (await submit(order.shopper, open, [{ lineId, quantity: 2, reason: 'wrong', ...item }]))?.errorMsg;
      expect(await refusal({})).toBe('returns.changed');
      expect(await refusal(part(1))).toBe('returns.changed');
      expect(await sendBack(order, { set: {} })).toBe(1_000);
      // Nothing whole is left: a part has to be named, and not the one that is gone.
      expect(await refusal({ quantity: 1 })).toBe('returns.selection-incomplete');
      expect(await refusal({ quantity: 1, ...part(1) })).toBe('returns.selection-incomplete');
      expect(await leftOf(order)).toEqual([1, '23']);
    });

    it('is not the way here while parts are kept', async () => {
      const order = await deliver(
        await place([
          ['set', 1],
          ['ruler', 1],
        ]),
      );
      expect(await sendBack(order, { set: part(1) })).toBe(333);
      expect(await sendBack(order, { ruler: {} })).toBe(1_000);
    });

    it('goes by the parts that it was sold with', async () => {
      const order = await deliver(await place([['set', 1]]));
      await details([]);
      expect(await leftOf(order)).toEqual([1, '123']);
      expect(await sendBack(order, { set: part(1) })).toBe(333);
    });

    it('of an order from before those were kept goes by the catalogue', async () => {
      const order = await deliver(await place([['set', 1]]));
      await sql`update order_lines set snapshot = snapshot - 'parts' where order_id = ${order.orderId}`.execute(
        database(),
      );
      expect(await leftOf(order)).toEqual([1, '123']);
      expect(await sendBack(order, { set: part(2) })).toBe(333);
    });

    it('says in the order that it can go back until all of it has', async () => {
      const order = await deliver(await place([['set', 1]]));
      const seen = async () => {
        const { answer } = await order.shopper.call<{
          answer: { summary: { shipments: readonly { items: readonly Readonly<Record<string, unknown>>[] }[] } };
        }>(
          `query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){
            summary{shipments{items{isReturnable isAlreadyReturned}}}}}`,
          { id: order.orderId, token: orderToken(shop().services.secrets, order.orderId) },
        );
        return answer.summary.shipments[0]?.items[0];
      };
      await sendBack(order, { set: part(1) });
      expect(await seen()).toEqual({ isReturnable: true, isAlreadyReturned: false });
      for (const number of [2, 3]) await sendBack(order, { set: part(number) });
      expect(await seen()).toEqual({ isReturnable: false, isAlreadyReturned: true });
    });
  });
});
