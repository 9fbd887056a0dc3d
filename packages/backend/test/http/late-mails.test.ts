// Mails that their server takes late: what was asked for since counts, in whichever order they arrive.

import { beforeEach, expect, it } from 'vitest';
import { databaseMailer } from '../../src/mail/mailer.ts';
import { flushOutbox } from '../../src/mail/outbox-worker.ts';
import { createDeliver } from '../../src/server/deliver-outbox.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'altes-passwort';
/** Longer than the outbox waits between two tries. */
const RETRY_MS = 31 * 60_000;
const DONE = 'successful';
type Done = { readonly answer: { readonly successful: boolean } };

let people = 0;

describeOnADatabase('Mails that arrive late', (database) => {
  let shop: TestShop;
  let email: string;
  let id: string;
  let shopper: Shopper;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
    id = `late-${people}`;
    email = `late.${people}@example.com`;
    await insertAccount(database(), { id, email, password: PASSWORD });
    shopper = await createShopper(shop);
  });

  const logIn = async (): Promise<void> => {
    const { login } = await shopper.call<{ login: { jwt: string | null } }>(
      'mutation($e:String!,$p:String!){login(email:$e,password:$p){jwt}}',
      { e: email, p: PASSWORD },
    );
    shopper.headers['x-jwt'] = login.jwt ?? '';
  };
  /** Sends what is due; the server refuses mails to those addresses. */
  const flush = async (...refused: readonly string[]): Promise<void> => {
    const mailer = databaseMailer(database(), shop.services.now);
    const deliver = createDeliver(shop.services, {
      send: async (mail) => {
        if (refused.includes(mail.recipient)) throw new Error('450 try again later');
        await mailer.send(mail);
      },
    });
    await flushOutbox(shop.services, deliver);
  };
  const mailsTo = (recipient: string) =>
    database().selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('sent_at').execute();
  const tokenTo = async (recipient: string): Promise<string> =>
    decodeURIComponent(/[tT]oken=([\w%.-]+)/.exec((await mailsTo(recipient)).at(-1)?.text ?? '')?.[1] ?? '');
  const run = async (mutation: string, variables: Readonly<Record<string, string>>): Promise<boolean> =>
    (await shopper.call<Done>(mutation, variables)).answer.successful;
  const changeTo = (to: string) =>
    run(`mutation($e:String!,$p:String!){answer:updateEmail(email:$e,currentPassword:$p){${DONE}}}`, {
      e: to,
      p: PASSWORD,
    });
  /** Logs in first: a login lasts less than the outbox waits. */
  const confirm = async (t: string) => {
    await logIn();
    return run(`mutation($t:String!){answer:confirmEmail(emailToken:$t){${DONE}}}`, { t });
  };
  const forget = () =>
    run(`mutation($e:String!){answer:forgotPassword(email:$e,honeypotField:"",counter:1){${DONE}}}`, { e: email });
  const subscribe = () =>
    run(`mutation($e:String!){answer:subscribeToNewsletter(email:$e,honeypotField:""){${DONE}}}`, { e: email });
  const unsubscribe = () =>
    run(`mutation($e:String!){answer:unsubscribeNewsletter(email:$e,houseNr:"1"){${DONE}}}`, { e: email });
  const confirmLetter = (t: string) => run(`mutation($t:String!){answer:confirmNewsletter(token:$t){${DONE}}}`, { t });
  const letterState = async () =>
    (
      await database()
        .selectFrom('newsletter_subscriptions')
        .select('state')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.state;

  it('leave the link of the right address good when the wrong one of before is tried again', async () => {
    await logIn();
    const [wrong, right] = [`typo.${email}`, `right.${email}`];
    await changeTo(wrong);
    await flush(wrong);
    shop.pass(1_000);
    await changeTo(right);
    await flush(wrong);
    const token = await tokenTo(right);
    shop.pass(RETRY_MS);
    await flush(wrong);
    expect(await confirm(token)).toBe(true);
    shop.pass(RETRY_MS);
    await flush();
    expect(await mailsTo(wrong)).toEqual([]);
  });

  it('leave the link of an address good that the member asked for after a welcome which comes to nobody, or late', async () => {
    await database().updateTable('accounts').set({ mailbox_proved_at: null }).where('id', '=', id).execute();
    const { now } = shop.services;
    const payload = { accountId: id, askedAt: now(), store: 'de', language: 'de', baseUrl: 'http://de.localhost' };
    await database()
      .insertInto('outbox')
      .values({
        ...{ kind: 'welcome', key: `welcome:${id}`, payload: JSON.stringify(payload) as never },
        ...{ next_attempt_at: now(), done_at: null, last_error: null },
      })
      .execute();
    await flush(email);
    shop.pass(1_000);
    await logIn();
    const right = `right.${email}`;
    await changeTo(right);
    await flush(email);
    const token = await tokenTo(right);
    shop.pass(RETRY_MS);
    await flush();
    const [welcome] = await mailsTo(email);
    expect(welcome?.text).not.toContain('oken=');
    expect(await confirm(token)).toBe(true);
  });

  it('leave the newest link to set a password good, and bring no older one', async () => {
    await forget();
    await flush(email);
    shop.pass(1_000);
    await forget();
    // The first try of the second mail comes before the next one of the first.
    await flush();
    const token = await tokenTo(email);
    shop.pass(RETRY_MS);
    await flush();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await shopper.call('query($t:String!){checkTokenValidity(emailToken:$t)}', { t: token })).toEqual({
      checkTokenValidity: true,
    });
  });

  it('leave the newest link to confirm the newsletter good, and bring no older one', async () => {
    await subscribe();
    await flush(email);
    shop.pass(1_000);
    await subscribe();
    await flush();
    const token = await tokenTo(email);
    shop.pass(RETRY_MS);
    await flush();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await confirmLetter(token)).toBe(true);
    expect(await letterState()).toBe('subscribed');
  });

  it('end no newsletter that was confirmed after its end was asked for, and ask for none that has ended since', async () => {
    await subscribe();
    await flush();
    await confirmLetter(await tokenTo(email));
    await flush();
    shop.pass(1_000);
    await unsubscribe();
    await flush(email);
    expect(await letterState()).toBe('unsubscribed');
    shop.pass(500);
    await subscribe();
    await flush();
    await confirmLetter(await tokenTo(email));
    expect(await letterState()).toBe('subscribed');
    shop.pass(RETRY_MS);
    await flush();
    expect(await letterState()).toBe('subscribed');
    expect((await mailsTo(email)).map(({ subject }) => subject).join()).not.toContain('abbestellt');
    await subscribe();
    shop.pass(1_000);
    await unsubscribe();
    await flush();
    expect(await letterState()).toBe('unsubscribed');
  });

  it('tell a member nothing of a stranger when the address is already theirs, by the first of two links', async () => {
    await logIn();
    const fresh = `fresh.${email}`;
    await changeTo(fresh);
    shop.pass(1_000);
    await changeTo(fresh);
    await flush();
    const [first] = await mailsTo(fresh);
    expect(await confirm(await tokenTo(fresh))).toBe(true);
    expect(first?.subject).toBe('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
    const payload = { messageId: `again-${id}`, accountId: id, email: fresh, store: 'de', language: 'de' };
    await database()
      .insertInto('outbox')
      .values({
        kind: 'email-change',
        key: `email-change:again-${id}`,
        payload: JSON.stringify({ ...payload, baseUrl: 'http://de.localhost' }) as never,
        ...{ next_attempt_at: shop.services.now(), done_at: null, last_error: null },
      })
      .execute();
    const before = (await mailsTo(fresh)).length;
    await flush();
    expect(await mailsTo(fresh)).toHaveLength(before);
  });
});
