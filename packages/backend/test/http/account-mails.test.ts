// Whoever registers can type a stranger's address: the mails of the account to it are few, whatever is done with the account, and an owner hears of
// what matters all the same. Source: ASVS 5.0 2.4.1, 6.3.7.

import { HOUR_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { tellOwner } from '../../src/auth/passkeys/tell-owner.ts';
import type { RequestContext } from '../../src/graphql/context.ts';
import { ACCOUNT_MAILS_TO_RECIPIENT, SECURITY_NOTICES_TO_RECIPIENT } from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { logInAs, register } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
const CHANGED = 'Ihr Passwort bei Tornister wurde geändert';
const ADDED = 'Neuer Passkey für Ihr Konto bei Tornister';
const DELETED = 'Ihr Konto bei Tornister wird gelöscht';
const KEPT = 'Ihr Konto bei Tornister bleibt';
const MOST_NOTICES = SECURITY_NOTICES_TO_RECIPIENT.most;
/** One more than either of the limits. */
const MANY = MOST_NOTICES + 1;

type Done = { readonly answer: { readonly successful: boolean } };

let people = 0;

describeOnADatabase('Mails about an account to one mailbox', (database) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const registered = async (email: string): Promise<Shopper> => {
    const shopper = { ...(await createShopper(shop)), email };
    await register(shopper);
    return shopper;
  };
  const aStranger = (): string => {
    people += 1;
    return `victim.${people}@example.com`;
  };
  const prove = (email: string) =>
    database().updateTable('accounts').set({ mailbox_proved_at: 1 }).where('email', '=', email).execute();
  const subjects = async (email: string): Promise<readonly string[]> => {
    await shop.flush();
    const mails = database().selectFrom('mails').select('subject').where('recipient', '=', email);
    return (await mails.orderBy('sent_at').execute()).map(({ subject }) => subject);
  };
  const countOf = async (email: string, subject: string): Promise<number> =>
    (await subjects(email)).filter((each) => each === subject).length;
  const changePassword = async (shopper: Shopper, from: string, to: string): Promise<boolean> =>
    (
      await shopper.call<Done>(
        'mutation($c:String!,$n:String!){answer:changePassword(currentPassword:$c,newPassword:$n,newPasswordRepeated:$n){successful}}',
        { c: from, n: to },
      )
    ).answer.successful;
  const changeOften = async (shopper: Shopper): Promise<void> => {
    for (let n = 0; n < MANY; n += 1)
      expect(await changePassword(shopper, n === 0 ? PASSWORD : `${PASSWORD}-${n - 1}`, `${PASSWORD}-${n}`)).toBe(true);
  };
  const askDeletion = async (shopper: Shopper): Promise<boolean> =>
    (
      await shopper.call<Done>(
        'mutation($p:String!){answer:deleteCurrentCustomerAccount(currentPassword:$p){successful}}',
        { p: PASSWORD },
      )
    ).answer.successful;
  /** Asks for the deletion and logs in again, over and over; the last word is the deletion. */
  const deleteOften = async (shopper: Shopper): Promise<void> => {
    for (let n = 0; n < MANY; n += 1) {
      if (n > 0) await logInAs(shopper, shopper.email);
      expect(await askDeletion(shopper)).toBe(true);
    }
  };
  const changePasskeys = async (email: string, change: 'added' | 'removed'): Promise<void> => {
    const { id: accountId } = await database()
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const storefront = { language: 'de', store: 'de', baseUrl: 'http://de.localhost' };
    const context = { ...shop.services, storefront } as unknown as RequestContext;
    for (let n = 0; n < MANY; n += 1) await tellOwner(context, database(), { accountId, change, name: `Key ${n}` });
  };

  it('are few where nobody has proved it: every change is made, and the stranger is not flooded', async () => {
    const email = aStranger();
    const shopper = await registered(email);
    await changeOften(shopper);
    await changePasskeys(email, 'added');
    expect(await subjects(email)).toHaveLength(1 + MOST_NOTICES);
    expect(shop.logged.join()).toContain(SECURITY_NOTICES_TO_RECIPIENT.name);
    shop.pass(2 * HOUR_MS);
    await changePasskeys(email, 'removed');
    expect(await subjects(email)).toHaveLength(1 + 2 * MOST_NOTICES);
  });

  it('tell the owner of a proved one of the first change of each kind, whatever mails a thief has had sent before', async () => {
    const email = aStranger();
    const shopper = await registered(email);
    await prove(email);
    await changePasskeys(email, 'added');
    await changePasskeys(email, 'removed');
    expect(await countOf(email, CHANGED)).toBe(0);
    expect(await changePassword(shopper, PASSWORD, `${PASSWORD}-new`)).toBe(true);
    expect([await countOf(email, ADDED), await countOf(email, CHANGED)]).toEqual([MOST_NOTICES, 1]);
  });

  it('are few when an account is deleted and kept in turns, and the last word is told when the hour is over', async () => {
    const email = aStranger();
    await deleteOften(await registered(email));
    // One of those that are good to know was the welcome.
    const kept = ACCOUNT_MAILS_TO_RECIPIENT.most - 1;
    expect([await countOf(email, DELETED), await countOf(email, KEPT)]).toEqual([MOST_NOTICES, kept]);
    shop.pass(HOUR_MS);
    expect(await countOf(email, DELETED)).toBe(MOST_NOTICES + 1);
  });

  it('say no more of a deletion that was taken back meanwhile', async () => {
    const email = aStranger();
    const shopper = await registered(email);
    await deleteOften(shopper);
    await logInAs(shopper, email);
    shop.pass(HOUR_MS);
    expect(await countOf(email, DELETED)).toBe(MOST_NOTICES);
  });

  it('are few at an address that is registered and left again, over and over', async () => {
    const email = aStranger();
    for (let n = 0; n < MANY; n += 1) {
      const shopper = await registered(email);
      const own = `thief.${people}.${n}@example.com`;
      const form = { e: own, p: PASSWORD };
      await shopper.call('mutation($e:String!,$p:String!){updateEmail(email:$e,currentPassword:$p){successful}}', form);
      await shop.flush();
      const mail = database().selectFrom('mails').select('text').where('recipient', '=', own);
      const [, token = ''] = /\?emailToken=([\w%-]+)/.exec((await mail.executeTakeFirstOrThrow()).text) ?? [];
      const t = decodeURIComponent(token);
      const { answer } = await shopper.call<Done>(
        'mutation($t:String!){answer:confirmEmail(emailToken:$t){successful}}',
        { t },
      );
      expect(answer.successful).toBe(true);
    }
    expect(await subjects(email)).toHaveLength(ACCOUNT_MAILS_TO_RECIPIENT.most + MOST_NOTICES);
  });
});
