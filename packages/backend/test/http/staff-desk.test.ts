// The staff desk over the real backend: who may come in, orders as they wait, and parcels on their way. Source: docs/staff-desk.md; docs/adr/0075.

import { readFile } from 'node:fs/promises';
import { RATING_MAIL_AFTER_MS } from '@tornister/domain/forms';
import { HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { createLog } from '../../src/server/log.ts';
import { createBackendMetrics } from '../../src/server/metrics.ts';
import { ORDER_STATES } from '../../src/staff/staff-input.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createStaffDesk, STAFF_TOKEN, type StaffDesk } from '../support/staff-desk.ts';
import { createFreshShop, createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

type Listed = { readonly order: number; readonly state: string; readonly parcels: readonly object[] };

describeOnADatabase('The staff desk', (database) => {
  let shop: TestShop;
  let desk: StaffDesk;
  let keys = 0;

  beforeAll(async () => {
    await insertShelf(database());
    await insertItem(database(), { id: 'pen', stock: 1_000 });
    await insertItem(database(), { id: 'ruler', stock: 1_000 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database(), { environment: { STAFF_TOKEN, RATING_MAILS: 'on' } });
    desk = createStaffDesk(shop);
  });

  const place = async (payment = 'INVOICE'): Promise<{ shopper: Shopper; id: string; number: number }> => {
    keys += 1;
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare(
      [
        ['pen', 3],
        ['ruler', 1],
      ],
      payment,
    );
    const { orderId, errorMessage } = await shopper.submit(seen, `staff-order-${keys}`);
    if (orderId === null) throw new Error(errorMessage ?? 'No order.');
    const { number } = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { shopper, id: orderId, number };
  };
  const listed = async (query: string): Promise<readonly Listed[]> =>
    (await desk.get(`/orders${query}`)).body.orders as readonly Listed[];
  const stateOf = async (number: number) => (await desk.get(`/orders/${number}`)).body.state;
  /** The states by which the desk's list finds an order. */
  const foundBy = async (number: number): Promise<readonly string[]> => {
    const found = ORDER_STATES.map(async (state) => {
      const rows = await listed(`?state=${state}&after=${number - 1}&limit=1`);
      return rows.some(({ order }) => order === number) ? [state] : [];
    });
    return (await Promise.all(found)).flat();
  };
  const mailsWith = async (shopper: Shopper, words: string) => {
    await shop.flush();
    const rows = await database().selectFrom('mails').selectAll().where('recipient', '=', shopper.email).execute();
    return rows.filter(({ subject }) => subject.includes(words));
  };
  const invoicesOf = (id: string) => database().selectFrom('invoices').selectAll().where('order_id', '=', id).execute();

  it('is not there without its token in the settings', async () => {
    const closed = createTestShop(database());
    for (const token of [STAFF_TOKEN, ''])
      expect(await createStaffDesk(closed, token).get('/orders')).toEqual({
        status: 404,
        body: { error: 'NOT_FOUND' },
      });
  });

  it('lets nobody in without the token, and tells the log', async () => {
    for (const token of ['', 'x', STAFF_TOKEN.slice(1), `${STAFF_TOKEN}w`]) {
      const stranger = createStaffDesk(shop, token);
      for (const answer of [
        await stranger.get('/orders'),
        await stranger.get('/nothing'),
        await stranger.post('/parcels/1-1/sent'),
      ])
        expect([answer.status, answer.body.error]).toEqual([401, 'UNAUTHORIZED']);
    }
    expect(shop.logged.filter((line) => line.includes('authn_login_fail'))).toHaveLength(12);
    expect(shop.logged.join()).not.toContain(STAFF_TOKEN.slice(1));
  });

  it('tires of wrong tokens from one address, and never of the right one', async () => {
    const stranger = createStaffDesk(shop, 'wrong');
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await stranger.get('/orders')).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await desk.get('/orders')).status).toBe(200);
  });

  it('writes a line for each call, without anybody in it, and lets no cache keep an answer', async () => {
    const { shopper, number } = await place();
    const lines: string[] = [];
    const services = { ...shop.services, log: createLog('info', { write: (line: string) => void lines.push(line) }) };
    const app = createApp(services, {
      operations: undefined,
      sendSandboxReports: async () => undefined,
      metrics: createBackendMetrics({ services }),
    });
    const headers = { authorization: `Bearer ${STAFF_TOKEN}` };
    const ask = (path: string, init: RequestInit) =>
      app.fetch(new Request(`http://localhost${path}`, init), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    for (const path of [`/staff/orders/${number}?q=${shopper.email}`, '/staff/nothing']) {
      const answer = await ask(path, { headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const denied = await ask('/staff/orders', {});
    expect(denied.headers.get('cache-control')).toBe('no-store');
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'staff desk');
    expect(told.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', `/staff/orders/${number}`, 200],
      ['GET', '/staff/nothing', 404],
      ['GET', '/staff/orders', 401],
    ]);
    expect(lines.join()).not.toContain(shopper.email);
  });

  it.each([
    ['/orders?state=lost', 'state: must be one of awaiting-payment, awaiting-transfer, new'],
    ['/orders?limit=0', 'limit: must be a whole number from 1 to 200.'],
    ['/orders?limit=201', 'limit: must be a whole number from 1 to 200.'],
    ['/orders?since=yesterday', 'since: must be a moment like'],
    ['/orders?since=2026-13-01', 'since: must be a moment like'],
    ['/orders?after=x', 'after: must be a number'],
    ['/orders?page=2', 'page: not known here; allowed: state, since, after, limit.'],
    ['/orders/x', 'order: must be a number'],
  ])('says what is wrong with %s', async (path, words) => {
    const { status, body } = await desk.get(path);
    expect([status, body.error, body.message]).toEqual([400, 'INVALID', expect.stringContaining(words)]);
  });

  it.each([
    ['/parcels/x/packed', undefined, 'parcel: must be order number and parcel'],
    ['/parcels/2600001-0/packed', undefined, 'parcel: must be order number and parcel'],
    ['/parcels/2600001-1/packed', { trackingNumber: '1234' }, 'trackingNumber: not known here; allowed: nothing.'],
    ['/parcels/2600001-1/sent', { trackingNumber: 'a' }, 'trackingNumber: must be 4 to 50'],
    ['/parcels/2600001-1/sent', { trackingNumber: 7 }, 'trackingNumber: must be 4 to 50'],
    ['/parcels/2600001-1/sent', { tracking: '1234' }, 'tracking: not known here; allowed: carrier, trackingNumber.'],
    ['/parcels/2600001-1/announced', { lines: [] }, 'lines: must be lines of the order like'],
    ['/parcels/2600001-1/announced', { lines: [{ line: 1 }] }, 'lines: must be lines of the order like'],
    ['/parcels/2600001-1/announced', { lines: [{ line: 1, quantity: 1, x: 1 }] }, 'lines: must be lines of the order'],
  ])('says what is wrong with what is said to %s (%j)', async (path, said, words) => {
    const { status, body } = await desk.post(path, said);
    expect([status, body.error, body.message]).toEqual([400, 'INVALID', expect.stringContaining(words)]);
  });

  it('takes bodies that are small objects in JSON', async () => {
    for (const text of ['{', '[]', '1', 'null', '"x"'])
      expect((await desk.postText('/parcels/2600001-1/sent', text)).body.message).toContain(
        'the body must be an object',
      );
    const large = await desk.postText('/parcels/2600001-1/sent', JSON.stringify({ x: 'x'.repeat(32 * 1_024) }));
    expect([large.status, large.body.error]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('knows what there is', async () => {
    const { number } = await place();
    expect((await desk.get('/orders/999999999')).body).toMatchObject({ error: 'ORDER_UNKNOWN' });
    for (const [parcel, error] of [
      ['999999999-1', 'ORDER_UNKNOWN'],
      [`${number}-2`, 'PARCEL_UNKNOWN'],
    ])
      for (const step of ['announced', 'packed', 'sent', 'delivered']) {
        const answer = await desk.post(`/parcels/${parcel}/${step}`);
        expect([answer.status, answer.body.error]).toEqual([404, error]);
      }
    expect(await stateOf(number)).toBe('new');
  });

  it('shows an order with all that is needed to pack and send it', async () => {
    const { shopper, number } = await place();
    const { body } = await desk.get(`/orders/${number}`);
    expect(body).toMatchObject({
      order: number,
      state: 'new',
      placedAt: new Date(TEST_START).toISOString(),
      kind: 'goods',
      store: 'de',
      language: 'de',
      payment: { method: 'INVOICE', state: 'not-required', transferReceivedAt: null },
      currency: 'EUR',
      email: shopper.email,
      deliveryAddress: { lastName: ADDRESS.lastName, street: ADDRESS.street, postCode: '10115', country: 'DE' },
      billingAddress: { city: 'Berlin', isPackingStation: false },
      carrier: 'dhl',
      carriers: expect.arrayContaining(['dhl', 'dpd', 'spedition']),
      pricesAre: 'gross',
      lines: [
        {
          line: 1,
          itemNumber: '000pen',
          quantity: 3,
          unitPriceCents: 1_000,
          totalCents: 3_000,
          vatPermille: 190,
          prices: [{ quantity: 3, unitPriceCents: 1_000 }],
        },
        { line: 2, itemNumber: '0ruler', quantity: 1 },
      ],
      totals: { subtotalCents: 4_000, totalCents: body.totalCents },
      parcels: [{ parcel: `${number}-1`, state: 'waiting', lines: [{ line: 1, quantity: 3 }, { line: 2 }] }],
      invoice: null,
      returns: [],
    });
  });

  it('lists orders from the oldest to the newest, page by page, and by what waits', async () => {
    const first = await place();
    shop.pass(HOUR_MS);
    const second = await place('VORKASSE');
    const third = await place('PAYPAL');
    const own = [first.number, second.number, third.number];
    const page = await desk.get(`/orders?after=${first.number - 1}&limit=2`);
    expect(page.body).toMatchObject({ orders: [{ order: own[0] }, { order: own[1] }], next: own[1] });
    const rest = await desk.get(`/orders?after=${own[1]}&limit=2`);
    expect(rest.body).toMatchObject({ orders: [{ order: own[2] }], next: null });
    const since = new Date(TEST_START + HOUR_MS).toISOString();
    expect((await listed(`?since=${since}`)).map(({ order }) => order)).toEqual(own.slice(1));
    const after = `&after=${first.number - 1}`;
    expect(await listed(`?state=to-send${after}`)).toMatchObject([
      { order: own[0], state: 'new', parcels: [{ parcel: `${own[0]}-1`, state: 'waiting' }] },
    ]);
    expect(await listed(`?state=awaiting-transfer${after}`)).toMatchObject([
      { order: own[1], parcels: [{ state: 'waiting' }] },
    ]);
    expect(await listed(`?state=awaiting-payment${after}`)).toMatchObject([{ order: own[2], parcels: [] }]);
  });

  it('takes a parcel its way: each state once, one invoice, one mail, one wish for a review', async () => {
    const { shopper, id, number } = await place();
    const parcel = `${number}-1`;
    const told = [
      ['announced', undefined, 'packing'],
      ['packed', undefined, 'packing'],
      ['sent', { trackingNumber: '00340434161094042557', carrier: 'dpd' }, 'sent'],
      ['delivered', undefined, 'delivered'],
    ] as const;
    for (const [step, said, state] of told) {
      shop.pass(HOUR_MS);
      const once = await desk.post(`/parcels/${parcel}/${step}`, said);
      expect([once.status, once.body.state, once.body.parcel]).toEqual([200, step, parcel]);
      shop.pass(HOUR_MS);
      expect(await desk.post(`/parcels/${parcel}/${step}`, said)).toEqual(once);
      expect([await stateOf(number), await foundBy(number)]).toEqual([state, [state]]);
    }
    expect((await desk.get(`/orders/${number}`)).body).toMatchObject({
      invoice: { number: expect.stringMatching(/^R\d+$/) },
      parcels: [{ carrier: 'dpd', trackingNumber: '00340434161094042557', sentAt: expect.any(String) }],
    });
    expect(await invoicesOf(id)).toHaveLength(1);
    const [mail, ...others] = await mailsWith(shopper, 'unterwegs');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('https://tracking.dpd.de/status/de_DE/parcel/00340434161094042557');
    shop.pass(RATING_MAIL_AFTER_MS);
    expect(await mailsWith(shopper, 'gefällt')).toHaveLength(1);
    await expectInvariants(database());
  });

  it('never takes a parcel back, nor says another thing of the same state', async () => {
    const { number } = await place();
    const parcel = `/parcels/${number}-1`;
    expect((await desk.post(`${parcel}/delivered`)).body.error).toBe('PARCEL_NOT_SENT');
    expect((await desk.post(`${parcel}/sent`, { carrier: 'swiss-post' })).body).toEqual({
      error: 'INVALID',
      message: 'carrier: must be one of dhl, dpd, spedition.',
    });
    expect((await desk.post(`${parcel}/sent`)).body).toMatchObject({ state: 'sent', trackingNumber: null });
    for (const step of ['announced', 'packed']) {
      const { status, body } = await desk.post(`${parcel}/${step}`);
      expect([status, body.error]).toEqual([409, 'PARCEL_FURTHER']);
    }
    const later = await desk.post(`${parcel}/sent`, { trackingNumber: 'AB 12-34' });
    expect(later.body).toMatchObject({ state: 'sent', trackingNumber: 'AB 12-34' });
    for (const said of [{ trackingNumber: 'AB 12-35' }, { carrier: 'dpd' }]) {
      const { status, body } = await desk.post(`${parcel}/sent`, said);
      expect([status, body.error]).toEqual([409, 'PARCEL_OTHERWISE']);
    }
    await desk.post(`${parcel}/delivered`);
    expect((await desk.post(`${parcel}/sent`)).body).toMatchObject({ error: 'PARCEL_FURTHER' });
  });

  it('sends an order in several parcels, with the invoice once all of it has left', async () => {
    const { shopper, id, number } = await place();
    const lines = [{ line: 1, quantity: 2 }];
    const announced = await desk.post(`/parcels/${number}-1/announced`, { lines });
    expect(announced.body).toMatchObject({ state: 'announced', lines: [{ line: 1, quantity: 2 }] });
    expect(await desk.post(`/parcels/${number}-1/announced`, { lines })).toEqual(announced);
    const other = await desk.post(`/parcels/${number}-1/announced`, { lines: [{ line: 1, quantity: 1 }] });
    expect([other.status, other.body.error]).toEqual([409, 'PARCEL_OTHERWISE']);
    const wrong = await desk.post(`/parcels/${number}-2/announced`, { lines: [{ line: 1, quantity: 2 }] });
    expect(wrong.body).toEqual({
      error: 'INVALID',
      message: 'lines: line 1 has 1 pieces that are in no parcel, not 2.',
    });
    await desk.post(`/parcels/${number}-1/sent`);
    expect([await stateOf(number), await foundBy(number), await invoicesOf(id)]).toEqual(['packing', ['packing'], []]);
    const rest = await desk.post(`/parcels/${number}-2/sent`);
    expect(rest.body).toMatchObject({
      lines: [
        { line: 1, quantity: 1 },
        { line: 2, quantity: 1 },
      ],
    });
    expect([await stateOf(number), await foundBy(number)]).toEqual(['sent', ['sent']]);
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(await mailsWith(shopper, 'unterwegs')).toHaveLength(2);
    expect((await desk.post(`/parcels/${number}-3/announced`)).body.error).toBe('PARCEL_UNKNOWN');
  });

  it('sends nothing that is paid in advance before somebody has seen the money', async () => {
    const { shopper, number } = await place('VORKASSE');
    const asksFor = async () =>
      (
        await shopper.call<{ d: { bankTransfer: object | null } }>(
          'query($id:ID!){d:getOrderDetailsV2(orderId:$id){bankTransfer{reference}}}',
          { id: (await orderOf(number)).id },
        )
      ).d.bankTransfer;
    expect((await desk.post(`/parcels/${number}-1/packed`)).body).toMatchObject({ state: 'packed' });
    const early = await desk.post(`/parcels/${number}-1/sent`);
    expect([early.status, early.body.error]).toEqual([409, 'TRANSFER_MISSING']);
    expect([await stateOf(number), await asksFor()]).toEqual(['awaiting-transfer', { reference: String(number) }]);
    expect(await foundBy(number)).toEqual(['awaiting-transfer']);
    const paid = await desk.post(`/orders/${number}/paid`);
    expect(paid.body).toEqual({
      order: number,
      transferReceivedAt: new Date(shop.services.now()).toISOString(),
      hasToGoBack: false,
    });
    shop.pass(MINUTE_MS);
    expect(await desk.post(`/orders/${number}/paid`)).toEqual(paid);
    expect([await stateOf(number), await asksFor()]).toEqual(['packing', null]);
    expect((await desk.post(`/parcels/${number}-1/sent`)).status).toBe(200);
    const invoiced = await place();
    const answer = await desk.post(`/orders/${invoiced.number}/paid`);
    expect([answer.status, answer.body.error]).toEqual([409, 'NOT_BY_TRANSFER']);
  });

  it('sends nothing of an order that is cancelled or still at the payment provider, nor of a membership', async () => {
    const cancelled = await place();
    await desk.post(`/parcels/${cancelled.number}-1/announced`);
    await cancelled.shopper.call('mutation($id:ID!){cancelOrder(orderId:$id)}', { id: cancelled.id });
    const unpaid = await place('PAYPAL');
    for (const step of ['announced', 'packed', 'sent', 'delivered']) {
      const gone = await desk.post(`/parcels/${cancelled.number}-1/${step}`);
      expect([gone.status, gone.body.error]).toEqual([409, 'ORDER_CANCELLED']);
      const early = await desk.post(`/parcels/${unpaid.number}-1/${step}`);
      expect([early.status, early.body.error]).toEqual([409, 'ORDER_UNPAID']);
    }
    expect(await stateOf(cancelled.number)).toBe('cancelled');
    const membership = await place();
    await database().updateTable('orders').set({ kind: 'prime' }).where('id', '=', membership.id).execute();
    expect((await desk.post(`/parcels/${membership.number}-1/sent`)).body.error).toBe('PARCEL_UNKNOWN');
    expect((await desk.get(`/orders/${membership.number}`)).body).toMatchObject({ state: 'delivered', parcels: [] });
  });

  it('cancels an order until a carrier has something of it: once, with its goods and one mail', async () => {
    const stockOf = async (id: string) =>
      (await database().selectFrom('stock').select('available').where('item_id', '=', id).executeTakeFirstOrThrow())
        .available;
    const before = await stockOf('pen');
    const order = await place();
    const path = `/orders/${order.number}/cancel`;
    await desk.post(`/parcels/${order.number}-1/packed`);
    expect(await stockOf('pen')).toBe(before - 3);
    const answer = await desk.post(path);
    expect(answer).toEqual({
      status: 200,
      body: {
        order: order.number,
        state: 'cancelled',
        cancelledAt: new Date(shop.services.now()).toISOString(),
        moneyBack: null,
        parcels: [expect.objectContaining({ parcel: `${order.number}-1`, state: 'packed' })],
      },
    });
    shop.pass(MINUTE_MS);
    expect(await desk.post(path, { by: 'customer' })).toEqual(answer);
    expect([await stockOf('pen'), await stateOf(order.number)]).toEqual([before, 'cancelled']);
    expect((await desk.post(`/parcels/${order.number}-1/sent`)).body.error).toBe('ORDER_CANCELLED');
    const mails = await mailsWith(order.shopper, 'storniert');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('leider können wir Ihre Bestellung nicht ausführen');
    expect(await invoicesOf(order.id)).toEqual([]);
    await expectInvariants(database());
  });

  it('cancels for a customer who has asked for it, in the words of a cancellation of their own', async () => {
    const { shopper, number } = await place();
    expect((await desk.post(`/orders/${number}/cancel`, { by: 'customer' })).status).toBe(200);
    expect((await mailsWith(shopper, 'storniert'))[0]?.text).toContain('wie gewünscht haben wir');
    expect((await desk.post(`/orders/${number}/cancel`, { by: 'nobody' })).body).toMatchObject({
      error: 'INVALID',
      message: 'by: must be one of customer, shop.',
    });
  });

  it('says of a cancelled order that is paid in advance how its money goes back', async () => {
    const [waiting, paid] = [await place('VORKASSE'), await place('VORKASSE')];
    await desk.post(`/orders/${paid.number}/paid`);
    const moneyBack = async (number: number) => (await desk.post(`/orders/${number}/cancel`)).body.moneyBack;
    expect([await moneyBack(waiting.number), await moneyBack(paid.number)]).toEqual(['transfer-once-paid', 'transfer']);
    const { transfers } = (await desk.get('/transfers')).body as { readonly transfers: readonly { order: number }[] };
    const owed = transfers.map(({ order }) => order);
    expect([owed.includes(waiting.number), owed.includes(paid.number)]).toEqual([false, true]);
  });

  it('cancels nothing that a carrier has, that waits at the payment provider, that is a membership, or that is not there', async () => {
    const sent = await place();
    await desk.post(`/parcels/${sent.number}-1/announced`, { lines: [{ line: 1, quantity: 1 }] });
    await desk.post(`/parcels/${sent.number}-1/sent`);
    const unpaid = await place('PAYPAL');
    const membership = await place();
    await database().updateTable('orders').set({ kind: 'prime' }).where('id', '=', membership.id).execute();
    const refused = async (number: number) => {
      const { status, body } = await desk.post(`/orders/${number}/cancel`);
      return [status, body.error];
    };
    expect(await refused(sent.number)).toEqual([409, 'ORDER_SENT']);
    expect(await refused(unpaid.number)).toEqual([409, 'ORDER_UNPAID']);
    expect(await refused(membership.number)).toEqual([409, 'ORDER_MEMBERSHIP']);
    expect(await refused(999_999_999)).toEqual([404, 'ORDER_UNKNOWN']);
    expect([await stateOf(sent.number), await stateOf(unpaid.number)]).toEqual(['packing', 'awaiting-payment']);
  });

  it('shows what has to be known before something is sent: a withdrawal, and a packing station', async () => {
    const { id, number } = await place();
    const shown = async () => (await desk.get(`/orders/${number}`)).body as Record<string, unknown>;
    expect(await shown()).toMatchObject({ withdrawnAt: null, deliveryAddress: { postNumber: null } });
    const { delivery_address } = await orderOf(number);
    const station = { ...delivery_address, use: 'packing-station', street: '12345678', addition: '145' };
    await database()
      .updateTable('orders')
      .set({ delivery_address: JSON.stringify(station) as never })
      .where('id', '=', id)
      .execute();
    const at = shop.services.now();
    const declared = { store: 'de', language: 'de', name: 'Gesa Gast', email: 'g@example.com', goods: '' };
    await database()
      .insertInto('withdrawals')
      .values(
        [at, at + 1].map((received_at) => ({
          ...declared,
          id: `withdrawn-${number}-${received_at}`,
          idempotency_key: `withdrawn-${number}-${received_at}`,
          order_number: String(number),
          order_id: id,
          received_at,
        })),
      )
      .execute();
    expect(await shown()).toMatchObject({
      withdrawnAt: new Date(at).toISOString(),
      carriers: ['dhl'],
      deliveryAddress: { isPackingStation: true, postNumber: '12345678', addition: '145' },
    });
    expect(await listed(`?after=${number - 1}&limit=1`)).toMatchObject([{ withdrawnAt: new Date(at).toISOString() }]);
    const other = await desk.post(`/parcels/${number}-1/sent`, { carrier: 'dpd' });
    expect(other.body).toMatchObject({ error: 'INVALID', message: 'carrier: must be one of dhl.' });
  });

  const orderOf = (number: number) =>
    database().selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

  it('shows orders from before it as delivered once the statements of its document were run, and tells nobody', async () => {
    const before = await place();
    const document = await readFile(new URL('../../../../docs/staff-desk.md', import.meta.url), 'utf8');
    const [, statements = ''] = /```sql\n(?<sql>.*?)```/s.exec(document) ?? [];
    for (const statement of statements.replaceAll('2026-11-28', '2099-01-01').split(';'))
      if (statement.trim() !== '') await sql.raw(statement).execute(database());
    expect(await stateOf(before.number)).toBe('delivered');
    const after = await place();
    expect((await listed('?state=new')).map(({ order }) => order)).toEqual([after.number]);
    expect(await mailsWith(before.shopper, 'unterwegs')).toEqual([]);
    expect(await invoicesOf(before.id)).toEqual([]);
  });
});
