// Returns over the real backend: who finds an order, what can go back, pictures, what is announced, and what becomes of it.
// Source: spec 2 §3 "Return order", §4 "Returns flow", §6, §7, §8; issue 13 "Returns". All in one file: each case goes on with the orders that one
// opened shop has, and opening it is what takes the time.

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { DAY_MS, HOUR_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueApiToken } from '../../src/auth/api-token.ts';
import { contentCacheOf } from '../../src/content/content-cache.ts';
import { json } from '../../src/database/columns.ts';
import { up as addReturnOutcomes } from '../../src/database/migrations/0250-return-outcomes.ts';
import { up as addReplacementParcels } from '../../src/database/migrations/0258-replacement-parcels.ts';
import {
  RETURN_IMAGES_FROM_ADDRESS,
  WRONG_RETURN_LOOKUPS_FROM_ADDRESS,
  WRONG_RETURN_LOOKUPS_OF_ORDER,
} from '../../src/limits/limits.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { announceParcel } from '../../src/orders/parcels.ts';
import { linesOf } from '../../src/orders/read-order.ts';
import { writePayment } from '../../src/payment/payment-rows.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { RETURN_STATE_AFTER_MS, takeReturnsByClock } from '../../src/returns/clock-returns.ts';
import { returnsOf } from '../../src/returns/read-returns.ts';
import { returnLabel } from '../../src/returns/return-label.ts';
import { settleAccepted } from '../../src/returns/settle-accepted.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { expectInvariants } from '../support/invariants.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const ORDER = `hash orderId salesOrderNo lines{id itemId sku shippedQuantity returnableQuantity components{sku name} additionalInfo}
  priorReturns{rma state carrier outcome amount{cents currency} refund{reason state amount{cents} at} items{name component quantity}} images{id lineId preview}
  contact{salutation firstName lastName email phone} draft{items{lineId quantity reason comment images componentSku} regulation carrier labels}`;
const BY_NUMBER = `query($number:ID!,$zip:String!){answer:findOrderForReturn(orderId:$number,zipCode:$zip){${ORDER}}}`;
const BY_HASH = `query($hash:ID!){answer:findOrderForReturnByHash(hash:$hash){${ORDER}}}`;
const SUBMIT = `mutation($returnOrder:ReturnOrderInput!,$key:String!){
  answer:submitReturnOrder(returnOrder:$returnOrder,idempotencyKey:$key){isError errorMsg rma}}`;
const CONTACT = { salutation: 'ms', firstName: 'Gesa', lastName: 'Gast', email: 'gesa@example.com', phone: '' };

type Line = Readonly<Record<'id' | 'itemId' | 'sku', string>> & {
  readonly shippedQuantity: number;
  readonly returnableQuantity: number;
  readonly components: readonly { readonly sku: string }[];
};
type Found = {
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
type Submitted = { readonly isError: boolean; readonly errorMsg: string | null; readonly rma: string | null } | null;

describeOnEachDatabase('Returns (spec 2 §4 "Returns flow")', (database) => {
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

  type Goods = readonly (readonly [itemId: string, quantity: number])[];
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
  type Item = { readonly lineId: string; readonly quantity: number; readonly reason: string } & Readonly<
    Record<string, unknown>
  >;
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

  it('an order is found by number and postcode, however that is written, and by its hash', async () => {
    const { number, orderId } = await delivered();
    const who = await stranger();
    const order = await find(who, ` ${number} `, ' 101 15 ');
    expect(order?.orderId).toBe(orderId);
    expect((await find(who, number, 'd-10115'))?.orderId).toBe(orderId);
    expect((await open(who, order?.hash ?? ''))?.salesOrderNo).toBe(number);
  });

  it('whom the shop asks is told to the login that has ordered alone: number and postcode stand on the parcel', async () => {
    const { shopper, orderId } = await ordered();
    const row = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const number = String(row.number);
    const { contact, hash } = await found(shopper, number);
    expect(contact).toMatchObject({ firstName: ADDRESS.firstName, lastName: ADDRESS.lastName, email: shopper.email });
    expect((await open(shopper, hash))?.contact).toEqual(contact);
    const nobody = { salutation: 'none', firstName: '', lastName: '', email: '', phone: '' };
    const otherGuest = await createShopper(shop);
    await otherGuest.add('pen', 1);
    await otherGuest.becomeGuest();
    for (const who of [await stranger(), otherGuest]) {
      expect((await found(who, number)).contact).toEqual(nobody);
      expect((await open(who, hash))?.contact).toEqual(nobody);
    }
  });

  it('a wrong postcode, number, id or hash, and the order in another store, are all nothing', async () => {
    const { number, orderId } = await delivered();
    const who = await stranger();
    const { hash } = await found(who, number);
    for (const [typed, zip] of [
      [number, '10116'],
      ['999999999', ADDRESS.postCode],
      [orderId, ADDRESS.postCode],
      ["1' or '1'='1", ADDRESS.postCode],
      ['', ''],
    ] as const)
      expect(await find(who, typed, zip)).toBeNull();
    for (const wrong of [forged(hash), orderId, `${orderId}.`, '.', '', `x${hash}`])
      expect(await open(who, wrong)).toBeNull();
    const austrian = await createShopper(shop, 'at');
    expect([await find(austrian, number, ADDRESS.postCode), await open(austrian, hash)]).toEqual([null, null]);
  });

  it('one number takes ten wrong postcodes, from whatever address; who knew it is not counted', async () => {
    const { number } = await delivered();
    const { hash } = await found(await stranger(), number);
    for (let tries = 0; tries < 2 * WRONG_RETURN_LOOKUPS_OF_ORDER.most; tries += 1)
      await found(await stranger(), number);
    for (let tries = 0; tries < WRONG_RETURN_LOOKUPS_OF_ORDER.most; tries += 1)
      expect(await find(await stranger(), number, '00000')).toBeNull();
    await expect(find(await stranger(), number, ADDRESS.postCode)).rejects.toThrow('TOO_MANY_REQUESTS');
    expect(await open(await stranger(), hash)).toMatchObject({ salesOrderNo: String(number) });
  });

  it('one address takes forty wrong tries, by number or hash', async () => {
    const who = await stranger();
    for (let tries = 0; tries < WRONG_RETURN_LOOKUPS_FROM_ADDRESS.most; tries += 1)
      expect(await open(who, `order-${tries}.proof`)).toBeNull();
    await expect(open(who, 'one.more')).rejects.toThrow('TOO_MANY_REQUESTS');
    const { number } = await delivered();
    const { hash } = await found(await stranger(), number);
    expect(await open(who, hash)).not.toBeNull();
  });

  it('nothing is found where the operator has switched returns off', async () => {
    const { number } = await delivered();
    const turn = async (value: string): Promise<void> => {
      await database().updateTable('global_parameters').set({ value }).where('name', '=', 'returns').execute();
      // An operator's change may take a second to be seen; how much of it has passed here is the machine's affair.
      contentCacheOf(database()).clear();
    };
    await turn('TRUE');
    expect(await find(await stranger(), number, ADDRESS.postCode)).toBeNull();
    await turn('true');
  });

  it('what has not left the shop cannot go back, and after thirty days nothing can', async () => {
    const { shopper, orderId } = await ordered();
    const { number } = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const pieces = async () => (await found(shopper, String(number))).lines.map((line) => line.returnableQuantity);
    expect(await pieces()).toEqual([0, 0]);
    await passAndWork(HOUR_MS);
    for (const step of ['packed', 'sent', 'delivered'] as const) await passAndWork(STEP_AFTER_MS[step]);
    expect(await pieces()).toEqual([3, 1]);
    shop.pass(30 * DAY_MS - 1);
    expect(await pieces()).toEqual([3, 1]);
    shop.pass(1);
    expect(await pieces()).toEqual([0, 0]);
  });

  it('what was answered so far is there again, for everybody with the hash', async () => {
    const { number, shopper } = await delivered();
    const order = await found(shopper, number);
    const draft = {
      items: [{ lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'other', comment: 'zu hart', images: [] }],
      regulation: 'refund',
      carrier: 'nolabel',
      labels: 0,
    };
    const save = 'mutation($hash:ID!,$draft:ReturnDraftInput!){answer:saveReturnDraft(hash:$hash,draft:$draft)}';
    expect(await shopper.call(save, { hash: order.hash, draft })).toEqual({ answer: true });
    expect((await open(await stranger(), order.hash))?.draft).toMatchObject(draft);
    expect(await shopper.call(save, { hash: 'no.hash', draft })).toEqual({ answer: null });
  });

  it('is announced once, told by a mail with the label, and seen in the order', async () => {
    const { number, shopper, orderId } = await delivered();
    const order = await found(shopper, number);
    const pens = { lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'dislike' };
    const key = `return-once-${number}`;
    const first = await submit(shopper, order, [pens], { labels: 2 }, key);
    expect(first).toMatchObject({ isError: false, rma: expect.stringMatching(/^RT\d+$/) });
    expect(await submit(shopper, order, [pens], { labels: 2 }, key)).toEqual(first);
    await shop.flush();
    const after = await found(shopper, number);
    expect(lineOf(after, 'pen').returnableQuantity).toBe(1);
    expect(after.priorReturns).toMatchObject([
      { rma: first?.rma, state: 'ANNOUNCED', carrier: 'DHL', items: [{ name: expect.any(String), quantity: 2 }] },
    ]);
    const mails = await database()
      .selectFrom('mails')
      .selectAll()
      .where('subject', 'like', `%${first?.rma}%`)
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([shopper.email, 'staff@shop.example'].sort());
    const { billing_address: address } = await database()
      .selectFrom('orders')
      .select('billing_address')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const addresses = {
      delivery_address: json({ ...address, first_name: 'Łucja', last_name: 'Dvořák' }),
      billing_address: json({ ...address, last_name: 'Rechnung' }),
    };
    await database().updateTable('orders').set(addresses).where('id', '=', orderId).execute();
    const label = await shopper.call<{ answer: { base64: string; contentType: string } | null }>(
      'query($hash:ID!,$rma:ID!){answer:getReturnLabel(hash:$hash,rma:$rma){fileName contentType base64}}',
      { hash: order.hash, rma: first?.rma },
    );
    expect(label.answer?.contentType).toBe('application/pdf');
    const pdf = Buffer.from(label.answer?.base64 ?? '', 'base64').toString('latin1');
    expect([pdf.startsWith('%PDF-'), pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([true, 2]);
    // Whoever has number and postcode alone is told neither where the parcel went nor whose bill it was.
    const printed = pdfTexts(label.answer?.base64 ?? '').join('\n');
    for (const name of ['Dvorák', 'Rechnung', ADDRESS.street]) expect(printed).not.toContain(name);
    const row = await database().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const [written] = await returnsOf(database(), [orderId]);
    const lines = await linesOf(database(), [orderId]);
    const { seller } = shop.services.settings;
    const own = await returnLabel({ order: row, written: written ?? expect.fail(), lines, seller, isOwn: true });
    const mailed = pdfTexts(Buffer.from(own.content).toString('base64')).join('\n');
    expect(mailed).toContain('Lucja Dvorák');
    expect(mailed).not.toContain('Rechnung');
    expect(mailed).not.toContain('Deutschland');
    // A parcel that crosses a border says from where and to where.
    const swiss = { ...row, store: 'ch' as const, delivery_address: { ...row.delivery_address, country: 'CH' } };
    const abroad = await returnLabel({ order: swiss, written: written ?? expect.fail(), lines, seller, isOwn: true });
    const crossing = pdfTexts(Buffer.from(abroad.content).toString('base64'));
    expect(crossing).toEqual(expect.arrayContaining(['Schweiz', 'Deutschland']));
    const details = await shopper.call<{ answer: { returns: readonly { rma: string }[] } }>(
      'query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){returns{rma} summary{returnHash}}}',
      { id: orderId, token: orderToken(shop.services.secrets, orderId) },
    );
    expect(details.answer.returns.map(({ rma }) => rma)).toEqual([first?.rma]);
  });

  it('another order’s number opens no label, and another order’s lines are not returned', async () => {
    const [mine, other] = [await delivered(), await delivered()];
    const mineFound = await found(mine.shopper, mine.number);
    const otherFound = await found(other.shopper, other.number);
    const sent = await submit(other.shopper, otherFound, [
      { lineId: lineOf(otherFound, 'pen').id, quantity: 1, reason: 'dislike' },
    ]);
    const query = 'query($hash:ID!,$rma:ID!){answer:getReturnLabel(hash:$hash,rma:$rma){fileName}}';
    expect(await mine.shopper.call(query, { hash: mineFound.hash, rma: sent?.rma })).toEqual({ answer: null });
    const foreign = { lineId: lineOf(otherFound, 'ruler').id, quantity: 1, reason: 'dislike' };
    expect(await submit(mine.shopper, mineFound, [foreign])).toMatchObject({
      isError: true,
      errorMsg: 'returns.nothing-selected',
    });
  });

  it('is refused when it is not what can be returned', async () => {
    const { number, shopper } = await delivered();
    const order = await found(shopper, number);
    const pen = { lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'dislike' };
    const refusalOf = async (items: readonly Item[], more = {}) =>
      (await submit(shopper, order, items, more))?.errorMsg;
    expect(await refusalOf([{ ...pen, quantity: 4 }])).toBe('returns.changed');
    expect(await refusalOf([{ ...pen, componentSku: 'no-part' }])).toBe('returns.changed');
    expect(await refusalOf([{ ...pen, reason: 'because' }])).toBe('returns.selection-incomplete');
    expect(await refusalOf([{ ...pen, reason: 'other' }])).toBe('returns.selection-incomplete');
    expect(await refusalOf([{ ...pen, reason: 'damaged', images: ['of-nobody'] }])).toBe(
      'returns.selection-incomplete',
    );
    expect(await refusalOf([pen], { regulation: 'replacement' })).toBe('returns.no-regulation');
    expect(await refusalOf([pen], { carrier: 'owl' })).toBe('returns.no-carrier');
    expect(await refusalOf([pen], { labels: 11 })).toBe('returns.changed');
    expect(await refusalOf([pen], { contact: { ...CONTACT, email: 'nobody' } })).toBe('returns.contact-invalid');
    expect(await submit(shopper, { ...order, hash: 'no.hash' }, [pen])).toBeNull();
    expect((await found(shopper, number)).priorReturns).toEqual([]);
  });

  it('two at once never return more pieces than there are', async () => {
    const { number, shopper } = await delivered(3);
    const order = await found(shopper, number);
    const pens = [{ lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'dislike' }];
    const answers = await Promise.all([submit(shopper, order, pens), submit(shopper, order, pens)]);
    expect(answers.map((answer) => answer?.errorMsg ?? 'announced').sort()).toEqual(['announced', 'returns.changed']);
  });

  it('arrives and is settled by the clock; what was paid on invoice is credited with the way here once all is back', async () => {
    const { number, shopper, orderId } = await delivered(2);
    const order = await found(shopper, number);
    const state = async () => (await found(shopper, number)).priorReturns[0]?.state;
    const all = order.lines.map(({ id, returnableQuantity: quantity }) => ({
      lineId: id,
      quantity,
      reason: 'dislike',
    }));
    const sent = await submit(shopper, order, all, { carrier: null, labels: 0 });
    const passTo = async (ms: number): Promise<void> => {
      shop.pass(ms);
      await takeReturnsByClock(shop.services);
    };
    await passTo(RETURN_STATE_AFTER_MS.arrived - 1);
    expect(await state()).toBe('ANNOUNCED');
    await passTo(1);
    expect(await state()).toBe('ARRIVED');
    expect((await found(shopper, number)).priorReturns).toMatchObject([{ outcome: null, amount: null }]);
    await passTo(RETURN_STATE_AFTER_MS.settled - RETURN_STATE_AFTER_MS.arrived);
    await passTo(HOUR_MS);
    expect(await state()).toBe('SETTLED');
    await shop.flush();
    const { total_cents: total } = await database()
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const mails = await database()
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', shopper.email)
      .where('subject', '=', `Ihre Rücksendung ${sent?.rma} ist bearbeitet`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text.replace(/\s/g, ' ')).toContain(`${(total / 100).toFixed(2).replace('.', ',')} €`);
    expect((await found(shopper, number)).priorReturns).toMatchObject([
      { outcome: 'CREDITED', amount: { cents: total, currency: 'EUR' } },
    ]);
  });

  it('is settled once it is accepted, at the same moment by two processes, and not before', async () => {
    const { number, shopper } = await delivered(2);
    const order = await found(shopper, number);
    const line = lineOf(order, 'pen');
    const sent = await submit(shopper, order, [{ lineId: line.id, quantity: 1, reason: 'dislike' }]);
    await settleAccepted(shop.services);
    expect((await found(shopper, number)).priorReturns[0]?.state).toBe('ANNOUNCED');
    await database()
      .updateTable('returns')
      .set({ accepted_at: shop.services.now() })
      .where('number', '=', Number(sent?.rma?.slice(2)))
      .execute();
    await Promise.all([settleAccepted(shop.services), settleAccepted(shop.services)]);
    expect(await settleAccepted(shop.services)).toBe(0);
    expect((await found(shopper, number)).priorReturns[0]?.state).toBe('SETTLED');
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select('key')
      .where('subject', '=', `Ihre Rücksendung ${sent?.rma} ist bearbeitet`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('asks the provider for the share of the pieces, and never for more than was taken', async () => {
    const { number, shopper, orderId } = await delivered(3);
    const order = await found(shopper, number);
    const { total_cents: total } = await database()
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [line] = await database()
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('item_id', '=', 'pen')
      .execute();
    const amount = { cents: total, currency: 'EUR' } as never;
    await database()
      .transaction()
      .execute(async (transaction) => {
        await writePayment(
          transaction,
          { orderId, provider: 'sandbox', paymentId: 'PAYPAL', amount, now: shop.services.now() },
          `paid-${orderId}`,
        );
        await transaction.updateTable('payments').set({ state: 'paid' }).where('order_id', '=', orderId).execute();
      });
    await submit(shopper, order, [{ lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'dislike' }]);
    await settle();
    const refunds = await database().selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(refunds.map(({ reason, amount_cents }) => [reason, amount_cents])).toEqual([
      ['returned', Math.round(((line?.total_cents ?? 0) * 2) / 3)],
    ]);
    expect((await found(shopper, number)).priorReturns).toMatchObject([
      { outcome: 'REFUNDED', amount: { cents: refunds[0]?.amount_cents, currency: 'EUR' } },
    ]);

    const refund = async () => (await found(shopper, number)).priorReturns[0]?.refund;
    const asked = { reason: 'RETURNED', amount: { cents: refunds[0]?.amount_cents } };
    expect(await refund()).toEqual({ ...asked, state: 'REQUESTED', at: shop.services.now() });
    // It stands with its return, and not a second time with the order.
    const details = await shopper.call(
      'query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){refunds{state} returns{refund{state}}}}',
      { id: orderId, token: orderToken(shop.services.secrets, orderId) },
    );
    expect(details).toEqual({ answer: { refunds: [], returns: [{ refund: { state: 'REQUESTED' } }] } });
    // The sandbox has taken nothing for it, and refuses.
    shop.pass(HOUR_MS);
    await shop.flush();
    expect(await refund()).toEqual({ ...asked, state: 'REFUSED', at: shop.services.now() });
  });

  it('sends faulty goods anew as a parcel of the same order, or pays them back where there are none', async () => {
    const { number, shopper, orderId } = await delivered(2);
    const parcels = async () =>
      (await database().selectFrom('shipments').select('id').where('order_id', '=', orderId).execute()).length;
    const one = async (itemId: string) => {
      const order = await found(shopper, number);
      return submit(shopper, order, [{ lineId: lineOf(order, itemId).id, quantity: 1, reason: 'wrong' }], {
        regulation: 'replacement',
      });
    };
    expect(await one('pen')).toMatchObject({ isError: false });
    await settle();
    expect(await parcels()).toBe(2);
    await database().updateTable('stock').set({ available: 0 }).where('item_id', '=', 'ruler').execute();
    expect(await one('ruler')).toMatchObject({ isError: false });
    await settle();
    expect(await parcels()).toBe(2);
    await database().updateTable('stock').set({ available: 1_000 }).where('item_id', '=', 'ruler').execute();
    const rows = await database()
      .selectFrom('returns')
      .select('regulation')
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
    expect(rows.map(({ regulation }) => regulation)).toEqual(['replacement', 'refund']);
    expect((await found(shopper, number)).priorReturns).toMatchObject([
      { outcome: 'CREDITED' },
      { outcome: 'REPLACED', amount: null },
    ]);
  });

  it('what became of returns that were settled by an earlier version is taken from the messages that told so', async () => {
    const settled = () =>
      sql`select id, outcome, outcome_cents from returns where settled_at is not null order by id`.execute(database());
    const before = await settled();
    expect(new Set((before.rows as { outcome: string }[]).map(({ outcome }) => outcome))).toEqual(
      new Set(['credited', 'refunded', 'replaced']),
    );
    await sql`alter table returns drop column outcome, drop column outcome_cents`.execute(database());
    await addReturnOutcomes(database() as never);
    expect((await settled()).rows).toEqual(before.rows);
  });

  it('one part of a set goes back by itself, for its share of the price', async () => {
    const scopeOfDelivery = [{ de: 'Stift' }, { de: 'Kappe' }];
    await database()
      .updateTable('products')
      .set({ details: JSON.stringify({ scopeOfDelivery, warnings: [] }) } as never)
      .where('id', 'in', database().selectFrom('items').select('product_id').where('id', '=', 'pen'))
      .execute();
    const { number, shopper } = await delivered();
    const order = await found(shopper, number);
    const pen = lineOf(order, 'pen');
    expect(pen.components.map(({ sku }) => sku)).toEqual([`${pen.sku}-1`, `${pen.sku}-2`]);
    const part = { lineId: pen.id, quantity: 1, reason: 'wrong', componentSku: `${pen.sku}-2` };
    expect(await submit(shopper, order, [part], { regulation: 'replacement' })).toMatchObject({
      errorMsg: 'returns.no-regulation',
    });
    const sent = await submit(shopper, order, [part]);
    expect(sent).toMatchObject({ isError: false });

    // Named as it was announced, whatever the catalogue says of the set later.
    await database()
      .updateTable('products')
      .set({ details: JSON.stringify({ scopeOfDelivery: [], warnings: [] }) } as never)
      .where('id', 'in', database().selectFrom('items').select('product_id').where('id', '=', 'pen'))
      .execute();
    const item = { name: expect.any(String), component: 'Kappe', quantity: 1 };
    expect((await found(shopper, number)).priorReturns).toMatchObject([{ items: [item] }]);
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select('html')
      .where('subject', 'like', `%${sent?.rma}%`)
      .execute();
    // To the buyer and to the staff, whichever is sent first.
    const told = mails.map(({ html }) => /· Kappe( \([^)]*\))?/.exec(html)?.[0]);
    expect(told.toSorted()).toEqual(['· Kappe', `· Kappe (${pen.sku}-2)`]);
    const label = await shopper.call<{ answer: { base64: string } }>(
      'query($hash:ID!,$rma:ID!){answer:getReturnLabel(hash:$hash,rma:$rma){base64}}',
      { hash: order.hash, rma: sent?.rma },
    );
    expect(pdfTexts(label.answer.base64).join('')).toContain(`Kappe (${pen.sku}-2)`);
  });

  describe('what is paid back', () => {
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
            { id: order.orderId, token: orderToken(shop.services.secrets, order.orderId) },
          );
          return { period: answer.withdrawal.period, shipments: answer.summary.shipments };
        };
        shop.pass(20 * DAY_MS);
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
              announcedAt: shop.services.now(),
            }),
          );
        await receive();
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
          { id: order.orderId, token: orderToken(shop.services.secrets, order.orderId) },
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
            { id: order.orderId, token: orderToken(shop.services.secrets, order.orderId) },
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

  describe('pictures', () => {
    const UPLOAD = `mutation($file:Upload!,$signature:String!,$hash:ID!,$itemId:ID!,$lineItemId:ID!){
      answer:uploadReturnImage(file:$file,signature:$signature,hash:$hash,itemId:$itemId,lineItemId:$lineItemId){id fieldErrors{fieldName errorMessage}}}`;
    type Uploaded = {
      readonly id: string | null;
      readonly fieldErrors: readonly { readonly errorMessage: string }[];
    } | null;
    const picture = (format: 'jpeg' | 'png' | 'webp', background = '#c33'): Promise<Buffer> =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .toFormat(format)
        .toBuffer();
    const blob = (content: Buffer | string): Blob =>
      new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
    const signatureFor = async (who: Shopper): Promise<string> =>
      (await who.call<{ answer: string }>('{answer:getCurrentUploadSignature}')).answer;
    const upload = async (who: Shopper, hash: string, line: Line, file: Blob, signed?: string): Promise<string> => {
      const signature = signed ?? (await signatureFor(who));
      const variables = { file: null, signature, hash, itemId: line.itemId, lineItemId: line.id };
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: UPLOAD, variables }));
      form.set('map', '{"0":["variables.file"]}');
      form.set('0', file, '../../x\u202egpj.html');
      const token = await issueApiToken(shop.services.secrets, Math.floor(shop.services.now() / 1_000));
      const headers = { ...who.headers, authorization: `Bearer ${token}` };
      const answer = await shop.request('/graphql', { method: 'POST', headers, body: form });
      const { data } = (await answer.json()) as { readonly data: { readonly answer: Uploaded } };
      return data.answer === null ? 'nothing' : (data.answer.id ?? data.answer.fieldErrors[0]?.errorMessage ?? '');
    };
    const anOrder = async () => {
      const { number } = await delivered();
      const shopper = await stranger();
      const order = await found(shopper, number);
      return { number, shopper, order, hash: order.hash, pen: lineOf(order, 'pen') };
    };

    it('are drawn anew, shown small, and go with their return', async () => {
      const { shopper, order, hash, pen, number } = await anOrder();
      const png = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
      const ids = [
        await upload(shopper, hash, pen, blob(png)),
        await upload(shopper, hash, pen, blob(await picture('webp'))),
      ];
      for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
      expect([...shop.files.keys()]).toEqual([`${ids[0]}.png`, `${ids[1]}.jpg`]);
      expect(Buffer.from(shop.files.get(`${ids[0]}.png`) ?? []).includes('script')).toBe(false);
      const { images } = await found(shopper, number);
      expect(images.map(({ id, lineId }) => [id, lineId])).toEqual(ids.map((id) => [id, pen.id]));
      expect(images.every(({ preview }) => preview.startsWith('data:image/jpeg;base64,'))).toBe(true);
      const damaged = { lineId: pen.id, quantity: 1, reason: 'damaged', images: ids };
      expect(await submit(shopper, order, [damaged])).toMatchObject({ isError: false });
      expect((await found(shopper, number)).images).toEqual([]);
    });

    it('are at most five for a line, also at once, until one is taken away', async () => {
      const { shopper, hash, pen } = await anOrder();
      const shades = await Promise.all(
        Array.from({ length: 8 }, (_, index) => picture('jpeg', `rgb(${index * 30},0,0)`)),
      );
      const [file = expect.fail(), ...others] = shades.map(blob);
      const answers = await Promise.all(others.map((other) => upload(shopper, hash, pen, other)));
      const taken = answers.filter((id) => id.length === 24);
      expect([taken.length, answers.filter((answer) => answer === 'tooManyFiles').length]).toEqual([5, 2]);
      const remove = 'mutation($hash:ID!,$id:ID!){answer:removeReturnImage(hash:$hash,imageId:$id)}';
      expect(await shopper.call(remove, { hash, id: taken[0] })).toEqual({ answer: true });
      expect(await shopper.call(remove, { hash, id: taken[0] })).toEqual({ answer: false });
      expect(shop.files.size).toBe(4);
      expect(await upload(shopper, hash, pen, file)).toHaveLength(24);
    });

    it('may come a hundred at once: five are kept, and from one address no more than its share is looked at', async () => {
      const { shopper, hash, pen } = await anOrder();
      const upTo = RETURN_IMAGES_FROM_ADDRESS.most + 5;
      const files = await Promise.all(
        Array.from({ length: upTo }, (_, index) => picture('png', `hsl(${index * 2},100%,50%)`).then(blob)),
      );
      const answers = await Promise.all(files.map((file) => upload(shopper, hash, pen, file)));
      const count = (kind: (answer: string) => boolean): number => answers.filter(kind).length;
      expect(count((answer) => /^[\w-]{24}$/.test(answer))).toBe(5);
      expect(count((answer) => answer === 'tooManyFiles')).toBe(RETURN_IMAGES_FROM_ADDRESS.most - 5);
      expect(shop.files.size).toBe(5);
      expect(count((answer) => answer === 'nothing')).toBe(5);
    });

    it('that are sent twice are one, also at once; the same one at another line stands there too', async () => {
      const { shopper, hash, order, pen, number } = await anOrder();
      const file = blob(await picture('jpeg'));
      const [one, two] = await Promise.all([upload(shopper, hash, pen, file), upload(shopper, hash, pen, file)]);
      expect(two).toBe(one);
      expect(await upload(shopper, hash, pen, file)).toBe(one);
      const other = await upload(shopper, hash, lineOf(order, 'ruler'), file);
      expect((await found(shopper, number)).images.map(({ id }) => id).sort()).toEqual([one, other].sort());
      expect(shop.files.size).toBe(2);
    });

    it('and what was answered belong to the login that ordered, or to whoever found the order, and not to both', async () => {
      const { shopper, orderId } = await ordered();
      const row = await database()
        .selectFrom('orders')
        .select('number')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const number = String(row.number);
      const order = await found(shopper, number);
      const pen = lineOf(order, 'pen');
      const save = 'mutation($hash:ID!,$draft:ReturnDraftInput!){answer:saveReturnDraft(hash:$hash,draft:$draft)}';
      const draftOf = (comment: string) => ({
        items: [{ lineId: pen.id, quantity: 1, reason: 'other', comment, images: [] }],
        labels: 0,
      });
      const who = await stranger();
      await shopper.call(save, { hash: order.hash, draft: draftOf('vom Käufer') });
      await who.call(save, { hash: order.hash, draft: draftOf('vom Finder') });
      const own = await upload(shopper, order.hash, pen, blob(await picture('jpeg')));
      const theirs = await upload(who, order.hash, pen, blob(await picture('jpeg')));
      expect(theirs).not.toBe(own);
      const [mine, theirView] = [await found(shopper, number), await found(who, number)];
      expect([mine.draft, theirView.draft]).toMatchObject([draftOf('vom Käufer'), draftOf('vom Finder')]);
      expect([mine, theirView].map(({ images }) => images.map(({ id }) => id))).toEqual([[own], [theirs]]);
      const remove = 'mutation($hash:ID!,$id:ID!){answer:removeReturnImage(hash:$hash,imageId:$id)}';
      expect(await who.call(remove, { hash: order.hash, id: own })).toEqual({ answer: false });
      expect(await shopper.call(remove, { hash: order.hash, id: own })).toEqual({ answer: true });
    });

    it('that are none are refused and take no place', async () => {
      const { shopper, hash, pen, number } = await anOrder();
      const jpeg = await picture('jpeg');
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      const refusals = [
        [blob(svg), 'fileTypeIncorrect'],
        [blob('%PDF-1.7\n%%EOF'), 'fileTypeIncorrect'],
        [blob('<html>'), 'fileTypeIncorrect'],
        [blob(''), 'fileEmpty'],
        [blob(jpeg.subarray(0, 60)), 'fileBroken'],
        [blob(Buffer.concat([jpeg, Buffer.alloc(UPLOAD_MAX_BYTES - jpeg.length + 1)])), 'fileTooLarge'],
      ] as const;
      for (const [file, message] of refusals) expect(await upload(shopper, hash, pen, file)).toBe(message);
      expect([(await found(shopper, number)).images, shop.files.size]).toEqual([[], 0]);
    });

    it('need a signature of one’s own, once, and a line of this order', async () => {
      const { shopper, hash, pen } = await anOrder();
      const other = await anOrder();
      const file = blob(await picture('jpeg'));
      const signature = await signatureFor(shopper);
      expect(await upload(shopper, hash, pen, file, signature)).toHaveLength(24);
      expect(await upload(shopper, hash, pen, file, signature)).toBe('fileGone');
      expect(await upload(shopper, hash, pen, file, await signatureFor(await stranger()))).toBe('fileGone');
      expect(await upload(shopper, hash, other.pen, file)).toBe('nothing');
      expect(await upload(shopper, hash, { ...pen, itemId: 'ruler' }, file)).toBe('nothing');
      expect(await upload(shopper, 'no.hash', pen, file)).toBe('nothing');
    });

    it('are forgotten when their return never comes', async () => {
      const { shopper, hash, pen } = await anOrder();
      await upload(shopper, hash, pen, blob(await picture('jpeg')));
      shop.pass(2 * DAY_MS);
      await forgetOld(shop.services);
      expect(shop.files.size).toBe(0);
    });
  });
});
