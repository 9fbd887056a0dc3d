import { describe, expect, it } from 'vitest';
import { PAYMENT_IDS, type PaymentId } from '../checkout/payment-method.ts';
import { type HandBack, handBackOfCancelled, handBackOfReturn } from './hand-back.ts';

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
