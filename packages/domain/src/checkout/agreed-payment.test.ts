import { describe, expect, it } from 'vitest';
import { type AgreedTerms, agreedPayment, agreedPaymentIdOf } from './agreed-payment.ts';

const REFERENCE = '04011000-1234512345-06';

describe('how a business customer pays', () => {
  it.each([
    [{ method: 'RECHNUNG' }, true, 'RECHNUNG'],
    [{ method: 'RECHNUNG', buyerReference: REFERENCE }, true, 'X_RECHNUNG'],
    [{ method: 'X_RECHNUNG' }, true, 'X_RECHNUNG'],
    [{ method: 'X_RECHNUNG', buyerReference: REFERENCE }, true, 'X_RECHNUNG'],
    [{ method: 'X_RECHNUNG', buyerReference: REFERENCE }, false, 'RECHNUNG'],
    [{ method: 'RECHNUNG' }, false, 'RECHNUNG'],
  ] as const satisfies readonly (readonly [AgreedTerms, boolean, string])[])(
    'by %j, electronic possible %s: %s',
    (terms, canBeElectronic, paymentId) => {
      expect(agreedPayment(terms, canBeElectronic)).toBe(paymentId);
    },
  );

  it('is the invoice when customer data name another method', () => {
    expect(['RECHNUNG', 'X_RECHNUNG', 'PAYPAL', ''].map(agreedPaymentIdOf)).toEqual([
      ...['RECHNUNG', 'X_RECHNUNG', 'RECHNUNG', 'RECHNUNG'],
    ]);
  });
});
