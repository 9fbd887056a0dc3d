import { beforeAll, beforeEach, expect, it } from 'vitest';
import { take } from '../../src/limits/limiter.ts';
import {
  type Limit,
  SPARE_LOGINS_FOR_ACCOUNT_FROM_NETWORK,
  SPARE_LOGINS_FROM_ADDRESS,
  WRONG_LOGINS_FOR_ACCOUNT,
  WRONG_LOGINS_FROM_ADDRESS,
} from '../../src/limits/limits.ts';
import { cheapHash, insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'lernen123';
const LOGIN =
  'mutation($email:String!,$password:String!){login(email:$email,password:$password){successfull jwt deviceToken errorMessage}}';
const FORGOT = 'mutation($email:String!){forgotPassword(email:$email,honeypotField:"",counter:1){successful}}';
const RENEW =
  'mutation($token:String!){changeForgottenPassword(emailToken:$token,newPassword:"neues-passwort-7",newPasswordRepeated:"neues-passwort-7"){successful}}';

type Answer = {
  readonly data?: { readonly login: { readonly successfull: boolean; readonly deviceToken: string | null } } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly retryAfterSeconds?: number };
  }[];
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
      message: errors?.[0]?.message,
    };
  };
  /** Uses limits up but for some tries. */
  const takeUp = async (limits: readonly (readonly [limit: Limit, subject: string, left?: number])[]) => {
    for (const [limit, subject, left = 0] of limits)
      for (let n = left; n < limit.most; n += 1) await take(shop.services, limit, subject);
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
    // Of 140 strangers with one guess each in one network 100 are checked, and of those beyond that 30.
    const answers = await many(140, (n) => logIn('owner', 'wrong-guess', `198.51.100.${n}`));
    expect([count(answers, 'wrong'), count(answers, 'too many')]).toEqual([130, 10]);
    expect(await logIn('owner', 'wrong-guess', '198.51.100.200')).toBe('too many');
    expect(await logIn('owner', PASSWORD, '198.51.100.200', device)).toBe('in');
  });

  it('let the owner in from a new browser at a new address, whoever has guessed from wherever, and others try three times in a day', async () => {
    const strangers = await many(160, (n) =>
      logIn('owner', 'wrong-guess', n % 2 === 0 ? `198.51.${n}.7` : `2001:db8:${n}::1`),
    );
    expect(count(strangers, 'wrong')).toBe(160);
    expect(await logIn('owner', PASSWORD, '203.0.113.5')).toBe('in');
    const more = await many(10, () => logIn('owner', 'wrong-guess', '203.0.113.6'));
    expect([count(more, 'wrong'), count(more, 'too many')]).toEqual([3, 7]);
    expect(await logIn('owner', PASSWORD, '203.0.113.5')).toBe('in');
  });

  it('let the owner in by a mailed link where all tries are used up', async () => {
    await takeUp([
      [WRONG_LOGINS_FOR_ACCOUNT, 'third@example.com'],
      [SPARE_LOGINS_FOR_ACCOUNT_FROM_NETWORK, 'third@example.com 203.0.113.0/24'],
      [WRONG_LOGINS_FROM_ADDRESS, '203.0.113.5'],
      [SPARE_LOGINS_FROM_ADDRESS, '203.0.113.5'],
    ]);
    const refused = await ask('third', PASSWORD, '203.0.113.5');
    expect(refused.outcome).toBe('too many');
    expect(refused.message).toContain('Lassen Sie sich einen Link dafür an Ihre E-Mail-Adresse schicken.');
    const owner = { 'x-forwarded-for': '203.0.113.5', 'x-shop-base-url': 'http://de.localhost:3000' };
    await shop.post({ query: FORGOT, variables: { email: 'third@example.com' } }, owner);
    await shop.flush();
    const mail = await database()
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', 'third@example.com')
      .executeTakeFirstOrThrow();
    const token = decodeURIComponent(/\?token=([\w%-]+)/.exec(mail.text)?.[1] ?? expect.fail('no token'));
    await shop.post({ query: RENEW, variables: { token } }, owner);
    expect(await logIn('third', 'neues-passwort-7', '203.0.113.5')).toBe('in');
    expect(await logIn('third', 'neues-passwort-7', '203.0.113.6')).toBe('too many');
    const guesses = await many(20, () => logIn('third', 'wrong-guess', '203.0.113.5'));
    expect(count(guesses, 'wrong')).toBe(10);
    shop.pass(2 * 3_600_000);
    expect(await logIn('third', 'neues-passwort-7', '203.0.113.5')).toBe('in');
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

  it('let others at the address in where somebody has tried very many names, each account three times', async () => {
    const answers = await many(120, (n) => logIn(`pupil${n}`, 'wrong-guess', '192.0.2.1'));
    expect(count(answers, 'wrong')).toBe(120);
    const right = await many(119, (n) => logIn(`pupil${n}`, PASSWORD, '192.0.2.1'));
    expect(count(right, 'in')).toBe(119);
    const guesses = await many(10, () => logIn('owner', 'wrong-guess', '192.0.2.1'));
    expect([count(guesses, 'wrong'), count(guesses, 'too many')]).toEqual([3, 7]);
  });

  it('stop somebody who tries one password on very many accounts after a thousand of them', async () => {
    await takeUp([
      [WRONG_LOGINS_FROM_ADDRESS, '192.0.2.1'],
      [SPARE_LOGINS_FROM_ADDRESS, '192.0.2.1', 10],
    ]);
    const answers = await many(20, (n) => logIn(`pupil${n}`, 'wrong-guess', '192.0.2.1'));
    expect([count(answers, 'wrong'), count(answers, 'too many')]).toEqual([10, 10]);
    expect(await logIn('pupil60', PASSWORD, '192.0.2.1')).toBe('too many');
    expect(await logIn('pupil60', PASSWORD, '192.0.2.2')).toBe('in');
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
