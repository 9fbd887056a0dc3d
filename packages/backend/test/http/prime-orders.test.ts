// Buying a year of the prime membership over the real backend: an order of its own kind, paid at once, that begins with the payment.
// Source: spec 2 §4 "Prime", §7 `submitPrimeSubscription`.

import { LEFT_THE_BOOK } from '@tornister/domain/address';
import { PRIME_RENEWAL_GRACE_MS } from '@tornister/domain/contracts';
import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS } from '@tornister/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { endingMailOf } from '../../src/mail/prime-mail.ts';
import { COUNTRY_NOT_SERVED } from '../../src/orders/check-order.ts';
import { workByClock } from '../../src/orders/clock-warehouse.ts';
import { invoiceFacts } from '../../src/orders/invoice-facts.ts';
import { sweepUnpaid } from '../../src/orders/sweep-unpaid.ts';
import { remindMembers } from '../../src/prime/remind-members.ts';
import { renewMemberships } from '../../src/prime/renew-memberships.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { createTestShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const PRICE = 2_900;
/** The end of the last day of a membership that is bought at the start of the tests, in Berlin. */
const ENDS_AT = Date.UTC(2027, 10, 21, 23);

type Offer = {
  readonly price: { readonly cents: number };
  readonly startsAt: number | null;
  readonly endsAt: number;
  readonly paymentMethods: readonly { readonly paymentId: string }[];
};
type Submitted = {
  readonly orderId: string | null;
  readonly errorMessage: string | null;
  readonly redirectUrl: string | null;
  readonly computopData: { readonly fields: readonly { readonly name: string; readonly value: string }[] } | null;
};
type Member = { readonly shopper: Shopper; readonly accountId: string; readonly addressId: string };

let people = 0;

describeOnADatabase('Buying prime (spec 2 §4)', (database) => {
  let shop: TestShop;

  beforeEach(async () => {
    await database().deleteFrom('rate_limits').execute();
    await database().deleteFrom('sandbox_reports').execute();
    shop = createTestShop(database());
    people += 1;
  });

  const memberWith = async (prime: object | null = null): Promise<Member> => {
    people += 1;
    const shopper = await createShopper(shop);
    const accountId = `prime-buyer-${people}`;
    await insertAccount(database(), {
      id: accountId,
      email: shopper.email,
      prime: prime === null ? null : JSON.stringify(prime),
    });
    const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt userId}}',
      { e: shopper.email },
    );
    shopper.headers['x-jwt'] = login.jwt;
    shopper.headers['x-ishop-api-userid'] = login.userId;
    await shopper.call('mutation($a:AddressInput!){addBillingAddress(address:$a){successful}}', {
      a: { ...ADDRESS, email: shopper.email },
    });
    const address = await database()
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', login.userId)
      .executeTakeFirstOrThrow();
    return { shopper, accountId, addressId: address.id };
  };
  const offerTo = async ({ call }: Pick<Shopper, 'call'>): Promise<Offer | null> =>
    (
      await call<{ offer: Offer | null }>(
        '{offer:getPrimeOffer{price{cents} startsAt endsAt paymentMethods{paymentId}}}',
      )
    ).offer;
  const buy = async (
    { shopper, addressId }: Member,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<Submitted> =>
    (
      await shopper.call<{ bought: Submitted }>(
        `mutation($p:ID!,$a:ID!,$c:Int!,$k:String!){bought:submitPrimeSubscription(
          paymentId:$p,billingAddressId:$a,priceCents:$c,idempotencyKey:$k){
            orderId errorMessage redirectUrl computopData{fields{name value}}}}`,
        { p: 'CREDIT_CARD', a: addressId, c: PRICE, k: `prime-key-${people}`, ...more },
      )
    ).bought;
  const pay = async ({ computopData, redirectUrl }: Submitted): Promise<void> => {
    const ofWallet = redirectUrl === null ? null : new URL(redirectUrl).searchParams.get('Data');
    const Data = computopData?.fields.find(({ name }) => name === 'Data')?.value ?? ofWallet ?? '';
    const body = new URLSearchParams({
      Data,
      number: '4111 1111 1111 1111',
      expiry: '12/30',
      cvc: '123',
      decision: 'approve',
    });
    const decided = await shop.request('/sandbox/decide', { method: 'POST', body });
    expect(decided.status).toBe(303);
    await shop.report();
    await shop.flush();
    await shop.report();
  };
  const primeOf = async ({ accountId }: Member) =>
    (await database().selectFrom('accounts').select('prime').where('id', '=', accountId).executeTakeFirst())?.prime;
  const orderOf = async (id: string | null) =>
    database().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const factsOf = async (id: string | null) => {
    const { bankAccounts: accounts, seller } = shop.services.settings;
    return invoiceFacts({ database: database(), accounts, seller }, await orderOf(id));
  };
  const mailsTo = async ({ shopper }: Member) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', shopper.email).execute();
  };

  it('names price, end and what pays at once; sells none where no price is set, and none to institutions', async () => {
    const offer = await offerTo(await createShopper(shop));
    expect(offer).toMatchObject({ price: { cents: PRICE }, startsAt: null, endsAt: ENDS_AT });
    expect(offer?.paymentMethods.map(({ paymentId }) => paymentId)).toEqual(['PAYPAL', 'CREDIT_CARD']);
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    expect(await offerTo(school)).toBeNull();
    shop = createTestShop(database(), { environment: { PRIME_PRICES: '{"at":3900}' } });
    expect(await offerTo(await createShopper(shop))).toBeNull();
    expect((await buy(await memberWith())).errorMessage).toBe('vue.prime.checkout.notSold');
  });

  it.each([2, 20])('is one order with one answer where %i posts with one key come at once', async (count) => {
    const paul = await memberWith();
    const answers = await Promise.all(Array.from({ length: count }, () => buy(paul, { p: 'PAYPAL' })));
    // The way to the provider is sealed anew for each answer.
    const [same] = answers;
    expect(same).toMatchObject({ orderId: expect.any(String), errorMessage: null });
    expect(answers).toEqual(answers.map(() => ({ ...same, redirectUrl: expect.any(String) })));
    const orders = database().selectFrom('orders').select('id').where('email', '=', paul.shopper.email);
    expect(await orders.execute()).toEqual([{ id: same?.orderId }]);
    const payments = database().selectFrom('payments').select('state');
    expect(await payments.where('order_id', '=', same?.orderId ?? '').execute()).toEqual([{ state: 'begun' }]);
    await expect(buy(paul)).rejects.toThrow('BAD_REQUEST');
  });

  it('begins with the payment: membership, confirmation with invoice, an order without a parcel', async () => {
    const paul = await memberWith();
    const bought = await buy(paul);
    expect((await buy(paul)).orderId).toBe(bought.orderId);
    expect(await primeOf(paul)).toBeNull();
    await pay(bought);
    expect(await primeOf(paul)).toEqual({ status: 'ACTIVE', abo: false, startsAt: TEST_START, endsAt: ENDS_AT });
    expect(await orderOf(bought.orderId)).toMatchObject({ kind: 'prime', state: 'placed', payment_state: 'paid' });
    expect(await factsOf(bought.orderId)).toMatchObject({ issuedAt: TEST_START, deliveredAt: TEST_START });
    const [mail] = await mailsTo(paul);
    expect(mail?.text).toContain('willkommen bei Prime');
    expect(mail?.text).not.toContain('Versandkosten:');
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toHaveLength(1);
    const { orders } = await paul.shopper.call<{ orders: { orders: readonly object[] } }>(
      '{orders:getOrdersV2(page:0){orders{state shipments{status items{itemId name isReturnable reviewLink}}}}}',
    );
    expect(orders.orders).toEqual([
      {
        state: 'PLACED',
        shipments: [
          {
            status: 'DELIVERED',
            items: [{ itemId: 'prime-membership', name: 'Prime, ein Jahr', isReturnable: false, reviewLink: null }],
          },
        ],
      },
    ]);
    const cancelled = await paul.shopper.call<{ cancelOrder: string }>('mutation($id:ID!){cancelOrder(orderId:$id)}', {
      id: bought.orderId,
    });
    expect(cancelled.cancelOrder).toBe('TOO_LATE');
    shop.pass(DAY_MS);
    await workByClock(shop.services);
    expect(
      await database().selectFrom('shipments').select('id').where('order_id', '=', bought.orderId).execute(),
    ).toEqual([]);
  });

  it('is not bought twice, but for another year from 30 days before its end on', async () => {
    const day = (days: number) => ({ status: 'ACTIVE', abo: false, startsAt: 5, endsAt: TEST_START + days * DAY_MS });
    expect((await buy(await memberWith(day(31)))).errorMessage).toBe('vue.prime.checkout.alreadyMember');
    const ending = await memberWith({ ...day(30), endsAt: Date.UTC(2026, 10, 30, 23) });
    const end = Date.UTC(2027, 10, 30, 23);
    const startsAt = Date.UTC(2026, 10, 30, 23);
    expect(await offerTo(ending.shopper)).toMatchObject({ startsAt, endsAt: end });
    const bought = await buy(ending);
    await pay(bought);
    // The year begins with the end of the running one, on the first of December.
    const [mail] = await mailsTo(ending);
    expect(mail?.text).toContain('Es beginnt am 1. Dezember 2026');
    expect(mail?.text).not.toMatch(/willkommen|ab sofort/);
    expect(await factsOf(bought.orderId)).toMatchObject({ issuedAt: TEST_START, deliveredAt: startsAt });
    expect(await primeOf(ending)).toEqual({ status: 'ACTIVE', abo: false, startsAt: 5, endsAt: end });
    const renewing = await memberWith({ ...day(3), abo: true });
    expect((await buy(renewing)).errorMessage).toBe('vue.prime.checkout.alreadyMember');
  });

  it('is told anew before the next end where another year was paid after the renewal was announced', async () => {
    const endsAt = Date.UTC(2026, 10, 30, 23);
    const paul = await memberWith({ status: 'ACTIVE', abo: false, startsAt: 5, endsAt });
    const bought = await buy(paul);
    const { agreed } = await paul.shopper.call<{ agreed: boolean }>(
      'mutation($c:Int!){agreed:agreeToPrimeRenewal(priceCents:$c)}',
      { c: PRICE },
    );
    expect([agreed, (await primeOf(paul))?.renewal?.announcedAt]).toEqual([true, TEST_START]);
    const told = async () => (await mailsTo(paul)).filter(({ subject }) => subject.includes('verlängert sich')).length;
    expect(await told()).toBe(1);
    await pay(bought);
    const nextEnd = Date.UTC(2027, 10, 30, 23);
    expect(await primeOf(paul)).toMatchObject({ abo: true, endsAt: nextEnd, renewal: { cents: PRICE } });
    await renewMemberships(shop.services);
    expect(await told()).toBe(1);
    shop.pass(nextEnd - TEST_START - PRIME_REMINDER_DAYS * DAY_MS);
    await renewMemberships(shop.services);
    expect(await told()).toBe(2);
    expect((await primeOf(paul))?.renewal?.announcedAt).toBe(shop.services.now());
  });

  it('gives up an order that nobody has paid yet for the next one; money that comes for it goes back', async () => {
    const paul = await memberWith();
    const first = await buy(paul, { p: 'PAYPAL', k: `first-key-${people}` });
    expect((await buy(paul, { k: `refused-key-${people}`, c: PRICE - 1 })).orderId).toBeNull();
    expect((await orderOf(first.orderId)).state).toBe('awaiting-payment');
    const second = await buy(paul, { p: 'PAYPAL', k: `second-key-${people}` });
    expect((await orderOf(first.orderId)).state).toBe('cancelled');
    const again = await buy(paul, { p: 'PAYPAL', k: `first-key-${people}` });
    expect(again).toMatchObject({ orderId: null, redirectUrl: null, errorMessage: expect.any(String) });
    await pay(second);
    await pay(first);
    expect(await primeOf(paul)).toMatchObject({ status: 'ACTIVE', endsAt: ENDS_AT });
    const refunds = database().selectFrom('refunds').select(['order_id', 'amount_cents', 'reason', 'state']);
    expect(await refunds.where('order_id', 'in', [first.orderId ?? '', second.orderId ?? '']).execute()).toEqual([
      { order_id: first.orderId, amount_cents: PRICE, reason: 'order-cancelled', state: 'done' },
    ]);
    const third = await buy(paul, { k: `third-key-${people}` });
    expect(third.errorMessage).toBe('vue.prime.checkout.alreadyMember');
    await expectInvariants(database());
  });

  it.each([2, 5])('leaves one order that can be paid where %i are placed at once with a key each', async (count) => {
    const paul = await memberWith();
    const keys = Array.from({ length: count }, (_, index) => `at-once-${people}-${index}`);
    await Promise.all(keys.map((k) => buy(paul, { p: 'PAYPAL', k })));
    const orders = database().selectFrom('orders').select('state').where('email', '=', paul.shopper.email);
    const states = (await orders.execute()).map(({ state }) => state).sort();
    expect(states).toEqual(['awaiting-payment', ...Array.from({ length: count - 1 }, () => 'cancelled')]);
  });

  it('is one year where an order is paid while the next one is placed', async () => {
    const paul = await memberWith();
    const first = await buy(paul, { p: 'PAYPAL', k: `paid-key-${people}` });
    const [, second] = await Promise.all([pay(first), buy(paul, { p: 'PAYPAL', k: `meanwhile-key-${people}` })]);
    if (second.orderId !== null) await pay(second);
    expect(await primeOf(paul)).toMatchObject({ status: 'ACTIVE', endsAt: ENDS_AT });
    await expectInvariants(database());
  });

  it('is not renewed by itself while the next year is being paid', async () => {
    const endsAt = Date.UTC(2026, 10, 30, 23);
    const paul = await memberWith({ status: 'ACTIVE', abo: false, startsAt: 5, endsAt });
    const bought = await buy(paul);
    await paul.shopper.call('mutation($c:Int!){agreeToPrimeRenewal(priceCents:$c)}', { c: PRICE });
    shop.pass(endsAt - TEST_START);
    await renewMemberships(shop.services);
    expect(await primeOf(paul)).toMatchObject({ abo: true, endsAt });
    await sweepUnpaid(shop.services);
    expect((await orderOf(bought.orderId)).state).toBe('cancelled');
    await renewMemberships(shop.services);
    expect(await primeOf(paul)).toMatchObject({ abo: true, endsAt: Date.UTC(2027, 10, 30, 23) });
  });

  it('refuses another price, a method that does not pay at once, a foreign address, and whoever is no member', async () => {
    const [paul, other] = [await memberWith(), await memberWith()];
    expect((await buy(paul, { c: PRICE - 1 })).errorMessage).toContain('cartChanged');
    expect((await buy(paul, { p: 'INVOICE' })).errorMessage).toContain('errorNoPaymentSelected');
    expect((await buy(paul, { a: other.addressId })).errorMessage).toBe(LEFT_THE_BOOK.saved);
    expect(
      await database().selectFrom('orders').select('id').where('email', '=', paul.shopper.email).execute(),
    ).toEqual([]);
    const guest = await createShopper(shop);
    await guest.becomeGuest();
    await expect(buy({ ...paul, shopper: guest })).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('is not billed to an address that was changed meanwhile, which has another id, but to what it is now', async () => {
    const paul = await memberWith();
    const { saved } = await paul.shopper.call<{ saved: { address: { addressId: string } } }>(
      'mutation($id:ID!,$a:AddressInput!){saved:updateBillingAddress(addressId:$id,address:$a){address{addressId}}}',
      { id: paul.addressId, a: { ...ADDRESS, street: 'Lindenweg 4' } },
    );
    expect(await buy(paul)).toMatchObject({ orderId: null, errorMessage: LEFT_THE_BOOK.saved });
    expect(await buy(paul, { a: saved.address.addressId })).toMatchObject({ orderId: expect.any(String) });
  });

  it('is billed to no country that the store does not bill to', async () => {
    const paul = await memberWith();
    await database().updateTable('addresses').set({ country: 'FR' }).where('id', '=', paul.addressId).execute();
    paul.shopper.headers['x-shop-store'] = 'at';
    expect(await buy(paul)).toMatchObject({ orderId: null, errorMessage: COUNTRY_NOT_SERVED.de });
    paul.shopper.headers['x-shop-store'] = 'de';
    expect(await buy(paul)).toMatchObject({ orderId: expect.any(String), errorMessage: null });
  });

  it('comes from no cart: one that is given up gives none back, and one that nobody pays ends', async () => {
    const paul = await memberWith();
    const { orderId } = await buy(paul);
    const carts = () => database().selectFrom('carts').select('id').execute();
    const before = await carts();
    const { reopened } = await paul.shopper.call<{ reopened: string | null }>(
      'mutation($id:ID!){reopened:reopenCartAfterPayment(orderId:$id)}',
      { id: orderId },
    );
    expect(reopened).toBeNull();
    expect(await carts()).toEqual(before);
    expect((await orderOf(orderId)).state).toBe('cancelled');
    const again = await buy(paul, { k: `another-key-${people}` });
    shop.pass(DAY_MS);
    await sweepUnpaid(shop.services);
    expect((await orderOf(again.orderId)).state).toBe('cancelled');
    expect(await primeOf(paul)).toBeNull();
  });

  it('tells members once, 14 days before, that it ends', async () => {
    const paul = await memberWith();
    await pay(await buy(paul));
    const ending = async () => {
      await remindMembers(shop.services);
      return (await mailsTo(paul)).filter(({ subject }) => subject.includes('endet bald'));
    };
    shop.pass(ENDS_AT - TEST_START - PRIME_REMINDER_DAYS * DAY_MS - 1);
    expect(await ending()).toEqual([]);
    shop.pass(1);
    const [mail] = await ending();
    expect(mail?.text).toContain('21. November 2027');
    expect(mail?.text).toContain('ein weiteres Jahr kaufen');
    const { settings } = createTestShop(database(), { environment: { PRIME_PRICES: '{}' } }).services;
    const order = await database()
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select('orders.id')
      .where('users.account_id', '=', paul.accountId)
      .executeTakeFirstOrThrow();
    const message = { kind: 'prime-ending', key: `unsold:${order.id}`, orderId: order.id, endsAt: ENDS_AT } as const;
    const unsold = await endingMailOf({ ...shop.services, settings }, message);
    expect(unsold?.text).toContain('21. November 2027');
    expect(unsold?.text).not.toContain('kaufen');
    shop.pass(DAY_MS);
    expect(await ending()).toHaveLength(1);
    // Messages are forgotten after some days, be it before the end.
    await database().deleteFrom('outbox').execute();
    await database().deleteFrom('mails').execute();
    expect(await ending()).toEqual([]);
  });

  it('tells whoever was reminded, and has agreed to a renewal since, that it ends all the same', async () => {
    const paul = await memberWith();
    await pay(await buy(paul));
    const endings = async () =>
      (await mailsTo(paul))
        .filter(({ subject }) => /endet bald|ist beendet/u.test(subject))
        .map(({ subject }) => subject);
    shop.pass(ENDS_AT - TEST_START - DAY_MS);
    await remindMembers(shop.services);
    expect(await endings()).toEqual(['Ihre Prime-Mitgliedschaft endet bald']);
    const renewal = { cents: PRICE, agreedAt: 0, store: 'de', language: 'de', baseUrl: 'http://shop.example' };
    await database()
      .updateTable('accounts')
      .set({ prime: JSON.stringify({ ...(await primeOf(paul)), abo: true, renewal }) })
      .where('email', '=', paul.shopper.email)
      .execute();
    // A renewal that is so late is none.
    shop.pass(DAY_MS + PRIME_RENEWAL_GRACE_MS + 1);
    await renewMemberships(shop.services);
    expect(await primeOf(paul)).toMatchObject({ abo: false });
    expect(await endings()).toEqual(['Ihre Prime-Mitgliedschaft endet bald', 'Ihre Prime-Mitgliedschaft ist beendet']);
    const last = (await mailsTo(paul)).find(({ subject }) => subject.includes('ist beendet'));
    expect(last?.text).toContain('lief bis zum 21. November 2027. Sie wurde nicht verlängert');
    expect(last?.text).not.toContain('endet am');
  });
});
