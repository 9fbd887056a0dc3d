// @vitest-environment node
// The forms by which somebody asks for mails of the shop, the newsletter and that an article is back, and the links of those mails.

import { anItem, aProduct } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY } from '../../../test/open-account-shop.ts';
import { openServiceShop } from '../../../test/open-service-shop.ts';
import { loader as newsletterPage, action as subscribe } from './newsletter.loader.ts';
import { loader as successPage } from './newsletter-success.loader.ts';
import { action as unsubscribe, loader as unsubscribePage } from './newsletter-unsubscribe.loader.ts';
import { action as askForStock, loader as stockAlertPage } from './stock-alert.loader.ts';

const NEWSLETTER = '/service/newsletter/';
const SUCCESS = '/service/newsletter/success/';
const END = '/service/newsletter/newsletter-abmelden/';
const ALERT = '/service/newsletter/verfuegbarkeit/';
const MAIL = { email: 'mia@example.com', homepage: '' };

describe('the newsletter', () => {
  it('sends the same answer to whoever asks for it', async () => {
    const shop = await openServiceShop();
    expect(redirectOf(await askOnHost(shop, subscribe, NEWSLETTER, { intent: 'subscribe', ...MAIL }))).toEqual([
      303,
      SUCCESS,
    ]);
    expect(shop.newsletter.calls()).toEqual([['subscribe', { email: 'mia@example.com', honeypotField: '' }]]);
  });

  it('hands over what only machines fill in', async () => {
    const shop = await openServiceShop();
    await askOnHost(shop, subscribe, NEWSLETTER, { ...MAIL, homepage: 'https://spam.example' });
    expect(shop.newsletter.calls()).toMatchObject([['subscribe', { honeypotField: 'https://spam.example' }]]);
  });

  it('is begun by the link of a mail', async () => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, newsletterPage, NEWSLETTER)).toEqual({ token: '', email: '' });
    const answer = await askOnHost(shop, subscribe, NEWSLETTER, { intent: 'confirm', token: 'token&1' });
    expect(redirectOf(answer)).toEqual([303, `${SUCCESS}?token=token%261`]);
    expect(shop.newsletter.calls()).toEqual([['confirm', 'token&1']]);
  });

  it.each(['open', 'used', 'expired', 'unknown'] as const)(
    'says of the link of a mail what it can still do, and does nothing by that (%s)',
    async (mailedLink) => {
      const shop = await openServiceShop({ newsletter: { mailedLink } });
      expect(await askOnHost(shop, newsletterPage, `${NEWSLETTER}?token=token-1`)).toEqual({
        token: 'token-1',
        link: mailedLink,
        email: '',
      });
      expect(await askOnHost(shop, unsubscribePage, `${END}?token=token-2`)).toEqual({
        token: 'token-2',
        link: mailedLink,
        isAsked: false,
        email: '',
      });
      expect(shop.newsletter.calls()).toEqual([
        ['mailedLink', { kind: 'newsletter', token: 'token-1' }],
        ['mailedLink', { kind: 'newsletterEnd', token: 'token-2' }],
      ]);
    },
  );

  it('says that it is begun only by a link that has begun it; any other leads to its own page', async () => {
    const shop = await openServiceShop({ newsletter: { mailedLink: 'used' } });
    expect(await askOnHost(shop, successPage, SUCCESS)).toEqual({ isConfirmed: false });
    expect(await askOnHost(shop, successPage, `${SUCCESS}?token=token-1`)).toEqual({ isConfirmed: true });
    const ended = await openServiceShop({ newsletter: { mailedLink: 'unknown' } });
    expect(redirectOf(await askOnHost(ended, successPage, `${SUCCESS}?token=token-1`))).toEqual([
      303,
      `${NEWSLETTER}?token=token-1`,
    ]);
  });

  it('has no page for a link while the shop does not answer', async () => {
    const shop = await openServiceShop();
    shop.newsletter.failNext('mailedLink', AWAY);
    expect(await askOnHost(shop, newsletterPage, `${NEWSLETTER}?token=token-1`)).toMatchObject({
      init: { status: 503 },
    });
  });

  it('is ended by the link of a mail, or by an address', async () => {
    const shop = await openServiceShop();
    const end = async (form: Readonly<Record<string, string>>) =>
      redirectOf(await askOnHost(shop, unsubscribe, END, form));
    expect(await end({ intent: 'unsubscribe', token: 'token-1' })).toEqual([303, `${END}?token=token-1`]);
    expect(await end({ email: 'mia@example.com', houseNr: '3' })).toEqual([303, `${END}?done=form`]);
    expect(shop.newsletter.calls()).toEqual([
      ['unsubscribeByLink', 'token-1'],
      ['unsubscribe', { email: 'mia@example.com', houseNr: '3' }],
    ]);
  });

  it.each([
    ['', { token: '', isAsked: false, email: '' }],
    ['?done=form', { token: '', isAsked: true, email: '' }],
  ])('has a page for its end that knows whether its form was taken (%j)', async (query, shown) => {
    expect(await askOnHost(await openServiceShop(), unsubscribePage, `${END}${query}`)).toEqual(shown);
  });

  it.each([
    ['subscribe', { intent: 'subscribe', ...MAIL }, subscribe],
    ['confirm', { intent: 'confirm', token: 'token-1' }, subscribe],
    ['unsubscribe', { email: 'mia@example.com', houseNr: '3' }, unsubscribe],
    ['unsubscribeByLink', { token: 'token-1' }, unsubscribe],
  ] as const)('is a 503 where the shop does not answer (%s)', async (call, form, action) => {
    const shop = await openServiceShop();
    shop.newsletter.failNext(call, AWAY);
    expect(await askOnHost(shop, action, NEWSLETTER, form)).toMatchObject({ init: { status: 503 } });
  });
});

describe('an article that is sold out', () => {
  const item = anItem();
  const product = aProduct();
  const catalogue = { products: [product], items: [{ item, values: {} }] };
  const ASKED = `${ALERT}?product=${product.productId}&item=${item.itemId}`;

  it('is named where somebody asks to be told', async () => {
    const shop = await openServiceShop({ catalogue });
    expect(await askOnHost(shop, stockAlertPage, ASKED)).toMatchObject({
      kind: 'ask',
      productId: product.productId,
      itemId: item.itemId,
      article: { name: product.name },
    });
    expect(await askOnHost(shop, stockAlertPage, `${ASKED}&done=sent`)).toMatchObject({
      kind: 'sent',
      article: { name: product.name },
    });
  });

  it.each([
    ['?token=token-1', { kind: 'stockAlert', token: 'token-1' }],
    ['?token=', { kind: 'stockAlert', token: '' }],
    ['?end=token-2', { kind: 'stockAlertEnd', token: 'token-2' }],
  ])('has a page for the links of its mails, which says what they can still do (%s)', async (query, linked) => {
    const shop = await openServiceShop({ newsletter: { mailedLink: 'expired' } });
    const ends = linked.kind === 'stockAlertEnd' ? { isAllEnded: false } : {};
    expect(await askOnHost(shop, stockAlertPage, `${ALERT}${query}`)).toEqual({ ...linked, ...ends, link: 'expired' });
    expect(shop.newsletter.calls()).toEqual([['mailedLink', linked]]);
  });

  it('says of the link that has just ended all wishes that it has', async () => {
    const shop = await openServiceShop({ newsletter: { mailedLink: 'used' } });
    expect(await askOnHost(shop, stockAlertPage, `${ALERT}?end=token-2&done=all-ended`)).toMatchObject({
      kind: 'stockAlertEnd',
      link: 'used',
      isAllEnded: true,
    });
  });

  it('is named by the links of its mails, before and after they are used', async () => {
    const shop = await openServiceShop({ catalogue, newsletter: { mailedLink: 'open' } });
    const link = `${ALERT}?token=token-1&product=${product.productId}&item=${item.itemId}`;
    expect(await askOnHost(shop, stockAlertPage, link)).toMatchObject({
      kind: 'stockAlert',
      article: { name: product.name },
    });
    const form = { intent: 'confirm', token: 'token-1' };
    expect(redirectOf(await askOnHost(shop, askForStock, link, form))).toEqual([303, link]);
  });

  it.each(['', '?product=1001', '?item=1001-1', '?done=other', '?done=confirmed', '?product=9&item=9-1'])(
    'is none at an address that names none (%j)',
    async (query) => {
      const shop = await openServiceShop({ catalogue });
      expect(await askOnHost(shop, stockAlertPage, `${ALERT}${query}`)).toMatchObject({ init: { status: 404 } });
    },
  );

  it('is asked for with an address, and the answer names the article again', async () => {
    const shop = await openServiceShop({ catalogue });
    expect(redirectOf(await askOnHost(shop, askForStock, ASKED, MAIL))).toEqual([303, `${ASKED}&done=sent`]);
    expect(shop.newsletter.calls()).toEqual([
      ['askForStock', { itemId: item.itemId, email: 'mia@example.com', honeypotField: '' }],
    ]);
  });

  it.each([
    [{ intent: 'confirm', token: 'token-1' }, ['confirmStockAlert', 'token-1'], 'token=token-1'],
    [{ intent: 'end-one', token: 'token-2' }, ['endStockAlerts', { token: 'token-2', all: false }], 'end=token-2'],
    [
      { intent: 'end-all', token: 'token-2' },
      ['endStockAlerts', { token: 'token-2', all: true }],
      'end=token-2&done=all-ended',
    ],
  ])('%j does what a link of a mail asks for, and leads back to the link', async (form, call, linked) => {
    const shop = await openServiceShop();
    expect(redirectOf(await askOnHost(shop, askForStock, `${ALERT}?token=token-1`, form))).toEqual([
      303,
      `${ALERT}?${linked}`,
    ]);
    expect(shop.newsletter.calls()).toEqual([call]);
  });

  it.each([
    ['askForStock', MAIL],
    ['confirmStockAlert', { intent: 'confirm', token: 'token-1' }],
    ['endStockAlerts', { intent: 'end-all', token: 'token-1' }],
  ] as const)('is a 503 where the shop does not answer (%s)', async (call, form) => {
    const shop = await openServiceShop();
    shop.newsletter.failNext(call, AWAY);
    expect(await askOnHost(shop, askForStock, ASKED, form)).toMatchObject({ init: { status: 503 } });
  });

  it('is not waited for at an address that is none', async () => {
    const shop = await openServiceShop();
    expect(await askOnHost(shop, askForStock, ASKED, { email: 'mia' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { email: 'mia' }, errors: [{ field: 'email' }] } },
    });
  });
});
