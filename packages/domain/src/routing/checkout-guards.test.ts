import { describe, expect, it } from 'vitest';
import {
  type CheckoutProgress,
  checkoutLoginGuard,
  checkoutPaymentGuard,
  checkoutShippingGuard,
  checkoutSummaryGuard,
  confirmationGuard,
  primeCheckoutGuard,
  primeReturnGuard,
  stepAfterLogin,
} from './checkout-guards.ts';
import { type GuardDecision, goTo, NOTICES, STAY, withNotice } from './guard-decision.ts';
import { paymentNoteOf, paymentReturnOf, withPaymentNote, withPaymentReturn } from './payment-return.ts';

const fine: CheckoutProgress = {
  login: 'member',
  isCartEmpty: false,
  isLoginStepDone: true,
  isShippingValid: true,
  isPaymentStepAvailable: true,
  isPaymentValid: true,
};
const outcomeOf = (decision: GuardDecision): string => {
  const notice = 'notice' in decision && decision.notice ? ` with ${decision.notice.level} ${decision.notice.key}` : '';
  return (decision.kind === 'go' ? decision.to : decision.kind) + notice;
};

describe('checkout login (spec 1 §2)', () => {
  it.each([
    ['member', false, '/checkout/shipping/'],
    ['guest', false, '/checkout/shipping/'],
    ['member', true, '/checkout/shipping/'],
    ['anonymous', true, '/checkout/basket/'],
    ['anonymous', false, 'stay'],
  ] as const)('%s with an empty cart: %s', (login, isCartEmpty, expected) => {
    expect(outcomeOf(checkoutLoginGuard({ login, isCartEmpty, hasLoginEnded: false }))).toBe(expected);
  });

  it('lets somebody log in again whose login has ended, and tells why', () => {
    for (const isCartEmpty of [true, false])
      expect(outcomeOf(checkoutLoginGuard({ login: 'anonymous', isCartEmpty, hasLoginEnded: true }))).toBe(
        'stay with warning vue.message.securityLogout',
      );
    expect(outcomeOf(checkoutLoginGuard({ login: 'member', isCartEmpty: false, hasLoginEnded: true }))).toBe(
      '/checkout/shipping/',
    );
  });

  it.each([
    ['/checkout/shipping/', '/checkout/shipping/'],
    ['/checkout/payment/', '/checkout/payment/'],
    ['/checkout/summary/', '/checkout/summary/'],
    ['/checkout/login/', '/checkout/shipping/'],
    ['https://evil.example/checkout/summary/', '/checkout/shipping/'],
    [undefined, '/checkout/shipping/'],
  ])('goes on after a login where it was interrupted: %s leads to %s', (interrupted, expected) => {
    expect(stepAfterLogin(interrupted)).toBe(expected);
  });
});

describe('checkout shipping (spec 1 §2)', () => {
  it.each([
    [true, true, '/ with info vue.checkout.message.cartEmpty'],
    [true, false, '/ with info vue.checkout.message.cartEmpty'],
    [false, false, '/checkout/login/'],
    [false, true, 'stay'],
  ])('empty cart %s, login step done %s', (isCartEmpty, isLoginStepDone, expected) => {
    expect(outcomeOf(checkoutShippingGuard({ isCartEmpty, isLoginStepDone }))).toBe(expected);
  });
});

describe('checkout payment (spec 1 §2, spec 2 §2)', () => {
  const payment = (progress: Partial<CheckoutProgress>, query: readonly (readonly [string, string])[] = []) =>
    outcomeOf(checkoutPaymentGuard({ ...fine, ...progress }, paymentReturnOf(query)));
  const expired = '/ with warning vue.checkout.message.sessionExpired';
  const failed = 'warning vue.checkout.payment.error';

  it('stays when everything is fine', () => {
    expect(payment({})).toBe('stay');
  });

  it('shows the warning of an error code and takes it along', () => {
    expect(payment({}, [['errorCode', '22']])).toBe(`stay with ${failed}`);
    expect(payment({ isShippingValid: false }, [['errorCode', '22']])).toBe(`/checkout/shipping/ with ${failed}`);
  });

  it('stays after a payment that was called off', () => {
    expect(payment({}, [['cancelPayment', 'PAYPAL']])).toBe('stay');
  });

  it('sends an empty cart home, with a warning for guests and an unfinished login, and tells members that it is empty', () => {
    expect(payment({ isCartEmpty: true })).toBe('/ with info vue.checkout.message.cartEmpty');
    expect(payment({ isCartEmpty: true, login: 'guest' })).toBe(expired);
    expect(payment({ isCartEmpty: true, login: 'anonymous', isLoginStepDone: false })).toBe(expired);
    expect(payment({ isCartEmpty: true, login: 'guest' }, [['errorCode', '22']])).toBe(`/ with ${failed}`);
  });

  it('sends unvalidated shipping to shipping and an unavailable payment to the summary', () => {
    expect(payment({ isShippingValid: false, isPaymentStepAvailable: false })).toBe('/checkout/shipping/');
    expect(payment({ isPaymentStepAvailable: false })).toBe('/checkout/summary/');
  });

  it('is identified by amazonCheckoutSessionId for AMAZONPAY and by token for PAYPAL', () => {
    const query = [
      ['amazonCheckoutSessionId', 'a-1'],
      ['token', 't-1'],
    ] as const;
    expect(paymentReturnOf([['cancelPayment', 'AMAZONPAY'], ...query])).toStrictEqual({
      cancelled: { paymentId: 'AMAZONPAY', identifier: 'a-1' },
    });
    expect(paymentReturnOf([['cancelPayment', 'PAYPAL'], ...query])).toStrictEqual({
      cancelled: { paymentId: 'PAYPAL', identifier: 't-1' },
    });
    expect(paymentReturnOf([['cancelPayment', 'TWINT'], ...query])).toStrictEqual({
      cancelled: { paymentId: 'TWINT' },
    });
    expect(paymentReturnOf([['cancelPayment', '__proto__'], ...query])).toStrictEqual({
      cancelled: { paymentId: '__proto__' },
    });
    expect(
      paymentReturnOf([
        ['cancelPayment', 'PAYPAL'],
        ['token', ''],
      ]),
    ).toStrictEqual({ cancelled: { paymentId: 'PAYPAL' } });
    expect(
      paymentReturnOf([
        ['errorCode', ''],
        ['cancelPayment', ''],
      ]),
    ).toStrictEqual({});
    expect(paymentReturnOf([['errorCode', '7']])).toStrictEqual({ errorCode: '7' });
  });
});

describe('checkout summary (spec 1 §2)', () => {
  it.each([
    [false, true, true, '/ with warning vue.checkout.message.sessionExpired'],
    [false, false, true, '/ with warning vue.checkout.message.sessionExpired'],
    [true, false, true, '/checkout/payment/'],
    [true, false, false, 'stay'],
    [true, true, true, 'stay'],
    [true, true, false, 'stay'],
  ])(
    'shipping valid %s, payment valid %s, payment step available %s',
    (isShippingValid, isPaymentValid, isPaymentStepAvailable, expected) => {
      expect(outcomeOf(checkoutSummaryGuard({ isShippingValid, isPaymentValid, isPaymentStepAvailable }))).toBe(
        expected,
      );
    },
  );
});

describe('confirmation (spec 1 §2)', () => {
  it('puts the stored order id into the query, once', () => {
    expect(outcomeOf(confirmationGuard('A 1', [], false))).toBe('/checkout/confirmation/?orderId=A+1');
    expect(outcomeOf(confirmationGuard('A1', [['orderId', 'B2']], false))).toBe('/checkout/confirmation/?orderId=A1');
    expect(outcomeOf(confirmationGuard('A1', [['orderId', 'A1']], false))).toBe('stay');
  });

  it('goes home without a stored order id', () => {
    expect(outcomeOf(confirmationGuard(undefined, [['orderId', 'A1']], false))).toBe('/');
    expect(outcomeOf(confirmationGuard('', [], false))).toBe('/');
  });

  it('stays for the sample order of a preview, which has no id to be put into the query', () => {
    expect(outcomeOf(confirmationGuard(undefined, [['ishop-preview-json', '{}']], true))).toBe('stay');
    expect(outcomeOf(confirmationGuard(undefined, [['ishop-preview-json', '{}']], false))).toBe('/');
  });
});

describe('prime checkout (spec 1 §2)', () => {
  it('goes to the prime page without the prime flag', () => {
    expect(outcomeOf(primeReturnGuard([['errorCode', '22']], false))).toBe('stay');
    expect(outcomeOf(primeReturnGuard([['orderId', '1']], true))).toBe('stay');
    expect(outcomeOf(primeCheckoutGuard(false))).toBe('/prime/?fromPrimeCheckout=true');
    expect(outcomeOf(primeCheckoutGuard(true))).toBe('stay');
  });
});

describe('whoever comes back from the payment of a membership', () => {
  it.each([
    [
      [
        ['cancelPayment', 'PAYPAL'],
        ['token', 't-1'],
        ['other', 'x'],
      ],
      '?cancelPayment=PAYPAL&token=t-1',
      '',
    ],
    [
      [
        ['cancelPayment', 'AMAZONPAY'],
        ['amazonCheckoutSessionId', 'a-1'],
      ],
      '?cancelPayment=AMAZONPAY&amazonCheckoutSessionId=a-1',
      '',
    ],
    [[['errorCode', '22']], '?errorCode=22', ' with warning vue.checkout.payment.error'],
  ] as const)('goes on in its checkout, which is told what the provider said (%j)', (query, told, notice) => {
    expect(outcomeOf(primeReturnGuard(query, true))).toBe(`/prime/checkout/${told}${notice}`);
    expect(withPaymentReturn('/checkout/basket/', query)).toBe(`/checkout/basket/${told}`);
  });
});

describe('what a payment provider said, on the way to a page that only reports it (spec 2 §2)', () => {
  it.each([
    [
      [
        ['errorCode', '00 51&x=1'],
        ['other', 'y'],
      ],
      '/checkout/shipping/#errorCode=00+51%26x%3D1',
    ],
    [
      [
        ['cancelPayment', 'PAYPAL'],
        ['token', 'EC-1'],
      ],
      '/checkout/shipping/#cancelPayment=PAYPAL&token=EC-1',
    ],
    [[['other', 'y']], '/checkout/shipping/'],
  ] as const)('stands behind the hash (%j)', (query, address) => {
    expect(withPaymentNote('/checkout/shipping/', query)).toBe(address);
    expect(paymentNoteOf(address.replace('/checkout/shipping/', ''))).toEqual(paymentReturnOf(query));
  });

  it('is nothing of another place on a page', () => expect(paymentNoteOf('#reviews')).toEqual({}));
});

describe('decisions', () => {
  it('replace the guarded address', () => {
    expect(goTo('/x')).toStrictEqual({ kind: 'go', to: '/x', replace: true });
    expect(goTo('/x', NOTICES.paymentError)).toStrictEqual({
      kind: 'go',
      to: '/x',
      replace: true,
      notice: NOTICES.paymentError,
    });
  });

  it('take another notice in the place of their own', () => {
    const failed = NOTICES.paymentError;
    expect(withNotice(STAY, failed)).toStrictEqual({ kind: 'stay', notice: failed });
    expect(withNotice(goTo('/a', NOTICES.cartEmpty), failed)).toStrictEqual(goTo('/a', failed));
    expect(withNotice({ kind: 'gone' }, failed)).toStrictEqual({ kind: 'gone' });
    expect(withNotice({ kind: 'not-found' }, failed)).toStrictEqual({ kind: 'not-found' });
  });

  it('carry the keys of the specification (spec 1 §8)', () => {
    expect(NOTICES).toStrictEqual({
      paymentError: { level: 'warning', key: 'vue.checkout.payment.error' },
      checkoutSessionExpired: { level: 'warning', key: 'vue.checkout.message.sessionExpired' },
      cartEmpty: { level: 'info', key: 'vue.checkout.message.cartEmpty' },
      securityLogout: { level: 'warning', key: 'vue.message.securityLogout' },
      alreadyLoggedIn: { level: 'info', key: 'vue.user.registerPage.notification.alreadyLoggedIn' },
      confirmEmailLogin: { level: 'info', key: 'vue.message.confirmEmailLogin' },
      loggedOut: { level: 'success', key: 'vue.user.logout.message' },
    });
  });
});
