// The mails about a parcel go to the delivery e-mail of its address, without what only who has ordered may see. Source: spec 2 §3 "hasDeliveryEmail,
// deliveryEmail", §4 "saves the delivery emails".

import { beforeAll, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { advanceParcel, announceParcel } from '../../src/orders/parcels.ts';
import { readOrder } from '../../src/orders/read-order.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { CONTACT } from '../support/return-desk.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('The mail about a parcel', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000, maximum: 10, stock: 100 },
      { id: 'desk', cents: 20_000, stock: 100, isFreight: true },
    );
  });

  type Where = {
    readonly bill?: string;
    readonly goods?: { readonly deliveryEmail?: string };
    readonly itemId?: 'pen' | 'desk';
  };

  /** Orders, and waits until the parcel has left; answers who has ordered what. */
  const orderSent = async ({ bill, goods, itemId = 'pen' }: Where) => {
    const guest = await createShopper(shop);
    await guest.add(itemId, 2);
    await guest.becomeGuest({
      ...{ ...ADDRESS, email: guest.email },
      ...(bill === undefined ? {} : { deliveryEmail: bill }),
    });
    if (goods !== undefined)
      await guest.call(
        'mutation($id:ID!,$address:AddressInput!){addShippingAddress(cartId:$id,address:$address){successful}}',
        { id: guest.cartId, address: { ...ADDRESS, firstName: 'Holm', email: guest.email, ...goods } },
      );
    if (itemId === 'desk')
      await guest.call(
        'mutation($id:ID!,$fields:[FieldValueInput!]!){saveSpeditionsData(cartId:$id,fields:$fields){successful}}',
        { id: guest.cartId, fields: ['phone', 'floor', 'access'].map((fieldName) => ({ fieldName, fieldValue: '0' })) },
      );
    await guest.choosePayment('INVOICE');
    const { orderId, errorMessage } = await guest.submit(await guest.cart(), `delivery-of-${guest.cartId}`);
    if (orderId === null) throw new Error(errorMessage ?? 'No order.');
    for (let step = 0; step < 5; step += 1) {
      await workByClock(shop.services);
      shop.pass(STEP_AFTER_MS.sent);
    }
    await shop.flush();
    return { guest, orderId };
  };

  const mailsOf = async (orderId: string) => {
    const parcels = await database().selectFrom('shipments').select('id').where('order_id', '=', orderId).execute();
    const keys = [`invoice-sent:${orderId}`, ...parcels.map(({ id }) => `parcel-sent:${id}`)];
    const mails = await database().selectFrom('mails').selectAll().where('key', 'in', keys).execute();
    return {
      invoice: mails.filter(({ key }) => key.startsWith('invoice-sent:')),
      parcel: mails.filter(({ key }) => key.startsWith('parcel-sent:')),
    };
  };

  it('goes to the delivery e-mail with what is in the parcel and its way, and the invoice to who has ordered', async () => {
    const { guest, orderId } = await orderSent({ bill: 'hausmeister@example.com' });
    const { invoice, parcel } = await mailsOf(orderId);
    expect(parcel.map(({ recipient }) => recipient)).toEqual(['hausmeister@example.com']);
    expect(parcel[0]?.text).toContain('2 × Stift pen');
    expect(parcel[0]?.text).toContain('Sendungsnummer: ');
    expect(parcel[0]?.text).toContain('Sendung verfolgen: https://');
    expect(parcel[0]?.attachments).toBeNull();
    const token = orderToken(shop.services.secrets, orderId);
    for (const secret of [token, 'orderdetail', guest.email, 'Rechnung'])
      expect(`${parcel[0]?.text} ${parcel[0]?.html}`).not.toContain(secret);
    expect(invoice.map(({ recipient }) => recipient)).toEqual([guest.email]);
    expect(invoice[0]?.attachments).toHaveLength(1);
    expect(invoice[0]?.text).toContain(`token=${token}`);
    expect(invoice[0]?.text).toContain('Die Rechnung liegt dieser E-Mail bei.');
  });

  it('tells of the appointment where the forwarding agent brings the goods, and of no parcel, number or day; so does the confirmation', async () => {
    const { orderId } = await orderSent({ itemId: 'desk' });
    const { parcel } = await mailsOf(orderId);
    const appointment = 'Die Spedition vereinbart den Liefertermin telefonisch.';
    expect(parcel.map(({ text }) => text.includes(appointment))).toEqual([true]);
    expect(parcel[0]?.text).toContain('2 × Stift desk');
    expect(parcel[0]?.text).not.toMatch(/Paket|Sendungsnummer|Sendung verfolgen|Voraussichtliche Zustellung/);
    const confirmed = await database()
      .selectFrom('mails')
      .select('text')
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    expect(confirmed.text).toContain(appointment);
    const ofPen = await mailsOf((await orderSent({})).orderId);
    expect(ofPen.parcel[0]?.text).not.toContain('Spedition');
  });

  it('is that of the address to which the goods go', async () => {
    const goods = { deliveryEmail: 'schulbuero@example.com' };
    const { parcel } = await mailsOf((await orderSent({ bill: 'bill@example.com', goods })).orderId);
    expect(parcel.map(({ recipient }) => recipient)).toEqual(['schulbuero@example.com']);
    expect(parcel[0]?.text).toContain('Guten Tag Holm Gast,');
    const { guest, orderId } = await orderSent({ bill: 'bill@example.com', goods: {} });
    expect((await mailsOf(orderId)).parcel.map(({ recipient }) => recipient)).toEqual([guest.email]);
  });

  it('goes to who has ordered with the invoice where no other e-mail is named', async () => {
    const { guest, orderId } = await orderSent({});
    const { invoice, parcel } = await mailsOf(orderId);
    expect(invoice).toEqual([]);
    expect(parcel.map(({ recipient }) => recipient)).toEqual([guest.email]);
    expect(parcel[0]?.attachments).toHaveLength(1);
    expect(parcel[0]?.text).toContain(`token=${orderToken(shop.services.secrets, orderId)}`);
  });

  /** Orders five pens, and sends them in parcels of so many, a moment apart or in one moment. */
  const sentInParcels = async (pieces: readonly number[], apart: number) => {
    const guest = await createShopper(shop);
    const { orderId } = await guest.submit(await guest.prepare([['pen', 5]]), `parcels-of-${guest.cartId}`);
    const written = await readOrder(database(), orderId ?? '');
    const line = written?.lines[0];
    if (written === undefined || line === undefined) throw new Error('No order.');
    const leave = async (position: number, quantity: number, returnId?: string): Promise<string> => {
      shop.pass(apart);
      const announcedAt = shop.services.now();
      const { order } = written;
      return database()
        .transaction()
        .execute(async (transaction) => {
          const anew = returnId === undefined ? {} : { returnId };
          const parcel = await announceParcel(transaction, {
            ...{ order, position, announcedAt, ...anew },
            lines: [{ line, quantity }],
          });
          for (const step of ['packed', 'sent'] as const) await advanceParcel(transaction, parcel, step, announcedAt);
          return `parcel-sent:${parcel.id}`;
        });
    };
    const keys: string[] = [];
    for (const [position, quantity] of pieces.entries()) keys.push(await leave(position, quantity));
    return { orderId: orderId ?? '', keys, leave };
  };

  const attachedTo = async (keys: readonly string[]) => {
    await shop.flush();
    const mails = await database().selectFrom('mails').selectAll().where('key', 'in', keys).execute();
    return keys.map((key) => {
      const mail = mails.find((one) => one.key === key) ?? expect.fail(`No mail ${key}.`);
      const files = mail.attachments?.length ?? 0;
      expect(mail.text.includes('Die Rechnung liegt dieser E-Mail bei.')).toBe(files > 0);
      return files;
    });
  };

  it('has the invoice with the parcel that completes the order, and only there, though all mails are made later', async () => {
    const apart = await sentInParcels([2, 1, 2], 1_000);
    expect(await attachedTo(apart.keys)).toEqual([0, 0, 1]);
    const together = await sentInParcels([2, 3], 0);
    expect(await attachedTo(together.keys)).toEqual([0, 1]);
  });

  it.each([0, 1_000])('has no invoice when goods are sent anew for a return (%i ms later)', async (apart) => {
    const { orderId, keys, leave } = await sentInParcels([5], apart);
    const announced_at = shop.services.now();
    const row = { id: `return-of-${orderId}`, order_id: orderId, regulation: 'replacement' as const, carrier: null };
    const rest = { labels: 0, contact: json(CONTACT), announced_at, arrived_at: null, settled_at: null };
    await database()
      .insertInto('returns')
      .values({ ...row, ...rest })
      .execute();
    keys.push(await leave(1, 1, row.id));
    expect(await attachedTo(keys)).toEqual([1, 0]);
  });

  it('is there once for each of both, also where its message comes again', async () => {
    const { orderId } = await orderSent({ bill: 'hausmeister@example.com' });
    await database().updateTable('outbox').set({ done_at: null, next_attempt_at: 0 }).execute();
    await shop.flush();
    const { invoice, parcel } = await mailsOf(orderId);
    expect([invoice.length, parcel.length]).toEqual([1, 1]);
  });

  it('is followed by no second invoice when goods are sent anew long after', async () => {
    const { orderId } = await orderSent({ bill: 'hausmeister@example.com' });
    const key = `invoice-sent:${orderId}`;
    await database().deleteFrom('outbox').where('key', '=', key).execute();
    const parcel = await database()
      .selectFrom('shipments')
      .select(['id', 'order_id', 'return_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const now = shop.services.now();
    await database()
      .transaction()
      .execute((transaction) => advanceParcel(transaction, parcel, 'sent', now));
    expect(await database().selectFrom('outbox').selectAll().where('key', '=', key).execute()).toEqual([]);
  });

  it('has no invoice of today when goods are sent anew for an order that was invoiced elsewhere', async () => {
    const { orderId } = await orderSent({ bill: 'hausmeister@example.com' });
    await database().deleteFrom('invoices').where('order_id', '=', orderId).execute();
    const parcel = { id: 'sent-anew', order_id: orderId, return_id: 'a-return' };
    await database()
      .transaction()
      .execute((transaction) => advanceParcel(transaction, parcel, 'sent', shop.services.now()));
    expect(await database().selectFrom('invoices').selectAll().where('order_id', '=', orderId).execute()).toEqual([]);
  });
});
