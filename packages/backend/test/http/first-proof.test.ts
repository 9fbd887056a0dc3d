// Whoever registers on the address of somebody else may leave passkeys in the account: the first password that a link of a mail sets throws them
// out, with the logins. Source: ASVS 5.0 6.4.3, 7.4.3; ADR 0021.

import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { logInAs, register } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { createFreshShop, createTestShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
const NEW = 'blaue-socke-8';
type Done = { readonly successful: boolean; readonly generalErrorMessage: string | null };

let people = 0;

/** Acts once, when a row of this was read, before whoever asked goes on. */
const whenRead = (
  database: Database,
  isIt: (row: Readonly<Record<string, unknown>>) => boolean,
  act: () => Promise<unknown>,
): Database => {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isDone || !result.rows.some(isIt)) return result;
      isDone = true;
      await act();
      return result;
    },
  };
  return database.withPlugin(plugin);
};

describeOnADatabase('The first password that a mailed link sets', (database) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
  });

  /** Somebody registers on an address that is not proved. */
  const registered = async (): Promise<string> => {
    const shopper = { ...(await createShopper(shop)), email: `anna.first.${people}@example.com` };
    await register(shopper);
    return shopper.email;
  };
  const done = async (
    shopper: Pick<Shopper, 'call'>,
    mutation: string,
    variables: Record<string, unknown>,
  ): Promise<Done> =>
    (await shopper.call<{ answer: Done }>(mutation.replace('ANSWER', 'successful generalErrorMessage'), variables))
      .answer;
  const accountOf = (email: string) =>
    database()
      .selectFrom('accounts')
      .select(['id', 'mailbox_proved_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const mailsTo = async (email: string) => {
    await shop.flush();
    return database().selectFrom('mails').select(['subject', 'text']).where('recipient', '=', email).execute();
  };
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  const tokenTo = async (email: string): Promise<string> =>
    decodeURIComponent(
      (await mailsTo(email)).flatMap(({ text }) => /\?token=([\w%-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '',
    );

  /** A passkey that whoever knows the password has put into the account. */
  const addPasskey = async (email: string) => {
    const browser = await createShopper(shop);
    await logInAs(browser, email);
    const device = softwareAuthenticator('http://de.localhost:3000');
    const { asked } = await browser.call<{ asked: { options: string } }>(
      'mutation($p:String){asked:passkeyRegistrationOptions(currentPassword:$p){options}}',
      { p: PASSWORD },
    );
    const add = () =>
      done(browser, 'mutation($c:String!){answer:registerPasskey(credential:$c){ANSWER}}', {
        c: device.make(asked.options),
      });
    return { device, add, browser, options: asked.options };
  };
  const renewed = async (email: string): Promise<void> => {
    const browser = await createShopper(shop);
    await done(browser, 'mutation($e:String!){answer:forgotPassword(email:$e,honeypotField:"",counter:1){ANSWER}}', {
      e: email,
    });
    const renew =
      'mutation($t:String!,$n:String!){answer:changeForgottenPassword(emailToken:$t,newPassword:$n,newPasswordRepeated:$n){ANSWER}}';
    expect(await done(browser, renew, { t: await tokenTo(email), n: NEW })).toMatchObject({
      successful: true,
    });
  };
  const passkeysOf = (email: string) =>
    database()
      .selectFrom('passkeys')
      .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
      .select('passkeys.id')
      .where('accounts.email', '=', email)
      .execute();
  it('loses every passkey with the first password that a mailed link sets; its owner is told, and it is proved', async () => {
    const email = await registered();
    await (await addPasskey(email)).add();
    expect(await passkeysOf(email)).toHaveLength(1);
    await renewed(email);
    expect(await passkeysOf(email)).toEqual([]);
    expect(await subjectsTo(email)).toContain('Ein Passkey Ihres Kontos bei Tornister wurde entfernt');
    expect((await accountOf(email)).mailbox_proved_at).toBe(shop.services.now());
  });

  it('keeps its passkeys by a new password once it is proved', async () => {
    const email = `olga.passkey.${people}@example.com`;
    await insertAccount(database(), { id: `proved-${people}`, email, password: PASSWORD });
    await (await addPasskey(email)).add();
    await renewed(email);
    expect(await passkeysOf(email)).toHaveLength(1);
  });

  it('lets nobody in by a passkey that went while it was being checked, nor takes one of a login that it has just ended', async () => {
    const email = await registered();
    const { device, add } = await addPasskey(email);
    await add();
    const { id: accountId } = await accountOf(email);
    const browser = await createShopper(shop);
    const { options } = await browser.call<{ options: string }>('mutation{options:passkeyLoginOptions}');
    const slow = createTestShop(
      whenRead(
        database(),
        ({ id }) => id === accountId,
        () => renewed(email),
      ),
    );
    const answer = await slow.post(
      {
        query: 'mutation($c:String!){answer:loginWithPasskey(credential:$c){successfull jwt}}',
        variables: { c: device.use(options) },
      },
      browser.headers,
    );
    expect(await answer.json()).toEqual({ data: { answer: { successfull: false, jwt: null } } });
    expect(await passkeysOf(email)).toEqual([]);
  });

  it('leaves no passkey behind that was being added meanwhile', async () => {
    const email = await registered();
    const { device, options, browser } = await addPasskey(email);
    const late = createTestShop(
      whenRead(
        database(),
        (row) => 'bound_to' in row,
        () => renewed(email),
      ),
    );
    const answer = await late.post(
      {
        query: 'mutation($c:String!){answer:registerPasskey(credential:$c){successful}}',
        variables: { c: device.make(options) },
      },
      browser.headers,
    );
    expect(await answer.json()).toEqual({ data: { answer: { successful: false } } });
    expect(await passkeysOf(email)).toEqual([]);
  });
});
