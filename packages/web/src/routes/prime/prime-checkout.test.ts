// @vitest-environment node
// The checkout of a year of the prime membership, and the way back of whoever did not pay.

import type { PrimeOutcome } from '@tornister/application/ports';
import { aLine, aPlacedOrder } from '@tornister/application/testing';
import { PRIME_ITEM_ID } from '@tornister/domain/orders';
import { brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, BOOKS, ENDED, MEMBER } from '../../../test/open-account-shop.ts';
import { BEGUN, openPrimeShop, SOLD } from '../../../test/open-prime-shop.ts';
import { basketAction as basket } from '../checkout/basket-action.ts';
import { loader as returnPage } from '../checkout/computop-success.loader.ts';
import { loader as paymentStep } from '../checkout/payment.loader.ts';
import { loader as membershipPage } from './membership.loader.ts';
import { action as buy, loader as checkoutPage } from './prime-checkout.loader.ts';

const CHECKOUT = '/prime/checkout/';
const orderId = brandId<OrderId>('order-1');
const MEMBERSHIP = [{ ...aLine(1), itemId: brandId<ItemId>(PRIME_ITEM_ID) }];
const PAYING = { primeCheckout: 'paying' };
const PURCHASE = { paymentId: 'PAYPAL', billingAddressId: 'address-1', priceCents: '2900', idempotencyKey: 'k-1' };

describe('the checkout of a year (spec 2 §2 "/prime/checkout")', () => {
  it('is none for institutions', async () => {
    const shop = await openPrimeShop({ storefront: { isB2b: true }, cookies: { ...MEMBER, ...BEGUN } });
    expect(await askOnHost(shop, checkoutPage, CHECKOUT)).toMatchObject({ init: { status: 404 } });
    expect(await askOnHost(shop, buy, CHECKOUT, PURCHASE)).toMatchObject({ init: { status: 404 } });
    expect(shop.prime.calls()).toEqual([]);
  });

  it('is reached from the page of prime alone', async () => {
    const shop = await openPrimeShop();
    expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/prime/?fromPrimeCheckout=true']);
  });

  it.each([[{}], [{ ...MEMBER, 'X-JWT-guest': '1' }]])(
    'has everybody log in first (%j), and comes back',
    async (who) => {
      const shop = await openPrimeShop({ cookies: { ...who, ...BEGUN } });
      expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/login/']);
      expect(shop.cookies.get('interrupted')).toContain('prime');
      expect(shop.prime.calls()).toEqual([]);
    },
  );

  it('shows price, methods and addresses', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    const opened = await askOnHost(shop, checkoutPage, CHECKOUT);
    expect(opened).toMatchObject({ offer: SOLD, addresses: BOOKS.billingAddresses });
    expect(opened).not.toHaveProperty('notice');
    expect(opened).not.toHaveProperty('resumed');
  });

  it('has what a provider said reported', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    expect(await askOnHost(shop, checkoutPage, `${CHECKOUT}?cancelPayment=PAYPAL&token=t-1`)).toMatchObject({
      paymentReturn: { cancelled: { paymentId: 'PAYPAL', identifier: 't-1' } },
    });
  });

  it('has again what a login that ended has interrupted', async () => {
    const interrupted = JSON.stringify({ path: CHECKOUT, typed: { paymentId: 'PAYPAL' } });
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN, interrupted } });
    expect(await askOnHost(shop, checkoutPage, CHECKOUT)).toMatchObject({
      resumed: { typed: { paymentId: 'PAYPAL' } },
    });
  });

  it('says what brought somebody here', async () => {
    const notice = 'warning:vue.checkout.payment.error';
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN, notice } });
    expect(await askOnHost(shop, checkoutPage, CHECKOUT)).toMatchObject({
      notice: { tone: 'warning', message: 'vue.checkout.payment.error' },
    });
  });

  it('leads to the page of prime where nothing is sold', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN }, prime: { offer: undefined } });
    expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/prime/membership/']);
  });

  it('leads members who cannot buy the next year yet to what they have', async () => {
    const primeInfo = { status: 'ACTIVE', abo: false, endDate: instantOf(Date.UTC(2027, 7, 2)) };
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN }, primeInfo });
    expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/prime/membership/']);
    const opened = await askOnHost(shop, membershipPage, '/prime/membership/');
    expect(opened).toMatchObject({ offer: 'is-member', membership: { endDate: primeInfo.endDate } });
  });

  it('has what a provider said reported by the page that it leads to instead', async () => {
    const away = `${CHECKOUT}?errorCode=0305`;
    const visitor = await openPrimeShop({ cookies: BEGUN });
    expect(redirectOf(await askOnHost(visitor, checkoutPage, away))).toEqual([302, '/login/#errorCode=0305']);
    const ended = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    ended.addresses.failNext('books', ENDED);
    expect(redirectOf(await askOnHost(ended, checkoutPage, away))).toEqual([302, '/login/#errorCode=0305']);
    const unsold = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN }, prime: { offer: undefined } });
    expect(redirectOf(await askOnHost(unsold, checkoutPage, away))).toEqual([302, '/prime/membership/#errorCode=0305']);
  });

  it('has whoever was logged out meanwhile log in, and come back', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    shop.addresses.failNext('books', ENDED);
    expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain('prime');
  });

  it('keeps what was chosen when it is asked for once more before the login', async () => {
    const interrupted = JSON.stringify({ path: CHECKOUT, typed: { paymentId: 'PAYPAL' } });
    const shop = await openPrimeShop({ cookies: { ...BEGUN, interrupted } });
    expect(redirectOf(await askOnHost(shop, checkoutPage, CHECKOUT))).toEqual([302, '/login/']);
    expect(shop.cookies.get('interrupted')).toContain('PAYPAL');
  });

  it('is a 503 where the shop does not answer, which interrupts no form', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    shop.prime.failNext('offer', AWAY);
    expect(await askOnHost(shop, checkoutPage, CHECKOUT)).toMatchObject({ init: { status: 503 } });
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  const bought = async (outcome: PrimeOutcome, form = PURCHASE) => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN }, prime: { buy: outcome } });
    return { shop, answer: await askOnHost(shop, buy, CHECKOUT, form) };
  };

  it('buys what was seen, once for each view', async () => {
    const { shop, answer } = await bought({ kind: 'placed', orderId });
    expect(redirectOf(answer)).toEqual([303, '/checkout/confirmation/?orderId=order-1']);
    expect(shop.prime.calls()).toEqual([
      ['buy', { paymentId: 'PAYPAL', billingAddressId: 'address-1', priceCents: 2_900 }, 'k-1'],
    ]);
  });

  it.each(['much', '29.5', '9007199254740992'])('buys for no price that cannot be read (%j)', async (priceCents) => {
    const { shop } = await bought({ kind: 'placed', orderId }, { ...PURCHASE, priceCents });
    expect(shop.prime.calls()).toMatchObject([['buy', { priceCents: -1 }, 'k-1']]);
  });

  it('leaves for the provider', async () => {
    const { answer } = await bought({ kind: 'redirect', orderId, url: 'https://pay.example/1' });
    expect(redirectOf(answer)).toEqual([303, 'https://pay.example/1']);
  });

  it('posts the form of a card', async () => {
    const form = { action: 'https://pay.example', fields: { Data: 'x' } };
    const { answer } = await bought({ kind: 'card-form', orderId, form });
    expect(answer).toEqual({ cardForm: form });
  });

  it('names what is missing, and keeps what was chosen', async () => {
    const { shop, answer } = await bought({ kind: 'placed', orderId }, { ...PURCHASE, paymentId: '' });
    expect(answer).toMatchObject({
      data: { refusal: { errors: [{ field: 'paymentId' }], typed: { billingAddressId: 'address-1' } } },
      init: { status: 422 },
    });
    expect(shop.prime.calls()).toEqual([]);
  });
});

describe('a membership that was not paid', () => {
  it('is bought anew after its order was declined, and says why', async () => {
    const declined = { orders: [aPlacedOrder({ paymentState: 'declined', lines: MEMBERSHIP })] };
    const cookies = { ...MEMBER, ...PAYING, pendingOrder: 'order-1' };
    const shop = await openPrimeShop({ cookies, checkout: declined });
    expect(redirectOf(await askOnHost(shop, returnPage, '/computop/success/'))).toEqual([
      302,
      `${CHECKOUT}?errorCode=declined`,
    ]);
    expect(shop.cookies.get('primeCheckout')).toBe('begun');
    expect(shop.cookies.get('notice')).toBe('warning:vue.checkout.payment.error');
  });

  it.each([BEGUN, {}])('is bought anew also where the flag was taken away meanwhile: %j', async (flag) => {
    const declined = { orders: [aPlacedOrder({ paymentState: 'declined', lines: MEMBERSHIP })] };
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...flag, pendingOrder: 'order-1' }, checkout: declined });
    expect(redirectOf(await askOnHost(shop, returnPage, '/computop/success/'))).toEqual([
      302,
      `${CHECKOUT}?errorCode=declined`,
    ]);
    expect(shop.cookies.get('primeCheckout')).toBe('begun');
  });

  it.each([
    ['?errorCode=0305', 'warning:vue.checkout.payment.error'],
    ['?cancelPayment=PAYPAL', undefined],
  ])('is bought where its checkout was begun (%s)', async (query, notice) => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...PAYING } });
    expect(redirectOf(await askOnHost(shop, paymentStep, `/checkout/payment/${query}`))).toEqual([
      302,
      `${CHECKOUT}${query}`,
    ]);
    expect(shop.cookies.get('primeCheckout')).toBe('begun');
    expect(shop.cookies.get('notice')).toBe(notice);
  });

  it('is not told of where an order for goods was declined or called off', async () => {
    const open = (paymentState: 'declined' | 'pending') =>
      openPrimeShop({
        cookies: { ...MEMBER, ...PAYING, pendingOrder: 'order-1' },
        checkout: { orders: [aPlacedOrder({ paymentState })], outcome: 'redirect' },
      });
    const declined = await open('declined');
    const step = '/checkout/payment/?errorCode=declined';
    expect(redirectOf(await askOnHost(declined, returnPage, '/computop/success/'))).toEqual([303, step]);
    const place = redirectOf(await askOnHost(declined, paymentStep, step));
    expect(JSON.stringify(place)).not.toContain('prime');
    const again = await open('pending');
    await askOnHost(again, basket, '/checkout/basket/', { intent: 'pay-order', orderId: 'order-1' });
    const called = redirectOf(await askOnHost(again, paymentStep, '/checkout/payment/?cancelPayment=PAYPAL'));
    expect(JSON.stringify(called)).not.toContain('prime');
  });

  it('leads nobody there who has only begun it', async () => {
    const shop = await openPrimeShop({ cookies: { ...MEMBER, ...BEGUN } });
    expect(redirectOf(await askOnHost(shop, paymentStep, '/checkout/payment/?errorCode=0305'))).not.toEqual([
      302,
      CHECKOUT,
    ]);
    expect(shop.cookies.get('primeCheckout')).toBe('begun');
  });
});
