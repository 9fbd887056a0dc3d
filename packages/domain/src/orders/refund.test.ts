import { describe, expect, it } from 'vitest';
import { displayedPaymentState, type RefundReason, type RefundState } from './refund.ts';

const refund = (state: RefundState, reason: RefundReason = 'called-off') => ({ reason, state });

describe('what is told of the payment of a cancelled order', () => {
  it.each(['requested', 'done', 'refused'] as const)('is how far the money is: %s', (state) => {
    expect(displayedPaymentState('cancelled', [refund(state)])).toBe(`refund-${state}`);
    expect(displayedPaymentState('cancelled', [refund(state, 'order-cancelled')])).toBe(`refund-${state}`);
  });

  it('is the least settled one of several', () => {
    expect(displayedPaymentState('cancelled', [refund('done'), refund('requested')])).toBe('refund-requested');
    expect(displayedPaymentState('cancelled', [refund('requested'), refund('refused'), refund('done')])).toBe(
      'refund-refused',
    );
  });

  it('is that it lapses where nothing was paid, or only what paid nothing came back', () => {
    expect(displayedPaymentState('cancelled', [])).toBe('cancelled');
    expect(displayedPaymentState('cancelled', [refund('done', 'wrong-amount')])).toBe('cancelled');
  });

  it('says of an order that stands how it is paid, whatever else came back', () => {
    expect(displayedPaymentState('paid', [refund('done', 'second-capture')])).toBe('paid');
    expect(displayedPaymentState('pending', [refund('done', 'wrong-amount')])).toBe('pending');
  });
});
