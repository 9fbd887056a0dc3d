// @vitest-environment node
// The pages of a return, one after the other: who may open them, and how it begins.

import { RETURN_HASH } from '@tornister/application/testing';
import type { ActionFunction, LoaderFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED, MEMBER } from '../../../test/open-account-shop.ts';
import {
  ANSWERED,
  CARRIER,
  CONFIRM,
  openedReturn,
  openReturnsShop,
  REGULATIONS,
  SELECTION,
  START,
} from '../../../test/open-returns-shop.ts';
import { loader as carrierPage, action as chooseCarrier } from './carrier.loader.ts';
import { action as announce, loader as confirmPage } from './confirm.loader.ts';
import { action as select, loader as selectionPage } from './product-selection.loader.ts';
import { action as chooseRegulation, loader as regulationsPage } from './regulations.loader.ts';
import { action as find, loader as startPage } from './start.loader.ts';

const PAGES: readonly (readonly [string, LoaderFunction])[] = [
  [SELECTION, selectionPage],
  [REGULATIONS, regulationsPage],
  [CARRIER, carrierPage],
  [CONFIRM, confirmPage],
];
const FORMS: readonly (readonly [string, ActionFunction])[] = [
  [SELECTION, select],
  [REGULATIONS, chooseRegulation],
  [CARRIER, chooseCarrier],
  [CONFIRM, announce],
];
const without = (address: string): string => address.split('?')[0] ?? '';

describe('a page of a return', () => {
  it.each([[START, startPage], ...PAGES] as const)(
    '%s is not there while returns are switched off',
    async (address, loader) => {
      expect(await askOnHost(await openReturnsShop({ isOn: 'false' }), loader, address)).toMatchObject({
        init: { status: 404 },
      });
    },
  );

  it.each([[START, find], ...FORMS] as const)(
    '%s takes no form while returns are switched off: it may have been opened before',
    async (address, action) => {
      const shop = await openReturnsShop({ isOn: 'false' });
      const form = { orderId: '480002', zipCode: '50674', regulation: 'voucher', carrier: 'dpd', labels: '3' };
      expect(await askOnHost(shop, action, address, form)).toMatchObject({ init: { status: 404 } });
      expect(shop.returns.calls()).toEqual([]);
    },
  );

  it.each(PAGES)(
    '%s leads to the beginning without an order, and for one that nobody knows',
    async (address, loader) => {
      expect(redirectOf(await askOnHost(await openReturnsShop(), loader, without(address)))).toEqual([302, START]);
      const unknown = await openReturnsShop({ answers: { findByHash: undefined } });
      // The pages after the selection lead to it, and it leads to the beginning.
      expect(redirectOf(await askOnHost(unknown, loader, address))).toEqual([
        302,
        address === SELECTION ? START : SELECTION,
      ]);
    },
  );

  it.each(PAGES.slice(1))('%s leads back to the selection before anything was selected', async (address, loader) => {
    const shop = await openReturnsShop({ answers: { findByHash: openedReturn({ items: [], labels: 1 }) } });
    expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, SELECTION]);
  });

  it.each(PAGES)(
    '%s is a 503 where the shop does not answer, and goes to the login where that has ended',
    async (address, loader) => {
      const shop = await openReturnsShop();
      shop.returns.failNext('findByHash', AWAY);
      expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 503 } });
      shop.returns.failNext('findByHash', ENDED);
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/login/']);
      // The login leads back to the page.
      expect(JSON.parse(shop.cookies.get('interrupted') ?? '{}')).toMatchObject({ path: address, typed: {} });
    },
  );

  it.each([
    [REGULATIONS, regulationsPage, chooseRegulation, { regulation: 'voucher' }],
    [CARRIER, carrierPage, chooseCarrier, { carrier: 'dpd', labels: '3' }],
  ] as const)(
    '%s has what was chosen when a login ended again after the next one',
    async (address, loader, action, form) => {
      const shop = await openReturnsShop();
      shop.returns.failNext('findByHash', ENDED);
      expect(redirectOf(await askOnHost(shop, action, address, form))).toEqual([302, '/login/']);
      expect(await askOnHost(shop, loader, address)).toMatchObject({ resumed: { typed: form } });
      await askOnHost(shop, action, address, form);
      expect(await askOnHost(shop, loader, address)).not.toHaveProperty('resumed');
    },
  );

  it.each([
    [SELECTION, selectionPage, { order: { salesOrderNo: '480002' }, draft: ANSWERED }],
    [REGULATIONS, regulationsPage, { hash: RETURN_HASH, regulations: [{}, { code: 'voucher' }], chosen: 'refund' }],
    [CARRIER, carrierPage, { hash: RETURN_HASH, carriers: [{}, { code: 'dpd' }], chosen: 'dhl', labels: 2 }],
    [CONFIRM, confirmPage, { kind: 'open', flow: { regulation: 'refund', carrier: 'dhl' }, idempotencyKey: 'key-1' }],
  ] as const)('%s shows what was answered so far, for members in their account', async (address, loader, shown) => {
    expect(await askOnHost(await openReturnsShop(), loader, address)).toMatchObject({ isMember: false, ...shown });
    expect(await askOnHost(await openReturnsShop({ cookies: MEMBER }), loader, address)).toMatchObject({
      isMember: true,
    });
  });
});

describe('the beginning of a return', () => {
  const FORM = { orderId: '480002', zipCode: '50674' };

  it('is for who is not logged in: members have their orders', async () => {
    expect(await askOnHost(await openReturnsShop(), startPage, START)).toEqual({ isMember: false, path: START });
    const shop = await openReturnsShop({ cookies: MEMBER });
    expect(redirectOf(await askOnHost(shop, startPage, START))).toEqual([302, '/myaccount/orders/']);
    expect(redirectOf(await askOnHost(shop, find, START, FORM))).toEqual([302, '/myaccount/orders/']);
    expect(shop.returns.calls()).toEqual([]);
  });

  it('is for members too who ask for it: for an order that does not stand in their list', async () => {
    const shop = await openReturnsShop({ cookies: MEMBER });
    const asked = `${START}?lookup=number`;
    expect(await askOnHost(shop, startPage, asked)).toEqual({ isMember: true, path: asked });
    expect(redirectOf(await askOnHost(shop, startPage, `${START}?lookup=x`))).toEqual([302, '/myaccount/orders/']);
    expect(redirectOf(await askOnHost(shop, find, asked, FORM))).toEqual([303, SELECTION]);
  });

  it('is there again, as it was asked for, after a login that came in between', async () => {
    const shop = await openReturnsShop({ cookies: MEMBER });
    const asked = `${START}?lookup=number`;
    shop.returns.failNext('findByNumber', ENDED);
    expect(redirectOf(await askOnHost(shop, find, asked, FORM))).toEqual([302, '/login/']);
    expect(await askOnHost(shop, startPage, asked)).toMatchObject({ path: asked, resumed: { typed: FORM } });
    await askOnHost(shop, find, asked, FORM);
    expect(await askOnHost(shop, startPage, asked)).not.toHaveProperty('resumed');
  });

  it('says where the number is locked that the link of the mail is not', async () => {
    const shop = await openReturnsShop();
    shop.returns.failNext('findByNumber', {
      kind: 'gateway.throttled',
      message: 'In 40 Minuten.',
      retryAfterSeconds: 2400,
    });
    expect(await askOnHost(shop, find, START, FORM)).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': '2400' } },
      data: { isLocked: true, refusal: { typed: FORM, message: 'In 40 Minuten.' } },
    });
    shop.returns.failNext('findByNumber', AWAY);
    expect(await askOnHost(shop, find, START, FORM)).not.toHaveProperty('data.isLocked');
  });

  it('finds the order by its number and its postcode', async () => {
    const shop = await openReturnsShop();
    expect(redirectOf(await askOnHost(shop, find, START, FORM))).toEqual([303, SELECTION]);
    expect(shop.returns.calls()).toEqual([['findByNumber', FORM]]);
  });

  it('does not say which of them is wrong', async () => {
    const shop = await openReturnsShop({ answers: { findByNumber: undefined } });
    expect(await askOnHost(shop, find, START, FORM)).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: FORM, errors: [], message: 'vue.returns.error.notFound' } },
    });
  });

  it('says at its field what is missing', async () => {
    expect(await askOnHost(await openReturnsShop(), find, START, { ...FORM, zipCode: '' })).toMatchObject({
      data: { refusal: { errors: [{ field: 'zipCode' }] } },
    });
  });
});
