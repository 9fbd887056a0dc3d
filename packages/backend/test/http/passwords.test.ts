import { beforeEach, expect, it } from 'vitest';
import { ONE_TIME_TOKEN_MS } from '../../src/auth/one-time-tokens.ts';
import { insertAccount } from '../support/accounts.ts';
import { afterFirstRead } from '../support/after-first-read.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { createFreshShop, createTestShop, type TestShop } from '../support/test-shop.ts';

const OLD = 'altes-passwort';
const NEW = 'neues-passwort';
type Done = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};
const DONE = 'successful generalErrorMessage fieldErrors{fieldName errorMessage}';

let people = 0;

describeOnADatabase('Passwords (spec 2 §5, §7)', (database) => {
  let shop: TestShop;
  let email: string;
  let shopper: Shopper;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
    email = `owner.${people}@example.com`;
    await insertAccount(database(), { id: `owner-${people}`, email, password: OLD });
    shopper = await createShopper(shop);
  });

  const logIn = async (password: string): Promise<string | null> => {
    const { login } = await shopper.call<{ login: { jwt: string | null } }>(
      'mutation($email:String!,$password:String!){login(email:$email,password:$password){jwt}}',
      { email, password },
    );
    return login.jwt;
  };
  const stateOf = async (jwt: string | null): Promise<string> => {
    const answer = await shop.post({ query: '{getCustomerInfo{visitorLoginState}}' }, { 'x-jwt': jwt ?? '' });
    return /member|revoked_token|invalid_token|anonymous/.exec(await answer.text())?.[0] ?? 'unknown';
  };
  const forget = async (name: string, more: Readonly<Record<string, unknown>> = {}): Promise<Done> =>
    (
      await shopper.call<{ forgotPassword: Done }>(
        `mutation($email:String,$honeypotField:String!,$counter:Int!){forgotPassword(email:$email,honeypotField:$honeypotField,counter:$counter){${DONE}}}`,
        { email: name, honeypotField: '', counter: 1, ...more },
      )
    ).forgotPassword;
  const mails = async () => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('sent_at').execute();
  };
  const tokenOf = async (): Promise<string> => {
    const texts = (await mails()).map(({ text }) => text);
    return decodeURIComponent(/\?token=([\w%-]+)/.exec(texts.at(-1) ?? '')?.[1] ?? '');
  };
  const isValid = async (emailToken: string): Promise<boolean> =>
    (
      await shopper.call<{ checkTokenValidity: boolean }>(
        'query($emailToken:String!){checkTokenValidity(emailToken:$emailToken)}',
        { emailToken },
      )
    ).checkTokenValidity;
  const loginNameOf = async (emailToken: string): Promise<string | null> =>
    (
      await shopper.call<{ getLoginNameOfToken: string | null }>(
        'query($emailToken:String!){getLoginNameOfToken(emailToken:$emailToken)}',
        { emailToken },
      )
    ).getLoginNameOfToken;
  const renew = async (emailToken: string, newPassword = NEW, newPasswordRepeated = newPassword): Promise<Done> =>
    (
      await shopper.call<{ changeForgottenPassword: Done }>(
        `mutation($t:String!,$a:String!,$b:String!){changeForgottenPassword(emailToken:$t,newPassword:$a,newPasswordRepeated:$b){${DONE}}}`,
        { t: emailToken, a: newPassword, b: newPasswordRepeated },
      )
    ).changeForgottenPassword;
  const change = async (currentPassword: string, newPassword = NEW): Promise<Done> =>
    (
      await shopper.call<{ changePassword: Done }>(
        `mutation($c:String!,$n:String!){changePassword(currentPassword:$c,newPassword:$n,newPasswordRepeated:$n){${DONE}}}`,
        { c: currentPassword, n: newPassword },
      )
    ).changePassword;

  it('are renewed by the link of a mail, once; every login ends and the owner is told', async () => {
    const before = await logIn(OLD);
    expect(await forget(email.toUpperCase())).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    const token = await tokenOf();
    expect(await isValid(token)).toBe(true);
    expect((await renew(token)).successful).toBe(true);
    expect(await stateOf(before)).toBe('revoked_token');
    expect(await logIn(OLD)).toBeNull();
    expect(await stateOf(await logIn(NEW))).toBe('member');
    expect(await isValid(token)).toBe(false);
    expect((await renew(token, 'noch-ein-passwort')).generalErrorMessage).toContain('Link');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ihr neues Passwort bei Tornister',
      'Ihr Passwort bei Tornister wurde geändert',
    ]);
  });

  it('are set once by a form that comes twice: its answer may have been lost, and the password holds', async () => {
    await forget(email);
    const token = await tokenOf();
    const twice = await Promise.all([renew(token), renew(token)]);
    expect([...twice, await renew(token)].map(({ successful }) => successful)).toEqual([true, true, true]);
    const live = await logIn(NEW);
    expect((await renew(token)).successful).toBe(true);
    expect(await stateOf(live)).toBe('member');
    expect((await renew(token, NEW, 'anders')).generalErrorMessage).toContain('Link');
    expect((await mails()).filter(({ subject }) => subject.includes('geändert'))).toHaveLength(1);
    for (let n = 0; n < 9; n += 1) await renew(token, `geratenes-passwort-${n}`);
    await expect(renew(token, 'noch-ein-passwort').then(() => renew(token))).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('are changed once by a form that comes twice, for ten minutes, and by no other', async () => {
    shopper.headers['x-jwt'] = (await logIn(OLD)) ?? '';
    expect((await change(OLD)).successful).toBe(true);
    expect((await change(OLD)).successful).toBe(true);
    expect((await change(OLD, 'noch-ein-passwort')).successful).toBe(false);
    expect((await mails()).filter(({ subject }) => subject.includes('geändert'))).toHaveLength(1);
    shop.pass(10 * 60_000);
    expect((await change(OLD)).successful).toBe(false);
  });

  it('say whose they are to the bearer of a good link, so that a password manager knows, and to nobody else', async () => {
    await forget(email);
    const token = await tokenOf();
    expect(await loginNameOf(token)).toBe(email);
    expect(await loginNameOf(`${token}x`)).toBeNull();
    await renew(token);
    expect(await loginNameOf(token)).toBeNull();
  });

  it('are renewed once by a link that is used twice at the same moment', async () => {
    await forget(email);
    const token = await tokenOf();
    const answers = await Promise.all([renew(token, `${NEW}-1`), renew(token, `${NEW}-2`)]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect((await mails()).filter(({ subject }) => subject.includes('geändert'))).toHaveLength(1);
  });

  it('open nothing any more once they are renewed, not even for a login that was being checked meanwhile', async () => {
    await forget(email);
    const token = await tokenOf();
    const slow = createTestShop(afterFirstRead(database(), () => renew(token), 'password_hash'));
    const answer = await slow.post({
      query: 'mutation($e:String!,$p:String!){login(email:$e,password:$p){successfull jwt}}',
      variables: { e: email, p: OLD },
    });
    expect(await answer.json()).toEqual({ data: { login: { successfull: false, jwt: null } } });
    const live = await database()
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('users.account_id', '=', `owner-${people}`)
      .where('revoked_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
    expect(await stateOf(await logIn(NEW))).toBe('member');
  });

  it('keep the link when the form has a mistake, until it is an hour old', async () => {
    await forget(email);
    const token = await tokenOf();
    expect((await renew(token, NEW, 'anders')).fieldErrors).toEqual([
      { fieldName: 'newPasswordRepeated', errorMessage: 'notEqual' },
    ]);
    shop.pass(ONE_TIME_TOKEN_MS - 1);
    expect(await isValid(token)).toBe(true);
    shop.pass(1);
    expect(await isValid(token)).toBe(false);
    expect((await renew(token)).successful).toBe(false);
  });

  it('take no token that was cut, planted, or replaced by a newer one', async () => {
    await forget(email);
    const token = await tokenOf();
    for (const wrong of ['', token.slice(0, -1), `${token}A`, 'undefined']) expect(await isValid(wrong)).toBe(false);
    shop.pass(1_000);
    await forget(email);
    const newer = await tokenOf();
    expect(newer).not.toBe(token);
    expect([await isValid(token), await isValid(newer)]).toEqual([false, true]);
  });

  it('have the same answer and the same writes for an address without an account (T-ENUM)', async () => {
    const outbox = () =>
      database().selectFrom('outbox').select('key').where('kind', '=', 'password-reminder').execute();
    const before = (await outbox()).length;
    expect(await forget('nobody.at.all@example.com')).toEqual(await forget(email));
    expect(await outbox()).toHaveLength(before + 2);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['the trap is filled', { honeypotField: 'x' }],
    ['the session asks a sixth time', { counter: 6 }],
    ['the counter is none', { counter: 0 }],
  ])('send no mail when %s, with the same answer (T-BOT)', async (_case, more) => {
    expect((await forget(email, more)).successful).toBe(true);
    expect(await mails()).toHaveLength(0);
  });

  it('send at most 5 mails an hour to one account, and say nothing of it', async () => {
    for (let n = 0; n < 7; n += 1) {
      expect((await forget(email)).successful).toBe(true);
      shop.pass(1_000);
    }
    expect(await mails()).toHaveLength(5);
  });

  it('send one mail for a form that is sent twice at the same moment', async () => {
    const answers = await Promise.all([forget(email), forget(email)]);
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(await mails()).toHaveLength(1);
    shop.pass(1_000);
    await forget(email);
    expect(await mails()).toHaveLength(2);
  });

  it('are changed by who knows the current one; the other logins end and this one stays', async () => {
    const [other, own] = [await logIn(OLD), await logIn(OLD)];
    shopper.headers['x-jwt'] = own ?? '';
    expect((await change('falsch')).fieldErrors).toEqual([
      { fieldName: 'currentPassword', errorMessage: 'passwordWrong' },
    ]);
    expect((await change(OLD)).successful).toBe(true);
    expect([await stateOf(other), await stateOf(own)]).toEqual(['revoked_token', 'member']);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ihr Passwort bei Tornister wurde geändert']);
  });

  it('let 10 wrong current ones be checked, and no more', async () => {
    shopper.headers['x-jwt'] = (await logIn(OLD)) ?? '';
    for (let n = 0; n < 10; n += 1) await change('falsch');
    await expect(change(OLD)).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('are changed by nobody without a login of their own', async () => {
    await expect(change(OLD)).rejects.toThrow('VALID_TOKEN_REQUIRED');
    shopper.headers['x-jwt'] = 'forged';
    await expect(change(OLD)).rejects.toThrow('ishop.api.error.invalid_token');
  });

  it('belong to logins that the owner sees and ends, one or all others', async () => {
    shopper.headers['x-user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const others = [await logIn(OLD), await logIn(OLD), await logIn(OLD)];
    shop.pass(1);
    const own = await logIn(OLD);
    shopper.headers['x-jwt'] = own ?? '';
    const { getSessions } = await shopper.call<{
      getSessions: readonly { id: string; isCurrent: boolean; device: string }[];
    }>('{getSessions{id isCurrent device}}');
    expect(getSessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, 'Firefox, Linux'],
      [false, 'Firefox, Linux'],
      [false, 'Firefox, Linux'],
      [false, 'Firefox, Linux'],
    ]);
    const revoke = 'mutation($id:ID){revokeSessions(id:$id){successful}}';
    const states = () => Promise.all([...others, own].map(stateOf));
    await shopper.call(revoke, { id: getSessions[1]?.id });
    expect((await states()).filter((state) => state === 'member')).toHaveLength(3);
    await shopper.call(revoke, { id: 'of nobody' });
    expect((await states()).filter((state) => state === 'member')).toHaveLength(3);
    await shopper.call(revoke, {});
    expect(await states()).toEqual(['revoked_token', 'revoked_token', 'revoked_token', 'member']);
  });
});
