// @vitest-environment node
// The two declarations about contracts, and reviews: what is read of their forms, what is declared, and what the pages answer.

import type { ShownReview } from '@tornister/application/ports';
import { aPlacedOrder } from '@tornister/application/testing';
import { CART_MAX_LINES } from '@tornister/domain/cart';
import { declaredLine } from '@tornister/domain/contracts';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import { openServiceShop, RECEIVED_AT } from '../../../test/open-service-shop.ts';
import { action as cancel, loader as cancelPage } from './cancel-contract.loader.ts';
import { toConfirm } from './declaration-action.ts';
import { readCancellation } from './read-cancellation.ts';
import { action as answerReview, loader as reviewPage } from './review.loader.ts';
import { action as withdraw, loader as withdrawPage } from './withdraw.loader.ts';

const WITHDRAW = '/service/vertrag-widerrufen/';
const CANCEL = '/service/vertraege-kuendigen/';
/** What the shop host reads of a form, in bytes. */
const LARGEST_FORM = 256 * 1024;
const INSTITUTION = { storefront: { isB2b: true } } as const;
const WITHDRAWAL = { name: 'Mia', email: 'mia@example.com', orderNumber: '100001', goods: 'Hefte' };
const CANCELLATION = {
  name: 'Mia',
  email: 'mia@example.com',
  contract: 'other',
  reference: 'Abo 7',
  kind: 'extraordinary',
  reason: 'Umzug',
  endsOn: '2099-12-31',
};

describe.each([
  ['withdrawal', WITHDRAW, withdrawPage, withdraw, WITHDRAWAL, 'withdraw'],
  ['cancellation', CANCEL, cancelPage, cancel, CANCELLATION, 'cancel'],
] as const)('a %s', (_, address, loader, action, form, call) => {
  it('is for consumers: institutions have no such page', async () => {
    const shop = await openServiceShop(INSTITUTION);
    expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 404 } });
    expect(await askOnHost(shop, action, address, { intent: 'confirm', ...form })).toMatchObject({
      init: { status: 404 },
    });
    expect(shop.contracts.calls()).toEqual([]);
  });

  it('is shown once more before anything leaves the shop', async () => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, action, address, form)).toMatchObject({ data: { prepared: { form, key: 'key-1' } } });
    expect(shop.contracts.calls()).toEqual([]);
  });

  it('is declared when it is confirmed, and its receipt says when; nothing waits for a login any more', async () => {
    const interrupted = JSON.stringify({ path: address, typed: { name: 'Mia' } });
    const shop = await openServiceShop({ cookies: { interrupted } });
    const confirmed = { intent: 'confirm', ...form, declaration: 'made-once', homepage: '' };
    expect(await askOnHost(shop, action, address, confirmed)).toMatchObject({
      data: { receipt: { form, receivedAt: RECEIVED_AT } },
    });
    expect(shop.contracts.calls()).toEqual([[call, form, { honeypotField: '', key: 'made-once' }]]);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it('goes back to its form with everything in it', async () => {
    expect(await askOnHost(await openServiceShop(), action, address, { intent: 'change', ...form })).toMatchObject({
      data: { refusal: { typed: form, errors: [] } },
    });
  });

  it.each(['', 'confirm'])('with a mistake is neither shown nor declared (%j)', async (intent) => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, action, address, { ...form, intent, email: 'mia' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { name: 'Mia' }, errors: [{ field: 'email' }] } },
    });
    expect(shop.contracts.calls()).toEqual([]);
  });

  it('that the shop did not hear is not said to be declared', async () => {
    const shop = await openServiceShop();
    shop.contracts.failNext(call, AWAY);
    const answer = await askOnHost(shop, action, address, { intent: 'confirm', ...form });
    expect(answer).toMatchObject({ init: { status: 503 } });
    expect(answer).not.toHaveProperty('data.receipt');
  });
});

describe('a withdrawal from an order', () => {
  const FROM = `${WITHDRAW}?orderId=order-1&token=from-the-mail`;
  const order = aPlacedOrder() as never;

  it('knows the order, so that nothing has to be typed', async () => {
    const shop = await openServiceShop({ orders: { order } });
    expect(await askOnHost(shop, withdrawPage, FROM)).toEqual({ known: order });
    expect(await askOnHost(shop, withdrawPage, `${WITHDRAW}?orderId=order-1`)).toEqual({ known: order });
    expect(shop.orders.calls()).toEqual([
      ['order', { orderId: 'order-1', token: 'from-the-mail' }],
      ['order', { orderId: 'order-1' }],
    ]);
  });

  it('has an empty form where no order is named, or none can be read now', async () => {
    const declarer = { name: '', email: '', shownEmail: '', phone: '', orders: [] };
    const shop = await openServiceShop({ orders: { order }, service: { contactFormData: declarer } });
    expect(await askOnHost(shop, withdrawPage, WITHDRAW)).toEqual({ known: undefined, declarer });
    expect(shop.orders.calls()).toEqual([]);
    shop.orders.failNext('order', AWAY);
    expect(await askOnHost(shop, withdrawPage, FROM)).toEqual({ known: undefined, declarer });
    expect(shop.service.calls()).toEqual([['contactFormData'], ['contactFormData']]);
  });

  it('knows the member where it knows no order, as long as the shop answers', async () => {
    const declarer = {
      name: 'Mia Member',
      email: 'mia@example.com',
      shownEmail: 'mia@example.com',
      phone: '',
      orders: [],
    };
    const shop = await openServiceShop({ service: { contactFormData: declarer } });
    expect(await askOnHost(shop, withdrawPage, WITHDRAW)).toEqual({ known: undefined, declarer });
    expect(await askOnHost(shop, cancelPage, CANCEL)).toEqual({ declarer });
    shop.service.failNext('contactFormData', AWAY);
    expect(await askOnHost(shop, withdrawPage, WITHDRAW)).toEqual({ known: undefined });
    shop.service.failNext('contactFormData', AWAY);
    expect(await askOnHost(shop, cancelPage, CANCEL)).toEqual({});
  });

  it('says from which order it comes', async () => {
    const shop = await openServiceShop();
    await askOnHost(shop, withdraw, FROM, { intent: 'confirm', ...WITHDRAWAL });
    expect(shop.contracts.calls()).toMatchObject([
      ['withdraw', WITHDRAWAL, { from: { orderId: 'order-1', token: 'from-the-mail' } }],
    ]);
  });

  it('is about the goods that were ticked, rather than those that were written', async () => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, withdraw, WITHDRAW, { ...WITHDRAWAL, line: '2 × Heft' })).toMatchObject({
      data: { prepared: { form: { goods: '2 × Heft' } } },
    });
  });

  it('is declared with every line of the largest order', async () => {
    const shop = await openServiceShop();
    const line = Array.from({ length: CART_MAX_LINES }, (_, index) =>
      declaredLine({ quantity: 2, name: `Schreibheft Größe ${'A4 '.repeat(60)}`, sku: `heft-${index}` }),
    );
    const goods = line.join('\n');
    const declared = { ...WITHDRAWAL, goods };
    expect(await askOnHost(shop, withdraw, WITHDRAW, { ...WITHDRAWAL, line })).toMatchObject({
      data: { prepared: { form: declared } },
    });
    // The second step posts what it shows, with the line ends of forms.
    const confirmed = { intent: 'confirm', ...WITHDRAWAL, goods: line.join('\r\n'), declaration: 'made-once' };
    expect(await askOnHost(shop, withdraw, WITHDRAW, confirmed)).toMatchObject({
      data: { receipt: { form: declared } },
    });
    expect(shop.contracts.calls()).toEqual([['withdraw', declared, { honeypotField: '', key: 'made-once' }]]);
    for (const form of [[...line.map((one) => ['line', one])], Object.entries(confirmed)])
      expect(new URLSearchParams(form).toString().length).toBeLessThan(LARGEST_FORM);
  });

  it('has its ticks again when it is changed, with or without scripts', async () => {
    const shop = await openServiceShop();
    const change = { ...WITHDRAWAL, intent: 'change', goods: '1 × Heft (7)\r\n2 × Stift (8)' };
    expect(await askOnHost(shop, withdraw, WITHDRAW, change)).toMatchObject({
      data: { refusal: { typed: { goods: '1 × Heft (7)\n2 × Stift (8)' } } },
    });
  });
});

describe('what stands to be confirmed', () => {
  const refused = (intent: string, errors: readonly { field: string; message: string }[] = []) => ({
    refusal: { typed: { ...CANCELLATION, intent, declaration: 'made-once' }, errors },
  });

  it('is what was prepared', () => {
    const prepared = { form: CANCELLATION, key: 'made-once' };
    expect(toConfirm({ prepared }, readCancellation)).toBe(prepared);
  });

  it('stands there still when confirming it failed, with its key', () => {
    expect(toConfirm(refused('confirm'), readCancellation)).toEqual({ form: CANCELLATION, key: 'made-once' });
  });

  it.each([
    ['a mistake is to be mended', refused('confirm', [{ field: 'email', message: 'x' }])],
    ['it was refused before', refused('')],
    ['nothing was posted', {}],
  ])('is nothing where %s', (_, answer) => {
    expect(toConfirm(answer, readCancellation)).toBeUndefined();
  });

  it('reads fields that were not posted as empty', () => {
    const { form, key } = toConfirm({ refusal: { typed: { intent: 'confirm' }, errors: [] } }, readCancellation) ?? {};
    expect([new Set(Object.values(form ?? { none: 1 })), key]).toEqual([new Set(['']), '']);
  });
});

describe('the page of a review', () => {
  const PAGE = '/service/bewertung/?review=review-1';
  const REVIEW: ShownReview = {
    ratingId: 'review-1',
    productId: '1',
    author: 'A',
    title: 'B',
    message: 'C',
    rating: 5,
    language: 'de',
  };
  const reviews = { review: REVIEW, voteHelpful: 3 };
  const MIAS = { name: 'Mia', email: 'mia@example.com', shownEmail: 'mia@example.com', phone: '', orders: [] };
  const REPORT = { reason: 'insult', message: 'Beleidigt jemanden.', email: 'mia@example.com' };

  it.each([
    ['', { isSent: false, hasVoted: false }],
    ['&sent=1', { isSent: true, hasVoted: false }],
    ['&voted=1', { isSent: false, hasVoted: true }],
  ])('shows it, and what was done (%j)', async (query, done) => {
    const shop = await openServiceShop({ reviews, service: { contactFormData: MIAS } });
    const opened = { review: REVIEW, key: 'key-1', email: MIAS.email };
    expect(await askOnHost(shop, reviewPage, `${PAGE}${query}`)).toEqual({ ...opened, ...done });
  });

  it('is not there for no review, or for one that is not shown', async () => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, reviewPage, '/service/bewertung/')).toMatchObject({ init: { status: 404 } });
    expect(shop.reviews.calls()).toEqual([]);
    const nowhere = await openServiceShop({ service: { contactFormData: MIAS } });
    expect(await askOnHost(nowhere, reviewPage, PAGE)).toMatchObject({ init: { status: 404 } });
    expect(await askOnHost(shop, answerReview, PAGE, { intent: 'helpful' })).toMatchObject({ init: { status: 404 } });
  });

  it('counts a vote, and says so', async () => {
    const shop = await openServiceShop({ reviews });
    expect(redirectOf(await askOnHost(shop, answerReview, PAGE, { intent: 'helpful' }))).toEqual([
      303,
      `${PAGE}&voted=1`,
    ]);
    expect(shop.reviews.calls()).toEqual([['voteHelpful', 'review-1']]);
  });

  it.each([
    ['insult', 'insult'],
    ['boring', 'other'],
  ])('takes a report with its reason (%s: %s)', async (reason, read) => {
    const shop = await openServiceShop({ reviews });
    const form = { ...REPORT, reason, key: 'press-1', homepage: '' };
    expect(redirectOf(await askOnHost(shop, answerReview, PAGE, form))).toEqual([303, `${PAGE}&sent=1`]);
    expect(shop.reviews.calls()).toEqual([
      ['report', 'review-1', { ...REPORT, reason: read }, { key: 'press-1', honeypotField: '' }],
    ]);
  });

  it('says at its field what is wrong with a report', async () => {
    const shop = await openServiceShop({ reviews });
    expect(await askOnHost(shop, answerReview, PAGE, { ...REPORT, message: '' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { email: 'mia@example.com' }, errors: [{ field: 'message' }] } },
    });
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended', async () => {
    const shop = await openServiceShop({ reviews });
    shop.reviews.failNext('review', AWAY);
    expect(await askOnHost(shop, reviewPage, PAGE)).toMatchObject({ init: { status: 503 } });
    shop.reviews.failNext('voteHelpful', ENDED);
    expect(redirectOf(await askOnHost(shop, answerReview, PAGE, { intent: 'helpful' }))).toEqual([302, '/login/']);
  });
});
