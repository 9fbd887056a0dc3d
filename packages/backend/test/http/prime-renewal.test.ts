// A membership that renews by itself: agreed to, told before, renewed once on invoice, ended in time. Source: spec 2 §4 "Prime".

import { PRIME_RENEWAL_GRACE_MS } from '@tornister/domain/contracts';
import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS } from '@tornister/domain/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isPrimeUser } from '../../src/prime/prime-member.ts';
import { remindMembers } from '../../src/prime/remind-members.ts';
import { RENEWED_AT_ONCE, renewMemberships } from '../../src/prime/renew-memberships.ts';
import { createBackgroundWork } from '../../src/server/background-work.ts';
import { failingDatabase } from '../faults/failing-database.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const PRICE = 2_900;
/** The beginnings of the first of March in Berlin, two years in a row. */
const ENDS_AT = Date.UTC(2027, 1, 28, 23);
const NEXT_END = Date.UTC(2028, 1, 29, 23);
/** More statements than a renewal needs. */
const ENOUGH = 60;

const RENEWS = 'Ihre Prime-Mitgliedschaft verlängert sich';
const RUNNING = { status: 'ACTIVE', abo: false, startsAt: TEST_START, endsAt: ENDS_AT };
/** A membership whose renewal was agreed to and told. */
const AGREED = {
  abo: true,
  renewal: { cents: PRICE, agreedAt: 0, store: 'de', language: 'de', baseUrl: 'http://shop.example', announcedAt: 1 },
};

type Member = { readonly shopper: Shopper; readonly accountId: string };
type Renewal = { readonly isAgreed: boolean; readonly price: { readonly cents: number } };

let people = 0;

describeOnADatabase('A membership that renews by itself', (database) => {
  let shop: TestShop;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    await database().updateTable('accounts').set({ prime: null }).execute();
    shop = createTestShop(database());
  });
  afterEach(() => expectInvariants(database()));

  const logsIn = async (shopper: Shopper): Promise<void> => {
    const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt userId}}',
      { e: shopper.email },
    );
    shopper.headers['x-jwt'] = login.jwt;
    shopper.headers['x-ishop-api-userid'] = login.userId;
  };
  const memberWith = async (more: object = {}, isBilled = true): Promise<Member> => {
    people += 1;
    const shopper = await createShopper(shop);
    const accountId = `renewing-${people}`;
    await insertAccount(database(), {
      id: accountId,
      email: shopper.email,
      prime: JSON.stringify({ ...RUNNING, ...more }),
    });
    await logsIn(shopper);
    if (isBilled)
      await shopper.call('mutation($a:AddressInput!){addBillingAddress(address:$a){successful}}', {
        a: { ...ADDRESS, email: shopper.email },
      });
    return { shopper, accountId };
  };
  const setPrime = ({ accountId }: Member, more: object) =>
    database()
      .updateTable('accounts')
      .set({ prime: JSON.stringify({ ...RUNNING, ...more }) as never })
      .where('id', '=', accountId)
      .execute();
  const agree = async ({ shopper }: Member, cents = PRICE): Promise<boolean> =>
    (await shopper.call<{ is: boolean }>('mutation($c:Int!){is:agreeToPrimeRenewal(priceCents:$c)}', { c: cents })).is;
  const end = ({ shopper }: Member) => shopper.call('mutation{endPrimeRenewal}');
  const offered = async ({ shopper }: Member): Promise<Renewal | null | undefined> =>
    (
      await shopper.call<{ of: { renewal: Renewal | null } | null }>(
        '{of:getPrimeMembership{renewal{isAgreed price{cents}}}}',
      )
    ).of?.renewal;
  const primeOf = async ({ accountId }: Member) =>
    (await database().selectFrom('accounts').select('prime').where('id', '=', accountId).executeTakeFirstOrThrow())
      .prime;
  const ordersOf = ({ shopper }: Member) =>
    database().selectFrom('orders').selectAll().where('email', '=', shopper.email).execute();
  const mailsTo = async ({ shopper }: Member): Promise<readonly string[]> => {
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', shopper.email)
      .execute();
    return mails.map(({ subject }) => subject).sort();
  };
  const until = (moment: number) => shop.pass(moment - shop.services.now());
  /** The hourly work, over the days before the end. */
  const work = async (): Promise<void> => {
    await remindMembers(shop.services);
    await renewMemberships(shop.services);
  };
  const isPrime = ({ shopper }: Member) =>
    isPrimeUser(database(), shopper.headers['x-ishop-api-userid'] ?? '', shop.services.now());

  it('is offered to members, agreed to at the price that was seen, and confirmed by a mail', async () => {
    const member = await memberWith();
    expect(await offered(member)).toEqual({ isAgreed: false, price: { cents: PRICE } });
    expect(await agree(member, PRICE - 1)).toBe(false);
    expect(await agree(member)).toBe(true);
    expect(await offered(member)).toEqual({ isAgreed: true, price: { cents: PRICE } });
    expect(await mailsTo(member)).toEqual([RENEWS]);
    expect(await agree(await memberWith({}, false))).toBe(false);
    expect(await agree(await memberWith({ endsAt: TEST_START }))).toBe(false);
    expect(await offered(await memberWith({ endsAt: TEST_START }))).toBeUndefined();
  });

  it('is told in every shop at the price of the one that charges it, and can be ended there', async () => {
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"de":2900,"at":1900}' } });
    const member = await memberWith(AGREED);
    const told = async () =>
      (
        await member.shopper.call<{ of: { renewal: Renewal | null } | null }>(
          '{of:getPrimeMembership{renewal{isAgreed price{cents currency}}}}',
        )
      ).of?.renewal;
    const sold = async () =>
      (await member.shopper.call<{ offer: object | null }>('{offer:getPrimeOffer{endsAt}}')).offer !== null;
    const asAgreed = { isAgreed: true, price: { cents: PRICE, currency: 'EUR' } };
    for (const [store, isSold] of [
      ['de', true],
      ['at', true],
      ['ch', false],
    ] as const) {
      member.shopper.headers['x-shop-store'] = store;
      expect([store, await sold(), await told()]).toEqual([store, isSold, asAgreed]);
    }
    // Where nothing is sold it is ended by the same press, and not agreed to anew.
    await end(member);
    expect(await primeOf(member)).toMatchObject({ abo: false });
    expect(await told()).toBeNull();
    member.shopper.headers['x-shop-store'] = 'at';
    expect(await told()).toMatchObject({ isAgreed: false, price: { cents: 1_900 } });
    // Also while the shop that charges sells none: then it ends, and costs no more than agreed.
    await setPrime(member, AGREED);
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"at":1900}' } });
    expect(await told()).toEqual(asAgreed);
  });

  it('is agreed to once at a price: a second press moves nothing and mails nothing', async () => {
    const member = await memberWith();
    await agree(member);
    const before = await primeOf(member);
    shop.pass(1_000);
    expect(await agree(member)).toBe(true);
    expect(await primeOf(member)).toEqual(before);
    expect(await mailsTo(member)).toEqual([RENEWS]);
    // One that has ended, or that was agreed to at another price, is agreed to anew.
    await end(member);
    expect(await agree(member)).toBe(true);
    expect(await mailsTo(member)).toEqual([RENEWS, RENEWS]);
    await setPrime(member, { ...AGREED, renewal: { ...AGREED.renewal, cents: PRICE - 100 } });
    shop.pass(1_000);
    expect(await agree(member)).toBe(true);
    expect((await primeOf(member))?.renewal?.cents).toBe(PRICE);
  });

  it('is told in good time however many others wait for their end', async () => {
    for (let index = 0; index < RENEWED_AT_ONCE; index += 1)
      await insertAccount(database(), {
        id: `waiting-${index}`,
        email: `waiting-${index}@example.com`,
        prime: JSON.stringify({ ...RUNNING, ...AGREED, endsAt: ENDS_AT - 1 }),
      });
    const member = await memberWith();
    await agree(member);
    until(ENDS_AT - PRIME_REMINDER_DAYS * DAY_MS);
    await work();
    expect(await mailsTo(member)).toHaveLength(2);
  });

  it('is told 14 days before and renewed at the end: an order on invoice, another year, one mail each', async () => {
    const member = await memberWith();
    await agree(member);
    until(ENDS_AT - PRIME_REMINDER_DAYS * DAY_MS - 1);
    await work();
    expect(await mailsTo(member)).toHaveLength(1);
    until(ENDS_AT - PRIME_REMINDER_DAYS * DAY_MS);
    await work();
    await work();
    expect(await mailsTo(member)).toHaveLength(2);
    until(ENDS_AT - 1);
    await work();
    expect(await ordersOf(member)).toEqual([]);
    until(ENDS_AT);
    expect(await isPrime(member)).toBe(true);
    // Two processes, and the same one again.
    await Promise.all([renewMemberships(shop.services), renewMemberships(shop.services)]);
    await work();
    const orders = await ordersOf(member);
    expect(orders).toMatchObject([
      { kind: 'prime', state: 'placed', payment_state: 'not-required', payment_id: 'INVOICE', total_cents: PRICE },
    ]);
    expect(orders[0]?.membership_starts_at).toBe(ENDS_AT);
    expect(await primeOf(member)).toMatchObject({ abo: true, startsAt: TEST_START, endsAt: NEXT_END });
    const invoices = await database().selectFrom('invoices').select('order_id').execute();
    expect(invoices.filter(({ order_id }) => order_id === orders[0]?.id)).toHaveLength(1);
    expect(await mailsTo(member)).toEqual([`Ihre Bestellung ${orders[0]?.number} bei Tornister`, RENEWS, RENEWS]);
    const mail = await database()
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', member.shopper.email)
      .where('subject', 'like', 'Ihre Bestellung%')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('um ein Jahr verlängert');
    expect(mail.text).not.toContain('endet von selbst');
    expect(mail.attachments).toHaveLength(1);
  });

  it('is told again before the next end, and renewed again', async () => {
    const member = await memberWith();
    await agree(member);
    await shop.flush();
    for (const due of [ENDS_AT, NEXT_END]) {
      until(due - DAY_MS);
      await work();
      await shop.flush();
      until(due);
      await work();
      await shop.flush();
    }
    expect(await ordersOf(member)).toHaveLength(2);
    // When it was agreed to, and before each.
    expect((await mailsTo(member)).filter((subject) => subject === RENEWS)).toHaveLength(3);
  });

  it('is not renewed once it was ended, cancelled, or the account is to be deleted', async () => {
    const [ended, cancelled, leaving] = [await memberWith(), await memberWith(), await memberWith()];
    for (const member of [ended, cancelled, leaving]) await agree(member);
    until(ENDS_AT - DAY_MS);
    await work();
    await logsIn(ended.shopper);
    await end(ended);
    expect(await offered(ended)).toMatchObject({ isAgreed: false });
    await logsIn(cancelled.shopper);
    await cancelled.shopper.call(
      'mutation($d:CancellationInput!){submitCancellation(data:$d,idempotencyKey:"a-key-of-a-cancellation"){successful}}',
      {
        d: {
          ...{ name: 'Paul', email: cancelled.shopper.email, contract: 'prime', reference: '', kind: 'ordinary' },
          ...{ reason: '', endsOn: '', honeypotField: '' },
        },
      },
    );
    await database()
      .updateTable('accounts')
      .set({ deletion_due_at: ENDS_AT + DAY_MS })
      .where('id', '=', leaving.accountId)
      .execute();
    until(ENDS_AT);
    await work();
    for (const member of [ended, cancelled, leaving]) {
      expect(await ordersOf(member)).toEqual([]);
      expect(await primeOf(member)).toMatchObject({ abo: false, endsAt: ENDS_AT });
    }
    expect(await isPrime(ended)).toBe(false);
  });

  it('costs no more than agreed, and ends where it is not sold any more', async () => {
    const [member, unsold] = [await memberWith(AGREED), await memberWith(AGREED)];
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"de":4900}' } });
    until(ENDS_AT);
    await database().updateTable('accounts').set({ deletion_due_at: 0 }).where('id', '=', unsold.accountId).execute();
    await renewMemberships(shop.services);
    expect(await ordersOf(member)).toMatchObject([{ total_cents: PRICE }]);
    await setPrime(unsold, AGREED);
    await database()
      .updateTable('accounts')
      .set({ deletion_due_at: null })
      .where('id', '=', unsold.accountId)
      .execute();
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"at":3900}' } });
    until(ENDS_AT);
    await renewMemberships(shop.services);
    expect(await primeOf(unsold)).toMatchObject({ abo: false, endsAt: ENDS_AT });
    expect(await ordersOf(unsold)).toEqual([]);
  });

  it('comes at most a day late', async () => {
    const [member, tooLate] = [await memberWith(AGREED), await memberWith()];
    until(ENDS_AT + PRIME_RENEWAL_GRACE_MS - 1);
    expect(await isPrime(member)).toBe(true);
    expect(await isPrime(tooLate)).toBe(false);
    shop.pass(1);
    await renewMemberships(shop.services);
    expect(await primeOf(member)).toMatchObject({ endsAt: NEXT_END });
    await setPrime(tooLate, AGREED);
    shop.pass(1);
    await renewMemberships(shop.services);
    expect(await primeOf(tooLate)).toMatchObject({ abo: false });
    expect(await ordersOf(tooLate)).toEqual([]);
  });

  it('comes as soon as a backend starts that was down at the end', async () => {
    const member = await memberWith(AGREED);
    until(ENDS_AT + PRIME_RENEWAL_GRACE_MS);
    const background = createBackgroundWork(shop.services, () => 'http://127.0.0.1:1');
    background.start();
    // Ends after the work that is under way.
    await background.stop();
    expect(await primeOf(member)).toMatchObject({ abo: true, endsAt: NEXT_END });
    expect(await ordersOf(member)).toHaveLength(1);
  });

  it('is renewed once, whichever statement fails on the way', async () => {
    const failing = failingDatabase(database());
    const member = await memberWith();
    await agree(member);
    until(ENDS_AT - DAY_MS);
    await work();
    until(ENDS_AT);
    const broken = { ...shop.services, database: failing.database };
    for (let statement = 1; statement < ENOUGH; statement += 1) {
      failing.failAt(statement);
      await renewMemberships(broken).catch(() => undefined);
      const statements = failing.heal();
      const isDone = (await primeOf(member))?.endsAt === NEXT_END;
      expect(await ordersOf(member)).toHaveLength(isDone ? 1 : 0);
      if (statements < statement) break;
    }
    expect(await ordersOf(member)).toHaveLength(1);
    expect(await primeOf(member)).toMatchObject({ endsAt: NEXT_END });
  });
});
