import { MINUTE_MS } from '@tornister/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { expectInvariants } from '../support/invariants.ts';
import { createMember } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';
import { checkOutByWallet, decideAt, enter, openSession, takeOver } from '../support/wallet.ts';

type Step = {
  readonly cart: {
    readonly billingAddress: { readonly lastName: string; readonly city: string } | null;
    readonly shippingAddress: { readonly city: string; readonly schoolOrCompany: string | null } | null;
  };
  readonly billingAddresses: readonly { readonly city: string }[];
  readonly shippers: readonly { readonly code: string; readonly selected: boolean }[];
  readonly walletCheckout: { readonly isOffered: boolean; readonly paymentDescriptor: string | null };
};

describeOnADatabase('The express checkout of the wallet (2 §4 "Amazon pay express")', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database(), { environment: { WALLET_BLOCKED_IDS: '4711' } });
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'desk', cents: 20_000, isFreight: true },
      { id: '4711', cents: 500 },
    );
  });

  const withPen = async (store = 'de'): Promise<Shopper> => {
    const shopper = await createShopper(shop, store);
    await shopper.add('pen', 2);
    return shopper;
  };

  const stepOf = async ({ call, cartId }: Shopper): Promise<Step> =>
    (
      await call<{ getShippingStepDetails: Step }>(
        'query($id:ID!){getShippingStepDetails(cartId:$id){cart{billingAddress{lastName city} shippingAddress{city schoolOrCompany}} billingAddresses{city} shippers{code selected} walletCheckout{isOffered paymentDescriptor}}}',
        { id: cartId },
      )
    ).getShippingStepDetails;

  const abort = async ({ call, cartId }: Shopper): Promise<string | null> =>
    (
      await call<{ abortWalletCheckout: string | null }>('mutation($id:ID!){abortWalletCheckout(cartId:$id)}', {
        id: cartId,
      })
    ).abortWalletCheckout;

  const pay = async (redirectUrl: string | null): Promise<URL> => {
    const { pathname, search } = new URL(redirectUrl ?? '');
    const answer = await shop.request(`${pathname}${search}`, { redirect: 'manual' });
    await shop.report();
    await shop.flush();
    return new URL(answer.headers.get('location') ?? '');
  };

  it('brings addresses and payment into the cart of a visitor, who is a guest from then on', async () => {
    const shopper = await withPen();
    expect((await stepOf(shopper)).walletCheckout).toEqual({ isOffered: true, paymentDescriptor: null });
    const before = shopper.cartId;
    const { redirectUrl } = await openSession(shopper);
    const back = await decideAt(shop, redirectUrl, { person: 'gift' });
    expect(back.pathname).toBe('/checkout/summary/');
    const taken = await takeOver(shopper, back.searchParams.get('amazonCheckoutSessionId') ?? '');
    expect(taken).toMatchObject({ successfull: true, errorMessage: null });
    enter(shopper, taken);
    expect(shopper.cartId).not.toBe(before);
    const step = await stepOf(shopper);
    expect(step.cart).toEqual({
      billingAddress: { lastName: 'Wallet', city: 'Berlin' },
      shippingAddress: { city: 'Hamburg', schoolOrCompany: 'Kita Sonnenschein' },
    });
    expect(step.walletCheckout.paymentDescriptor).toBe('Visa ····1111');
    expect(step.shippers.filter(({ selected }) => selected)).toHaveLength(1);
  });

  it('places one order, however often and at once its shopper comes back, and pays it without asking again', async () => {
    const shopper = await withPen();
    const { redirectUrl } = await openSession(shopper);
    const sessionId = (await decideAt(shop, redirectUrl)).searchParams.get('amazonCheckoutSessionId') ?? '';
    const returns = await Promise.all([1, 2, 3].map(() => takeOver(shopper, sessionId)));
    expect(returns.map(({ successfull }) => successfull)).toEqual([true, true, true]);
    expect(new Set(returns.map(({ cartId }) => cartId)).size).toBe(1);
    expect(new Set(returns.map(({ userId }) => userId)).size).toBe(1);
    for (const taken of returns) enter(shopper, taken);
    // A reload, with the cookies of now.
    expect(await takeOver(shopper, sessionId)).toMatchObject({ successfull: true, jwt: null });
    // Whoever knows nothing but the ids of the guest gets no login by them.
    const { 'x-jwt': jwt = '', ...idsOnly } = shopper.headers;
    shopper.headers['x-jwt'] = '';
    expect(await takeOver(shopper, sessionId)).toMatchObject({ successfull: false, jwt: null });
    Object.assign(shopper.headers, idsOnly, { 'x-jwt': jwt });
    const seen = await shopper.cart();
    const orders = await Promise.all([1, 2].map(() => shopper.submit(seen, 'key-of-a-wallet-order')));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    const done = await pay(orders[0]?.redirectUrl ?? null);
    expect(done.pathname).toBe('/computop/success/');
    expect((await pay(orders[1]?.redirectUrl ?? null)).pathname).toBe('/computop/success/');
    const placed = await database()
      .selectFrom('orders')
      .select(['payment_id', 'payment_state', 'state'])
      .where('user_id', '=', returns[0]?.userId ?? '')
      .execute();
    expect(placed).toEqual([{ payment_id: 'AMAZONPAY', payment_state: 'paid', state: 'placed' }]);
    const stands = await shopper.call('query($id:ID!){getThankYouPageData(orderId:$id){isExpressWallet isCalledOff}}', {
      id: orders[0]?.orderId,
    });
    expect(stands).toEqual({ getThankYouPageData: { isExpressWallet: true, isCalledOff: false } });
    // The session is of a cart that is an order now.
    shopper.cartId = orders[0]?.newCartId ?? '';
    expect(await takeOver(shopper, sessionId)).toMatchObject({ errorMessage: 'vue.checkout.wallet.unknown' });
    await expectInvariants(database());
  });

  it('pays back what was paid by it, when the order is cancelled', async () => {
    const shopper = await withPen();
    await checkOutByWallet(shop, shopper);
    const { redirectUrl, orderId } = await shopper.submit(await shopper.cart(), 'key-of-a-refunded-wallet');
    await pay(redirectUrl);
    const cancelled = await shopper.call<{ cancelOrder: string }>('mutation($id:ID!){cancelOrder(orderId:$id)}', {
      id: orderId,
    });
    await shop.flush();
    const refunds = await database()
      .selectFrom('refunds')
      .select(['state', 'provider'])
      .where('order_id', '=', orderId ?? '')
      .execute();
    expect([cancelled.cancelOrder, refunds]).toEqual(['CANCELLED', [{ state: 'done', provider: 'sandbox' }]]);
    await expectInvariants(database());
  });

  it('gives the cart back when the card of the wallet is declined with the order', async () => {
    const shopper = await withPen();
    await checkOutByWallet(shop, shopper, { card: 'declined' });
    const { redirectUrl, orderId } = await shopper.submit(await shopper.cart(), 'key-of-a-declined-wallet');
    const back = await pay(redirectUrl);
    expect([back.pathname, back.searchParams.get('errorCode')]).toEqual(['/checkout/payment/', '22060200']);
    const order = await database()
      .selectFrom('orders')
      .select('payment_state')
      .where('id', '=', orderId ?? '')
      .executeTakeFirst();
    expect(order?.payment_state).toBe('declined');
    await expectInvariants(database());
  });

  it.each([
    ['cancel', '/checkout/basket/', 'vue.checkout.payment.cancelled'],
    ['decline', '/checkout/summary/', 'vue.checkout.payment.error'],
  ])('changes nothing when its shopper decides to %s', async (decision, path, errorMessage) => {
    const shopper = await withPen();
    const before = await shopper.cart();
    const { redirectUrl } = await openSession(shopper);
    const back = await decideAt(shop, redirectUrl, { decision });
    expect(back.pathname).toBe(path);
    const sessionId = back.searchParams.get('amazonCheckoutSessionId') ?? '';
    expect(await takeOver(shopper, sessionId)).toMatchObject({ successfull: false, errorMessage, jwt: null });
    // The first decision counts.
    expect((await decideAt(shop, redirectUrl)).pathname).toBe(path);
    expect(await shopper.cart()).toEqual(before);
  });

  it.each([
    ['london', 'vue.checkout.wallet.countryNotServed'],
    ['no-street', 'vue.checkout.wallet.addressIncomplete'],
  ])('refuses the address of %s, and the cart stays a visitor’s', async (person, errorMessage) => {
    const shopper = await withPen();
    const { redirectUrl } = await openSession(shopper);
    const back = await decideAt(shop, redirectUrl, { person });
    const sessionId = back.searchParams.get('amazonCheckoutSessionId') ?? '';
    expect(await takeOver(shopper, sessionId)).toMatchObject({ successfull: false, errorMessage, jwt: null });
    expect((await stepOf(shopper)).walletCheckout).toEqual({ isOffered: true, paymentDescriptor: null });
  });

  it('answers a session of somebody else, an undecided and a forged one, and changed data of its page', async () => {
    const owner = await withPen();
    const { redirectUrl } = await openSession(owner);
    const { id } = await database()
      .selectFrom('wallet_sessions')
      .select('id')
      .orderBy('opened_at', 'desc')
      .where('cart_id', '=', owner.cartId)
      .executeTakeFirstOrThrow();
    expect(await takeOver(owner, id)).toMatchObject({ errorMessage: 'vue.checkout.wallet.undecided' });
    await decideAt(shop, redirectUrl);
    const stranger = await withPen();
    const unknown = await takeOver(stranger, 'no-session');
    expect(unknown).toMatchObject({ successfull: false, errorMessage: 'vue.checkout.wallet.unknown', jwt: null });
    expect(await takeOver(stranger, id)).toEqual(unknown);
    const page = new URL(redirectUrl ?? '');
    page.searchParams.set('Data', forged(page.searchParams.get('Data') ?? ''));
    expect((await shop.request(`${page.pathname}${page.search}`, {})).status).toBe(400);
    expect(await takeOver(owner, id)).toMatchObject({ successfull: true });
  });

  it('closes the page of a session after half an hour', async () => {
    const shopper = await withPen();
    const { pathname, search } = new URL((await openSession(shopper)).redirectUrl ?? '');
    const statusAfter = async (milliseconds: number) => {
      shop.pass(milliseconds);
      return (await shop.request(`${pathname}${search}`, {})).status;
    };
    expect([await statusAfter(30 * MINUTE_MS), await statusAfter(1)]).toEqual([200, 400]);
  });

  it('is not offered for freight, blocked goods, an empty cart, nor where the wallet is not sold', async () => {
    const carts: readonly (readonly [store: string, items: readonly string[]])[] = [
      ['de', ['pen', 'desk']],
      ['de', ['pen', '4711']],
      ['de', []],
      ['ch', ['pen']],
    ];
    for (const [store, items] of carts) {
      const shopper = await createShopper(shop, store);
      for (const item of items) await shopper.add(item);
      expect((await stepOf(shopper)).walletCheckout.isOffered, `${store}: ${items.join()}`).toBe(false);
      expect(await openSession(shopper)).toEqual({
        successful: false,
        errorMessage: 'vue.checkout.wallet.notOffered',
        redirectUrl: null,
      });
    }
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await school.add('pen');
    expect(await openSession(school)).toMatchObject({ successful: false, redirectUrl: null });
  });

  it('refuses a session when blocked goods were added meanwhile', async () => {
    const shopper = await withPen();
    const { redirectUrl } = await openSession(shopper);
    const sessionId = (await decideAt(shop, redirectUrl)).searchParams.get('amazonCheckoutSessionId') ?? '';
    await shopper.add('4711');
    expect(await takeOver(shopper, sessionId)).toMatchObject({ errorMessage: 'vue.checkout.wallet.notOffered' });
  });

  it('is given up: another cart id, nothing chosen, and the addresses leave the books that they came into', async () => {
    const shopper = await withPen();
    expect(await abort(shopper)).toBeNull();
    const sessionId = await checkOutByWallet(shop, shopper, { person: 'gift' });
    const before = shopper.cartId;
    const renewed = await abort(shopper);
    expect(renewed).not.toBe(before);
    shopper.cartId = renewed ?? '';
    const step = await stepOf(shopper);
    expect(step).toMatchObject({
      cart: { billingAddress: null, shippingAddress: null },
      billingAddresses: [],
      walletCheckout: { isOffered: true, paymentDescriptor: null },
    });
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 2 }]);
    expect(await takeOver(shopper, sessionId)).toMatchObject({ errorMessage: 'vue.checkout.wallet.unknown' });
  });

  it('is given up once by a form that is sent twice: the same login learns the same new id for a minute, and nobody else does', async () => {
    const shopper = await withPen();
    await checkOutByWallet(shop, shopper);
    const both = await Promise.all([abort(shopper), abort(shopper)]);
    expect(new Set(both).size).toBe(1);
    expect(both[0]).not.toBeNull();
    expect(await abort(shopper)).toBe(both[0]);
    const { 'x-jwt': jwt = '' } = shopper.headers;
    shopper.headers['x-jwt'] = '';
    await expect(abort(shopper)).rejects.toThrow('CART_NOT_FOUND');
    shopper.headers['x-jwt'] = jwt;
    const before = shopper.cartId;
    shopper.cartId = both[0] ?? '';
    expect((await shopper.cart()).positions).toMatchObject([{ itemId: 'pen', quantity: 2 }]);
    shopper.cartId = before;
    shop.pass(MINUTE_MS);
    await expect(abort(shopper)).rejects.toThrow('CART_NOT_FOUND');
  });

  it('takes its address out of every open cart of a member when it is given up', async () => {
    const member = await createMember(shop, database());
    const enterStore = async (store: string): Promise<string> => {
      member.headers['x-shop-store'] = store;
      const { shopInit } = await member.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
      member.cartId = shopInit.cartId;
      return shopInit.cartId;
    };
    const german = await enterStore('de');
    await member.add('pen', 2);
    await checkOutByWallet(shop, member);
    const billing = async (): Promise<string | undefined> => (await stepOf(member)).cart.billingAddress?.city;
    const { getBillingAddresses } = await member.call<{ getBillingAddresses: readonly { addressId: string }[] }>(
      '{getBillingAddresses{addressId}}',
    );
    const austrian = await enterStore('at');
    await member.call(
      'mutation($id:ID!,$address:ID!){selectBillingAddress(cartId:$id,addressId:$address){successful}}',
      {
        id: austrian,
        address: getBillingAddresses[0]?.addressId,
      },
    );
    expect(await billing()).toBe('Berlin');
    member.headers['x-shop-store'] = 'de';
    member.cartId = german;
    await abort(member);
    member.headers['x-shop-store'] = 'at';
    member.cartId = austrian;
    expect(await billing()).toBeUndefined();
  });

  it('uses the addresses that a guest has already, and leaves them when it is given up', async () => {
    const shopper = await withPen();
    const { redirectUrl } = await openSession(shopper);
    const sessionId = (await decideAt(shop, redirectUrl)).searchParams.get('amazonCheckoutSessionId') ?? '';
    const decision = (await shop.services.payments.byId('sandbox')?.wallet?.read(sessionId))?._unsafeUnwrap();
    await shopper.becomeGuest({
      salutation: 'none',
      firstName: 'Wanda',
      lastName: 'Wallet',
      street: 'Torstraße 12',
      postCode: '10119',
      city: 'Berlin',
      country: 'DE',
      phone: '030 5550123',
      email: decision?.kind === 'approved' ? decision.email : expect.fail(),
    });
    // The cart is a guest's now, and the session has followed it.
    enter(shopper, await takeOver(shopper, sessionId));
    expect((await stepOf(shopper)).billingAddresses).toHaveLength(1);
    shopper.cartId = (await abort(shopper)) ?? '';
    expect((await stepOf(shopper)).billingAddresses).toHaveLength(1);
  });

  it('asks for another payment while the wallet may not pay for what was added since, and pays again once that is gone', async () => {
    const shopper = await withPen();
    await checkOutByWallet(shop, shopper);
    const { details } = await shopper.add('4711');
    expect((await stepOf(shopper)).walletCheckout).toEqual({ isOffered: false, paymentDescriptor: null });
    const blocked = details.positions.find(({ itemId }) => itemId === '4711');
    await shopper.update({ removePosition: blocked?.id });
    expect((await stepOf(shopper)).walletCheckout).toEqual({ isOffered: true, paymentDescriptor: 'Visa ····1111' });
  });

  it('is over once another payment is chosen', async () => {
    const shopper = await withPen();
    await checkOutByWallet(shop, shopper);
    await shopper.choosePayment('INVOICE');
    expect((await stepOf(shopper)).walletCheckout.paymentDescriptor).toBeNull();
    expect((await shopper.submit(await shopper.cart(), 'key-after-the-wallet')).redirectUrl).toBeNull();
  });
});
