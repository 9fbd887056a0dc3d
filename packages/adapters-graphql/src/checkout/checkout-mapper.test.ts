import { money } from '@tornister/domain/money';
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
import {
  toBankTransfer,
  toPaidAgain,
  toPaymentStep,
  toPlacedOrder,
  toShipper,
  toShippingStep,
  toSubmission,
} from './checkout-mapper.ts';

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
    expect(step.shippers[1]?.tariff).toEqual({ homeCountry: 'DE', home: money(495), abroad: money(1_295) });
    expect(step.otherTotals).toEqual([
      {
        ...step.cart.totals,
        shippingCost: money(1_295),
        net: money(3_040),
        taxes: [{ ratePermille: 190, net: money(3_040), tax: money(578) }],
        grandTotal: money(3_618),
      },
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
    expect(toShipper({ ...first, enabled: false, info: null }).availability).toStrictEqual({ enabled: true });
    expect(toShipper({ ...first, enabled: true, info: 'FREIGHT_ONLY' }).availability).toStrictEqual({ enabled: true });
  });

  it.each([
    [
      { isOffered: true, paymentDescriptor: 'Visa ••42' },
      { isOffered: true, paymentDescriptor: 'Visa ••42' },
    ],
    [{ isOffered: false, paymentDescriptor: null }, { isOffered: false }],
  ])('says whether a wallet is offered, and how it would pay', (walletCheckout, wallet) => {
    const { getShippingStepDetails: details } = shipping as GetShippingStepDetailsQuery;
    expect(toShippingStep({ getShippingStepDetails: { ...details, walletCheckout } }).wallet).toStrictEqual(wallet);
  });
});

describe('a recorded payment step', () => {
  it('knows the methods and the selected one', () => {
    const step = toPaymentStep(payment as GetPaymentInfoQuery);
    expect(step.methods.map(({ paymentId }) => paymentId)).toContain('INVOICE');
    expect(step.selected).toBe('INVOICE');
    expect(step).not.toHaveProperty('agreed');
    const info = { ...(payment as GetPaymentInfoQuery).getPaymentInfo, agreedMethodId: 'X_RECHNUNG' };
    expect(toPaymentStep({ getPaymentInfo: info }).agreed).toBe('X_RECHNUNG');
  });

  it('keeps an id that the shop does not know, by which its method is chosen (spec 2 §3)', () => {
    const { getPaymentInfo: info } = payment as GetPaymentInfoQuery;
    const [method] = info.paymentMethods;
    if (method === undefined) throw new Error('The fixture has no method');
    const paymentMethods = ['GIROPAY', 'SOFORT'].map((paymentId) => ({ ...method, paymentId }));
    const step = toPaymentStep({
      getPaymentInfo: { ...info, paymentMethods, selectedMethodId: 'SOFORT', agreedMethodId: 'GIROPAY' },
    });
    expect(step.methods.map(({ paymentId }) => paymentId)).toEqual(['GIROPAY', 'SOFORT']);
    expect([step.selected, step.agreed]).toEqual(['SOFORT', 'GIROPAY']);
  });
});

describe('a method of payment', () => {
  it.each([
    ['04011000-1234512345-06', { buyerReference: '04011000-1234512345-06' }],
    [null, {}],
  ])('has the reference of its buyer, or none: %s', (buyerReference, more) => {
    const { getPaymentInfo: info } = payment as GetPaymentInfoQuery;
    const method = { paymentId: 'INVOICE', displayName: 'R', description: 'd', selected: true, enabled: false };
    const paymentMethods = [{ ...method, buyerReference, isPrepaid: false }];
    expect(toPaymentStep({ getPaymentInfo: { ...info, paymentMethods } }).methods).toStrictEqual([
      { ...method, ...more },
    ]);
  });
});

describe('a shipping step whose cart is submitted', () => {
  it('names the order that it became, and the cart that came after it', () => {
    const { getShippingStepDetails: recorded } = shipping as GetShippingStepDetailsQuery;
    const step = (order: typeof recorded.order) => toShippingStep({ getShippingStepDetails: { ...recorded, order } });
    expect(step({ orderId: 'o-1', newCartId: 'c-2' }).ordered).toEqual({ orderId: 'o-1', newCartId: 'c-2' });
    expect(step(null)).not.toHaveProperty('ordered');
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

  it('tells a duplicate, a changed cart, changed choices and a plain refusal apart by the message key', () => {
    const refusals = [
      'vue.checkout.error.orderAlreadySubmitted',
      'vue.checkout.summaryStep.notification.cartChanged',
      'vue.checkout.summaryStep.notification.choicesChanged',
      'vue.checkout.error.notAvailable',
    ].map((errorMessage) => answered({ errorMessage })._unsafeUnwrapErr().kind);
    expect(refusals).toEqual([
      'submission.already-submitted',
      'submission.cart-changed',
      'submission.choices-changed',
      'submission.refused',
    ]);
  });

  it('calls an answer without an order id an internal error (spec 2 §8)', () => {
    expect(answered({ orderId: null })._unsafeUnwrapErr()).toEqual({
      kind: 'submission.refused',
      message: 'Internal error',
    });
  });
});

describe('what an answer to a submission must have', () => {
  it('is the next cart, or it is an internal error', () => {
    expect(answered({ newCartId: null })._unsafeUnwrapErr()).toEqual({
      kind: 'submission.refused',
      message: 'Internal error',
    });
  });

  it('is the next cart also when it was submitted before, else it is a refusal', () => {
    const errorMessage = 'vue.checkout.error.orderAlreadySubmitted';
    expect(answered({ errorMessage, newCartId: 'c-2' })._unsafeUnwrapErr()).toEqual({
      kind: 'submission.already-submitted',
      newCartId: 'c-2',
    });
    expect(answered({ errorMessage, newCartId: null })._unsafeUnwrapErr()).toEqual({
      kind: 'submission.refused',
      message: errorMessage,
    });
  });
});

describe('a refusal that comes with another cart', () => {
  it.each([
    ['a cancelled order', 'vue.checkout.error.orderCancelled', null, { kind: 'submission.order-cancelled' }],
    ['one that waits', 'vue.checkout.error.orderWaits', 'o-1', { kind: 'submission.order-waits', orderId: 'o-1' }],
    [
      'one that waits, whose order is not named',
      'vue.checkout.error.orderWaits',
      null,
      { kind: 'submission.refused', message: 'vue.checkout.error.orderWaits' },
    ],
    [
      'a provider that cannot be reached',
      'vue.checkout.payment.error',
      null,
      { kind: 'submission.refused', message: 'vue.checkout.payment.error' },
    ],
  ])('keeps it (%s)', (_what, errorMessage, orderId, refusal) => {
    expect(answered({ errorMessage, orderId, newCartId: 'c-2' })._unsafeUnwrapErr()).toEqual({
      ...refusal,
      newCartId: 'c-2',
    });
  });
});

describe('an order that is paid once more', () => {
  it('is answered like one that is placed, and with nothing to a stranger', () => {
    const payOrder = (submitted as SubmitCartMutation).submitCart;
    expect(toPaidAgain({ payOrder })._unsafeUnwrap()).toMatchObject({ kind: 'placed' });
    expect(toPaidAgain({ payOrder: null })._unsafeUnwrap()).toBeUndefined();
  });
});

describe('a recorded order', () => {
  it('keeps the number that people read beside the id that nobody guesses', () => {
    const order = toPlacedOrder(thanked as GetThankYouPageDataQuery);
    expect(order).toMatchObject({ orderId: 'NZr7FIEmUFJhQp2JqKyjKuRJ', paymentState: 'not-required' });
    expect(order?.orderNumber).toMatch(/^\d+$/);
    expect(order?.lines).toHaveLength(2);
    expect(order).not.toHaveProperty('bankTransfer');
    expect(order).not.toHaveProperty('voucherCode');
    const redeemed = { getThankYouPageData: { ...thanked.getThankYouPageData, voucherCode: 'ZEHN' } };
    expect(toPlacedOrder(redeemed as GetThankYouPageDataQuery)?.voucherCode).toBe('ZEHN');
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

  it('has a transfer with bank and code where they are known', () => {
    const transfer = {
      holder: 'T',
      iban: 'DE',
      bic: 'B',
      amount: { cents: 1, currency: 'EUR' },
      reference: '1',
      qrCode: 'Q',
    };
    expect(toBankTransfer(transfer)).toStrictEqual(transfer);
  });

  it('has what its buyer calls it and until when it is paid, or not', () => {
    const more = { orderReference: 'Klasse 3b', buyerReference: '04011000', payableUntil: 5 };
    const none = { orderReference: null, buyerReference: null, payableUntil: null };
    const shown = (over: typeof more | typeof none) =>
      toPlacedOrder({ getThankYouPageData: { ...thanked.getThankYouPageData, ...over } } as GetThankYouPageDataQuery);
    expect(shown(more)).toMatchObject(more);
    expect(Object.keys(shown(none) ?? {})).toEqual(expect.not.arrayContaining(Object.keys(more)));
  });

  it('has its lines as they were ordered', () => {
    const [line] = (thanked as GetThankYouPageDataQuery).getThankYouPageData?.lines ?? [];
    const [mapped] = toPlacedOrder(thanked as GetThankYouPageDataQuery)?.lines ?? [];
    expect(mapped).toMatchObject({
      itemId: line?.itemId,
      orderNumber: line?.orderNumber,
      name: line?.name,
      path: line?.path,
      quantity: line?.quantity,
      unitPrice: line?.unitPrice,
      positionTotal: line?.positionTotal,
      variantInfo: line?.variantInfoList,
    });
  });

  it('says how soon its lines were said to come, where that was kept', () => {
    const [said, unsaid] = toPlacedOrder(thanked as GetThankYouPageDataQuery)?.lines ?? [];
    expect(said?.deliveryStatusText).toBe('Auf Lager, Lieferzeit 1–3 Werktage');
    expect(unsaid).not.toHaveProperty('deliveryStatusText');
  });

  it('tells the prices of a line’s pieces where they differ, and only there', () => {
    const [line] = (thanked as GetThankYouPageDataQuery).getThankYouPageData?.lines ?? [];
    const mixedPrices = [
      { quantity: 1, unitPrice: { cents: 1_999, currency: 'EUR' } },
      { quantity: 2, unitPrice: { cents: 2_999, currency: 'EUR' } },
    ];
    const lines = [{ ...line, mixedPrices }];
    const answer = { getThankYouPageData: { ...thanked.getThankYouPageData, lines } } as GetThankYouPageDataQuery;
    expect(toPlacedOrder(answer)?.lines[0]?.mixedPrices).toStrictEqual(mixedPrices);
    expect(toPlacedOrder(thanked as GetThankYouPageDataQuery)?.lines[0]).not.toHaveProperty('mixedPrices');
  });

  it('is nothing for somebody else', () => {
    expect(toPlacedOrder({ getThankYouPageData: null })).toBeUndefined();
  });
});

const answered = (changes: Partial<SubmitCartMutation['submitCart']>) =>
  toSubmission({ submitCart: { ...(submitted as SubmitCartMutation).submitCart, ...changes } });
