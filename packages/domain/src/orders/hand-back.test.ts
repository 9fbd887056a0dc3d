import { describe, expect, it } from 'vitest';
import { PAYMENT_IDS, type PaymentId } from '../checkout/payment-method.ts';
import { money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import { creditBack, type HandBack, handBackOfCancelled, handBackOfReturn, transferBack } from './hand-back.ts';

const IN_ADVANCE: readonly PaymentId[] = ['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID'];

describe('money that people pay back', () => {
  it('is transferred where it was paid, taken off an invoice, and looked up where a provider has it', () => {
    const paidBy = (way: HandBack) => PAYMENT_IDS.filter((id) => handBackOfReturn(id) === way).sort();
    expect(paidBy('transfer')).toEqual([...IN_ADVANCE, 'CASH_ON_DELIVERY'].sort());
    expect(paidBy('deduct')).toEqual(['INVOICE', 'RECHNUNG', 'RECHNUNG_V', 'X_RECHNUNG']);
    expect(paidBy('look-up')).toEqual(['AMAZONPAY', 'CREDIT_CARD', 'PAYPAL', 'TWINT']);
    expect(paidBy('transfer-once-paid')).toEqual([]);
  });

  it('of a cancelled order is what was transferred in advance, noted or not; no other money has come', () => {
    for (const paymentId of PAYMENT_IDS) {
      const after = (hasTransfer: boolean, totalCents = 1) =>
        handBackOfCancelled({ paymentId, totalCents, hasTransfer });
      const isInAdvance = IN_ADVANCE.includes(paymentId);
      expect(after(true), paymentId).toBe(isInAdvance ? 'transfer' : undefined);
      expect(after(false), paymentId).toBe(isInAdvance ? 'transfer-once-paid' : undefined);
      expect(after(true, 0), paymentId).toBeUndefined();
    }
  });
});

describe('money that people pay back is told to its customer', () => {
  const at = instantOf;
  const amount = money(1_495);
  const paid = { paymentId: 'VORKASSE', amount, transferReceivedAt: at(5), cancelledAt: at(7) } as const;

  it('of a cancelled order from when it was cancelled and the money had come, and when it is back', () => {
    const asked = { reason: 'called-off', way: 'transfer', amount, state: 'requested' };
    expect(transferBack(paid)).toEqual({ ...asked, at: 7 });
    expect(transferBack({ ...paid, transferReceivedAt: at(7) })).toEqual({ ...asked, at: 7 });
    expect(transferBack({ ...paid, transferReceivedAt: at(9) })).toEqual({
      ...asked,
      reason: 'order-cancelled',
      at: 9,
    });
    expect(transferBack({ ...paid, paidBackAt: at(8) })).toEqual({ ...asked, state: 'done', at: 8 });
  });

  it('but not of an order that stands, that nobody has paid, that cost nothing, or whose money a provider has', () => {
    const { transferReceivedAt, cancelledAt, ...order } = paid;
    expect(transferBack({ ...order, transferReceivedAt })).toBeUndefined();
    expect(transferBack({ ...order, cancelledAt })).toBeUndefined();
    expect(transferBack({ ...paid, amount: money(0) })).toBeUndefined();
    expect(transferBack({ ...paid, paymentId: 'PAYPAL' })).toBeUndefined();
  });

  it('of a return once it is paid: transferred, or for an invoice perhaps taken off it', () => {
    const back = { reason: 'returned', amount, state: 'done', at: 9 };
    const paidBackAt = at(9);
    expect(creditBack({ paymentId: 'VORKASSE', amount, paidBackAt })).toEqual({ ...back, way: 'transfer' });
    expect(creditBack({ paymentId: 'RECHNUNG', amount, paidBackAt })).toEqual({ ...back, way: 'invoice' });
    expect(creditBack({ paymentId: 'RECHNUNG', amount })).toBeUndefined();
    expect(creditBack({ paymentId: 'RECHNUNG', amount: money(0), paidBackAt })).toBeUndefined();
  });
});
