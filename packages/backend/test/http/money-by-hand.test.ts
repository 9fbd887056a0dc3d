// Money that was promised to a customer and that no payment provider pays back: the staff is told, once each.

import { DAY_MS, MINUTE_MS } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { orderToken } from '../../src/orders/order-link.ts';
import { settleAccepted } from '../../src/returns/settle-accepted.ts';
import { noteTransfer, noteTransferMade } from '../../src/staff/staff-transfers.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { openReturnDesk } from '../support/return-desk.ts';
import type { Shopper } from '../support/shopper.ts';

const STAFF = 'staff@shop.example';

describeOnADatabase('Money that people pay back', (database) => {
  const { deliver, ordered, orderOf, found, lineOf, submit, settle, shop, stranger } = openReturnDesk(database);

  const mailsTo = async (key: string) => {
    await shop().flush();
    const { text, subject, recipient } =
      (await database().selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirst()) ?? {};
    return text === undefined ? undefined : { text: text.replaceAll(/\s/g, ' '), subject, recipient };
  };
  const returnOf = (orderId: string) =>
    database().selectFrom('returns').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
  const returnAll = async (shopper: Shopper, number: string) => {
    const order = await found(shopper, number);
    const line = lineOf(order, 'pen');
    await submit(shopper, order, [{ lineId: line.id, quantity: 1, reason: 'dislike' }]);
  };
  const pay = (orderId: string) =>
    database()
      .updateTable('orders')
      .set({ transfer_received_at: shop().services.now() })
      .where('id', '=', orderId)
      .execute();
  const REFUNDS = 'query($id:ID!){answer:getOrderDetailsV2(orderId:$id){refunds{reason way state amount{cents} at}}}';
  const refundsOf = async (shopper: Shopper, id: string) =>
    (await shopper.call<{ answer: { refunds: unknown } }>(REFUNDS, { id })).answer.refunds;
  /** As with a voucher for all of it. */
  const costNothing = async (orderId: string): Promise<void> => {
    const { totals, total_cents } = await orderOf(orderId);
    const saving = { ...totals.promotionsSaving, cents: totals.promotionsSaving.cents + total_cents };
    const nothing = { ...saving, cents: 0 };
    const free = { ...totals, promotionsSaving: saving, net: nothing, taxes: [], grandTotal: nothing };
    await database()
      .updateTable('orders')
      .set({ total_cents: 0, totals: JSON.stringify(free) })
      .where('id', '=', orderId)
      .execute();
  };
  const CANCEL = 'mutation($id:ID!,$token:String){answer:cancelOrder(orderId:$id,token:$token)}';
  const cancel = async (shopper: Shopper, id: string, token?: string) =>
    (await shopper.call<{ answer: string }>(CANCEL, { id, token })).answer;

  it.each([
    ['INVOICE', 'Rechnung', 'ziehen Sie den Betrag von der offenen Rechnung ab'],
    ['VORKASSE', 'Vorkasse', 'überweisen Sie den Betrag zurück'],
    ['CASH_ON_DELIVERY', 'Nachnahme', 'überweisen Sie den Betrag zurück'],
  ])('is what a return has credited that was paid by %s', async (payment, name, toDo) => {
    const placed = await ordered(2, payment);
    await pay(placed.orderId);
    // Prepaid orders go to the warehouse a day later.
    shop().pass(DAY_MS);
    const { shopper, number, orderId } = await deliver(placed);
    await returnAll(shopper, number);
    expect(await mailsTo(`return-to-pay-back:${(await returnOf(orderId)).id}`)).toBeUndefined();
    await settle();
    const settled = await returnOf(orderId);
    expect(settled.outcome).toBe('credited');
    const invoice = await database()
      .selectFrom('invoices')
      .select('number')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const mail = await mailsTo(`return-to-pay-back:${settled.id}`);
    expect(mail).toMatchObject({
      recipient: STAFF,
      subject: `Gutschrift von Hand: Rücksendung RT${settled.number}`,
    });
    for (const fact of [
      ...[`Betrag: ${euros(settled.outcome_cents ?? 0)}`, `Bestellnummer: ${number}`, `Rechnung: R${invoice.number}`],
      ...[`Zahlungsart: ${name}`, toDo, shopper.email],
    ])
      expect(mail?.text).toContain(fact);
  });

  it('is told once where two processes settle a return, and not where goods are sent anew', async () => {
    const { shopper, number, orderId } = await deliver(await ordered(2));
    await returnAll(shopper, number);
    await database()
      .updateTable('returns')
      .set({ accepted_at: shop().services.now() })
      .where('order_id', '=', orderId)
      .execute();
    await Promise.all([settleAccepted(shop().services), settleAccepted(shop().services)]);
    const toldOf = async () => {
      await shop().flush();
      const mails = database().selectFrom('mails').select('key').where('subject', 'like', 'Gutschrift von Hand%');
      return (await mails.execute()).map(({ key }) => key);
    };
    const key = `return-to-pay-back:${(await returnOf(orderId)).id}`;
    const told = await toldOf();
    expect(told.filter((each) => each === key)).toHaveLength(1);
    const order = await found(shopper, number);
    const faulty = [{ lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'wrong' }];
    await submit(shopper, order, faulty, { regulation: 'replacement' });
    await settle();
    expect(await toldOf()).toEqual(told);
  });

  it('is that of an order paid in advance which is cancelled, whether or not its transfer was noted', async () => {
    const paid = await ordered(1, 'VORKASSE');
    await pay(paid.orderId);
    const unknown = await ordered(1, 'VORKASSE');
    for (const [{ shopper, orderId }, toDo] of [
      [paid, 'Bitte überweisen Sie den Betrag zurück.'],
      [unknown, 'Ein Zahlungseingang ist nicht vermerkt.'],
    ] as const) {
      expect([await cancel(shopper, orderId), await cancel(shopper, orderId)]).toEqual(['CANCELLED', 'CANCELLED']);
      const { number, total_cents: total } = await orderOf(orderId);
      const mail = await mailsTo(`cancelled-to-pay-back:${orderId}`);
      expect(mail).toMatchObject({ recipient: STAFF, subject: `Storniert und vorab bezahlt: Bestellung ${number}` });
      for (const fact of [`Betrag: ${euros(total)}`, `Bestellnummer: ${number}`, 'Zahlungsart: Vorkasse', toDo])
        expect(mail?.text).toContain(fact);
      expect(mail?.text).not.toContain('Rechnung:');
    }
  });

  it('is told to the customer of a cancelled order from its cancellation on, and when it is back', async () => {
    const { shopper, orderId } = await ordered(1, 'VORKASSE');
    const { number, total_cents: total } = await orderOf(orderId);
    const services = shop().services;
    expect((await noteTransfer(services, number)).isOk()).toBe(true);
    expect(await refundsOf(shopper, orderId)).toEqual([]);
    expect(await cancel(shopper, orderId)).toBe('CANCELLED');
    const back = { reason: 'CALLED_OFF', way: 'TRANSFER', amount: { cents: total } };
    expect(await refundsOf(shopper, orderId)).toEqual([{ ...back, state: 'REQUESTED', at: services.now() }]);
    const mail = await mailsTo(`order-cancelled:${orderId}`);
    expect(mail?.text).toContain('Ihre Überweisung ist bei uns angekommen. Wir überweisen Ihnen den Betrag zurück.');
    expect(mail?.text).not.toContain('Bitte bezahlen Sie nichts mehr');
    shop().pass(MINUTE_MS);
    expect((await noteTransferMade(services, 'order', String(number))).isOk()).toBe(true);
    expect(await refundsOf(shopper, orderId)).toEqual([{ ...back, state: 'DONE', at: services.now() }]);
  });

  it('is told to the customer where the transfer came after the cancellation', async () => {
    const { shopper, orderId } = await ordered(1, 'VORKASSE');
    expect(await cancel(shopper, orderId)).toBe('CANCELLED');
    expect(await refundsOf(shopper, orderId)).toEqual([]);
    expect((await mailsTo(`order-cancelled:${orderId}`))?.text).toContain('Haben Sie schon überwiesen');
    shop().pass(MINUTE_MS);
    await noteTransfer(shop().services, (await orderOf(orderId)).number);
    expect(await refundsOf(shopper, orderId)).toMatchObject([
      { reason: 'ORDER_CANCELLED', way: 'TRANSFER', state: 'REQUESTED', at: shop().services.now() },
    ]);
  });

  it.each([
    ['VORKASSE', 'TRANSFER'],
    ['INVOICE', 'INVOICE'],
  ])('of a return by %s is told to be back once people have said so', async (payment, way) => {
    const placed = await ordered(2, payment);
    if (payment === 'VORKASSE') await pay(placed.orderId);
    shop().pass(DAY_MS);
    const { shopper, number, orderId } = await deliver(placed);
    await returnAll(shopper, number);
    await settle();
    const refund = async () => (await found(shopper, number)).priorReturns[0]?.refund;
    expect(await refund()).toBeNull();
    const { number: returned, outcome_cents: cents } = await returnOf(orderId);
    expect((await noteTransferMade(shop().services, 'return', `RT${returned}`)).isOk()).toBe(true);
    const at = shop().services.now();
    expect(await refund()).toEqual({ reason: 'RETURNED', way, amount: { cents }, state: 'DONE', at });
  });

  it('is not spoken of where an order cost nothing', async () => {
    const { shopper, orderId } = await ordered(1);
    await costNothing(orderId);
    expect(await cancel(shopper, orderId)).toBe('CANCELLED');
    const mail = await mailsTo(`order-cancelled:${orderId}`);
    expect(mail?.text).toContain('Zu bezahlen war nichts.');
    expect(mail?.text).not.toMatch(/überwiesen|bezahlen Sie/);
  });

  it('of a return is none where nothing was paid, and no amount is told', async () => {
    const { shopper, number, orderId } = await deliver(await ordered(2));
    await costNothing(orderId);
    await returnAll(shopper, number);
    await settle();
    const { id } = await returnOf(orderId);
    const mail = await mailsTo(`return-settled:${id}`);
    expect(mail?.text).toContain('Für diese Artikel ist nichts zu erstatten.');
    expect(mail?.text).not.toMatch(/\d,\d\d|gut:/);
    expect(await mailsTo(`return-to-pay-back:${id}`)).toBeUndefined();
  });

  it('is none where a cancelled order was to be paid later, or is too late to be cancelled', async () => {
    const later = await ordered(1, 'INVOICE');
    expect(await cancel(later.shopper, later.orderId)).toBe('CANCELLED');
    const placed = await ordered(1, 'VORKASSE');
    shop().pass(DAY_MS);
    const sent = await deliver(placed);
    expect(await cancel(await stranger(), sent.orderId, orderToken(shop().services.secrets, sent.orderId))).toBe(
      'TOO_LATE',
    );
    for (const { orderId } of [later, sent]) expect(await mailsTo(`cancelled-to-pay-back:${orderId}`)).toBeUndefined();
  });
});
