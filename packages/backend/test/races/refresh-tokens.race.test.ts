import { createHash, createHmac } from 'node:crypto';
import { ACCESS_TOKEN_S, LONG_SESSION_MS, REFRESH_GRACE_MS, SESSION_MS } from '@tornister/domain/session';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@tornister/domain/shared';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cheapHash, insertAccount } from '../support/accounts.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'lernen123';
const LOGIN = `mutation($email:String!,$password:String!,$stay:Boolean){
  login(email:$email,password:$password,stayLogged:$stay){jwt refreshToken}}`;
const REFRESH = 'mutation($token:String!){refreshLogin(refreshToken:$token){jwt refreshToken isLong secondsLeft}}';

type Tokens = { readonly jwt: string; readonly refreshToken: string };
type Refreshed = Tokens & { readonly isLong: boolean; readonly secondsLeft: number };

describeOnEachDatabase('Tokens of a login (T-JWT)', (database) => {
  let shop: TestShop;
  let shopper: Shopper;

  let passwordHash: string;
  beforeAll(async () => {
    passwordHash = await cheapHash(PASSWORD);
    await insertAccount(database(), { id: 'owner', email: 'owner@example.com', password_hash: passwordHash });
  });
  beforeEach(async () => {
    await database().deleteFrom('sessions').execute();
    await database().updateTable('accounts').set({ password_hash: passwordHash }).execute();
    shop = createTestShop(database());
    shopper = await createShopper(shop);
  });

  const logIn = async (stay = false): Promise<Tokens> =>
    (await shopper.call<{ login: Tokens }>(LOGIN, { email: 'owner@example.com', password: PASSWORD, stay })).login;
  const refresh = async (token: string): Promise<Refreshed> =>
    (await shopper.call<{ refreshLogin: Refreshed }>(REFRESH, { token })).refreshLogin;
  const codeOf = (answer: Promise<unknown>): Promise<string> =>
    answer.then(
      () => 'served',
      (error: Error) => error.message.split(':')[0] ?? '',
    );
  const stateOf = async (jwt: string): Promise<string> => {
    const answer = await shop.post({ query: '{getSessions{id}}' }, { ...shopper.headers, 'x-jwt': jwt });
    const { errors = [] } = (await answer.json()) as { readonly errors?: readonly { extensions: { code: string } }[] };
    return errors[0]?.extensions.code ?? 'served';
  };
  const secondsOf = (jwt: string): number => {
    const { iat, exp } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<
      'iat' | 'exp',
      number
    >;
    return exp - iat;
  };

  it('the JWT lives 15 minutes, the refresh token brings the next two', async () => {
    const first = await logIn();
    expect(secondsOf(first.jwt)).toBe(ACCESS_TOKEN_S);
    shop.pass(ACCESS_TOKEN_S * SECOND_MS - 1);
    expect(await stateOf(first.jwt)).toBe('served');
    shop.pass(1);
    expect(await stateOf(first.jwt)).toBe('INVALID_TOKEN');
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await stateOf(second.jwt)).toBe('served');
  });

  it('20 parallel requests with one refresh token are all served, by one exchange', async () => {
    const { refreshToken } = await logIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    expect(new Set(await Promise.all(answers.map(({ jwt }) => stateOf(jwt))))).toEqual(new Set(['served']));
    const rows = await database().selectFrom('refresh_tokens').select(['generation', 'hash']).execute();
    expect(rows.map(({ generation }) => generation).sort()).toEqual([1, 2]);
    const told = [refreshToken, ...answers.map((answer) => answer.refreshToken)];
    expect(rows.filter((row) => told.includes(row.hash))).toEqual([]);
  });

  it('one that was exchanged is answered alike for half a minute, though others were exchanged since', async () => {
    const first = await logIn();
    const second = await refresh(first.refreshToken);
    shop.pass(REFRESH_GRACE_MS - 1);
    const third = await refresh(second.refreshToken);
    shop.pass(1);
    expect((await refresh(first.refreshToken)).refreshToken).toBe(third.refreshToken);
  });

  it('one that comes again later ends the login for both who have it', async () => {
    const first = await logIn();
    const other = await logIn();
    const second = await refresh(first.refreshToken);
    shop.pass(REFRESH_GRACE_MS + 1);
    expect(await codeOf(refresh(first.refreshToken))).toBe('REVOKED_TOKEN');
    expect(shop.logged.join('\n')).toContain('authn_token_reuse');
    expect(await codeOf(refresh(second.refreshToken))).toBe('REVOKED_TOKEN');
    expect(await stateOf(second.jwt)).toBe('REVOKED_TOKEN');
    // Told as revoked even when the JWT has expired meanwhile.
    shop.pass(HOUR_MS);
    expect(await stateOf(second.jwt)).toBe('REVOKED_TOKEN');
    expect(await codeOf(refresh(other.refreshToken))).toBe('served');
  });

  it('of a thief and the owner at the same time, long after the exchange, both are out', async () => {
    const first = await logIn();
    const second = await refresh(first.refreshToken);
    shop.pass(MINUTE_MS);
    await Promise.all([codeOf(refresh(first.refreshToken)), codeOf(refresh(second.refreshToken))]);
    expect(await codeOf(refresh(second.refreshToken))).toBe('REVOKED_TOKEN');
  });

  it.each([
    [false, SESSION_MS],
    [true, LONG_SESSION_MS],
  ])('whoever stays logged in (%s) does so for %i ms, however often tokens are exchanged', async (stay, life) => {
    let tokens: Tokens = await logIn(stay);
    shop.pass(life - MINUTE_MS);
    const refreshed = await refresh(tokens.refreshToken);
    expect([refreshed.isLong, refreshed.secondsLeft]).toEqual([stay, MINUTE_MS / SECOND_MS]);
    expect(secondsOf(refreshed.jwt)).toBe(MINUTE_MS / SECOND_MS);
    tokens = refreshed;
    shop.pass(MINUTE_MS);
    expect(await stateOf(tokens.jwt)).toBe('INVALID_TOKEN');
    expect(await codeOf(refresh(tokens.refreshToken))).toBe('INVALID_TOKEN');
  });

  it('a logout and a changed password end the refresh token, too', async () => {
    const [left, other] = [await logIn(), await logIn(true)];
    shopper.headers['x-jwt'] = left.jwt;
    await shopper.call('mutation{logout}');
    expect(await codeOf(refresh(left.refreshToken))).toBe('REVOKED_TOKEN');
    shopper.headers['x-jwt'] = (await logIn()).jwt;
    const form = { currentPassword: PASSWORD, newPassword: 'rote-socke-7', newPasswordRepeated: 'rote-socke-7' };
    await shopper.call(
      'mutation($currentPassword:String!,$newPassword:String!,$newPasswordRepeated:String!){changePassword(currentPassword:$currentPassword,newPassword:$newPassword,newPasswordRepeated:$newPasswordRepeated){successful}}',
      form,
    );
    expect(await codeOf(refresh(other.refreshToken))).toBe('REVOKED_TOKEN');
  });

  it('a token that was made with another secret is invalid: a new secret ends every login', async () => {
    await logIn();
    const old = createHmac('sha256', 'the secret from before').update('refresh of a session').digest('base64url');
    await database()
      .updateTable('refresh_tokens')
      .set({ hash: createHash('sha256').update(old).digest('base64url') })
      .execute();
    expect(await codeOf(refresh(old))).toBe('INVALID_TOKEN');
  });

  it.each(['', 'of nobody', 'x'.repeat(100_000)])('a token that nobody was given is invalid', async (token) => {
    expect(await codeOf(refresh(token))).toBe('INVALID_TOKEN');
  });

  it('a guest has them as well', async () => {
    await shopper.becomeGuest();
    const { kind } = await database()
      .selectFrom('sessions')
      .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
      .select('kind')
      .executeTakeFirstOrThrow();
    expect(kind).toBe('guest');
  });

  it('the life of the JWT is a setting', async () => {
    shop = createTestShop(database(), { environment: { ACCESS_TOKEN_SECONDS: '61' } });
    shopper = await createShopper(shop);
    expect(secondsOf((await logIn()).jwt)).toBe(61);
  });
});
