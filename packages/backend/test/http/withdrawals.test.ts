// The withdrawal function over the real backend: declared without a login, written down as it came, one receipt, the staff told, seen at the order.
// Source: § 356a BGB; docs/adr/0075.

import { CART_MAX_LINES } from '@tornister/domain/cart';
import { DECLARED_GOODS_MAX_LENGTH, declaredLine } from '@tornister/domain/contracts';
import { HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SUBMIT = `mutation($data:WithdrawalInput!,$key:String!){submitWithdrawal(data:$data,idempotencyKey:$key){
  successful receivedAt fieldErrors{fieldName errorMessage}}}`;
const STAFF = 'staff@example.com';

type Receipt = {
  readonly successful: boolean;
  readonly receivedAt: number | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};

let keys = 0;

describeOnADatabase('Withdrawals (§ 356a BGB)', (database) => {
  let shop: TestShop;
  let shopper: Shopper;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    if ((await database().selectFrom('items').select('id').where('id', '=', 'pen').execute()).length === 0) {
      await insertShelf(database(), { id: 'pen', stock: 100_000 });
    }
    shop = createTestShop(database(), { environment: { STAFF_EMAIL: STAFF } });
    shopper = await createShopper(shop);
  });

  const order = async (): Promise<{ readonly id: string; readonly number: string }> => {
    keys += 1;
    const answer = await shopper.submit(await shopper.prepare([['pen', 2]]), `withdrawals-${keys}`);
    const id = answer.orderId ?? '';
    const { number } = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, number: String(number) };
  };
  const form = (orderNumber: string, more: Readonly<Record<string, unknown>> = {}) => ({
    name: 'Gesa Gast',
    email: shopper.email,
    orderNumber,
    goods: '',
    honeypotField: '',
    ...more,
  });
  const newKey = (): string => {
    keys += 1;
    return `declared-${keys}-key`;
  };
  const submit = async (data: unknown, key = newKey(), by = shopper): Promise<Receipt> =>
    (await by.call<{ submitWithdrawal: Receipt }>(SUBMIT, { data, key })).submitWithdrawal;
  const rows = (number: string) =>
    database().selectFrom('withdrawals').selectAll().where('order_number', '=', number).execute();
  const mailsTo = async (recipient: string, number: string) => {
    await shop.flush();
    return database()
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('subject', 'like', `%${number}%`)
      .where('key', 'like', 'withdrawal-%')
      .execute();
  };
  /** By the link of the mail, which outlives the login. */
  const seen = async (id: string) =>
    (
      await shopper.call<{
        getOrderDetailsV2: { withdrawal: { period: string; endsAt: number | null; declared: unknown[] } };
      }>(
        'query($id:ID!,$token:String){getOrderDetailsV2(orderId:$id,token:$token){withdrawal{period endsAt declared{receivedAt goods}}}}',
        {
          id,
          token: orderToken(shop.services.secrets, id),
        },
      )
    ).getOrderDetailsV2.withdrawal;

  it('from a membership come within the period from its payment on: there is no parcel to wait for', async () => {
    const { id, number } = await order();
    await database().updateTable('orders').set({ kind: 'prime' }).where('id', '=', id).execute();
    await submit(form(number));
    expect((await mailsTo(STAFF, number)).map(({ text }) => text.includes('Die Erklärung kam in der Frist.'))).toEqual([
      true,
    ]);
    await database().updateTable('orders').set({ kind: 'goods' }).where('id', '=', id).execute();
  });

  it('from a renewed year, and from a year where no law gives the right, are taken, and promised nowhere', async () => {
    for (const year of [{ cart_id: 'prime-renewal:' }, { store: 'ch' }]) {
      shopper = await createShopper(shop);
      const { id, number } = await order();
      const own = { cart_id: `${year.cart_id ?? ''}${id}` };
      const before = await database()
        .selectFrom('orders')
        .select('store')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await submit(form(number));
      await database()
        .updateTable('orders')
        .set({ kind: 'prime', ...year, ...own })
        .where('id', '=', id)
        .execute();
      shopper.headers['x-shop-store'] = year.store ?? before.store;
      expect(await seen(id)).toBeNull();
      expect(
        (await mailsTo(STAFF, number)).map(({ text }) => [
          text.includes('kein Widerrufsrecht'),
          text.includes('Frist'),
        ]),
      ).toEqual([[true, false]]);
      await database()
        .updateTable('orders')
        .set({ kind: 'goods', ...before })
        .where('id', '=', id)
        .execute();
    }
  });

  it('from an order that is no contract, or no more, are taken, and the staff hear which it is', async () => {
    for (const [order_state, payment, told] of [
      ['cancelled', 'cancelled', 'Sie ist storniert'],
      ['awaiting-payment', 'pending', 'Sie ist noch nicht bezahlt'],
    ] as const) {
      shopper = await createShopper(shop);
      const { id, number } = await order();
      const states = { state: order_state, payment_state: payment };
      await database().updateTable('orders').set(states).where('id', '=', id).execute();
      expect((await submit(form(number))).successful).toBe(true);
      expect((await mailsTo(STAFF, number)).map(({ text }) => [text.includes(told), text.includes('Frist')])).toEqual([
        [true, false],
      ]);
    }
  });

  it('are declared by a stranger without a login, mailed with content and time, and seen at the order', async () => {
    const { id, number } = await order();
    const stranger = await createShopper(shop);
    const { receivedAt } = await submit(
      form(number, { email: shopper.email.toUpperCase(), goods: '1 × Stift' }),
      undefined,
      stranger,
    );
    expect(receivedAt).toBe(shop.services.now());
    const [receipt, ...others] = await mailsTo(shopper.email.toUpperCase(), number);
    expect(others).toEqual([]);
    for (const part of [receipt?.html, receipt?.text]) {
      expect(part).toContain(`Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.`);
      expect(part).toContain('1 × Stift');
      expect(part).toContain(new Date(shop.services.now()).toISOString());
    }
    expect((await mailsTo(STAFF, number)).map(({ text }) => text.includes('Frist hat noch nicht begonnen'))).toEqual([
      true,
    ]);
    expect((await seen(id)).declared).toEqual([{ receivedAt, goods: '1 × Stift' }]);
  });

  it('of every line of the largest order are kept and mailed whole; only what is written has a limit', async () => {
    const { id, number } = await order();
    const lines = Array.from({ length: CART_MAX_LINES }, (_, index) =>
      declaredLine({ quantity: 2, name: `Schreibheft Größe ${'A4 '.repeat(60)}`, sku: `heft-${index}` }),
    );
    const goods = lines.join('\r\n');
    expect((await submit(form(number, { goods }))).successful).toBe(true);
    expect((await seen(id)).declared).toMatchObject([{ goods: lines.join('\n') }]);
    for (const recipient of [shopper.email, STAFF]) {
      const [mail] = await mailsTo(recipient, number);
      for (const part of [mail?.html, mail?.text]) expect(lines.filter((line) => !part?.includes(line))).toEqual([]);
    }
    expect((await submit(form(number, { goods: 'x'.repeat(DECLARED_GOODS_MAX_LENGTH + 1) }))).fieldErrors).toEqual([
      { fieldName: 'goods', errorMessage: 'tooLong' },
    ]);
  });

  it('of a number that nobody has, or of a foreign order, are answered and kept alike, and belong to no order', async () => {
    const { id, number } = await order();
    const stranger = await createShopper(shop);
    const foreign = await submit(form(number, { email: stranger.email }), undefined, stranger);
    const unknown = await submit(form('no such number', { email: stranger.email }), undefined, stranger);
    expect(unknown).toEqual(foreign);
    expect((await rows(number)).map(({ order_id }) => order_id)).toEqual([null]);
    expect((await rows('no such number')).map(({ order_id }) => order_id)).toEqual([null]);
    expect((await seen(id)).declared).toEqual([]);
    const [mine] = await mailsTo(stranger.email, number);
    const [nobodys] = await mailsTo(stranger.email, 'no such number');
    expect(mine?.text.replaceAll(number, '')).toBe(nobodys?.text.replaceAll('no such number', ''));
  });

  it('from the page of an order belong to it, whatever address the receipt goes to; a wrong token opens nothing', async () => {
    const { id, number } = await order();
    const stranger = await createShopper(shop);
    const other = { email: 'somebody.else@example.com', orderId: id };
    await submit(form(number, { ...other, token: 'x'.repeat(43) }), undefined, stranger);
    expect((await seen(id)).declared).toHaveLength(0);
    await submit(form(number, { ...other, token: orderToken(shop.services.secrets, id) }), undefined, stranger);
    await submit(form(number, other));
    expect((await seen(id)).declared).toHaveLength(2);
  });

  it('that come twice at the same moment are one, with one receipt; a key is good for one declaration', async () => {
    const { number } = await order();
    const key = `twice-${number}-key`;
    const [one, two] = await Promise.all([submit(form(number), key), submit(form(number), key)]);
    expect(one).toEqual(two);
    expect(await rows(number)).toHaveLength(1);
    expect(await mailsTo(shopper.email, number)).toHaveLength(1);
    await expect(submit(form(number, { name: 'Other' }), key)).rejects.toThrow('BAD_REQUEST');
    await expect(submit(form(number), 'short')).rejects.toThrow('BAD_REQUEST');
  });

  it('of a machine are answered like any other and dropped', async () => {
    const answer = await submit(form('bot-1', { honeypotField: 'x' }));
    expect(answer).toEqual({ successful: true, receivedAt: shop.services.now(), fieldErrors: [] });
    expect(await rows('bot-1')).toEqual([]);
  });

  it('name every field that is wrong, and are not offered to institutions', async () => {
    expect((await submit(form(' ', { email: 'nobody' }))).fieldErrors).toEqual([
      { fieldName: 'email', errorMessage: 'emailIncorrect' },
      { fieldName: 'orderNumber', errorMessage: 'requiredField' },
    ]);
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await expect(submit(form('1'), undefined, school)).rejects.toThrow('BAD_REQUEST');
  });

  it('are limited for each address; a sixth receipt to one mailbox within the hour waits, and none is lost', async () => {
    for (let count = 0; count < 6; count += 1) await submit(form('many-1'));
    expect(await rows('many-1')).toHaveLength(6);
    expect(await mailsTo(shopper.email, 'many-1')).toHaveLength(5);
    shop.pass(2 * HOUR_MS);
    expect(await mailsTo(shopper.email, 'many-1')).toHaveLength(6);
    for (let count = 0; count < 30; count += 1) await submit(form('many-2', { email: 'nobody' }));
    for (let count = 0; count < 30; count += 1) await submit(form('many-2', { honeypotField: 'x' }));
    await expect(submit(form('many-2'))).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('are received in turn where they are many: never more than five an hour in one mailbox, and none is lost', async () => {
    for (let count = 0; count < 20; count += 1) {
      await submit(form('many-3'));
      shop.pass(MINUTE_MS);
    }
    const came: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      came.push((await mailsTo(shopper.email, 'many-3')).length);
      shop.pass(HOUR_MS);
    }
    expect(came).toEqual([5, 10, 15, 20]);
  });

  it('are received at once where they fit an order, however many strangers have declared something to the mailbox', async () => {
    const { number } = await order();
    const mailbox = shopper.email;
    const theirs = form(number);
    const stranger = await createShopper(shop);
    const own = await stranger.submit(await stranger.prepare([['pen', 1]]), 'withdrawals-of-a-stranger');
    const row = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', own.orderId ?? '')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 10; count += 1) {
      await submit(form('many-4'));
      await submit({ ...form(String(row.number)), orderId: own.orderId }, newKey(), stranger);
    }
    await submit(theirs);
    expect(await mailsTo(mailbox, number)).toHaveLength(1);
    expect(await mailsTo(mailbox, 'many-4')).toHaveLength(3);
  });

  it('show at the order when the period has not begun, runs, and is over', async () => {
    const { id } = await order();
    expect(await seen(id)).toMatchObject({ period: 'NOT_BEGUN', endsAt: null });
    // The order comes to the warehouse, then takes one step with each turn.
    for (const after of [HOUR_MS, STEP_AFTER_MS.packed, STEP_AFTER_MS.sent, STEP_AFTER_MS.delivered]) {
      shop.pass(after);
      await workByClock(shop.services);
    }
    const { period, endsAt } = await seen(id);
    expect(period).toBe('RUNNING');
    shop.pass((endsAt ?? 0) - shop.services.now() - 1);
    expect((await seen(id)).period).toBe('RUNNING');
    shop.pass(1);
    expect((await seen(id)).period).toBe('OVER');
  });
});
