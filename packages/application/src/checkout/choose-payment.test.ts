import { offeredPaymentId, type PaymentMethod } from '@tornister/domain/checkout';
import { describe, expect, it } from 'vitest';
import { aPayment, createInMemoryCheckoutGateway, createRecordingAnalytics } from '../../testing/index.ts';
import { createChoosePayment } from './choose-payment.ts';

describe('choosing how to pay (spec 2 §4 "Payment step")', () => {
  it('saves a method that is offered', async () => {
    const { choosePayment, checkout } = open();
    expect((await choosePayment.choose({ selected: 'PAYPAL', buyerReference: '', seen: {} })).isOk()).toBe(true);
    expect(checkout.calls().at(-1)).toEqual(['selectPayment', 'PAYPAL', undefined]);
  });

  it('refuses no choice, and a method that is not offered any more', async () => {
    const { choosePayment } = open();
    const nothing = await choosePayment.choose({ buyerReference: '', seen: {} });
    const gone = await choosePayment.choose({ selected: 'TWINT', buyerReference: '', seen: {} });
    expect([nothing._unsafeUnwrapErr(), gone._unsafeUnwrapErr()]).toEqual([NOTHING_CHOSEN, NOTHING_CHOSEN]);
  });

  it('asks for the buyer reference of X_RECHNUNG and sends it', async () => {
    const { choosePayment, checkout } = open();
    const missing = await choosePayment.choose({ selected: 'X_RECHNUNG', buyerReference: ' ', seen: {} });
    expect(missing._unsafeUnwrapErr()).toEqual({
      kind: 'payment.invalid',
      errors: [{ field: 'buyerReference', message: 'buyer-reference.missing' }],
    });
    await choosePayment.choose({ selected: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06', seen: {} });
    expect(checkout.calls().at(-1)).toEqual(['selectPayment', 'X_RECHNUNG', '04011000-1234512345-06']);
  });

  it('goes on to the summary, and to shipping again where an address is another one than was seen; the choice is saved', async () => {
    const { choosePayment, checkout } = open();
    const next = async (seen: Parameters<typeof choosePayment.choose>[0]['seen']) =>
      (await choosePayment.choose({ selected: 'PAYPAL', buyerReference: '', seen }))._unsafeUnwrap();
    const now = { billingAddressId: 'address-1', shippingAddressId: '' };
    expect([await next(now), await next({})]).toEqual(['summary', 'summary']);
    expect(await next({ ...now, shippingAddressId: 'gone' })).toBe('shipping');
    expect(await next({ ...now, billingAddressId: 'gone' })).toBe('shipping');
    expect(checkout.calls().filter(([name]) => name === 'selectPayment')).toHaveLength(4);
  });

  it('reports a payment that could not be saved, and nothing where none was chosen (spec 2 §8)', async () => {
    const { choosePayment, checkout, analytics } = open();
    await choosePayment.choose({ buyerReference: '', seen: {} });
    checkout.failNext('selectPayment', { kind: 'gateway.refused', message: 'Nein.', fieldErrors: [] });
    await choosePayment.choose({ selected: 'PAYPAL', buyerReference: '', seen: {} });
    expect(analytics.tracked()).toEqual([{ event: 'payment_error', error_code: 'gateway.refused' }]);
  });
});

describe('a method that the shop does not know (spec 2 §3)', () => {
  it('is saved by the id under which the backend offers it', async () => {
    const { choosePayment, checkout } = open([
      aPayment(offeredPaymentId('GIROPAY')),
      aPayment(offeredPaymentId('SOFORT')),
    ]);
    expect((await choosePayment.choose({ selected: 'GIROPAY', buyerReference: '', seen: {} })).isOk()).toBe(true);
    expect(checkout.calls()).toContainEqual(['selectPayment', 'GIROPAY', undefined]);
  });
});

const NOTHING_CHOSEN = {
  kind: 'payment.invalid',
  errors: [{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
};

const open = (methods: readonly PaymentMethod[] = [aPayment('PAYPAL'), aPayment('X_RECHNUNG')]) => {
  const checkout = createInMemoryCheckoutGateway({ payment: { methods } });
  const analytics = createRecordingAnalytics();
  return { checkout, analytics, choosePayment: createChoosePayment({ checkout, analytics }) };
};
