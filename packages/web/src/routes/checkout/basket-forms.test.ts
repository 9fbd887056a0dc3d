// @vitest-environment node
// What each form of the basket changes, and what its page is told when that is refused.

import { aCart, aLine } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { basketAction } from './basket-action.ts';

registerArea(checkoutModule);
registerArea(sessionModule);

const open = (): Promise<TestShop> =>
  openTestShop({
    cart: { cart: aCart([aLine(1, { quantity: 5 }), aLine(2)]), items: [aLine(3)], vouchers: ['SCHULE10'] },
  });

const post = (shop: TestShop, form: Readonly<Record<string, string>>): Promise<unknown> =>
  askOnHost(shop, basketAction, '/checkout/basket/', form);

const BASKET = '/checkout/basket/';

describe('a form of the basket changes what it names', () => {
  it.each([
    [
      { intent: 'add', itemId: 'item-3', quantity: '4' },
      { kind: 'add-position', itemId: 'item-3', quantity: 4 },
    ],
    [
      { intent: 'undo', itemId: 'item-3', quantity: '2', at: '1' },
      { kind: 'add-position', itemId: 'item-3', quantity: 2, at: 1 },
    ],
    [
      { intent: 'less', lineId: 'line-1', quantity: '5' },
      { kind: 'change-quantity', lineId: 'line-1', quantity: 4 },
    ],
    [
      { intent: 'more', lineId: 'line-1', quantity: '5' },
      { kind: 'change-quantity', lineId: 'line-1', quantity: 6 },
    ],
    [
      { intent: 'change', lineId: 'line-1', quantity: '7' },
      { kind: 'change-quantity', lineId: 'line-1', quantity: 7 },
    ],
    [
      { intent: 'remove-voucher', code: 'SCHULE10' },
      { kind: 'remove-voucher', code: 'SCHULE10' },
    ],
  ])('%j', async (form, operation) => {
    const shop = await open();
    expect(redirectOf(await post(shop, form))).toEqual([303, BASKET]);
    expect(shop.carts.received()).toEqual([expect.objectContaining(operation)]);
  });

  it('takes the gift of the promotion that was named, and leads back to the gifts', async () => {
    const shop = await open();
    const taken = await post(shop, { intent: 'gift', promotionId: 'promotion-1', itemId: 'item-3' });
    expect(redirectOf(taken)).toEqual([303, `${BASKET}#gift`]);
    expect(shop.carts.received()).toEqual([
      expect.objectContaining({ kind: 'add-free-article', promotionId: 'promotion-1', itemId: 'item-3' }),
    ]);
  });

  it.each(['-1', '1.5', '12345', 'x1', '1x', ''])('puts a line back at its end where the place is %j', async (at) => {
    const shop = await open();
    await post(shop, { intent: 'undo', itemId: 'item-3', quantity: '1', at });
    expect(shop.carts.stored()?.lines.map(({ itemId }) => itemId)).toEqual(['item-1', 'item-2', 'item-3']);
  });

  it('says in the address which quantity is another one than was wanted, and why', async () => {
    const shop = await open();
    const { maxQuantity } = aLine(1);
    const answer = await post(shop, { intent: 'change', lineId: 'line-1', quantity: String(maxQuantity + 1) });
    const query = `limited=line-1&reason=above-maximum&amount=${maxQuantity}`;
    expect(redirectOf(answer)).toEqual([303, `${BASKET}?${query}`]);
  });

  it.each([{ intent: 'evil' }, {}])('is none of the shop where it asks for something else: %j', async (form) => {
    const shop = await open();
    expect(redirectOf(await post(shop, form))).toEqual([303, BASKET]);
    expect(shop.carts.received()).toEqual([]);
  });
});

describe('a voucher', () => {
  const VOUCHER = { intent: 'voucher', code: 'FALSCH' };

  it('that is refused stays in its form, with the reason', async () => {
    expect(await post(await open(), VOUCHER)).toMatchObject({
      init: { status: 422 },
      data: { voucher: { typed: 'FALSCH', message: 'voucher.unknown' } },
    });
  });

  it.each([
    ['Bitte warten Sie.', 'Bitte warten Sie.'],
    ['', 'gateway.throttled'],
  ])('that was tried too often may be tried again after the time that the shop says (%j)', async (message, told) => {
    const shop = await open();
    await post(shop, { intent: 'more', lineId: 'line-1', quantity: '5' });
    shop.carts.failNext({ kind: 'gateway.throttled', message, retryAfterSeconds: 30 });
    expect(await post(shop, VOUCHER)).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': '30' } },
      data: { voucher: { typed: 'FALSCH', message: told } },
    });
  });
});

describe('a reservation that cannot be extended because the shop does not answer', () => {
  it('is a 503, and nothing is told of it', async () => {
    const shop = await open();
    await post(shop, { intent: 'more', lineId: 'line-1', quantity: '5' });
    shop.carts.failNext({ kind: 'gateway.timed-out' });
    expect(await post(shop, { intent: 'extend-reservation' })).toMatchObject({ init: { status: 503 } });
    expect(shop.cookies.get('notice')).toBeUndefined();
  });
});
