// The prime membership over the real backend: free parcels for members, and the waiting list with its double opt-in.
// Source: spec 2 §4 "Prime", §7 `subscribeToPrimeWaitingList`; spec 3 §6 "Prime members".

import { money } from '@tornister/domain/money';
import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { announcePrime } from '../../src/prime/announce-prime.ts';
import { waitingListToken } from '../../src/prime/waiting-list.ts';
import { writePrimeOrder } from '../../src/prime/write-prime-order.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const JOIN = `mutation($email:String!,$honeypotField:String!){subscribeToPrimeWaitingList(email:$email,honeypotField:$honeypotField){
  successful fieldErrors{fieldName errorMessage}}}`;
type Joined = {
  readonly successful: boolean;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};

let people = 0;

describeOnADatabase('Prime (spec 2 §4)', (database) => {
  let shop: TestShop;
  let shopper: Shopper;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    if ((await database().selectFrom('items').select('id').where('id', '=', 'pen').execute()).length === 0) {
      await insertShelf(database(), { id: 'pen', stock: 100_000 });
    }
    shop = createTestShop(database());
    shopper = await createShopper(shop);
    people += 1;
  });

  const join = async (email: string, honeypotField = '', by = shopper): Promise<Joined> =>
    (await by.call<{ subscribeToPrimeWaitingList: Joined }>(JOIN, { email, honeypotField }))
      .subscribeToPrimeWaitingList;
  const confirm = async (token: string): Promise<boolean> =>
    (
      await shopper.call<{ confirmPrimeWaitingList: boolean }>(
        'mutation($token:String!){confirmPrimeWaitingList(token:$token)}',
        { token },
      )
    ).confirmPrimeWaitingList;
  const linkOf = async (token: string): Promise<string> =>
    (
      await shopper.call<{ link: string }>(
        'query($token:String!){link:getMailedLink(kind:primeWaitingList,token:$token)}',
        { token },
      )
    ).link;
  const place = (email: string) =>
    database().selectFrom('prime_waiting_list').selectAll().where('email', '=', email).executeTakeFirst();
  const mailsTo = async (recipient: string) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
  };
  const tokenIn = (text: string | undefined): string =>
    decodeURIComponent(/\/prime\/membership\/\?waitingList=([\w%.-]+)/.exec(text ?? '')?.[1] ?? '');

  /** A member with goods in the cart, whose membership ends at a moment. */
  const memberUntil = async (endsAt: number | undefined, store = 'de', of = shop): Promise<Shopper> => {
    const member = await createShopper(of, store);
    const prime = { status: 'ACTIVE', abo: false, startsAt: 0, endsAt: endsAt ?? 0 };
    await insertAccount(database(), {
      id: `prime-${people}`,
      email: member.email,
      prime: endsAt === undefined ? null : JSON.stringify(prime),
    });
    const { login } = await member.call<{ login: { jwt: string; userId: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt userId}}',
      { e: member.email },
    );
    member.headers['x-jwt'] = login.jwt;
    member.headers['x-ishop-api-userid'] = login.userId;
    const { shopInit } = await member.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
    member.cartId = shopInit.cartId;
    await member.add('pen');
    return member;
  };
  const deliversHere = async (member: Shopper): Promise<boolean | undefined> =>
    (await member.call<{ of: { deliversHere: boolean } | null }>('{of:getPrimeMembership{deliversHere}}')).of
      ?.deliversHere;
  const shippingOf = async (member: Shopper): Promise<number> => (await member.cart()).totals.shippingCost.cents;

  it('sends parcels to members freely, until the moment at which the membership ends', async () => {
    expect(await shippingOf(await memberUntil(undefined))).toBeGreaterThan(0);
    people += 1;
    const member = await memberUntil(TEST_START + 60_000);
    expect(await shippingOf(member)).toBe(0);
    shop.pass(59_999);
    expect(await shippingOf(member)).toBe(0);
    const told = async () =>
      (await member.call<{ of: { primeInfo: unknown } }>('{of:getCustomerInfo{primeInfo{status abo endDate}}}')).of
        .primeInfo;
    const endDate = new Date(TEST_START + 60_000).toISOString();
    expect(await told()).toEqual({ status: 'ACTIVE', abo: false, endDate });
    shop.pass(1);
    expect(await shippingOf(member)).toBeGreaterThan(0);
    expect(await told()).toEqual({ status: 'NONE', abo: false, endDate });
  });

  it('sends parcels freely where it is sold, and where it was bought', async () => {
    const swiss = await memberUntil(TEST_START + 60_000, 'ch');
    expect([await shippingOf(swiss), await deliversHere(swiss)]).toEqual([895, false]);
    people += 1;
    // A shop that has given up the sale.
    const over = createTestShop(database(), { environment: { PRIME_PRICES: '{}' } });
    const member = await memberUntil(TEST_START + 60_000, 'de', over);
    expect([await shippingOf(member), await deliversHere(member)]).toEqual([495, false]);
    const userId = member.headers['x-ishop-api-userid'] ?? '';
    await member.call('mutation($a:AddressInput!){addBillingAddress(address:$a){successful}}', { a: ADDRESS });
    const billing = await database()
      .selectFrom('addresses')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const storefront = {
      store: 'de',
      language: 'de',
      isB2b: false,
      sellsPrime: true,
      baseUrl: 'http://shop.example',
    } as const;
    const order = await database()
      .transaction()
      .execute((transaction) =>
        writePrimeOrder({ storefront, now: over.services.now }, transaction, {
          ...{ userId, billing, price: money(2_900), paymentId: 'PAYPAL' },
        }),
      );
    expect(await shippingOf(member)).toBe(495);
    await database()
      .updateTable('orders')
      .set({ state: 'placed', payment_state: 'paid' })
      .where('id', '=', order)
      .execute();
    expect(await shippingOf(member)).toBe(0);
  });

  it('tells a cart whose buyer is a member, and only as long', async () => {
    const isPrime = async (member: Shopper) =>
      (
        await member.call<{ cart: { totals: { isPrime: boolean | null } } }>(
          'query($id:ID!){cart:shop_findCart(cartId:$id){totals{isPrime}}}',
          { id: member.cartId },
        )
      ).cart.totals.isPrime;
    expect(await isPrime(await memberUntil(undefined))).toBeNull();
    people += 1;
    const member = await memberUntil(TEST_START + 60_000);
    expect(await isPrime(member)).toBe(true);
    shop.pass(60_000);
    expect(await isPrime(member)).toBeNull();
  });

  it('has a waiting list, on which a place counts once the link of the mail was opened', async () => {
    const email = `waiting.${people}@example.com`;
    expect(await join(` ${email.toUpperCase()} `)).toEqual({ successful: true, fieldErrors: [] });
    expect((await place(email))?.confirmed_at).toBeNull();
    const [mail] = await mailsTo(email);
    const token = tokenIn(mail?.text);
    expect([await linkOf(token), await linkOf(forged(token))]).toEqual(['open', 'unknown']);
    expect((await place(email))?.confirmed_at).toBeNull();
    expect(await confirm(token)).toBe(true);
    expect(await linkOf(token)).toBe('used');
    expect((await place(email))?.confirmed_at).toBe(TEST_START);
    shop.pass(60_000);
    expect(await confirm(token)).toBe(true);
    expect((await place(email))?.confirmed_at).toBe(TEST_START);
  });

  it('answers the same for an address that is on the list, which gets no other mail', async () => {
    const email = `waiting.${people}@example.com`;
    const first = await join(email);
    await confirm(tokenIn((await mailsTo(email))[0]?.text));
    shop.pass(1_000);
    expect(await join(email)).toEqual(first);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await join(`waiting.${people}.too@example.com`, 'x')).toEqual(first);
    expect(await place(`waiting.${people}.too@example.com`)).toBeUndefined();
  });

  it('sends one mail for a form that is sent twice at the same moment', async () => {
    const email = `waiting.${people}@example.com`;
    const answers = await Promise.all([join(email), join(email)]);
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('refuses links that are wrong, of another place or a week old, and forgets who never confirmed', async () => {
    const email = `waiting.${people}@example.com`;
    await join(email);
    const { id } = (await place(email)) ?? { id: '' };
    const token = waitingListToken(shop.services.secrets, id);
    expect(await confirm(forged(token))).toBe(false);
    expect(await confirm(`other${token}`)).toBe(false);
    expect(await confirm('')).toBe(false);
    shop.pass(7 * DAY_MS - 1);
    await forgetOld(shop.services);
    expect(await place(email)).toBeDefined();
    shop.pass(1);
    expect(await confirm(token)).toBe(false);
    expect(await linkOf(token)).toBe('expired');
    await forgetOld(shop.services);
    expect(await place(email)).toBeUndefined();
    expect(await linkOf(token)).toBe('expired');
  });

  /** Joins and confirms; answers the address. */
  const waits = async (name: string): Promise<string> => {
    const email = `${name}.${people}@example.com`;
    await join(email);
    await confirm(tokenIn((await mailsTo(email)).at(-1)?.text));
    return email;
  };
  const toldTo = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.includes('kann jetzt abgeschlossen werden'));

  it('tells every confirmed place once when its store sells, and forgets the place some time later', async () => {
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"at":2900}' } });
    const email = await waits('told');
    await join(`unsure.${people}@example.com`);
    await announcePrime(shop.services);
    expect(await toldTo(email)).toEqual([]);
    shop = createTestShop(database());
    await Promise.all([announcePrime(shop.services), announcePrime(shop.services)]);
    const [mail] = await toldTo(email);
    expect(mail?.text).toContain('/prime/membership/');
    expect(await toldTo(`unsure.${people}@example.com`)).toEqual([]);
    shop.pass(DAY_MS);
    await announcePrime(shop.services);
    expect(await toldTo(email)).toHaveLength(1);
    shop.pass(29 * DAY_MS - 1);
    await forgetOld(shop.services);
    expect(await place(email)).toBeDefined();
    shop.pass(1);
    await forgetOld(shop.services);
    expect(await place(email)).toBeUndefined();
  });

  it('tells nobody who is a member by then, and whoever waits again is told again', async () => {
    const [again, member] = [await waits('again'), await waits('member')];
    const prime = { status: 'ACTIVE', abo: false, startsAt: 0, endsAt: TEST_START + DAY_MS };
    await insertAccount(database(), { id: `waited-${people}`, email: member, prime: JSON.stringify(prime) });
    await announcePrime(shop.services);
    expect(await toldTo(again)).toHaveLength(1);
    expect(await toldTo(member)).toEqual([]);
    shop.pass(60_000);
    await waits('again');
    await announcePrime(shop.services);
    expect(await toldTo(again)).toHaveLength(2);
  });

  it('names a wrong address, and is not for institutions', async () => {
    expect((await join('nobody')).fieldErrors).toEqual([{ fieldName: 'email', errorMessage: 'emailIncorrect' }]);
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await expect(join('school@example.com', '', school)).rejects.toThrow('BAD_REQUEST');
  });
});
