// Each way of paying at the provider, where the payment fails there: where the browser is sent, what becomes of order and goods, and what the cart
// is after that. Source: spec 2 §2 "Checkout payment", §4 "Checkout payment: query errorCode, cancelPayment".

import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const STOCK = 100;
const DECLINED = '/checkout/payment/?errorCode=22060200';
const GERMAN = { postCode: '10115', city: 'Berlin', country: 'DE' };
const SWISS = { postCode: '8001', city: 'Zürich', country: 'CH' };
/** What is typed where a card is asked for; nobody else reads it. */
const CARD = { number: '4111 1111 1111 1111', expiry: '12/39', cvc: '123' };

describeOnADatabase('A payment that fails at the provider', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(database(), { id: 'pen', stock: STOCK });
  });

  let orders = 0;
  const atProvider = async (paymentId: string, store: 'de' | 'ch') => {
    const shopper = await createShopper(shop, store);
    await shopper.add('pen', 2);
    await shopper.becomeGuest({ ...ADDRESS, ...(store === 'ch' ? SWISS : GERMAN), email: shopper.email });
    expect((await shopper.choosePayment(paymentId)).setSelectedPayment.successful).toBe(true);
    orders += 1;
    const answer = await shopper.submit(await shopper.cart(), `order-of-failed-${orders}`);
    const Data =
      answer.computopData?.fields.find(({ name }) => name === 'Data')?.value ??
      new URL(answer.redirectUrl ?? '').searchParams.get('Data') ??
      '';
    const decide = async (form: Readonly<Record<string, string>>): Promise<string> => {
      const body = new URLSearchParams({ Data, ...CARD, ...form });
      const sent = await shop.request('/sandbox/decide', { method: 'POST', body });
      await shop.report();
      return (sent.headers.get('location') ?? '').replace('http://de.localhost:3000', '');
    };
    return { shopper, orderId: answer.orderId ?? expect.fail(String(answer.errorMessage)), decide };
  };
  type Standing = Awaited<ReturnType<typeof atProvider>>;

  /** The order is over, its goods are free, and its cart is there again and can be ordered. */
  const expectGivenBack = async ({ shopper, orderId }: Standing, paymentState: string) => {
    const order = database().selectFrom('orders').select(['state', 'payment_state']).where('id', '=', orderId);
    expect(await order.executeTakeFirst()).toEqual({ state: 'cancelled', payment_state: paymentState });
    await expectStock(database(), 'pen', STOCK);
    const { reopenCartAfterPayment: cartId } = await shopper.call<{ reopenCartAfterPayment: string | null }>(
      'mutation($id:ID!){reopenCartAfterPayment(orderId:$id)}',
      { id: orderId },
    );
    shopper.cartId = cartId ?? expect.fail();
    await shopper.choosePayment('INVOICE');
    const cart = await shopper.cart();
    expect(cart.positions).toMatchObject([{ itemId: 'pen', quantity: 2 }]);
    expect((await shopper.submit(cart, `${orderId}-otherwise`)).orderId).not.toBeNull();
    await expectInvariants(database());
  };

  it.each([
    ['CREDIT_CARD', 'de'],
    ['PAYPAL', 'de'],
    ['AMAZONPAY', 'de'],
    ['TWINT', 'ch'],
  ] as const)('is told to the payment step where %s is declined', async (paymentId, store) => {
    const standing = await atProvider(paymentId, store);
    expect(await standing.decide({ decision: 'decline' })).toBe(DECLINED);
    await expectGivenBack(standing, 'declined');
  });

  it('is told so by the card that is there to be declined, whatever is pressed', async () => {
    const standing = await atProvider('CREDIT_CARD', 'de');
    expect(await standing.decide({ decision: 'approve', number: '4000 0000 0000 0002' })).toBe(DECLINED);
    await expectGivenBack(standing, 'declined');
  });

  it.each([
    ['CREDIT_CARD', 'de', /^\/checkout\/payment\/\?cancelPayment=CREDIT_CARD$/],
    ['PAYPAL', 'de', /^\/checkout\/payment\/\?cancelPayment=PAYPAL&token=[\w-]+$/],
    ['AMAZONPAY', 'de', /^\/checkout\/payment\/\?cancelPayment=AMAZONPAY&amazonCheckoutSessionId=[\w-]+$/],
    ['TWINT', 'ch', /^\/checkout\/payment\/\?cancelPayment=TWINT$/],
  ] as const)('is called off where %s is left, with what identifies it', async (paymentId, store, place) => {
    const standing = await atProvider(paymentId, store);
    expect(await standing.decide({ decision: 'cancel' })).toMatch(place);
    await expectGivenBack(standing, 'cancelled');
  });
});
