// Two backends on one PostgreSQL, each with connections and caches of its own: what they must share is in the database, so it does not matter which
// of them a request reaches.

import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/database/database.ts';
import { ORDERS_FROM_ADDRESS, WRONG_LOGINS_FOR_ACCOUNT_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { flushOutbox } from '../../src/mail/outbox-worker.ts';
import { insertAccount } from '../support/accounts.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createMigratedDatabase } from '../support/postgres-database.ts';
import { createShopper, type ShopEndpoint } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const STOCK = 1_000;
const PASSWORD = 'altes-passwort';
const ADDRESS = '192.0.2.77';
const LOGIN = 'mutation($email:String!,$password:String!){login(email:$email,password:$password){jwt refreshToken}}';
const REFRESH = 'mutation($t:String!){refreshLogin(refreshToken:$t){jwt refreshToken}}';
const RENEW =
  'mutation($t:String!,$a:String!){changeForgottenPassword(emailToken:$t,newPassword:$a,newPasswordRepeated:$a){successful}}';

type Answer<Data> = {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};
type Tokens = { readonly jwt: string | null; readonly refreshToken: string | null };

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe.skipIf(inject('postgresUrl') === '')('Two backends on one PostgreSQL', () => {
  let opened: readonly OpenDatabase[];
  let shops: readonly [TestShop, TestShop];
  let people = 0;
  let email: string;

  beforeAll(async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    const open = (): Promise<OpenDatabase> =>
      createDatabase({ kind: 'postgres', url, connectTimeoutMs: 0, statementTimeoutMs: 0 });
    const [first, second] = [await open(), await open()];
    opened = [first, second];
    await insertShelf(first.database);
    await insertItem(first.database, { id: 'two', stock: STOCK });
    shops = [createTestShop(first.database), createTestShop(second.database)];
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  const database = () => shops[0].services.database;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    people += 1;
    email = `olga.${people}@example.com`;
    await insertAccount(database(), { id: `olga-${people}`, email, password: PASSWORD });
  });

  /** What a load balancer does: one request here, the next one there. */
  const balanced = (): ShopEndpoint => {
    let asked = 0;
    return {
      post: (body, headers) => {
        asked += 1;
        return (asked % 2 === 0 ? shops[0] : shops[1]).post(body, headers);
      },
    };
  };
  const ask = async <Data>(
    shop: TestShop,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Data>> =>
    (await shop.post({ query, variables }, { 'x-forwarded-for': ADDRESS, ...headers })).json() as Promise<Answer<Data>>;
  const logIn = async (shop: TestShop, password = PASSWORD): Promise<Answer<{ readonly login: Tokens }>> =>
    ask(shop, LOGIN, { email, password });
  const stateOf = async (shop: TestShop, jwt: string): Promise<string> => {
    const answer = await shop.post({ query: '{getCustomerInfo{visitorLoginState}}' }, { 'x-jwt': jwt });
    return /member|revoked_token|invalid_token|anonymous/i.exec(await answer.text())?.[0] ?? 'unknown';
  };

  it('know each other’s logins, and their end', async () => {
    const [here, there] = shops;
    const jwt = (await logIn(here)).data?.login.jwt ?? expect.fail('no login');
    expect([await stateOf(here, jwt), await stateOf(there, jwt)]).toEqual(['member', 'member']);
    await ask(there, 'mutation{logout}', {}, { 'x-jwt': jwt });
    expect([await stateOf(here, jwt), await stateOf(there, jwt)].map((state) => state.toLowerCase())).toEqual([
      'revoked_token',
      'revoked_token',
    ]);
  });

  it('exchange a refresh token once, when both are asked at the same moment', async () => {
    const [here, there] = shops;
    const before = (await logIn(here)).data?.login.refreshToken ?? expect.fail('no login');
    const answers = await Promise.all(
      [here, there].map((shop) => ask<{ readonly refreshLogin: Tokens }>(shop, REFRESH, { t: before })),
    );
    const next = answers.flatMap(({ data }) => data?.refreshLogin.refreshToken ?? []);
    expect(new Set(next).size).toBe(1);
  });

  it('count wrong passwords together, also those of one moment', async () => {
    const { most } = WRONG_LOGINS_FOR_ACCOUNT_FROM_ADDRESS;
    const answers = await Promise.all(times(3 * most).map((n) => logIn(shops[n % 2] ?? shops[0], 'wrong-guess')));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(most);
    for (const shop of shops) expect((await logIn(shop)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('count the orders of one address together', async () => {
    const spent = ORDERS_FROM_ADDRESS.most - 1;
    const shoppers = await Promise.all(times(3).map(() => createShopper(balanced())));
    const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([['two', 1]])));
    for (const shopper of shoppers) shopper.headers['x-forwarded-for'] = ADDRESS;
    const first = await shoppers[0]?.submit(seen[0] ?? expect.fail(), 'key-of-the-first');
    expect(first?.errorMessage).toBeNull();
    await database()
      .updateTable('rate_limits')
      .set({ current_count: spent })
      .where('key', 'like', `${ORDERS_FROM_ADDRESS.name}%`)
      .execute();
    const last = [1, 2].map((n) => shoppers[n]?.submit(seen[n] ?? expect.fail(), `key-of-${n}`) ?? expect.fail());
    const outcomes = await Promise.allSettled(last);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('take the token of a mail once, when both are asked at the same moment', async () => {
    const shopper = await createShopper(balanced());
    await shopper.call(
      'mutation($email:String,$h:String!,$c:Int!){forgotPassword(email:$email,honeypotField:$h,counter:$c){successful}}',
      { email, h: '', c: 1 },
    );
    await shops[1].flush();
    const mail = await database().selectFrom('mails').select('text').where('recipient', '=', email).executeTakeFirst();
    const token = decodeURIComponent(/\?token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no token'));
    const answers = await Promise.all(
      shops.map((shop, n) =>
        ask<{ readonly changeForgottenPassword: { readonly successful: boolean } }>(shop, RENEW, {
          t: token,
          a: `neues-passwort-${n}`,
        }),
      ),
    );
    const successes = answers.map(({ data }) => data?.changeForgottenPassword.successful === true);
    expect(successes.toSorted()).toEqual([false, true]);
    const winner = successes.indexOf(true);
    expect((await logIn(shops[0], `neues-passwort-${winner}`)).data?.login.jwt).not.toBeNull();
  });

  it('place one order for one key and for one cart, and send one mail, whichever of them is asked', async () => {
    const shopper = await createShopper(balanced());
    const seen = await shopper.prepare([['two', 2]]);
    const answers = await Promise.all(
      times(20).map((n) => shopper.submit(seen, n < 10 ? 'the-same-key' : `another-key-${n}`)),
    );
    const placed = answers.flatMap(({ orderId }) => orderId ?? []);
    expect(new Set(placed).size).toBe(1);
    const orders = await database().selectFrom('orders').select('id').where('cart_id', '=', shopper.cartId).execute();
    expect(orders).toEqual([{ id: placed[0] }]);
    await Promise.all([...shops, ...shops].map((shop) => shop.flush()));
    const mails = await database()
      .selectFrom('mails')
      .select('key')
      .where('key', '=', `order-confirmation:${placed[0]}`)
      .execute();
    expect(mails).toHaveLength(1);
    await expectStock(database(), 'two', STOCK);
    await expectInvariants(database());
  });

  it('send each message of the outbox once, however many of them work at it', async () => {
    const shoppers = await Promise.all(times(6).map(() => createShopper(balanced())));
    for (const [n, shopper] of shoppers.entries())
      await shopper.submit(await shopper.prepare([['two', 1]]), `key-of-outbox-${n}`);
    const delivered: string[] = [];
    const deliver = async ({ key }: { readonly key: string }): Promise<void> => void delivered.push(key);
    await Promise.all(times(6).map((n) => flushOutbox((shops[n % 2] ?? shops[0]).services, deliver)));
    expect(new Set(delivered).size).toBe(delivered.length);
    expect(delivered.length).toBeGreaterThanOrEqual(shoppers.length);
  });
});
