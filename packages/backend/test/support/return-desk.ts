// A shop with orders on their way, and what customers do to send goods back: for the tests of returns.

import { HOUR_MS } from '@tornister/domain/shared';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { RETURN_STATE_AFTER_MS, takeReturnsByClock } from '../../src/returns/clock-returns.ts';
import { expectInvariants } from './invariants.ts';
import { ADDRESS, createShopper, type Shopper } from './shopper.ts';
import { insertItem, insertShelf } from './small-catalogue.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

const ORDER = `hash orderId salesOrderNo lines{id itemId sku shippedQuantity returnableQuantity components{sku name} additionalInfo}
  priorReturns{rma state regulation carrier outcome amount{cents currency} refund{reason way state amount{cents} at} items{name component quantity}} images{id lineId preview}
  contact{salutation firstName lastName email phone} draft{items{lineId quantity reason comment images componentSku} regulation carrier labels}`;
const BY_NUMBER = `query($number:ID!,$zip:String!){answer:findOrderForReturn(orderId:$number,zipCode:$zip){${ORDER}}}`;
const BY_HASH = `query($hash:ID!){answer:findOrderForReturnByHash(hash:$hash){${ORDER}}}`;
const SUBMIT = `mutation($returnOrder:ReturnOrderInput!,$key:String!){
  answer:submitReturnOrder(returnOrder:$returnOrder,idempotencyKey:$key){isError errorMsg rma}}`;
export const CONTACT = { salutation: 'ms', firstName: 'Gesa', lastName: 'Gast', email: 'gesa@example.com', phone: '' };

export type Line = Readonly<Record<'id' | 'itemId' | 'sku', string>> & {
  readonly shippedQuantity: number;
  readonly returnableQuantity: number;
  readonly components: readonly { readonly sku: string }[];
};
export type Found = {
  readonly hash: string;
  readonly orderId: string;
  readonly salesOrderNo: string;
  readonly lines: readonly Line[];
  readonly priorReturns: readonly {
    readonly rma: string;
    readonly state: string;
    readonly outcome: string | null;
    readonly amount: { readonly cents: number } | null;
    readonly refund: Readonly<Record<'reason' | 'state', string>> | null;
  }[];
  readonly images: readonly { readonly id: string; readonly lineId: string; readonly preview: string }[];
  readonly contact: typeof CONTACT;
  readonly draft: { readonly regulation: string | null };
} | null;
export type Submitted = {
  readonly isError: boolean;
  readonly errorMsg: string | null;
  readonly rma: string | null;
} | null;

export type Goods = readonly (readonly [itemId: string, quantity: number])[];

export type Item = { readonly lineId: string; readonly quantity: number; readonly reason: string } & Readonly<
  Record<string, unknown>
>;

/** Opens the shop anew for each case on one database: the cases go on with the orders that are there. */
export const openReturnDesk = (database: () => Database) => {
  let shop: TestShop;
  let keys = 0;

  beforeAll(async () => {
    await insertShelf(database());
    await insertItem(database(), { id: 'pen', stock: 1_000 });
    await insertItem(database(), { id: 'ruler', stock: 1_000 });
    await database()
      .insertInto('global_parameters')
      .values({ name: 'returns', entry: 'active', value: 'true', stores: [] })
      .execute();
  });
  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    shop = createTestShop(database(), { environment: { STAFF_EMAIL: 'staff@shop.example' } });
  });
  afterAll(() => expectInvariants(database()));

  const place = async (
    goods: Goods,
    { payment = 'INVOICE', voucher }: { readonly payment?: string; readonly voucher?: string } = {},
  ): Promise<{ shopper: Shopper; orderId: string }> => {
    keys += 1;
    const shopper = await createShopper(shop);
    for (const [itemId, quantity] of goods) await shopper.add(itemId, quantity);
    if (voucher !== undefined) await shopper.update({ addVoucher: voucher });
    await shopper.becomeGuest();
    await shopper.choosePayment(payment);
    const { orderId, errorMessage } = await shopper.submit(await shopper.cart(), `return-order-${keys}`);
    if (orderId === null) throw new Error(errorMessage ?? 'No order.');
    return { shopper, orderId };
  };
  const ordered = (quantity = 3, payment = 'INVOICE') =>
    place(
      [
        ['pen', quantity],
        ['ruler', 1],
      ],
      { payment },
    );
  const passAndWork = async (ms: number): Promise<void> => {
    shop.pass(ms);
    await workByClock(shop.services);
  };
  const orderOf = (orderId: string) =>
    database().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const deliver = async (placed: { readonly shopper: Shopper; readonly orderId: string }) => {
    await passAndWork(HOUR_MS);
    for (const step of ['packed', 'sent', 'delivered'] as const) await passAndWork(STEP_AFTER_MS[step]);
    // Days later the login of the order has ended, and the browser has dropped it.
    delete placed.shopper.headers['x-jwt'];
    const { number, total_cents: total } = await orderOf(placed.orderId);
    return { ...placed, number: String(number), total };
  };
  const delivered = async (quantity = 3) => deliver(await ordered(quantity));
  /** Everything that is announced arrives and is settled. */
  const settle = async (): Promise<void> => {
    for (const ms of [RETURN_STATE_AFTER_MS.arrived, RETURN_STATE_AFTER_MS.settled]) {
      shop.pass(ms);
      await takeReturnsByClock(shop.services);
    }
  };
  const stranger = () => createShopper(shop);
  const find = async (who: Shopper, number: string, zip: string): Promise<Found> =>
    (await who.call<{ answer: Found }>(BY_NUMBER, { number, zip })).answer;
  const open = async (who: Shopper, hash: string): Promise<Found> =>
    (await who.call<{ answer: Found }>(BY_HASH, { hash })).answer;
  const found = async (who: Shopper, number: string): Promise<NonNullable<Found>> => {
    const order = await find(who, number, ADDRESS.postCode);
    if (order === null) throw new Error('The order is not found.');
    return order;
  };
  const lineOf = (order: NonNullable<Found>, itemId: string): Line => {
    const line = order.lines.find((each) => each.itemId === itemId);
    if (line === undefined) throw new Error(`The order has no ${itemId}.`);
    return line;
  };
  const submit = async (
    who: Shopper,
    { hash }: NonNullable<Found>,
    items: readonly Item[],
    more: Readonly<Record<string, unknown>> = {},
    key?: string,
  ): Promise<Submitted> => {
    keys += 1;
    const returnOrder = {
      hash,
      items: items.map((item) => ({ comment: '', images: [], ...item })),
      regulation: 'refund',
      carrier: 'dhl',
      labels: 1,
      contact: CONTACT,
      ...more,
    };
    return (await who.call<{ answer: Submitted }>(SUBMIT, { returnOrder, key: key ?? `return-key-${keys}` })).answer;
  };

  return {
    shop: () => shop,
    place,
    ordered,
    orderOf,
    deliver,
    delivered,
    passAndWork,
    settle,
    stranger,
    find,
    open,
    found,
    lineOf,
    submit,
  };
};
