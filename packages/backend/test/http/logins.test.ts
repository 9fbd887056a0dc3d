import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cheapHash, insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'lernen123';
const LOGIN =
  'mutation($email:String!,$password:String!){login(email:$email,password:$password){successfull jwt deviceToken errorMessage}}';

type Answer = {
  readonly data?: { readonly login: { readonly successfull: boolean; readonly deviceToken: string | null } } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly retryAfterSeconds?: number } }[];
};

describeOnADatabase('Limits on logins (T-RATE)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'limit', stock: 1_000 });
    const password_hash = await cheapHash(PASSWORD);
    for (const name of ['owner', 'other', 'third', ...Array.from({ length: 120 }, (_, n) => `pupil${n}`)])
      await insertAccount(database(), { id: `account-of-${name}`, email: `${name}@example.com`, password_hash });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const logIn = async (
    name: string,
    password: string,
    from: string,
    device?: string | null,
  ): Promise<'in' | 'wrong' | 'too many'> => (await ask(name, password, from, device)).outcome;

  const ask = async (name: string, password: string, from: string, device?: string | null) => {
    const response = await shop.post(
      { query: LOGIN, variables: { email: `${name}@example.com`, password } },
      { 'x-forwarded-for': from, ...(device ? { 'x-shop-device': device } : {}) },
    );
    const { data, errors } = (await response.json()) as Answer;
    const isTooMany = errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS';
    const outcome = isTooMany ? 'too many' : data?.login.successfull ? 'in' : 'wrong';
    return {
      outcome: outcome as 'in' | 'wrong' | 'too many',
      device: data?.login.deviceToken,
      wait: errors?.[0]?.extensions.retryAfterSeconds,
    };
  };
  const count = (answers: readonly string[], wanted: string): number => answers.filter((one) => one === wanted).length;
  const many = <One>(length: number, work: (n: number) => Promise<One>): Promise<One[]> =>
    Promise.all(Array.from({ length }, (_, n) => work(n)));

  it('never count a correct one: far more than any limit are served from one address', async () => {
    const answers = await many(150, (n) => logIn(['owner', 'other', 'third'][n % 3] ?? '', PASSWORD, '192.0.2.1'));
    expect(count(answers, 'in')).toBe(150);
  });

  it('let 10 of 100 wrong passwords be checked that come at once, and the owner in from elsewhere', async () => {
    const answers = await many(100, () => logIn('owner', 'wrong-guess', '192.0.2.66'));
    expect([count(answers, 'wrong'), count(answers, 'too many')]).toEqual([10, 90]);
    expect(await logIn('owner', PASSWORD, '192.0.2.66')).toBe('too many');
    expect(await logIn('owner', PASSWORD, '192.0.2.1')).toBe('in');
  });

  it('let the owner in after the wait that they named', async () => {
    await many(10, () => logIn('owner', 'wrong-guess', '192.0.2.1'));
    const { outcome, wait } = await ask('owner', PASSWORD, '192.0.2.1');
    expect(outcome).toBe('too many');
    shop.pass((wait ?? 0) * 1_000);
    expect(await logIn('owner', PASSWORD, '192.0.2.1')).toBe('in');
  });

  it('never lock out a browser that has logged in before, whoever guesses from wherever', async () => {
    const { device } = await ask('owner', PASSWORD, '192.0.2.1');
    // 110 strangers, one guess each: the account is closed to browsers that nobody knows.
    const answers = await many(110, (n) => logIn('owner', 'wrong-guess', `198.51.100.${n}`));
    expect([count(answers, 'wrong'), count(answers, 'too many')]).toEqual([100, 10]);
    expect(await logIn('owner', PASSWORD, '203.0.113.5')).toBe('too many');
    expect(await logIn('owner', PASSWORD, '192.0.2.1', device)).toBe('in');
  });

  it('take the token of a known browser for its own account only, for half a year, and never twice as many guesses', async () => {
    const { device } = await ask('owner', PASSWORD, '192.0.2.1');
    const guesses = await many(20, () => logIn('owner', 'wrong-guess', '192.0.2.9', device));
    expect(count(guesses, 'wrong')).toBe(10);
    expect(await logIn('owner', PASSWORD, '192.0.2.1')).toBe('in');
    await many(10, () => logIn('other', 'wrong-guess', '192.0.2.9'));
    expect(await logIn('other', PASSWORD, '192.0.2.9', device)).toBe('too many');
    shop.pass(181 * 24 * 3_600_000);
    await many(10, () => logIn('owner', 'wrong-guess', '192.0.2.9'));
    expect(await logIn('owner', PASSWORD, '192.0.2.9', device)).toBe('too many');
  });

  it('stop somebody who tries one password on very many accounts', async () => {
    const answers = await many(120, (n) => logIn(`pupil${n}`, 'wrong-guess', '192.0.2.1'));
    expect([count(answers, 'wrong'), count(answers, 'too many')]).toEqual([100, 20]);
  });

  it('take one IPv6 network for one visitor, and IPv4 in IPv6 for IPv4', async () => {
    await many(10, (n) => logIn('owner', 'wrong-guess', `2001:db8:0:1::${n + 1}`));
    expect(await logIn('owner', PASSWORD, '2001:db8:0:1:ffff::1')).toBe('too many');
    expect(await logIn('owner', PASSWORD, '2001:db8:0:2::1')).toBe('in');
    await many(10, () => logIn('other', 'wrong-guess', '::ffff:192.0.2.4'));
    expect(await logIn('other', PASSWORD, '192.0.2.4')).toBe('too many');
  });

  it('send at most 5 order mails an hour to a stranger, from however many browsers', async () => {
    const stranger = 'stranger@example.com';
    const outcomes: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      const shopper = await createShopper(shop);
      await shopper.add('limit', 1);
      await shopper.becomeGuest({ ...ADDRESS_OF, email: n % 2 === 0 ? stranger : stranger.toUpperCase() });
      await shopper.choosePayment('INVOICE');
      const seen = await shopper.cart();
      const answer = await shopper.submit(seen, `key-of-stranger-${n}`).catch((error: Error) => error.message);
      outcomes.push(typeof answer === 'string' ? (answer.split(':')[0] ?? '') : 'ordered');
    }
    expect([count(outcomes, 'ordered'), count(outcomes, 'TOO_MANY_REQUESTS')]).toEqual([5, 20]);
    await shop.flush();
    const mails = await database().selectFrom('mails').select('key').where('recipient', 'ilike', stranger).execute();
    expect(mails).toHaveLength(5);
  });
});

const ADDRESS_OF = {
  salutation: 'ms',
  firstName: 'Gesa',
  lastName: 'Gast',
  street: 'Lindenweg 3',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
};
