import { describe, expect, it } from 'vitest';
import { paymentErrorsOf } from './payment-errors.ts';

describe('a payment error (spec 2 §8)', () => {
  it.each([
    [{ kind: 'submission.refused', message: 'vue.checkout.payment.error' }, 'vue.checkout.payment.error'],
    [{ kind: 'gateway.refused', message: 'vue.cart.error.somethingWentWrong' }, 'vue.cart.error.somethingWentWrong'],
    [{ kind: 'gateway.refused', message: 'Diese Zahlungsart ist nicht möglich.' }, 'gateway.refused'],
    [{ kind: 'gateway.unreachable' }, 'gateway.unreachable'],
    [{ kind: 'gateway.timed-out' }, 'gateway.timed-out'],
  ])('is %j: it is reported as %s', (failure, code) => {
    expect(paymentErrorsOf(failure)).toEqual([{ event: 'payment_error', error_code: code }]);
  });

  it.each([
    { kind: 'gateway.unauthenticated' },
    { kind: 'gateway.cart-lost' },
    { kind: 'gateway.throttled', message: 'Zu viele Versuche.' },
    { kind: 'gateway.outdated' },
    { kind: 'submission.cart-changed' },
    { kind: 'submission.refused', message: 'Ausverkauft.' },
    { kind: 'prime.refused', message: 'vue.prime.checkout.notSold' },
  ])('is none: %j', (failure) => expect(paymentErrorsOf(failure)).toEqual([]));
});
