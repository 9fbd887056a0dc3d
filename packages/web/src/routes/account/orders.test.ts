// @vitest-environment node
// The pages of a customer's orders, and ordering one again.

import type { OrdersGateway, ShownOrder } from '@tornister/application/ports';
import {
  aBoughtItem,
  aLine,
  aShownOrder,
  createInMemoryCatalogueGateway,
  createInMemoryContentGateway,
} from '@tornister/application/testing';
import type { OrderPage } from '@tornister/domain/orders';
import { SWITCHES } from '@tornister/domain/storefront';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED, MEMBER } from '../../../test/open-account-shop.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { type AnswersOf, playGateway } from '../../../test/played-gateway.ts';
import { registerArea } from '../../composition/area-module.ts';
import { ordersModule } from '../../composition/orders.module.ts';
import { ports } from '../../composition/ports.ts';
import { returnsModule } from '../../composition/returns.module.ts';
import { action, loader } from './order-detail.loader.ts';
import { loader as listPage } from './orders.loader.ts';

for (const area of [ordersModule, returnsModule]) registerArea(area);

const LIST = '/myaccount/orders/';
const ORDER = '/myaccount/orders/orderdetail/?orderId=order-1';

/** An order of so many lines, of which the shop still sells 1 and 2. */
const anOrder = (lines = 3): ShownOrder =>
  aShownOrder({
    shipments: [
      { status: 'delivered', times: {}, items: Array.from({ length: lines }, (_, at) => aBoughtItem(at + 1)) },
    ],
  });

const RETURNS_ON = createInMemoryContentGateway({ parameters: [{ ...SWITCHES.returns, entry: '', value: 'true' }] });
const PAGE: OrderPage = { orders: [], pageInfo: { currentPage: 1, totalPages: 4 } } as unknown as OrderPage;

const open = async (
  answers: AnswersOf<OrdersGateway> = { order: anOrder(), orders: PAGE, orderYears: [2026] },
  { cookies = MEMBER as Readonly<Record<string, string>>, content = RETURNS_ON } = {},
) => {
  const orders = playGateway<OrdersGateway>(answers);
  const shop = await openTestShop({
    cookies,
    cart: { items: [aLine(1), aLine(2)] },
    bindMore: (bind) => {
      bind(ports.ordersGateway, [], () => orders.gateway);
      bind(ports.contentGateway, [], () => content);
      bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway({ tiles: [] }));
    },
  });
  return { ...shop, orders };
};

/** The page that the next login leads back to. */
const waitingFor = (shop: Awaited<ReturnType<typeof open>>): unknown =>
  JSON.parse(shop.cookies.get('interrupted') ?? '{}').path;

describe('the list of orders', () => {
  it('shows what the address asks for', async () => {
    const shop = await open();
    expect(await askOnHost(shop, listPage, `${LIST}?p=2&q=Heft&filter=2026`)).toMatchObject({
      query: { searchText: 'Heft', page: 2 },
      returnsAreOn: true,
    });
    expect(shop.orders.calls()).toMatchObject([['orders', { page: 2, searchText: 'Heft' }], ['orderYears']]);
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended', async () => {
    const shop = await open();
    shop.orders.failNext('orders', AWAY);
    expect(await askOnHost(shop, listPage, LIST)).toMatchObject({ init: { status: 503 } });
    shop.orders.failNext('orderYears', ENDED);
    expect(redirectOf(await askOnHost(shop, listPage, `${LIST}?q=Heft`))).toEqual([302, '/login/']);
    expect(waitingFor(shop)).toBe(`${LIST}?q=Heft`);
  });
});

describe('orders and returns', () => {
  it.each([
    [listPage, LIST],
    [loader, ORDER],
  ] as const)('are shown without returns where nobody can say whether there are some (%#)', async (page, address) => {
    const content = { ...RETURNS_ON, parameters: () => errAsync(AWAY) };
    expect(await askOnHost(await open(undefined, { content }), page, address)).toMatchObject({ returnsAreOn: false });
  });

  it('are a list for members only', async () => {
    expect(redirectOf(await askOnHost(await open(undefined, { cookies: {} }), listPage, LIST))).toEqual([
      302,
      '/login/',
    ]);
  });
});

describe('the page of an order', () => {
  it('shows it, with a key for ordering it again', async () => {
    expect(await askOnHost(await open(), loader, ORDER)).toMatchObject({
      order: { orderNumber: '100001' },
      returnsAreOn: true,
      token: undefined,
      reordered: [],
      reorderKey: 'key-1',
    });
    expect(await askOnHost(await open(), loader, `${ORDER}&token=from-the-mail`)).toMatchObject({
      token: 'from-the-mail',
    });
  });

  it('asks whoever has the link of an order that was kept as an account to log in, and leads on to it without the link', async () => {
    const shop = await open(undefined, { cookies: {} });
    shop.orders.failNext('order', ENDED);
    expect(redirectOf(await askOnHost(shop, loader, `${ORDER}&token=from-the-mail`))).toEqual([302, '/login/']);
    expect(waitingFor(shop)).toBe(ORDER);
  });

  it('says what became of the lines that were ordered again', async () => {
    const shown = await askOnHost(await open(), loader, `${ORDER}&reordered=1*in-basket**3*gone*`);
    expect(shown).toMatchObject({
      reordered: [
        { lineNo: '1', name: 'Heft 1', verdict: { kind: 'in-basket' } },
        { lineNo: '3', name: 'Heft 3', verdict: { kind: 'gone' } },
      ],
    });
  });
});

describe('ordering again', () => {
  it('puts all lines into the basket once for their key, and stands at an address of its own', async () => {
    const shop = await open();
    const form = { intent: 'reorder', key: 'press-12345' };
    const answer = (await askOnHost(shop, action, ORDER, form)) as Response;
    expect(redirectOf(answer)).toEqual([303, expect.stringContaining(`${ORDER}&reordered=`)]);
    await askOnHost(shop, action, ORDER, form);
    const pieces = () => shop.carts.stored()?.lines.map(({ itemId, quantity }) => [itemId, quantity]);
    expect(pieces()).toEqual([
      ['item-1', 2],
      ['item-2', 2],
    ]);
    await askOnHost(shop, action, ORDER, { ...form, lineNo: '1', key: 'press-2' });
    await askOnHost(shop, action, ORDER, { ...form, lineNo: '1', key: 'press-67890' });
    expect(pieces()?.[0]).toEqual(['item-1', 6]);
    expect(await askOnHost(shop, loader, answer.headers.get('location') ?? '')).toMatchObject({
      reordered: [
        { verdict: { kind: 'in-basket' } },
        { verdict: { kind: 'in-basket' } },
        { verdict: { kind: 'gone' } },
      ],
    });
  });

  it('puts the line in that is named', async () => {
    const shop = await open();
    await askOnHost(shop, action, ORDER, { lineNo: '2', key: 'press-12345' });
    expect(shop.carts.received()).toMatchObject([{ itemId: 'item-2', quantity: 2 }]);
  });

  it.each(['short', 'x'.repeat(61), 'press 12345', 'press-12345!'])(
    'is done once where a page comes twice with a key that the shop has not made (%j)',
    async (key) => {
      const shop = await open();
      const form = { lineNo: '1', key };
      expect(redirectOf(await askOnHost(shop, action, ORDER, form))).toEqual([
        303,
        expect.stringContaining('reordered='),
      ]);
      await askOnHost(shop, action, ORDER, { ...form, key: 'key-1' });
      expect(shop.carts.stored()?.lines.map(({ quantity }) => quantity)).toEqual([2]);
    },
  );

  it('says on the page itself what became of more lines than an address has room for', async () => {
    const shop = await open({ order: anOrder(700) });
    const answer = await askOnHost(shop, action, ORDER, { key: 'press-12345' });
    expect(answer).toMatchObject({ reordered: { length: 700 } });
  });

  it('of no order, or of a stranger, is a 404', async () => {
    const shop = await open({});
    expect(await askOnHost(shop, action, ORDER, {})).toMatchObject({ init: { status: 404 } });
    expect(await askOnHost(shop, action, LIST, {})).toMatchObject({ init: { status: 404 } });
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended', async () => {
    const shop = await open();
    shop.carts.failNext(AWAY);
    expect(await askOnHost(shop, action, ORDER, {})).toMatchObject({ init: { status: 503 } });
    shop.orders.failNext('order', ENDED);
    expect(redirectOf(await askOnHost(shop, action, ORDER, {}))).toEqual([302, '/login/']);
    expect(waitingFor(shop)).toBe(ORDER);
  });
});
