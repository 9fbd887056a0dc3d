// What becomes of a return: it arrives, is settled and paid back, or replaced.
// Source: spec 2 §4 "Returns flow"; docs/adr/0075.

import { HOUR_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { up as addReturnOutcomes } from '../../src/database/migrations/0250-return-outcomes.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { writePayment } from '../../src/payment/payment-rows.ts';
import { RETURN_STATE_AFTER_MS, takeReturnsByClock } from '../../src/returns/clock-returns.ts';
import { settleAccepted } from '../../src/returns/settle-accepted.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { openReturnDesk } from '../support/return-desk.ts';

describeOnADatabase('What becomes of a return (spec 2 §4 "Returns flow")', (database) => {
  const { delivered, settle, found, lineOf, submit, shop } = openReturnDesk(database);

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
      shop().pass(ms);
      await takeReturnsByClock(shop().services);
    };
    await passTo(RETURN_STATE_AFTER_MS.arrived - 1);
    expect(await state()).toBe('ANNOUNCED');
    await passTo(1);
    expect(await state()).toBe('ARRIVED');
    expect((await found(shopper, number)).priorReturns).toMatchObject([{ outcome: null, amount: null }]);
    await passTo(RETURN_STATE_AFTER_MS.settled - RETURN_STATE_AFTER_MS.arrived);
    await passTo(HOUR_MS);
    expect(await state()).toBe('SETTLED');
    await shop().flush();
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
    await settleAccepted(shop().services);
    expect((await found(shopper, number)).priorReturns[0]?.state).toBe('ANNOUNCED');
    await database()
      .updateTable('returns')
      .set({ accepted_at: shop().services.now() })
      .where('number', '=', Number(sent?.rma?.slice(2)))
      .execute();
    await Promise.all([settleAccepted(shop().services), settleAccepted(shop().services)]);
    expect(await settleAccepted(shop().services)).toBe(0);
    expect((await found(shopper, number)).priorReturns[0]?.state).toBe('SETTLED');
    await shop().flush();
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
          { orderId, provider: 'sandbox', paymentId: 'PAYPAL', amount, now: shop().services.now() },
          `paid-${orderId}`,
        );
        await transaction.updateTable('payments').set({ state: 'paid' }).where('order_id', '=', orderId).execute();
        // A wrong amount that came before, and went back at once, is none of the money that pays the order.
        await transaction
          .insertInto('refunds')
          .values({
            id: `wrong-${orderId}`,
            trans_id: `paid-${orderId}`,
            event_id: `wrong-${orderId}`,
            provider: 'sandbox',
            order_id: orderId,
            amount_cents: total - 1,
            currency: 'EUR',
            reason: 'wrong-amount',
            state: 'done',
            requested_at: shop().services.now(),
            settled_at: shop().services.now(),
            provider_answer: 'sent back',
          })
          .execute();
      });
    await submit(shopper, order, [{ lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'dislike' }]);
    await settle();
    const refunds = await database()
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('reason', '<>', 'wrong-amount')
      .execute();
    expect(refunds.map(({ reason, amount_cents }) => [reason, amount_cents])).toEqual([
      ['returned', Math.round(((line?.total_cents ?? 0) * 2) / 3)],
    ]);
    expect((await found(shopper, number)).priorReturns).toMatchObject([
      { outcome: 'REFUNDED', amount: { cents: refunds[0]?.amount_cents, currency: 'EUR' } },
    ]);

    const refund = async () => (await found(shopper, number)).priorReturns[0]?.refund;
    const asked = { reason: 'RETURNED', way: 'PROVIDER', amount: { cents: refunds[0]?.amount_cents } };
    expect(await refund()).toEqual({ ...asked, state: 'REQUESTED', at: shop().services.now() });
    // It stands with its return, and not a second time with the order.
    const details = await shopper.call(
      'query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){refunds{state} returns{refund{state}}}}',
      { id: orderId, token: orderToken(shop().services.secrets, orderId) },
    );
    expect(details).toEqual({
      answer: { refunds: [{ state: 'DONE' }], returns: [{ refund: { state: 'REQUESTED' } }] },
    });
    // Nobody has asked a provider for it, as the invariants want.
    await database().deleteFrom('refunds').where('id', '=', `wrong-${orderId}`).execute();
    // The sandbox has taken nothing for it, and refuses.
    shop().pass(HOUR_MS);
    await shop().flush();
    expect(await refund()).toEqual({ ...asked, state: 'REFUSED', at: shop().services.now() });
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
    // What was wished stays; what became of it is the outcome, and where that is other it is said.
    expect(rows.map(({ regulation }) => regulation)).toEqual(['replacement', 'replacement']);
    expect((await found(shopper, number)).priorReturns).toMatchObject([
      { outcome: 'CREDITED', regulation: 'Ersatz (nicht mehr vorrätig)' },
      { outcome: 'REPLACED', regulation: 'Ersatz', amount: null },
    ]);
    await shop().flush();
    const mails = await database()
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', shopper.email)
      .where('subject', 'like', 'Ihre Rücksendung % ist bearbeitet')
      .execute();
    const isShort = mails.map(({ text }) => text.includes('Den gewünschten Ersatz können wir nicht schicken'));
    expect(isShort.toSorted()).toEqual([false, true]);
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
    await shop().flush();
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
});
