// Mails about articles that are back, over the real backend: double opt-in, one mail for each wish whoever works at once, and the end of it.

import { STOCK_ALERT_LINK_MS, STOCK_ALERT_WAIT_MS } from '@tornister/domain/newsletter';
import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { STOCK_ALERT_MAILS_TO_RECIPIENT, STOCK_ALERTS_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { signedId } from '../../src/server/signed-ids.ts';
import { announceStock } from '../../src/stock-alerts/announce-stock.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Done = { readonly successful: boolean; readonly generalErrorMessage: string | null };
const DONE = 'successful generalErrorMessage fieldErrors{fieldName errorMessage}';
let people = 0;

describeOnADatabase('Who waits for an article', (database) => {
  let shop: TestShop;
  let visitor: Shopper;
  let email: string;
  let isFilled = false;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    await database().deleteFrom('stock_alerts').execute();
    shop = createTestShop(database());
    visitor = await createShopper(shop);
    people += 1;
    email = `wartende.${people}@example.com`;
    if (!isFilled) {
      isFilled = true;
      await insertShelf(database());
      for (const id of ['out', 'box']) await insertItem(database(), { id, stock: 0, cents: 1_190, minimum: 2 });
      await insertItem(database(), { id: 'there', stock: 5 });
    }
    await stocked('out', 0);
  });

  const stocked = (id: string, available: number) =>
    database().updateTable('stock').set({ available }).where('item_id', '=', id).execute();
  const ask = async (to = email, itemId = 'out', honeypotField = '', by = visitor): Promise<Done> =>
    (
      await by.call<{ answer: Done }>(
        `mutation($i:ID!,$e:String!,$h:String!){answer:askForStock(itemId:$i,email:$e,honeypotField:$h){${DONE}}}`,
        { i: itemId, e: to, h: honeypotField },
      )
    ).answer;
  const confirm = async (token: string): Promise<Done> =>
    (
      await visitor.call<{ answer: Done }>(`mutation($t:String!){answer:confirmStockAlert(token:$t){${DONE}}}`, {
        t: token,
      })
    ).answer;
  const end = async (token: string, all: boolean): Promise<Done> =>
    (
      await visitor.call<{ answer: Done }>(
        `mutation($t:String!,$a:Boolean!){answer:endStockAlerts(token:$t,all:$a){${DONE}}}`,
        { t: token, a: all },
      )
    ).answer;
  const linkOf = async (kind: 'stockAlert' | 'stockAlertEnd', token: string): Promise<string> =>
    (
      await visitor.call<{ link: string }>(
        'query($k:MailedLinkKind!,$t:String!){link:getMailedLink(kind:$k,token:$t)}',
        { k: kind, t: token },
      )
    ).link;
  const mails = async (to = email) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', to).orderBy('sent_at').execute();
  };
  const tokenIn = (text: string | undefined, parameter: 'token' | 'end'): string =>
    decodeURIComponent(new RegExp(`\\?${parameter}=([\\w.%-]+)`).exec(text ?? '')?.[1] ?? '');
  const rowOf = (to = email, itemId = 'out') =>
    database()
      .selectFrom('stock_alerts')
      .selectAll()
      .where('email', '=', to)
      .where('item_id', '=', itemId)
      .executeTakeFirst();
  /** A wish that counts; answers the text of its first mail. */
  const wait = async (to = email, itemId = 'out'): Promise<string> => {
    await ask(to, itemId);
    const text = (await mails(to)).at(-1)?.text ?? '';
    expect((await confirm(tokenIn(text, 'token'))).successful).toBe(true);
    shop.pass(1_000);
    return text;
  };

  it('confirms by the link of a mail, and gets one mail when the article can be bought, with its price and page', async () => {
    expect((await ask(email.toUpperCase())).successful).toBe(true);
    const [asked] = await mails();
    expect(asked?.html).toContain('Stift out');
    // Both links name the article, for the pages that they open.
    for (const [parameter, token] of [
      ['token', tokenIn(asked?.text, 'token')],
      ['end', tokenIn(asked?.text, 'end')],
    ])
      expect(asked?.text).toContain(`?${parameter}=${token}&product=pout&item=out`);
    await stocked('out', 2);
    expect(await announceStock(shop.services)).toBe(0);
    shop.pass(STOCK_ALERT_LINK_MS - 1);
    expect((await confirm(tokenIn(asked?.text, 'token'))).successful).toBe(true);
    await stocked('out', 1);
    expect(await announceStock(shop.services)).toBe(0);
    await stocked('out', 2);
    expect(await announceStock(shop.services)).toBe(1);
    expect(await announceStock(shop.services)).toBe(0);
    shop.pass(1_000);
    const [, back, more] = await mails();
    expect(back?.subject).toBe('Wieder da: Stift out');
    expect(back?.text).toMatch(/Preis: 11,90\s€/u);
    expect(back?.text).toContain('/prod/pout/');
    expect(more).toBeUndefined();
  });

  it('counts no link that is seven days old, and none for which another was made', async () => {
    await ask();
    const token = tokenIn((await mails())[0]?.text, 'token');
    const endToken = tokenIn((await mails())[0]?.text, 'end');
    expect((await confirm(endToken)).successful).toBe(false);
    expect((await end(token, false)).successful).toBe(false);
    expect((await confirm(`${token}x`)).successful).toBe(false);
    expect((await confirm('')).successful).toBe(false);
    shop.pass(STOCK_ALERT_LINK_MS);
    expect((await confirm(token)).successful).toBe(false);
    await ask();
    expect((await confirm(token)).successful).toBe(true);
  });

  it('says of its links what they can still do, and does nothing by that', async () => {
    await ask();
    const [mail] = await mails();
    const [token, endToken] = [tokenIn(mail?.text, 'token'), tokenIn(mail?.text, 'end')];
    expect([await linkOf('stockAlert', token), await linkOf('stockAlertEnd', endToken)]).toEqual(['open', 'open']);
    expect([await linkOf('stockAlert', endToken), await linkOf('stockAlertEnd', token)]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect((await rowOf())?.confirmed_at).toBeNull();
    shop.pass(STOCK_ALERT_LINK_MS);
    expect(await linkOf('stockAlert', token)).toBe('expired');
    await ask();
    await confirm(token);
    expect(await linkOf('stockAlert', token)).toBe('used');
    await end(endToken, false);
    expect([await linkOf('stockAlert', token), await linkOf('stockAlertEnd', endToken)]).toEqual(['expired', 'used']);
  });

  it('is told by one of several processes, once', async () => {
    await wait();
    await stocked('out', 10);
    const told = await Promise.all(Array.from({ length: 4 }, () => announceStock(shop.services)));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('waits on where the article is sold out again before the mail has its turn', async () => {
    await wait();
    await stocked('out', 10);
    await announceStock(shop.services);
    await stocked('out', 0);
    expect(await mails()).toHaveLength(1);
    expect((await rowOf())?.notified_at).toBeNull();
    shop.pass(1_000);
    await stocked('out', 10);
    expect(await announceStock(shop.services)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is told once where an older order of the mail comes back after a crash, and not at all once the wish is ended', async () => {
    await wait();
    await stocked('out', 10);
    await announceStock(shop.services);
    // What had been ordered is taken again, when another order of the same wish has taken its place.
    await database()
      .updateTable('stock_alerts')
      .set({ notified_at: shop.services.now() + 1 })
      .execute();
    expect(await mails()).toHaveLength(1);
    await database().updateTable('stock_alerts').set({ notified_at: null }).execute();
    shop.pass(1_000);
    await announceStock(shop.services);
    await database().deleteFrom('stock_alerts').execute();
    expect(await mails()).toHaveLength(1);
  });

  it('gets no second question while the wish waits, and may ask anew after the mail', async () => {
    await wait();
    const again = await ask();
    expect(again.successful).toBe(true);
    expect(await mails()).toHaveLength(1);
    await stocked('out', 10);
    await announceStock(shop.services);
    await mails();
    await stocked('out', 0);
    shop.pass(1_000);
    await ask();
    expect((await mails()).at(-1)?.subject).toContain('Bitte bestätigen');
    expect((await rowOf())?.confirmed_at).toBeNull();
  });

  it('ends one wish, or all of the mailbox also when that one is gone, as often as the link is used', async () => {
    const text = await wait();
    await wait(email, 'box');
    await wait(`other.${email}`);
    const token = tokenIn(text, 'end');
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('example');
    for (const _again of [1, 2]) expect((await end(token, false)).successful).toBe(true);
    expect([await rowOf(), (await rowOf(email, 'box'))?.email]).toEqual([undefined, email]);
    expect(await linkOf('stockAlertEnd', token)).toBe('used');
    for (const _again of [1, 2]) expect((await end(token, true)).successful).toBe(true);
    expect([await rowOf(email, 'box'), (await rowOf(`other.${email}`))?.email]).toEqual([undefined, `other.${email}`]);
    await stocked('out', 10);
    await announceStock(shop.services);
    expect(await mails()).toHaveLength(2);
  });

  it('ends by the link of an older mail what that names, and does not say that all is ended where it names nothing any more', async () => {
    await wait();
    await wait(email, 'box');
    const oldToken = async (itemId: string) =>
      signedId(shop.services.secrets, 'stock-alert-end', (await rowOf(email, itemId))?.id ?? '');
    const [out, box] = [await oldToken('out'), await oldToken('box')];
    expect((await end(out, false)).successful).toBe(true);
    expect((await end(out, true)).successful).toBe(false);
    expect((await rowOf(email, 'box'))?.email).toBe(email);
    expect((await end(box, true)).successful).toBe(true);
    expect(await rowOf(email, 'box')).toBeUndefined();
  });

  it('is not taken for what can be bought or is not there, nor from machines, and answers the same for everybody else', async () => {
    expect(await ask(email, 'there')).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.stockAlert.forSale',
    });
    expect(await ask(email, 'none')).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.stockAlert.unknown',
    });
    expect((await ask('mia')).successful).toBe(false);
    const fresh = await ask(email);
    expect(await ask(`robot.${email}`, 'out', 'x')).toEqual(fresh);
    expect(await mails(`robot.${email}`)).toEqual([]);
  });

  it('gets five mails in an hour at most, and an address may ask sixty times', async () => {
    for (let asked = 0; asked < STOCK_ALERTS_FROM_ADDRESS.most; asked += 1) {
      expect((await ask()).successful).toBe(true);
      shop.pass(1_000);
    }
    expect(await mails()).toHaveLength(STOCK_ALERT_MAILS_TO_RECIPIENT.most);
    await expect(ask()).rejects.toThrow();
  });

  it('gets one mail for a form that is sent twice at the same moment', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(await mails()).toHaveLength(1);
  });

  it('reads net prices where the business shop was asked', async () => {
    await database()
      .insertInto('stock_alerts')
      .values({
        ...{
          id: `b2b-${people}`,
          item_id: 'out',
          store: 'b2b',
          email,
          language: 'en',
          base_url: 'http://educational.localhost',
        },
        ...{ requested_at: 0, confirmed_at: shop.services.now() - 1, notified_at: null },
      })
      .execute();
    await stocked('out', 10);
    await announceStock(shop.services);
    const [mail] = await mails();
    expect(mail?.text).toMatch(/Price without VAT: €11\.90/u);
    expect(mail?.text).toContain('Item number: ');
  });

  it('is forgotten without a confirmation after a week, after a year of waiting, and a month after the mail', async () => {
    const made = { store: 'de', language: 'de', base_url: 'http://de.localhost', item_id: 'out' };
    const now = shop.services.now();
    const rows = [
      ['asked', now - STOCK_ALERT_LINK_MS, null, null],
      ['asks', now - STOCK_ALERT_LINK_MS + 1, null, null],
      ['waited', 0, now - STOCK_ALERT_WAIT_MS, null],
      ['waits', 0, now - STOCK_ALERT_WAIT_MS + 1, null],
      ['told', 0, now - 31 * DAY_MS, now - 30 * DAY_MS],
      ['is-told', 0, now - 31 * DAY_MS, now - 30 * DAY_MS + 1],
    ] as const;
    for (const [id, requested_at, confirmed_at, notified_at] of rows)
      await database()
        .insertInto('stock_alerts')
        .values({ ...made, id, email: `${id}@example.com`, requested_at, confirmed_at, notified_at })
        .execute();
    await forgetOld(shop.services);
    const left = await database().selectFrom('stock_alerts').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['asks', 'is-told', 'waits']);
    await stocked('out', 10);
    expect(await announceStock(shop.services)).toBe(1);
  });
});
