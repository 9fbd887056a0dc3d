// Returns, reviews and transfers at the staff desk. Source: docs/staff-desk.md; docs/adr/0075.

import { beforeEach, expect, it } from 'vitest';
import { settleAccepted } from '../../src/returns/settle-accepted.ts';
import { publishReviews } from '../../src/reviews/publish-reviews.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { openReturnDesk } from '../support/return-desk.ts';
import { createStaffDesk, STAFF_TOKEN, type StaffDesk } from '../support/staff-desk.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('The staff desk of returns, reviews and transfers', (database) => {
  const { place, delivered, found, lineOf, submit, shop, orderOf } = openReturnDesk(database);
  let desk: StaffDesk;
  let staffed: TestShop;

  beforeEach(() => {
    staffed = createTestShop(database(), { startsAt: shop().services.now(), environment: { STAFF_TOKEN } });
    desk = createStaffDesk(staffed);
  });

  /** One pen comes back. */
  const announced = async () => {
    const order = await delivered(2);
    const seen = await found(order.shopper, order.number);
    const line = lineOf(seen, 'pen');
    const { rma } =
      (await submit(order.shopper, seen, [{ lineId: line.id, quantity: 1, reason: 'dislike', comment: 'zu dick' }])) ??
      expect.fail('no return');
    return { ...order, rma: rma ?? expect.fail('no number') };
  };
  const stateAtShop = async (order: Awaited<ReturnType<typeof announced>>) =>
    (await found(order.shopper, order.number)).priorReturns[0]?.state;
  const after = (rma: string): string => `after=${Number(rma.slice(2)) - 1}`;
  const transfersOf = async (order: string): Promise<readonly object[]> =>
    ((await desk.get('/transfers')).body.transfers as { readonly order: number }[]).filter(
      (one) => one.order === Number(order),
    );

  it('shows what comes back and why, takes it in, and has it settled once it is accepted', async () => {
    const order = await announced();
    const path = `/returns/${order.rma}`;
    expect((await desk.get(`/returns?${after(order.rma)}`)).body).toMatchObject({
      returns: [
        {
          return: order.rma,
          order: Number(order.number),
          state: 'announced',
          wish: 'refund',
          contact: { lastName: 'Gast' },
          items: [{ line: 1, itemNumber: '000pen', quantity: 1, reason: 'dislike', comment: 'zu dick' }],
        },
      ],
      next: null,
    });
    const arrived = await desk.post(`${path}/arrived`);
    expect([arrived.status, arrived.body.state, await stateAtShop(order)]).toEqual([200, 'arrived', 'ARRIVED']);
    expect(await desk.post(`${path}/arrived`)).toEqual(arrived);
    expect(await settleAccepted(shop().services)).toBe(0);
    const accepted = await desk.post(`${path}/accepted`);
    expect(accepted.body).toMatchObject({ state: 'accepted', arrivedAt: arrived.body.arrivedAt });
    expect(await desk.post(`${path}/accepted`)).toEqual(accepted);
    expect((await desk.get(`/returns?state=accepted&${after(order.rma)}`)).body.returns).toHaveLength(1);
    const back = await desk.post(`${path}/arrived`);
    expect([back.status, back.body.error]).toEqual([409, 'RETURN_FURTHER']);
    expect(await settleAccepted(shop().services)).toBe(1);
    expect(await stateAtShop(order)).toBe('SETTLED');
    expect((await desk.post(`${path}/accepted`)).body).toMatchObject({ state: 'settled', outcome: 'credited' });
    await shop().flush();
    const mails = await database()
      .selectFrom('mails')
      .select('key')
      .where('subject', '=', `Ihre Rücksendung ${order.rma} ist bearbeitet`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('accepts what nobody has noted as arrived, and knows no other returns', async () => {
    const order = await announced();
    expect((await desk.post(`/returns/${order.rma}/accepted`)).body).toMatchObject({
      state: 'accepted',
      arrivedAt: null,
    });
    await settleAccepted(shop().services);
    expect(await stateAtShop(order)).toBe('SETTLED');
    expect((await desk.post('/returns/RT999999999/arrived')).body).toMatchObject({ error: 'RETURN_UNKNOWN' });
    expect((await desk.post('/returns/1/arrived')).body.message).toBe('return: must be a number like RT700001.');
    expect((await desk.get('/returns?state=lost')).body.message).toBe(
      'state: must be one of announced, arrived, accepted, settled.',
    );
  });

  it('lists a credited return until somebody has transferred its money', async () => {
    const order = await announced();
    const path = `/transfers/return/${order.rma}/made`;
    expect((await desk.post(path)).body).toMatchObject({ error: 'NOT_OWED' });
    await desk.post(`/returns/${order.rma}/accepted`);
    await settleAccepted(shop().services);
    expect(await transfersOf(order.number)).toMatchObject([
      {
        kind: 'return',
        id: order.rma,
        paidBy: 'INVOICE',
        currency: 'EUR',
        amountCents: 1_000,
        to: { name: 'Gesa Gast', email: order.shopper.email },
      },
    ]);
    const made = await desk.post(path);
    expect(made.status).toBe(200);
    staffed.pass(1_000);
    expect(await desk.post(path)).toEqual(made);
    expect(await transfersOf(order.number)).toEqual([]);
  });

  it('lists the money of a cancelled order that came by transfer, also when it comes late', async () => {
    for (const isLate of [false, true]) {
      const { orderId, shopper } = await place([['pen', 1]], { payment: 'VORKASSE' });
      const { number, total_cents } = await orderOf(orderId);
      const cancel = () => shopper.call('mutation($id:ID!){cancelOrder(orderId:$id)}', { id: orderId });
      const path = `/transfers/order/${number}/made`;
      if (!isLate) await desk.post(`/orders/${number}/paid`);
      expect((await desk.post(path)).body).toMatchObject({ error: 'NOT_OWED' });
      await cancel();
      if (isLate) expect(await transfersOf(String(number))).toEqual([]);
      expect((await desk.post(`/orders/${number}/paid`)).body).toMatchObject({ hasToGoBack: true });
      expect(await transfersOf(String(number))).toMatchObject([{ kind: 'order', amountCents: total_cents }]);
      const made = await desk.post(path);
      expect(await desk.post(path)).toEqual(made);
      expect((await desk.post(`/orders/${number}/paid`)).body).toMatchObject({ hasToGoBack: false });
      expect(await transfersOf(String(number))).toEqual([]);
    }
  });

  it('lists a refund that the provider has refused, until it is paid by hand', async () => {
    const { orderId } = await place([['pen', 1]]);
    const { number } = await orderOf(orderId);
    const at = shop().services.now();
    const refund = {
      provider: 'sandbox',
      order_id: orderId,
      amount_cents: 700,
      currency: 'EUR',
      requested_at: at,
    } as const;
    await database()
      .insertInto('refunds')
      .values(
        (['refused', 'requested'] as const).map((state) => ({
          ...refund,
          id: `${state}-${orderId}`,
          event_id: `${state}-${orderId}`,
          trans_id: `t-${orderId}`,
          reason: 'returned' as const,
          state,
          settled_at: state === 'refused' ? at : null,
          provider_answer: state === 'refused' ? 'the account is closed' : null,
        })),
      )
      .execute();
    expect(await transfersOf(String(number))).toMatchObject([
      { kind: 'refund', id: `refused-${orderId}`, amountCents: 700, currency: 'EUR' },
    ]);
    const made = await desk.post(`/transfers/refund/refused-${orderId}/made`);
    expect(await desk.post(`/transfers/refund/refused-${orderId}/made`)).toEqual(made);
    const rows = await database().selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
    expect(rows.find(({ id }) => id.startsWith('refused'))).toMatchObject({
      state: 'done',
      settled_at: at,
      provider_answer: 'by hand',
    });
    const early = await desk.post(`/transfers/refund/requested-${orderId}/made`);
    expect([early.status, early.body.error]).toEqual([409, 'NOT_OWED']);
    expect((await desk.post('/transfers/refund/x/made')).body).toMatchObject({ error: 'REFUND_UNKNOWN' });
    expect((await desk.post('/transfers/gift/x/made')).body.message).toBe(
      'kind: must be one of order, return, refund.',
    );
    await database().deleteFrom('refunds').where('order_id', '=', orderId).execute();
  });

  it('lets reviews appear, or deletes them', async () => {
    const { orderId } = await place([
      ['pen', 1],
      ['ruler', 1],
    ]);
    const lines = await database().selectFrom('order_lines').selectAll().where('order_id', '=', orderId).execute();
    const [good, bad] = lines.map(({ id }) => `review-${id}`);
    await database()
      .insertInto('review_submissions')
      .values(
        lines.map((line, index) => ({
          id: `review-${line.id}`,
          order_line_id: line.id,
          product_id: `p${line.item_id}`,
          language: 'de' as const,
          rating: 4 as const,
          author: 'Gesa G.',
          title: 'Schreibt gut',
          message: 'Seit einer Woche.',
          created_at: index + 1,
          published_at: null,
        })),
      )
      .execute();
    expect((await desk.get('/reviews')).body.reviews).toMatchObject([
      { review: good, product: 'ppen', rating: 4, title: 'Schreibt gut', approvedAt: null },
      { review: bad },
    ]);
    const approved = await desk.post(`/reviews/${good}/approve`);
    expect(approved.body).toEqual({ review: good, state: 'approved' });
    expect(await desk.post(`/reviews/${good}/approve`)).toEqual(approved);
    expect((await desk.get('/reviews?state=approved')).body.reviews).toMatchObject([{ review: good }]);
    expect((await desk.post(`/reviews/${bad}/reject`)).body).toEqual({ review: bad, state: 'rejected' });
    expect((await desk.post(`/reviews/${bad}/reject`)).body).toMatchObject({ error: 'REVIEW_UNKNOWN' });
    await publishReviews(staffed.services);
    const shown = await database()
      .selectFrom('reviews')
      .select('id')
      .where('id', 'in', [good ?? '', bad ?? ''])
      .execute();
    expect(shown).toEqual([{ id: good }]);
    expect((await desk.post(`/reviews/${good}/approve`)).body).toEqual({ review: good, state: 'published' });
    const late = await desk.post(`/reviews/${good}/reject`);
    expect([late.status, late.body.error]).toEqual([409, 'REVIEW_PUBLISHED']);
    expect((await desk.get('/reviews')).body.reviews).toEqual([]);
    expect((await desk.get('/reviews?state=published')).body.reviews).toMatchObject([{ review: good }]);
  });
});
