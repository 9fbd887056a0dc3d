// Returns over the real backend: who finds an order, what can go back, and what is announced.
// Source: spec 2 §3 "Return order", §4 "Returns flow", §6, §7, §8; docs/adr/0075.

import { DAY_MS, HOUR_MS } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { contentCacheOf } from '../../src/content/content-cache.ts';
import { json } from '../../src/database/columns.ts';
import {
  RETURN_MAILS_TO_RECIPIENT,
  WRONG_RETURN_LOOKUPS_FROM_ADDRESS,
  WRONG_RETURN_LOOKUPS_OF_ORDER,
} from '../../src/limits/limits.ts';
import { STEP_AFTER_MS } from '../../src/orders/clock-warehouse.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { linesOf } from '../../src/orders/read-order.ts';
import { returnsOf } from '../../src/returns/read-returns.ts';
import { returnLabel } from '../../src/returns/return-label.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { CONTACT, type Item, openReturnDesk } from '../support/return-desk.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';

describeOnADatabase('Returns (spec 2 §4 "Returns flow")', (database) => {
  const { ordered, orderOf, delivered, passAndWork, stranger, find, open, found, lineOf, submit, shop } =
    openReturnDesk(database);

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
    const otherGuest = await createShopper(shop());
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
    const austrian = await createShopper(shop(), 'at');
    expect([await find(austrian, number, ADDRESS.postCode), await open(austrian, hash)]).toEqual([null, null]);
  });

  it('a membership is no goods that go back', async () => {
    const { number, orderId } = await delivered();
    const who = await stranger();
    const { hash } = await found(who, number);
    await database().updateTable('orders').set({ kind: 'prime' }).where('id', '=', orderId).execute();
    expect([await find(who, number, ADDRESS.postCode), await open(who, hash)]).toEqual([null, null]);
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
    const { number } = await orderOf((await ordered()).orderId);
    const pieces = async () =>
      (await found(await stranger(), String(number))).lines.map((line) => line.returnableQuantity);
    expect(await pieces()).toEqual([0, 0]);
    await passAndWork(HOUR_MS);
    for (const step of ['packed', 'sent', 'delivered'] as const) await passAndWork(STEP_AFTER_MS[step]);
    expect(await pieces()).toEqual([3, 1]);
    shop().pass(30 * DAY_MS - 1);
    expect(await pieces()).toEqual([3, 1]);
    shop().pass(1);
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
    await shop().flush();
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
    const { seller } = shop().services.settings;
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
      { id: orderId, token: orderToken(shop().services.secrets, orderId) },
    );
    expect(details.answer.returns.map(({ rma }) => rma)).toEqual([first?.rma]);
  });

  it('their mails to a mailbox that is not proved to be the orderer’s are a few in an hour, and the others come later', async () => {
    const many = RETURN_MAILS_TO_RECIPIENT.most + 2;
    const announceAll = async (isProved: boolean): Promise<() => Promise<number>> => {
      const { shopper, orderId } = await ordered(many);
      const { user_id: userId, number } = await orderOf(orderId);
      if (isProved) {
        await insertAccount(database(), { id: `returns-${number}`, email: shopper.email });
        const owner = { account_id: `returns-${number}` };
        await database().updateTable('users').set(owner).where('id', '=', userId).execute();
      }
      await passAndWork(HOUR_MS);
      for (const step of ['packed', 'sent', 'delivered'] as const) await passAndWork(STEP_AFTER_MS[step]);
      delete shopper.headers['x-jwt'];
      const order = await found(shopper, String(number));
      const pen = { lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'dislike' };
      for (let n = 0; n < many; n += 1)
        expect(await submit(shopper, order, [pen], {}, `${orderId}-${n}`)).toMatchObject({ isError: false });
      return async () => {
        await shop().flush();
        const mails = database().selectFrom('mails').select('key').where('recipient', '=', shopper.email);
        return (await mails.where('key', 'like', 'return-announced:%').execute()).length;
      };
    };
    const mailed = await announceAll(false);
    expect(await mailed()).toBe(RETURN_MAILS_TO_RECIPIENT.most);
    shop().pass(HOUR_MS);
    expect(await mailed()).toBe(many);
    expect(await (await announceAll(true))()).toBe(many);
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
});
