// @vitest-environment node
// Who may open a page of the account, what becomes of an order there, and how a logout answers.

import type { CancelOutcome, GatewayError, OrdersGateway, OrderWanted } from '@tornister/application/ports';
import { createInMemoryContentGateway } from '@tornister/application/testing';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { ordersModule } from '../../composition/orders.module.ts';
import { ports } from '../../composition/ports.ts';
import { returnsModule } from '../../composition/returns.module.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { loader as loginPage } from './login.loader.ts';
import { action as logOut, loader as logoutPage } from './logout.loader.ts';
import { action as changeOrder, loader as orderPage } from './order-detail.loader.ts';

for (const area of [ordersModule, returnsModule, sessionModule]) registerArea(area);

const MEMBER = { 'X-JWT-exist': '1' };
const AWAY = { kind: 'gateway.unreachable' } as const;
const ORDER = '/myaccount/orders/orderdetail/?orderId=order-1';

type Cancelled = ResultAsync<CancelOutcome | undefined, GatewayError>;

/** A shop whose backend knows no order to show, and says so to every cancellation. */
const open = async (
  cookies: Readonly<Record<string, string>> = MEMBER,
  cancelled: Cancelled = okAsync('cancelled'),
) => {
  const asked: OrderWanted[] = [];
  const orders: Partial<OrdersGateway> = {
    order: (wanted) => {
      asked.push(wanted);
      return okAsync(undefined);
    },
    cancelOrder: (wanted) => {
      asked.push(wanted);
      return cancelled;
    },
  };
  const shop = await openTestShop({
    cookies,
    bindMore: (bind) => {
      bind(ports.ordersGateway, [], () => orders as OrdersGateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway());
    },
  });
  return { ...shop, asked };
};

describe('a page of the account', () => {
  it('is for members: a stranger and a guest log in first, and come back to it', async () => {
    for (const cookies of [{}, { 'X-JWT-exist': '1', 'X-JWT-guest': '1' }]) {
      const shop = await open(cookies);
      expect(redirectOf(await askOnHost(shop, orderPage, ORDER))).toEqual([302, '/login/']);
      expect(shop.cookies.get('interrupted')).toContain('orderId=order-1');
      expect(shop.asked).toEqual([]);
    }
  });

  it('of a login is none for a member, who has an account already', async () => {
    expect(redirectOf(await askOnHost(await open(), loginPage, '/login/'))).toEqual([302, '/myaccount/']);
  });
});

describe('the page of an order', () => {
  it('is not there without an order, and asks for none', async () => {
    const shop = await open();
    expect(await askOnHost(shop, orderPage, '/myaccount/orders/orderdetail/')).toMatchObject({ init: { status: 404 } });
    expect(shop.asked).toEqual([]);
  });

  it("is not there for anybody else's order", async () => {
    const shop = await open();
    expect(await askOnHost(shop, orderPage, ORDER)).toMatchObject({ init: { status: 404 } });
    expect(shop.asked).toEqual([{ orderId: 'order-1' }]);
  });

  it("asks with the token of the link in a guest's mail, without a login", async () => {
    const shop = await open({});
    await askOnHost(shop, orderPage, `${ORDER}&token=from-the-mail`);
    expect(shop.asked).toEqual([{ orderId: 'order-1', token: 'from-the-mail' }]);
  });
});

describe('cancelling an order', () => {
  const CANCEL = { intent: 'cancel' };

  it.each([
    ['cancelled', 'success:vue.orders.cancel.done'],
    ['too-late', 'error:vue.orders.cancel.tooLate'],
  ] as const)('leads back to it, which says what came of it (%s)', async (outcome, notice) => {
    const shop = await open(MEMBER, okAsync(outcome));
    expect(redirectOf(await askOnHost(shop, changeOrder, ORDER, CANCEL))).toEqual([303, ORDER]);
    expect(shop.cookies.get('notice')).toBe(notice);
    expect(shop.asked).toEqual([{ orderId: 'order-1' }]);
  });

  it('of somebody else is a 404', async () => {
    const shop = await open(MEMBER, okAsync(undefined));
    expect(await askOnHost(shop, changeOrder, ORDER, CANCEL)).toMatchObject({ init: { status: 404 } });
    expect(shop.cookies.get('notice')).toBeUndefined();
  });

  it('is a 503 where the shop does not answer, and goes to the login where that has ended', async () => {
    const away = await open(MEMBER, errAsync(AWAY));
    expect(await askOnHost(away, changeOrder, ORDER, CANCEL)).toMatchObject({ init: { status: 503 } });
    const ended = await open(MEMBER, errAsync({ kind: 'gateway.unauthenticated', revoked: true }));
    expect(redirectOf(await askOnHost(ended, changeOrder, ORDER, CANCEL))).toEqual([302, '/login/']);
  });
});

describe('the logout', () => {
  it('is done by its form and by no link', async () => {
    const shop = await open();
    expect(await askOnHost(shop, logoutPage, '/logout/')).toBeNull();
    expect(shop.session.logouts()).toBe(0);
    const left = (await askOnHost(shop, logOut, '/logout/', {})) as Response;
    expect(redirectOf(left)).toEqual([303, '/']);
    expect([shop.session.logouts(), left.headers.get('clear-site-data')]).toEqual([1, '"cache"']);
  });

  it('of a login that has ended goes home all the same', async () => {
    const shop = await open();
    shop.session.failNext({ kind: 'gateway.unauthenticated', revoked: true });
    expect(redirectOf(await askOnHost(shop, logOut, '/logout/', {}))).toEqual([303, '/']);
  });

  it('of which the backend has not heard goes home as well, which says so', async () => {
    const shop = await open();
    shop.session.leaveOpenNext();
    const left = (await askOnHost(shop, logOut, '/logout/', {})) as Response;
    expect([redirectOf(left), left.headers.get('clear-site-data')]).toEqual([[303, '/'], '"cache"']);
    expect(shop.cookies.get('notice')).toBe('warning:vue.user.logout.leftOpen');
  });

  it('that has not reached this side is a 503: the login is still there, and nobody believes to be logged out', async () => {
    const shop = await open();
    shop.session.failNext(AWAY);
    expect(await askOnHost(shop, logOut, '/logout/', {})).toMatchObject({ init: { status: 503 } });
  });
});
