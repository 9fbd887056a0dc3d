// Whoever registers can type the address of somebody else: until a link that was mailed to it was used, the account gets nothing of what the shop
// knows by the address alone. Source: GDPR Art. 5, 15, 32; ADR 0021.

import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { WELCOME_TOKEN_MS } from '../../src/auth/one-time-tokens.ts';
import { EMAIL_CHANGES_TO_RECIPIENT } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { logInAs, register } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
/** The tables whose rows are found by an address alone. */
const BY_EMAIL = ['newsletter_subscriptions', 'stock_alerts', 'prime_waiting_list', 'withdrawals', 'mails'] as const;

type Done = { readonly successful: boolean; readonly generalErrorMessage: string | null };
type Exported = Readonly<Record<string, readonly Record<string, unknown>[]>> & { readonly note?: string };

let people = 0;

describeOnADatabase('An account on an address that anybody may have typed', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'pen', stock: 10 });
  });

  /** What the shop knows of somebody who has no account. */
  const aReader = async (): Promise<string> => {
    people += 1;
    const email = `anna.${people}@example.com`;
    const asked = { store: 'de', language: 'de', base_url: 'http://de.localhost', requested_at: 1, confirmed_at: 2 };
    const ends = { token_hash: null, token_expires_at: null, unsubscribed_at: null };
    const letter = { state: 'subscribed', source: 'form', text_version: '1' } as const;
    const id = `anna-${people}`;
    const db = database();
    await db
      .insertInto('newsletter_subscriptions')
      .values({ id, email, ...asked, ...letter, ...ends })
      .execute();
    await db
      .insertInto('stock_alerts')
      .values({ id, email, item_id: 'pen', ...asked, notified_at: null })
      .execute();
    await db
      .insertInto('prime_waiting_list')
      .values({ id, email, ...asked, notified_at: null })
      .execute();
    await db
      .insertInto('mails')
      .values({
        ...{
          id,
          key: id,
          recipient: email,
          subject: 'Ihre Rechnung',
          html: '',
          text: '',
          sent_at: shop.services.now(),
        },
        attachments: JSON.stringify([
          { fileName: 'r.pdf', contentType: 'application/pdf', base64: 'cmVjaG51bmc=' },
        ]) as never,
      })
      .execute();
    const browser = await createShopper(shop);
    await browser.call(
      'mutation($d:WithdrawalInput!,$k:String!){submitWithdrawal(data:$d,idempotencyKey:$k){successful}}',
      { d: { name: 'Anna', email, orderNumber: '4711', goods: '', honeypotField: '' }, k: `withdrawal-of-${id}` },
    );
    return email;
  };
  /** Somebody registers with this address. */
  const registered = async (email: string): Promise<Shopper> => {
    const shopper = { ...(await createShopper(shop)), email };
    await register(shopper);
    return shopper;
  };
  const done = async (shopper: Shopper, mutation: string, variables: object = {}): Promise<Done> =>
    (
      await shopper.call<{ answer: Done }>(
        mutation.replace('ANSWER', 'successful generalErrorMessage'),
        variables as Record<string, unknown>,
      )
    ).answer;
  const unsubscribe = (shopper: Shopper) => done(shopper, 'mutation{answer:unsubscribeOwnNewsletter{ANSWER}}');
  const sendLink = (shopper: Shopper) => done(shopper, 'mutation{answer:sendConfirmationLink{ANSWER}}');
  const isConfirmed = async (shopper: Shopper): Promise<boolean> =>
    (await shopper.call<{ getContactDetails: { isEmailConfirmed: boolean } }>('{getContactDetails{isEmailConfirmed}}'))
      .getContactDetails.isEmailConfirmed;
  const confirm = (shopper: Shopper, t: string) =>
    done(shopper, 'mutation($t:String!){answer:confirmEmail(emailToken:$t){ANSWER}}', { t });
  const told = async (shopper: Shopper) =>
    shopper.call('{checkEmailSubscribed getContactDetails{newsletter}}') as Promise<unknown>;
  const exported = async (shopper: Shopper): Promise<Exported> =>
    JSON.parse((await shopper.call<{ exportCustomerData: string }>('{exportCustomerData}')).exportCustomerData);
  const tokenTo = async (email: string, parameter: 'emailToken' | 'token'): Promise<string> => {
    await shop.flush();
    const mails = await database().selectFrom('mails').select('text').where('recipient', '=', email).execute();
    const found = mails.flatMap(({ text }) => new RegExp(`\\?${parameter}=([\\w%-]+)`).exec(text)?.[1] ?? []);
    return decodeURIComponent(found.at(-1) ?? '');
  };
  const idsOf = async (email: string): Promise<readonly string[]> => {
    const counted = BY_EMAIL.map(async (table) => {
      const column = table === 'mails' ? 'recipient' : 'email';
      const rows = await database()
        .selectFrom(table)
        .select('id')
        .where(column as never, '=', email as never)
        .execute();
      return rows.length > 0 ? [table] : [];
    });
    return (await Promise.all(counted)).flat();
  };
  const lettersOf = (email: string) =>
    database().selectFrom('newsletter_subscriptions').select('state').where('email', '=', email).execute();

  it('is told nothing of a stranger’s newsletter, and cannot end it', async () => {
    const email = await aReader();
    const mallory = await registered(email);
    expect(await told(mallory)).toEqual({ checkEmailSubscribed: false, getContactDetails: { newsletter: 'NONE' } });
    expect(await unsubscribe(mallory)).toEqual({
      successful: false,
      generalErrorMessage: 'vue.newsletter.notProved',
    });
    expect(await lettersOf(email)).toEqual([{ state: 'subscribed' }]);
  });

  it('gets a file without what is found by the address, which says so', async () => {
    const mallory = await registered(await aReader());
    const data = await exported(mallory);
    expect(data.accounts).toHaveLength(1);
    expect(Object.keys(data).filter((table) => BY_EMAIL.some((known) => known === table))).toEqual([]);
    expect(data.note).toContain('noch nicht bestätigt');
  });

  it('takes nothing of the stranger along when it is deleted', async () => {
    const email = await aReader();
    const mallory = await registered(email);
    const before = await idsOf(email);
    expect(before).toEqual([...BY_EMAIL]);
    await done(mallory, 'mutation($p:String!){answer:deleteCurrentCustomerAccount(currentPassword:$p){ANSWER}}', {
      p: PASSWORD,
    });
    shop.pass(14 * DAY_MS);
    expect((await forgetOld(shop.services)).accounts).toBe(1);
    expect(await idsOf(email)).toEqual(expect.arrayContaining(['newsletter_subscriptions', 'withdrawals', 'mails']));
    expect(await lettersOf(email)).toHaveLength(1);
  });

  it('takes no newsletter along to another address', async () => {
    const email = await aReader();
    const mallory = await registered(email);
    await done(mallory, 'mutation($e:String!,$p:String!){answer:updateEmail(email:$e,currentPassword:$p){ANSWER}}', {
      e: `mallory.${email}`,
      p: PASSWORD,
    });
    expect(await confirm(mallory, await tokenTo(`mallory.${email}`, 'emailToken'))).toMatchObject({ successful: true });
    expect(await idsOf(email)).toEqual([...BY_EMAIL]);
    expect(await lettersOf(`mallory.${email}`)).toEqual([]);
    // The new mailbox is proved.
    expect((await exported(mallory)).note).toBeUndefined();
  });

  it('is proved by the link of the welcome, for a week; the file then has all, without what mails brought', async () => {
    const email = await aReader();
    const anna = await registered(email);
    const token = await tokenTo(email, 'emailToken');
    shop.pass(WELCOME_TOKEN_MS - 1);
    await logInAs(anna, email);
    expect(await confirm(anna, token)).toMatchObject({ successful: true });
    expect(await told(anna)).toEqual({ checkEmailSubscribed: true, getContactDetails: { newsletter: 'SUBSCRIBED' } });
    const data = await exported(anna);
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...BY_EMAIL]));
    expect(data.note).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain('cmVjaG51bmc=');
    await shop.flush();
    const subjects = await database().selectFrom('mails').select('subject').where('recipient', '=', email).execute();
    expect(subjects.filter(({ subject }) => subject.includes('geändert'))).toEqual([]);
    expect(await unsubscribe(anna)).toMatchObject({ successful: true });
    expect(await lettersOf(email)).toEqual([{ state: 'unsubscribed' }]);
  });

  it('is not proved by the link of a week ago, nor by that of another account', async () => {
    const [email, other] = [await aReader(), await aReader()];
    const anna = await registered(email);
    await registered(other);
    expect(await confirm(anna, await tokenTo(other, 'emailToken'))).toMatchObject({ successful: false });
    const token = await tokenTo(email, 'emailToken');
    shop.pass(WELCOME_TOKEN_MS);
    await logInAs(anna, email);
    expect(await confirm(anna, token)).toMatchObject({ successful: false });
    expect((await exported(anna)).note).toBeDefined();
  });

  it('is proved by the link that its owner has had sent once more, after which none is sent', async () => {
    const email = await aReader();
    const anna = await registered(email);
    const first = await tokenTo(email, 'emailToken');
    shop.pass(WELCOME_TOKEN_MS);
    await logInAs(anna, email);
    expect(await isConfirmed(anna)).toBe(false);
    expect(await Promise.all([sendLink(anna), sendLink(anna)])).toMatchObject([
      { successful: true },
      { successful: true },
    ]);
    await shop.flush();
    const mails = () =>
      database()
        .selectFrom('mails')
        .select('text')
        .where('recipient', '=', email)
        .where('subject', '=', 'Bitte bestätigen Sie Ihre E-Mail-Adresse')
        .execute();
    expect(await mails()).toHaveLength(1);
    const again = decodeURIComponent(/\?emailToken=([\w%-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '');
    expect(again).not.toBe(first);
    shop.pass(WELCOME_TOKEN_MS - 1);
    await logInAs(anna, email);
    expect(await confirm(anna, again)).toMatchObject({ successful: true });
    expect(await isConfirmed(anna)).toBe(true);
    shop.pass(1_000);
    const posted = async () =>
      (await database().selectFrom('outbox').select('key').where('kind', '=', 'email-confirmation').execute()).length;
    const before = await posted();
    expect(await sendLink(anna)).toMatchObject({ successful: true });
    expect(await posted()).toBe(before);
  });

  it('is sent no more links than a mailbox gets, and its owner is told', async () => {
    const email = await aReader();
    const anna = await registered(email);
    for (let n = 0; n < EMAIL_CHANGES_TO_RECIPIENT.most; n += 1) {
      expect(await sendLink(anna)).toMatchObject({ successful: true });
      shop.pass(1_000);
    }
    await expect(sendLink(anna)).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('is proved by the newsletter’s link in its own login, and in nobody else’s', async () => {
    for (const by of ['itself', 'stranger', 'other'] as const) {
      people += 1;
      const email = `leserin.${people}@example.com`;
      const anna = await registered(email);
      const subscribe = 'mutation($e:String!){answer:subscribeToNewsletter(email:$e,honeypotField:""){ANSWER}}';
      await done(anna, subscribe, { e: email });
      const browsers = { itself: anna, stranger: await createShopper(shop), other: await registered(`x.${email}`) };
      const t = await tokenTo(email, 'token');
      await done(browsers[by], 'mutation($t:String!){answer:confirmNewsletter(token:$t){ANSWER}}', { t });
      expect(await lettersOf(email), by).toEqual([{ state: 'subscribed' }]);
      expect(await told(anna), by).toMatchObject({ checkEmailSubscribed: by === 'itself' });
      expect((await exported(browsers.other)).note, by).toBeDefined();
    }
  });
});
