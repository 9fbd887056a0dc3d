// @vitest-environment node
// The page of the prime membership: what it says, and what its forms post.

import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY } from '../../../test/open-account-shop.ts';
import { openPrimeShop, SOLD } from '../../../test/open-prime-shop.ts';
import { loader as membershipPage, action as postToMembership } from './membership.loader.ts';

const PAGE = '/prime/membership/';
const CHECKOUT = '/prime/checkout/';

describe('the page of the membership (spec 2 §4 "Prime")', () => {
  it('says what is sold', async () => {
    const shop = await openPrimeShop();
    expect(await askOnHost(shop, membershipPage, PAGE)).toMatchObject({ sold: { price: SOLD.price, endsAt: 5 } });
  });

  it('is none for institutions, nor are its forms', async () => {
    const shop = await openPrimeShop({ storefront: { isB2b: true } });
    expect(await askOnHost(shop, membershipPage, PAGE)).toMatchObject({ init: { status: 404 } });
    expect(await askOnHost(shop, postToMembership, PAGE, { intent: 'begin' })).toMatchObject({ init: { status: 404 } });
    expect(shop.prime.calls()).toEqual([]);
  });

  it('begins the checkout', async () => {
    const shop = await openPrimeShop();
    expect(redirectOf(await askOnHost(shop, postToMembership, PAGE, { intent: 'begin' }))).toEqual([303, CHECKOUT]);
    expect(shop.cookies.get('primeCheckout')).toBe('begun');
  });

  it('has the membership renew at the price that was seen, and tells so', async () => {
    const shop = await openPrimeShop({ prime: { agreeToRenewal: true } });
    const answer = await askOnHost(shop, postToMembership, PAGE, { intent: 'renew', priceCents: '2900' });
    expect(redirectOf(answer)).toEqual([303, PAGE]);
    expect(shop.prime.calls()).toEqual([['agreeToRenewal', 2_900]]);
    expect(shop.cookies.get('notice')).toBe('success:vue.prime.renewal.notification.agreed');
  });

  it.each(['', 'much', '29.5x'])('agrees to no price that cannot be read (%j)', async (priceCents) => {
    const shop = await openPrimeShop({ prime: { agreeToRenewal: false } });
    const answer = await askOnHost(shop, postToMembership, PAGE, { intent: 'renew', priceCents });
    expect(shop.prime.calls()).toEqual([['agreeToRenewal', 0]]);
    expect(answer).toMatchObject({
      data: { refusal: { errors: [], message: 'vue.prime.renewal.refused', typed: { priceCents } } },
      init: { status: 422 },
    });
  });

  it('ends the renewal, and tells so', async () => {
    const shop = await openPrimeShop({ prime: { endRenewal: true } });
    expect(redirectOf(await askOnHost(shop, postToMembership, PAGE, { intent: 'end-renewal' }))).toEqual([303, PAGE]);
    expect(shop.prime.calls()).toEqual([['endRenewal']]);
    expect(shop.cookies.get('notice')).toBe('success:vue.prime.renewal.notification.ended');
  });

  it('takes a wish for the waiting list with what only machines fill in, and forgets what was typed', async () => {
    const shop = await openPrimeShop();
    const wish = { intent: 'join', email: ' mia@example.com ', homepage: 'https://spam.example' };
    expect(await askOnHost(shop, postToMembership, PAGE, wish)).toMatchObject({ data: { done: 'asked' } });
    expect(shop.prime.calls()).toEqual([
      ['joinWaitingList', { email: 'mia@example.com', honeypotField: 'https://spam.example' }],
    ]);
  });

  it('refuses an address that is none, at its field, and keeps it', async () => {
    const shop = await openPrimeShop();
    expect(await askOnHost(shop, postToMembership, PAGE, { intent: 'join', email: 'mia@' })).toMatchObject({
      data: { refusal: { errors: [{ field: 'email' }], typed: { email: 'mia@' } } },
      init: { status: 422 },
    });
    expect(shop.prime.calls()).toEqual([]);
  });

  it.each([true, false])('confirms a place by the link of the mail, and leads back to it (%s)', async (isGood) => {
    const shop = await openPrimeShop({ prime: { confirmWaitingList: isGood } });
    const answer = await askOnHost(shop, postToMembership, PAGE, { intent: 'confirm', waitingList: 'token&1' });
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?waitingList=token%261`]);
    expect(shop.prime.calls()).toEqual([['confirmWaitingList', 'token&1']]);
  });

  it('says of the link of the mail what it can still do, and confirms nothing by that', async () => {
    const shop = await openPrimeShop({ prime: { waitingListLink: 'expired' } });
    expect(await askOnHost(shop, membershipPage, `${PAGE}?waitingList=token-1`)).toMatchObject({
      linked: { token: 'token-1', link: 'expired' },
    });
    expect(shop.prime.calls()).toEqual([['waitingListLink', 'token-1'], ['offer'], ['running']]);
  });

  it.each([
    ['agreeToRenewal', { intent: 'renew', priceCents: '2900' }],
    ['endRenewal', { intent: 'end-renewal' }],
    ['confirmWaitingList', { intent: 'confirm', waitingList: 'token-1' }],
    ['joinWaitingList', { intent: 'join', email: 'mia@example.com' }],
  ] as const)('is a 503 where the shop does not answer (%s), and tells no success', async (call, form) => {
    const shop = await openPrimeShop();
    shop.prime.failNext(call, AWAY);
    expect(await askOnHost(shop, postToMembership, PAGE, form)).toMatchObject({ init: { status: 503 } });
    expect(shop.cookies.get('notice')).toBeUndefined();
  });
});
