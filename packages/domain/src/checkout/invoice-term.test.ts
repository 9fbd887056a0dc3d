import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '../shared/instant.ts';
import { INVOICE_TERM_DAYS, type InvoicePayment, invoiceDueAt, invoicePayment } from './invoice-term.ts';

describe('the term of an invoice', () => {
  it('is fourteen days after its date', () => {
    expect(INVOICE_TERM_DAYS).toBe(14);
    expect(invoiceDueAt(instantOf(20 * DAY_MS))).toBe(34 * DAY_MS);
  });
});

type Invoice = Parameters<typeof invoicePayment>[0];

describe('the amount of an invoice', () => {
  it.each<readonly [Partial<Invoice>, InvoicePayment]>([
    [{ totalCents: 0 }, 'nothing'],
    [{ totalCents: 0, isPaid: true }, 'nothing'],
    [{ isPaid: true }, 'paid'],
    [{ paymentId: 'VORKASSE' }, 'in-advance'],
    [{ paymentId: 'CASH_ON_DELIVERY' }, 'on-delivery'],
    [{}, 'within-term'],
    [{ paymentId: 'X_RECHNUNG' }, 'within-term'],
  ])('%j is paid: %s', (changes, paid) => {
    expect(invoicePayment({ paymentId: 'RECHNUNG', totalCents: 1, isPaid: false, ...changes })).toBe(paid);
  });
});
