import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { isPaymentComplete, isShippingComplete } from './completeness.ts';
import type { PaymentId, PaymentMethod } from './payment-method.ts';
import type { Shipper } from './shipper.ts';

const shipper = (code: string, changes: Partial<Shipper> = {}): Shipper => ({
  code,
  name: code,
  costs: money(0),
  tariff: { homeCountry: 'DE', home: money(0), abroad: money(0) },
  selected: true,
  availability: { enabled: true },
  ...changes,
});

const method = (paymentId: PaymentId, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentId,
  displayName: paymentId,
  description: '',
  selected: true,
  enabled: true,
  ...changes,
});

describe('isShippingComplete (spec 2 §4 "Shipping step")', () => {
  const choices = { hasBillingAddress: true, shippers: [shipper('dpd')], speditionFields: [] };

  it('is valid with a billing address and a selected shipper', () => {
    expect(isShippingComplete(choices)).toBe(true);
  });

  it('asks for a billing address', () => {
    expect(isShippingComplete({ ...choices, hasBillingAddress: false })).toBe(false);
  });

  it('asks for a selected shipper that can be chosen, where there are shippers', () => {
    const disabled = shipper('dhl', { availability: { enabled: false, reason: 'DHL-GERMANY-ONLY' } });
    expect(isShippingComplete({ ...choices, shippers: [disabled] })).toBe(false);
    expect(isShippingComplete({ ...choices, shippers: [shipper('dpd', { selected: false })] })).toBe(false);
    expect(isShippingComplete({ ...choices, shippers: [] })).toBe(true);
  });

  it('asks for every field about the place of delivery when the spedition brings the goods', () => {
    const bySpedition = { ...choices, shippers: [shipper('spedition')] };
    expect(isShippingComplete({ ...bySpedition, speditionFields: [{ fieldValue: ' ' }] })).toBe(false);
    expect(isShippingComplete({ ...bySpedition, speditionFields: [{ fieldValue: '2' }] })).toBe(true);
    expect(isShippingComplete({ ...choices, speditionFields: [{ fieldValue: '' }] })).toBe(true);
  });
});

describe('isPaymentComplete (spec 2 §4 "Payment step")', () => {
  it('needs a selected method that is enabled', () => {
    expect(isPaymentComplete([method('INVOICE')], 'INVOICE')).toBe(true);
    expect(isPaymentComplete([method('INVOICE')], undefined)).toBe(false);
    expect(isPaymentComplete([method('INVOICE', { enabled: false })], 'INVOICE')).toBe(false);
    expect(isPaymentComplete([method('INVOICE')], 'PAYPAL')).toBe(false);
  });

  it('also needs a buyer reference for X_RECHNUNG', () => {
    expect(isPaymentComplete([method('X_RECHNUNG')], 'X_RECHNUNG')).toBe(false);
    expect(isPaymentComplete([method('X_RECHNUNG', { buyerReference: '991-33' })], 'X_RECHNUNG')).toBe(true);
  });
});
