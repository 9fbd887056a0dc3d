// Invoices of real orders: what is paid on delivery, and the electronic invoice of a shop whose prices hold the tax. Source: spec 2 §3 "Payment
// method", §4 "Payment step"; § 14 UStG; EN 16931.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { invoiceFile } from '../../src/orders/invoice-file.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { fillSchoolCart } from '../support/school-cart.ts';
import { ADDRESS, createShopper, offeredPayments, type Shopper } from '../support/shopper.ts';
import { closeSmallShop, openSmallShop } from '../support/small-shop.ts';
import type { TestShop } from '../support/test-shop.ts';

const LEITWEG_ID = '04011000-1234512345-06';
const AUSTRIAN = { ...ADDRESS, postCode: '1070', city: 'Wien', country: 'AT' };

describe('Invoices of a consumer shop', () => {
  let opened: OpenDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    ({ opened, shop } = await openSmallShop(['pen']));
  });
  afterAll(() => closeSmallShop(opened));

  const guest = async (pieces: number, address: typeof ADDRESS = ADDRESS): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', pieces);
    await shopper.becomeGuest({ ...address, email: shopper.email });
    return shopper;
  };
  const choose = (shopper: Shopper, paymentId: string, reference: string | null = null) =>
    shopper.call<{ setSelectedPayment: { successful: boolean } }>(
      'mutation($id:ID!,$p:ID!,$r:String){setSelectedPayment(cartId:$id,paymentId:$p,buyerReference:$r){successful errorMessage}}',
      { id: shopper.cartId, p: paymentId, r: reference },
    );
  /** Orders, and waits until the parcel has left. */
  const orderSent = async (shopper: Shopper): Promise<string> => {
    const { orderId, errorMessage } = await shopper.submit(await shopper.cart(), `invoice-of-${shopper.cartId}`);
    if (orderId === null) throw new Error(errorMessage ?? 'No order.');
    shop.pass(STEP_AFTER_MS.sent);
    for (let step = 0; step < 4; step += 1) {
      await workByClock(shop.services);
      shop.pass(STEP_AFTER_MS.sent);
    }
    return orderId;
  };
  /** As read by the link of the mail, in base64. */
  const invoice = async (id: string, format: 'PDF' | 'XML'): Promise<string> => {
    const reader = await createShopper(shop);
    const { getInvoice } = await reader.call<{ getInvoice: { base64: string } | null }>(
      'query($id:ID!,$token:String,$format:InvoiceFormat!){getInvoice(orderId:$id,token:$token,format:$format){base64}}',
      { id, token: orderToken(shop.services.secrets, id), format },
    );
    return getInvoice?.base64 ?? '';
  };

  describe('paid on delivery', () => {
    it('is offered where bill and goods stay in Germany', async () => {
      const shopper = await guest(1);
      expect(await offeredPayments(shopper)).toContain('CASH_ON_DELIVERY');
      expect(await offeredPayments(await guest(1, AUSTRIAN))).not.toContain('CASH_ON_DELIVERY');
      await shopper.call(
        'mutation($id:ID!,$address:AddressInput!){addShippingAddress(cartId:$id,address:$address){successful}}',
        { id: shopper.cartId, address: { ...AUSTRIAN, email: shopper.email } },
      );
      expect(await offeredPayments(shopper)).not.toContain('CASH_ON_DELIVERY');
      expect((await choose(shopper, 'CASH_ON_DELIVERY')).setSelectedPayment.successful).toBe(false);
    });

    it('says so on the invoice, and asks for no transfer', async () => {
      const shopper = await guest(2);
      expect((await choose(shopper, 'CASH_ON_DELIVERY')).setSelectedPayment.successful).toBe(true);
      const id = await orderSent(shopper);
      const texts = pdfTexts(await invoice(id, 'PDF')).join(' ');
      expect(texts).toContain('Nachnahme');
      expect(texts).toContain('Der Betrag wird bei der Zustellung bezahlt.');
      expect(texts).not.toContain('Zahlbar ohne Abzug');
    });
  });

  it('with a Leitweg-ID is an XRechnung whose prices are net, although the shop shows gross ones', async () => {
    const shopper = await guest(2);
    expect((await choose(shopper, 'X_RECHNUNG', LEITWEG_ID)).setSelectedPayment.successful).toBe(true);
    const { totals } = await shopper.cart();
    const id = await orderSent(shopper);
    const xml = Buffer.from(await invoice(id, 'XML'), 'base64').toString();
    const amount = (name: string): number =>
      Math.round(Number(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);
    expect(xml).toContain(`<cbc:BuyerReference>${LEITWEG_ID}</cbc:BuyerReference>`);
    expect(amount('PayableAmount')).toBe(totals.grandtotal.cents);
    expect(amount('TaxExclusiveAmount')).toBe(totals.netValue.cents);
    expect(amount('LineExtensionAmount')).toBe(amount('TaxExclusiveAmount') - amount('ChargeTotalAmount'));
    expect(xml).not.toContain('Gutschein');
  });

  it('of a school name its customer number, as it was when they were issued', async () => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await fillSchoolCart(school, 3);
    const id = await orderSent(school);
    const { customer_number: number } = await opened.database
      .selectFrom('accounts')
      .select('customer_number')
      .where('email', '=', school.email)
      .executeTakeFirstOrThrow();
    const printed = async () => {
      const { bankAccounts: accounts, seller } = shop.services.settings;
      const { database } = opened;
      const order = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const file = await invoiceFile({ database, accounts, seller }, order, 'PDF');
      return pdfTexts(Buffer.from(file?.content ?? []).toString('base64')).join(' ');
    };
    expect(number).toMatch(/^\d{6}$/);
    const before = await printed();
    expect(before).toMatch(new RegExp(`Kundennummer +${number}`));
    await opened.database
      .updateTable('accounts')
      .set({ customer_number: null })
      .where('email', '=', school.email)
      .execute();
    expect(await printed()).toBe(before);
    // One from before the number was kept with it.
    await opened.database.updateTable('invoices').set({ customer_number: null }).where('order_id', '=', id).execute();
    expect(await printed()).not.toContain('Kundennummer');
  });

  it('of a guest names none', async () => {
    const shopper = await guest(1);
    expect((await choose(shopper, 'CASH_ON_DELIVERY')).setSelectedPayment.successful).toBe(true);
    expect(pdfTexts(await invoice(await orderSent(shopper), 'PDF')).join(' ')).not.toContain('Kundennummer');
  });
});
