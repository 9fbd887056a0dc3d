// The orders of a customer over the real backend: list, search, periods and pages, one order, and the link in a guest's mail.
// Source: spec 2 §3 "Order", §7, §9; docs/adr/0075.

import { money } from '@tornister/domain/money';
import { ORDER_SEARCH_MAX_LENGTH } from '@tornister/domain/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { ORDER_LINK_MS, orderToken } from '../../src/orders/order-link.ts';
import { startOfShopDay } from '../../src/orders/shop-calendar.ts';
import { applyNotification } from '../../src/payment/apply-notification.ts';
import { writeReport } from '../../src/payment/sandbox/reports.ts';
import { forged } from '../support/forged.ts';
import { becomeMember } from '../support/member.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { closeSmallShop, openSmallShop } from '../support/small-shop.ts';
import type { TestShop } from '../support/test-shop.ts';

const LIST = `query($page:Int!,$q:String,$filter:String){getOrdersV2(page:$page,searchText:$q,dateFilter:$filter){
  orders{orderId orderNumber state total{cents} shipments{status items{sku quantity}}} pageInfo{totalElements totalPages currentPage elementsPerPage}}}`;
const DETAILS = `query($id:ID!,$token:String){getOrderDetailsV2(orderId:$id,token:$token){email
  refunds{reason state amount{cents} at} summary{orderNumber state
  shipments{status announcedAt packedAt sentAt deliveredAt carrier expectedDelivery tracking{link code} items{lineNo name quantity}}}}}`;

type Listed = {
  readonly orders: readonly { readonly orderId: string; readonly orderNumber: string; readonly state: string }[];
  readonly pageInfo: Readonly<Record<'totalElements' | 'totalPages' | 'currentPage' | 'elementsPerPage', number>>;
};
type Parcel = Readonly<
  Record<'announcedAt' | 'packedAt' | 'sentAt' | 'deliveredAt' | 'expectedDelivery', number | null>
> & {
  readonly status: string;
  readonly carrier: string | null;
  readonly tracking: { readonly link: string; readonly code: string } | null;
};
type Detailed = {
  readonly email: string;
  readonly refunds: readonly unknown[];
  readonly summary: { readonly orderNumber: string; readonly state: string; readonly shipments: readonly Parcel[] };
} | null;

describe('Orders of a customer', () => {
  let opened: OpenDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    ({ opened, shop } = await openSmallShop(['pen', 'ruler']));
  });
  afterAll(() => closeSmallShop(opened));

  const member = async (): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await becomeMember(shopper, opened.database);
    const { shopInit } = await shopper.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}');
    shopper.cartId = shopInit.cartId;
    return shopper;
  };
  const addAddress = (shopper: Shopper) =>
    shopper.call(
      'mutation($id:ID!,$address:AddressInput!){addBillingAddress(cartId:$id,address:$address){successful}}',
      { id: shopper.cartId, address: { ...ADDRESS, email: shopper.email } },
    );
  let keys = 0;
  const order = async (shopper: Shopper, itemId = 'pen', quantity = 1): Promise<string> => {
    keys += 1;
    await shopper.add(itemId, quantity);
    await addAddress(shopper);
    await shopper.choosePayment('INVOICE');
    const answer = await shopper.submit(await shopper.cart(), `orders-test-${keys}`);
    if (answer.orderId === null || answer.newCartId === null) throw new Error(answer.errorMessage ?? 'No order.');
    shopper.cartId = answer.newCartId;
    return answer.orderId;
  };
  const list = async (shopper: Shopper, page = 0, q = '', filter: string | null = null): Promise<Listed> =>
    (await shopper.call<{ getOrdersV2: Listed }>(LIST, { page, q, filter })).getOrdersV2;
  const details = async (shopper: Shopper, id: string, token?: string): Promise<Detailed> =>
    (await shopper.call<{ getOrderDetailsV2: Detailed }>(DETAILS, { id, token })).getOrderDetailsV2;

  it('stand in a list of five a page, the newest first; a page beyond the last is the last', async () => {
    const mara = await member();
    const placed: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      placed.unshift(await order(mara));
      shop.pass(MINUTE_MS);
    }
    const first = await list(mara);
    expect(first.orders.map(({ orderId }) => orderId)).toEqual(placed.slice(0, 5));
    expect(first.pageInfo).toEqual({ totalElements: 6, totalPages: 2, currentPage: 0, elementsPerPage: 5 });
    expect((await list(mara, 1)).orders.map(({ orderId }) => orderId)).toEqual(placed.slice(5));
    expect((await list(mara, 9)).pageInfo.currentPage).toBe(1);
    expect((await list(await member())).pageInfo.totalElements).toBe(0);
  });

  it('are found by number, reference and what was ordered; signs of the query language mean themselves', async () => {
    const mara = await member();
    const pens = await order(mara, 'pen');
    const rulers = await order(mara, 'ruler');
    await opened.database.updateTable('orders').set({ order_reference: '100% 7b' }).where('id', '=', rulers).execute();
    const found = async (q: string): Promise<readonly string[]> =>
      (await list(mara, 0, q)).orders.map(({ orderId }) => orderId);
    const all = (await list(mara)).orders;
    expect(await found(` ${all.find(({ orderId }) => orderId === pens)?.orderNumber} `)).toEqual([pens]);
    expect(await found('100% 7B')).toEqual([rulers]);
    expect(await found('RULER')).toEqual([rulers]);
    expect(await found('_')).toEqual([]);
    expect(await found('nothing of the kind')).toEqual([]);
    const long = 'x'.repeat(ORDER_SEARCH_MAX_LENGTH);
    await opened.database.updateTable('orders').set({ order_reference: long }).where('id', '=', pens).execute();
    expect(await found(`${long}y`)).toEqual([pens]);
    expect(await found(`${long.slice(1)}y`)).toEqual([]);
  });

  it('are those of the last three months, or of a year', async () => {
    const mara = await member();
    const id = await order(mara);
    const at = (day: string) =>
      opened.database
        .updateTable('orders')
        .set({ ordered_at: Date.parse(day) })
        .where('id', '=', id)
        .execute();
    const count = async (filter: string | null): Promise<number> =>
      (await list(mara, 0, '', filter)).pageInfo.totalElements;
    await at('2026-08-20T22:00:00Z');
    expect([await count(null), await count('2026')]).toEqual([1, 1]);
    await at('2026-08-20T21:59:59Z');
    expect([await count(null), await count('2026')]).toEqual([0, 1]);
    // New Year in the shop's time zone.
    await at('2025-12-31T23:00:00Z');
    expect([await count('2025'), await count('2026')]).toEqual([0, 1]);
    await at('2025-12-31T22:59:59Z');
    expect([await count('2025'), await count('2026'), await count('nonsense')]).toEqual([1, 0, 0]);
    expect(await mara.call('{getOrderYears}')).toEqual({ getOrderYears: [2025] });
  });

  it('are nobody else’s', async () => {
    const mara = await member();
    const id = await order(mara);
    expect(await details(mara, id)).toMatchObject({ email: mara.email, summary: { state: 'PLACED' } });
    expect(await details(await member(), id)).toBeNull();
    expect(await details(mara, 'there-is-no-such-order')).toBeNull();
    const token = orderToken(shop.services.secrets, id);
    await expect(details(await createShopper(shop), id, token)).rejects.toThrow('VALID_TOKEN_REQUIRED');
    expect(await details(await member(), id, token)).toBeNull();
  });

  it('go their way by the clock of the demo shop, and the customer hears of the parcel', async () => {
    // A guest, whose link outlives the login.
    const guest = await createShopper(shop);
    const { orderId } = await guest.submit(await guest.prepare([['pen', 2]]), 'orders-parcel-1');
    const id = orderId ?? '';
    const reader = await createShopper(shop);
    const parcel = async (): Promise<Parcel | undefined> =>
      (await details(reader, id, orderToken(shop.services.secrets, id)))?.summary.shipments[0];
    const work = async (): Promise<void> => void (await workByClock(shop.services));
    await work();
    expect(await parcel()).toMatchObject({ status: 'PROCESSING', announcedAt: null });
    shop.pass(10 * MINUTE_MS);
    await work();
    expect(await parcel()).toMatchObject({ status: 'PROCESSING', announcedAt: expect.any(Number), packedAt: null });
    shop.pass(STEP_AFTER_MS.packed - 1);
    await work();
    expect(await parcel()).toMatchObject({ packedAt: null });
    shop.pass(1);
    await work();
    expect(await parcel()).toMatchObject({ status: 'PROCESSING', packedAt: expect.any(Number) });
    shop.pass(STEP_AFTER_MS.sent - STEP_AFTER_MS.packed);
    await work();
    expect(await parcel()).toMatchObject({
      status: 'SHIPPED',
      carrier: 'DHL Paket',
      // Announced on a Saturday: the third working day after it, as the Sunday is none.
      expectedDelivery: startOfShopDay(2026, 11, 25),
    });
    expect((await parcel())?.tracking?.link).toContain((await parcel())?.tracking?.code);
    await shop.flush();
    const mails = await opened.database
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', guest.email)
      .where('key', 'like', 'parcel-sent:%')
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('2 × ');
    expect(mails[0]?.text).toContain(`token=${orderToken(shop.services.secrets, id)}`);
    shop.pass(STEP_AFTER_MS.delivered - STEP_AFTER_MS.sent);
    await work();
    expect(await parcel()).toMatchObject({ status: 'DELIVERED', expectedDelivery: null });
    await work();
    expect(await opened.database.selectFrom('shipments').selectAll().where('order_id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  it('of a guest open by the link of the mail, for 90 days', async () => {
    const guest = await createShopper(shop);
    const cart = await guest.prepare([['pen', 1]]);
    const { orderId } = await guest.submit(cart, 'orders-guest-1');
    await shop.flush();
    const mail = await opened.database
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `order-confirmation:${orderId}`)
      .executeTakeFirstOrThrow();
    const link = new URL(/http\S+orderdetail\S+/.exec(mail.text)?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(link.searchParams.get('orderId')).toBe(orderId);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);

    const stranger = await createShopper(shop);
    const id = orderId ?? '';
    expect(await details(stranger, id)).toBeNull();
    expect(await details(stranger, id, token)).toMatchObject({ email: guest.email });
    expect(await details(stranger, id, forged(token))).toBeNull();
    expect(await details(stranger, id, `${token}a`)).toBeNull();
    await opened.database
      .updateTable('orders')
      .set({ ordered_at: shop.services.now() - ORDER_LINK_MS + 1 })
      .where('id', '=', id)
      .execute();
    expect(await details(stranger, id, token)).not.toBeNull();
    shop.pass(1);
    expect(await details(stranger, id, token)).toBeNull();
  });

  describe('that are cancelled', () => {
    const CANCEL = 'mutation($id:ID!,$token:String){cancelOrder(orderId:$id,token:$token)}';
    const cancel = async (shopper: Shopper, id: string, token?: string): Promise<string | null> =>
      (await shopper.call<{ cancelOrder: string | null }>(CANCEL, { id, token })).cancelOrder;
    const available = async (): Promise<number> =>
      (
        await opened.database
          .selectFrom('stock')
          .select('available')
          .where('item_id', '=', 'pen')
          .executeTakeFirstOrThrow()
      ).available;
    const mailsOf = (key: string) => opened.database.selectFrom('mails').selectAll().where('key', '=', key).execute();

    it('give the goods back once, and say so in one mail', async () => {
      const mara = await member();
      const before = await available();
      const id = await order(mara, 'pen', 3);
      expect(await available()).toBe(before - 3);
      expect(await cancel(await member(), id)).toBeNull();
      expect(await cancel(mara, id)).toBe('CANCELLED');
      expect(await cancel(mara, id)).toBe('CANCELLED');
      expect(await available()).toBe(before);
      expect(await details(mara, id)).toMatchObject({ summary: { state: 'CANCELLED' } });
      await shop.flush();
      expect(await mailsOf(`order-cancelled:${id}`)).toHaveLength(1);
    });

    it.each(['INVOICE', 'PAYPAL'])('give no cart back afterwards, and wait for no payment (%s)', async (paymentId) => {
      const guest = await createShopper(shop);
      const seen = await guest.prepare([['pen', 1]], paymentId);
      const { orderId, newCartId } = await guest.submit(seen, `orders-cancel-${paymentId}`);
      const id = orderId ?? '';
      const [payment] = await opened.database.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      if (payment !== undefined)
        await applyNotification(shop.services, payment.provider, {
          ...{ eventId: 'e-called-off', transId: payment.trans_id, orderId: id, report: 'paid' },
          ...{ amount: money(payment.amount_cents), sentAt: shop.services.now() },
        });
      const stands = async () =>
        (
          await guest.call<{ getThankYouPageData: unknown }>(
            'query($id:ID!){getThankYouPageData(orderId:$id){paymentState isCalledOff isExpressWallet}}',
            { id },
          )
        ).getThankYouPageData;
      expect(await stands()).toMatchObject({ isCalledOff: false, isExpressWallet: false });
      expect(await cancel(guest, id)).toBe('CANCELLED');
      expect(await stands()).toMatchObject({ paymentState: 'CANCELLED', isCalledOff: true });
      const reopened = await guest.call('mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}', { id });
      expect(reopened).toEqual({ reopenCartAfterPayment: null });
      expect((await guest.submit(seen, `orders-cancel-${paymentId}`)).errorMessage).toBe(
        'vue.checkout.error.orderAlreadySubmitted',
      );
      guest.cartId = newCartId ?? '';
      expect((await guest.cart()).positions).toEqual([]);
    });

    it('are too late once something is packed, and are never packed afterwards', async () => {
      const guest = await createShopper(shop);
      const { orderId } = await guest.submit(await guest.prepare([['pen', 1]]), 'orders-cancel-1');
      const id = orderId ?? '';
      const token = orderToken(shop.services.secrets, id);
      const other = await createShopper(shop);
      const second = (await other.submit(await other.prepare([['pen', 1]]), 'orders-cancel-2')).orderId ?? '';
      shop.pass(10 * MINUTE_MS);
      await workByClock(shop.services);
      const reader = await createShopper(shop);
      expect(await cancel(reader, second, orderToken(shop.services.secrets, second))).toBe('CANCELLED');
      shop.pass(STEP_AFTER_MS.packed);
      await workByClock(shop.services);
      expect(await cancel(reader, id, token)).toBe('TOO_LATE');
      const packed = opened.database.selectFrom('shipments').select('packed_at');
      expect(await packed.where('order_id', '=', id).executeTakeFirst()).toEqual({ packed_at: expect.any(Number) });
      expect(await packed.where('order_id', '=', second).executeTakeFirst()).toEqual({ packed_at: null });
    });

    it('have their money sent back', async () => {
      const guest = await createShopper(shop);
      const { orderId } = await guest.submit(await guest.prepare([['pen', 2]], 'PAYPAL'), 'orders-cancel-3');
      const id = orderId ?? '';
      const [payment] = await opened.database.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      if (payment === undefined) throw new Error('The order has a payment.');
      const amount = money(payment.amount_cents);
      const report = { eventId: 'e-cancel', transId: payment.trans_id, orderId: id, report: 'paid', amount } as const;
      await applyNotification(shop.services, payment.provider, { ...report, sentAt: shop.services.now() });
      expect(await cancel(guest, id)).toBe('CANCELLED');
      const refunds = await opened.database.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
      expect(refunds).toMatchObject([{ reason: 'called-off', amount_cents: payment.amount_cents }]);

      const told = async () => (await details(guest, id, orderToken(shop.services.secrets, id)))?.refunds;
      const asked = { reason: 'CALLED_OFF', amount: { cents: payment.amount_cents } };
      expect(await told()).toEqual([{ ...asked, state: 'REQUESTED', at: shop.services.now() }]);
      const taken = { ...report, amountCents: amount.cents, currency: amount.currency, sentAt: 0 };
      await writeReport(opened.database, payment.trans_id, { ...taken, state: 'paid' }, 0);
      shop.pass(HOUR_MS);
      await shop.flush();
      expect(await told()).toEqual([{ ...asked, state: 'DONE', at: shop.services.now() }]);
    });
  });

  it('are not found by trying tokens', async () => {
    const id = await order(await member());
    const stranger = await createShopper(shop);
    for (let count = 0; count < 60; count += 1) expect(await details(stranger, id, `token-${count}`)).toBeNull();
    await expect(details(stranger, id, 'token-60')).rejects.toThrow('TOO_MANY_REQUESTS');
    shop.pass(HOUR_MS + DAY_MS);
    expect(await details(stranger, id, 'token-61')).toBeNull();
  });
});
