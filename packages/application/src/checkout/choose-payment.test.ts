import { describe, expect, it } from 'vitest';
import { aPayment, createInMemoryCheckoutGateway } from '../../testing/index.ts';
import { createChoosePayment } from './choose-payment.ts';

describe('choosing how to pay (spec 2 §4 "Payment step")', () => {
  it('saves a method that is offered', async () => {
    const { choosePayment, checkout } = open();
    expect((await choosePayment.choose({ selected: 'PAYPAL', buyerReference: '' })).isOk()).toBe(true);
    expect(checkout.calls().at(-1)).toEqual(['selectPayment', 'PAYPAL', undefined]);
  });

  it('refuses no choice, and a method that is not offered any more', async () => {
    const { choosePayment } = open();
    const nothing = await choosePayment.choose({ buyerReference: '' });
    const gone = await choosePayment.choose({ selected: 'TWINT', buyerReference: '' });
    expect([nothing._unsafeUnwrapErr(), gone._unsafeUnwrapErr()]).toEqual([NOTHING_CHOSEN, NOTHING_CHOSEN]);
  });

  it('asks for the buyer reference of X_RECHNUNG and sends it', async () => {
    const { choosePayment, checkout } = open();
    const missing = await choosePayment.choose({ selected: 'X_RECHNUNG', buyerReference: ' ' });
    expect(missing._unsafeUnwrapErr()).toEqual({
      kind: 'payment.invalid',
      errors: [{ field: 'buyerReference', message: 'buyer-reference.missing' }],
    });
    await choosePayment.choose({ selected: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' });
    expect(checkout.calls().at(-1)).toEqual(['selectPayment', 'X_RECHNUNG', '04011000-1234512345-06']);
  });
});

const NOTHING_CHOSEN = {
  kind: 'payment.invalid',
  errors: [{ field: 'paymentId', message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
};

const open = () => {
  const methods = [aPayment('PAYPAL'), aPayment('X_RECHNUNG')];
  const checkout = createInMemoryCheckoutGateway({ payment: { methods } });
  return { checkout, choosePayment: createChoosePayment({ checkout }) };
};
