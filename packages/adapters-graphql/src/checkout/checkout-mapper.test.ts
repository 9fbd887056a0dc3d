import { describe, expect, it } from 'vitest';
import payment from '../../test/fixtures/payment-info.json' with { type: 'json' };
import shipping from '../../test/fixtures/shipping-step.json' with { type: 'json' };
import submitted from '../../test/fixtures/submit-cart.json' with { type: 'json' };
import thanked from '../../test/fixtures/thank-you.json' with { type: 'json' };
import type {
  GetPaymentInfoQuery,
  GetShippingStepDetailsQuery,
  GetThankYouPageDataQuery,
  SubmitCartMutation,
} from '../generated/operations.ts';
import { toPaymentStep, toPlacedOrder, toShipper, toShippingStep, toSubmission } from './checkout-mapper.ts';

describe('a recorded shipping step', () => {
  it('knows both addresses, the shippers and the countries', () => {
    const step = toShippingStep(shipping as GetShippingStepDetailsQuery);
    expect(step.billingAddress).toMatchObject({
      kind: 'street',
      recipient: { formType: 'companyOrSchool', company: 'Grundschule am Bach' },
      streetAndNumber: 'Bachweg 3',
    });
    expect(step.shippingAddress).toMatchObject({ recipient: { formType: 'private' }, city: 'Aalen' });
    expect(step.shippers.map(({ code, selected }) => [code, selected])).toEqual([
      ['dhl', true],
      ['dpd', false],
    ]);
    expect(step.deliveryCountries[0]).toEqual({ code: 'DE', name: 'Deutschland' });
    expect(step.cart).toMatchObject({ billingAddressId: step.billingAddress?.addressId });
  });

  it('says why a shipper cannot be chosen', () => {
    const [first] = (shipping as GetShippingStepDetailsQuery).getShippingStepDetails.shippers;
    if (first === undefined) throw new Error('The fixture has no shipper');
    expect(toShipper({ ...first, enabled: false, info: 'DHL_GERMANY_ONLY' }).availability).toEqual({
      enabled: false,
      reason: 'DHL-GERMANY-ONLY',
    });
  });
});

describe('a recorded payment step', () => {
  it('knows the methods and the selected one', () => {
    const step = toPaymentStep(payment as GetPaymentInfoQuery);
    expect(step.methods.map(({ paymentId }) => paymentId)).toContain('INVOICE');
    expect(step.selected).toBe('INVOICE');
  });

  it('treats any id that it does not know as prepaid (spec 2 §3)', () => {
    const { getPaymentInfo: info } = payment as GetPaymentInfoQuery;
    const paymentMethods = info.paymentMethods.map((method) => ({ ...method, paymentId: 'BARTER' }));
    const step = toPaymentStep({ getPaymentInfo: { ...info, paymentMethods } });
    expect(new Set(step.methods.map(({ paymentId }) => paymentId))).toEqual(new Set(['PREPAID']));
  });
});

describe('a recorded submission (spec 2 §4 "Submit")', () => {
  it('is an order when there is an order id and nothing else', () => {
    expect(toSubmission(submitted as SubmitCartMutation)._unsafeUnwrap()).toEqual({
      kind: 'placed',
      orderId: 'NZr7FIEmUFJhQp2JqKyjKuRJ',
      newCartId: 'DaMG14YROhonI_lzF00oFvCy',
    });
  });

  it('leads to a form with card data and to an address with one', () => {
    const computopData = { action: 'https://pay.example/', fields: [{ name: 'Data', value: 'AB' }] };
    expect(answered({ computopData })._unsafeUnwrap()).toMatchObject({
      kind: 'card-form',
      form: { action: 'https://pay.example/', fields: { Data: 'AB' } },
    });
    expect(answered({ redirectUrl: 'https://pay.example/w' })._unsafeUnwrap()).toMatchObject({
      kind: 'redirect',
      url: 'https://pay.example/w',
    });
  });

  it('tells a duplicate, a changed cart and a plain refusal apart by the message key', () => {
    const refusals = [
      'vue.checkout.error.orderAlreadySubmitted',
      'vue.checkout.summaryStep.notification.cartChanged',
      'vue.checkout.error.notAvailable',
    ].map((errorMessage) => answered({ errorMessage })._unsafeUnwrapErr().kind);
    expect(refusals).toEqual(['submission.already-submitted', 'submission.cart-changed', 'submission.refused']);
  });

  it('calls an answer without an order id an internal error (spec 2 §8)', () => {
    expect(answered({ orderId: null })._unsafeUnwrapErr()).toEqual({
      kind: 'submission.refused',
      message: 'Internal error',
    });
  });
});

describe('a recorded order', () => {
  it('keeps the number that people read beside the id that nobody guesses', () => {
    const order = toPlacedOrder(thanked as GetThankYouPageDataQuery);
    expect(order).toMatchObject({ orderId: 'NZr7FIEmUFJhQp2JqKyjKuRJ', paymentState: 'not-required' });
    expect(order?.orderNumber).toMatch(/^\d+$/);
    expect(order?.lines).toHaveLength(2);
    expect(order).not.toHaveProperty('bankTransfer');
  });

  it('says how a transfer is made, with what of it there is', () => {
    const bankTransfer = {
      holder: 'Tornister',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: null,
      amount: { cents: 1_299, currency: 'EUR' },
      reference: '2600001',
      qrCode: null,
    };
    const answer = { getThankYouPageData: { ...thanked.getThankYouPageData, bankTransfer } };
    const { bic: _bic, qrCode: _code, ...expected } = bankTransfer;
    expect(toPlacedOrder(answer as GetThankYouPageDataQuery)?.bankTransfer).toEqual(expected);
  });

  it('is nothing for somebody else', () => {
    expect(toPlacedOrder({ getThankYouPageData: null })).toBeUndefined();
  });
});

const answered = (changes: Partial<SubmitCartMutation['submitCart']>) =>
  toSubmission({ submitCart: { ...(submitted as SubmitCartMutation).submitCart, ...changes } });
