import { PRIME_ITEM_ID } from '@tornister/domain/orders';
import { CART_CHANGED, PRIME_CHECKOUT_COOKIE } from '@tornister/domain/session';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  aPlacedOrder,
  createInMemoryCheckoutGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
  createInMemorySessionGateway,
  createRecordingTabs,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import type { PlacedOrder } from '../ports/index.ts';
import { createOpenConfirmation } from './open-confirmation.ts';
import { PENDING_ORDER_COOKIE } from './pending-orders.ts';
import { CONFIRMED_ORDER_COOKIE } from './seen-order.ts';

const ORDER = brandId<OrderId>('order-1');
const OTHER = brandId<OrderId>('order-2');
const GUEST = { 'X-JWT-exist': '1', 'X-JWT-guest': '1' };
const MEMBER = { 'X-JWT-exist': '1' };
const LOGIN_ENDED = { kind: 'gateway.unauthenticated', revoked: true } as const;
const DRAFTS = ['checkout', 'user', 'product-rating-mail-consent'];

describe('the confirmation (spec 2 §4 "Confirmation cleanup")', () => {
  it('shows the order of this visitor and keeps nothing of the checkout', async () => {
    const { openConfirmation, drafts, cookies, tabs } = open({ orders: [aPlacedOrder()] });
    expect((await openConfirmation(ORDER))._unsafeUnwrap()).toMatchObject({
      kind: 'confirmed',
      order: { orderId: 'order-1' },
    });
    expect(DRAFTS.map(drafts.read)).toEqual([undefined, undefined, undefined]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
    expect(tabs.sent()).toEqual([CART_CHANGED]);
  });

  it('ends the login of a guest, so that the next person at this computer is nobody; a member stays', async () => {
    const ended = async (login: Readonly<Record<string, string>>) => {
      const { openConfirmation, session, tabs } = open({ orders: [aPlacedOrder()] }, login);
      await openConfirmation(ORDER);
      return [session.endedGuests(), tabs.sent().some(({ user }) => user)];
    };
    expect([await ended(GUEST), await ended(MEMBER), await ended({})]).toEqual([
      [1, true],
      [0, false],
      [0, false],
    ]);
  });

  it.each(['pending', 'paid'] as const)(
    'leaves a guest logged in whose other order is %s and not confirmed yet; the confirmation of the last one ends the login',
    async (paymentState) => {
      const orders = [aPlacedOrder(), aPlacedOrder({ orderId: OTHER, paymentState })];
      const both = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: `order-2.${ORDER}`, ...GUEST });
      const first = open({ orders }, GUEST, both);
      expect((await first.openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('confirmed');
      expect([first.session.endedGuests(), both.get(PENDING_ORDER_COOKIE)]).toEqual([0, OTHER]);
      const last = open({ orders: [aPlacedOrder({ orderId: OTHER })] }, GUEST, both);
      expect((await last.openConfirmation(OTHER))._unsafeUnwrap().kind).toBe('confirmed');
      expect([last.session.endedGuests(), both.get(PENDING_ORDER_COOKIE)]).toEqual([1, undefined]);
    },
  );

  it.each([
    ['whose time is over', [aPlacedOrder({ orderId: OTHER, paymentState: 'cancelled' })]],
    ['that was cancelled since', [aPlacedOrder({ orderId: OTHER, paymentState: 'cancelled', isCalledOff: true })]],
    ['that is of somebody else', []],
  ])('ends the login of a guest in spite of another order %s', async (_what, others) => {
    const both = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: `${ORDER}.order-2`, ...GUEST });
    const { openConfirmation, session } = open({ orders: [aPlacedOrder(), ...others] }, GUEST, both);
    await openConfirmation(ORDER);
    expect(session.endedGuests()).toBe(1);
  });

  it('leaves a guest logged in of whose other order nothing could be found out, and asks of none for a member', async () => {
    for (const login of [GUEST, MEMBER]) {
      const both = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: `${ORDER}.order-2`, ...login });
      const { openConfirmation, session, asked } = open({ orders: [aPlacedOrder()] }, login, both, OTHER);
      expect((await openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('confirmed');
      expect([session.endedGuests(), asked()]).toEqual([0, login === GUEST ? [ORDER, OTHER] : [ORDER]]);
    }
  });

  it('keeps another order in mind that waits for its payment', async () => {
    const other = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: 'order-2', ...MEMBER });
    const { openConfirmation, tabs } = open({ orders: [aPlacedOrder()] }, MEMBER, other);
    expect((await openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('confirmed');
    expect(other.get(PENDING_ORDER_COOKIE)).toBe('order-2');
    const both = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: `${ORDER}.order-2`, ...MEMBER });
    await open({ orders: [aPlacedOrder()] }, MEMBER, both).openConfirmation(ORDER);
    expect(both.get(PENDING_ORDER_COOKIE)).toBe('order-2');
    expect(tabs.sent()).toEqual([CART_CHANGED]);
  });

  it('of a membership, which came from no cart, clears its own flag and nothing of the checkout', async () => {
    const [line] = aCart([aLine(1)]).lines;
    const bought = { ...line, itemId: PRIME_ITEM_ID } as unknown as PlacedOrder['lines'][number];
    const { openConfirmation, drafts, cookies, tabs } = open({ orders: [aPlacedOrder({ lines: [bought] })] }, MEMBER);
    cookies.set(PRIME_CHECKOUT_COOKIE, 'paying', {});
    expect((await openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('confirmed');
    expect(cookies.get(PRIME_CHECKOUT_COOKIE)).toBeUndefined();
    expect([drafts.read('checkout'), cookies.get(PENDING_ORDER_COOKIE), tabs.sent()]).toEqual(['kept', 'order-1', []]);
  });

  it('is shown all the same when the login of the guest could not be ended', async () => {
    const { openConfirmation, session, warnings } = open({ orders: [aPlacedOrder()] }, GUEST);
    session.failNext({ kind: 'gateway.unreachable' });
    expect((await openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('confirmed');
    expect(warnings()).toEqual([['The login of a guest could not be ended', { kind: 'gateway.unreachable' }]]);
  });

  it.each([
    ['pending', 'wait'],
    ['declined', 'pay-again'],
    ['cancelled', 'pay-again'],
  ] as const)('thanks nobody for an order whose payment is %s, and clears nothing', async (paymentState, kind) => {
    const { openConfirmation, drafts, cookies, session } = open({ orders: [aPlacedOrder({ paymentState })] }, GUEST);
    expect((await openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind });
    expect([drafts.read('checkout'), cookies.get(PENDING_ORDER_COOKIE), session.endedGuests()]).toEqual([
      'kept',
      'order-1',
      0,
    ]);
  });

  it('tells of an order that was cancelled after it had been placed, and waits for it no longer', async () => {
    const order = aPlacedOrder({ paymentState: 'cancelled', isCalledOff: true });
    const { openConfirmation, drafts, cookies, session } = open({ orders: [order] }, MEMBER);
    expect((await openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind: 'called-off', order });
    expect([drafts.read('checkout'), session.endedGuests()]).toEqual(['kept', 0]);
    expect(cookies.get(PENDING_ORDER_COOKIE)).toBeUndefined();
  });

  it("says the number of a guest's order when its page is loaded again, and nothing else of it", async () => {
    const first = open({ orders: [aPlacedOrder({ orderNumber: '2600017' })] }, GUEST);
    await first.openConfirmation(ORDER);
    const reloaded = open({}, {}, first.cookies);
    expect((await reloaded.openConfirmation(ORDER))._unsafeUnwrap()).toEqual({
      kind: 'shown-before',
      orderNumber: '2600017',
    });
    const other = await reloaded.openConfirmation(brandId<OrderId>('order-2'));
    expect(other._unsafeUnwrap()).toEqual({ kind: 'unknown' });
  });

  it('remembers no order of a member, who can open it again, and believes no number that is none', async () => {
    const member = open({ orders: [aPlacedOrder({ orderNumber: '2600017' })] }, MEMBER);
    await member.openConfirmation(ORDER);
    expect(member.cookies.get(CONFIRMED_ORDER_COOKIE)).toBeUndefined();
    for (const written of ['order-1', 'order-1:', 'order-1:<b>', 'order-1:1x', 'order-1:x1', 'order-1:1234567890123']) {
      const { openConfirmation } = open({}, { [CONFIRMED_ORDER_COOKIE]: written });
      expect((await openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
    }
  });

  it('asks for the login of a member that has ended; a guest has none to come back with', async () => {
    const asMember = open({}, { securityLogout: 'member mia' });
    expect((await asMember.openConfirmation(ORDER))._unsafeUnwrapErr()).toEqual(LOGIN_ENDED);
    expect(asMember.cookies.get(PENDING_ORDER_COOKIE)).toBe('order-1');
    const asGuest = open({}, { securityLogout: 'guest' });
    asGuest.checkout.failNext('placedOrder', LOGIN_ENDED);
    expect((await asGuest.openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
    expect((await asGuest.openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
  });

  it("says the number of a guest's order also where the login of a member has ended since", async () => {
    const { openConfirmation } = open({}, { [CONFIRMED_ORDER_COOKIE]: 'order-1:100001', securityLogout: 'member mia' });
    expect((await openConfirmation(ORDER))._unsafeUnwrap().kind).toBe('shown-before');
    expect((await openConfirmation(OTHER))._unsafeUnwrapErr()).toEqual(LOGIN_ENDED);
  });

  it('shows the cart anew once, after the login of a guest has ended', async () => {
    const { openConfirmation, resets } = open({ orders: [aPlacedOrder()] }, GUEST);
    await openConfirmation(ORDER);
    expect(resets()).toEqual([1]);
  });

  it("shows nothing of somebody else's order and clears nothing", async () => {
    const { openConfirmation, drafts, session, resets } = open({}, GUEST);
    expect((await openConfirmation(ORDER))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
    expect([drafts.read('checkout'), session.endedGuests(), resets()]).toEqual(['kept', 0, []]);
  });
});

const open = (
  shop: InMemoryCheckout = {},
  login: Readonly<Record<string, string>> = {},
  cookies = createInMemoryCookieJar({ [PENDING_ORDER_COOKIE]: 'order-1', ...login }),
  /** An order of which the shop does not answer. */
  unreachable?: OrderId,
) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  const asked: OrderId[] = [];
  const placedOrder: typeof checkout.placedOrder = (id) => {
    asked.push(id);
    return id === unreachable ? errAsync({ kind: 'gateway.unreachable' }) : checkout.placedOrder(id);
  };
  const session = createInMemorySessionGateway();
  const drafts = createInMemoryDeviceStore(Object.fromEntries(DRAFTS.map((name) => [name, 'kept'])));
  const tabs = createRecordingTabs();
  const warnings: unknown[] = [];
  const logger = {
    warn: (...said: readonly unknown[]) => {
      warnings.push(said);
    },
  };
  const resets: number[] = [];
  const store = { reset: () => void resets.push(session.endedGuests()) };
  const openConfirmation = createOpenConfirmation({
    checkout: { placedOrder },
    session,
    cookies,
    drafts,
    tabs,
    store,
    logger,
  });
  return {
    openConfirmation,
    checkout,
    asked: () => asked as readonly OrderId[],
    session,
    cookies,
    drafts,
    tabs,
    /** How many logins of guests had ended whenever the cart of the tab was asked for anew. */
    resets: () => resets as readonly number[],
    warnings: () => warnings as readonly unknown[],
  };
};
