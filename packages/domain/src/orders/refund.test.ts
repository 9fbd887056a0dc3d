import { describe, expect, it } from 'vitest';
import { type RefundReason, type RefundState, toldPayment } from './refund.ts';

const refund = (state: RefundState, reason: RefundReason = 'called-off') => ({ reason, state });

describe('what is told of the payment of a cancelled order', () => {
  it.each(['requested', 'done', 'refused'] as const)('is how far the money is: %s', (state) => {
    expect(toldPayment('cancelled', [refund(state)])).toBe(`refund-${state}`);
    expect(toldPayment('cancelled', [refund(state, 'order-cancelled')])).toBe(`refund-${state}`);
  });

  it('is the least settled one of several', () => {
    expect(toldPayment('cancelled', [refund('done'), refund('requested')])).toBe('refund-requested');
    expect(toldPayment('cancelled', [refund('requested'), refund('refused'), refund('done')])).toBe('refund-refused');
  });

  it('is that it lapses where nothing was paid, or only what paid nothing came back', () => {
    expect(toldPayment('cancelled', [])).toBe('cancelled');
    expect(toldPayment('cancelled', [refund('done', 'wrong-amount')])).toBe('cancelled');
  });

  it('says of an order that stands how it is paid, whatever else came back', () => {
    expect(toldPayment('paid', [refund('done', 'second-capture')])).toBe('paid');
    expect(toldPayment('pending', [refund('done', 'wrong-amount')])).toBe('pending');
  });
});
