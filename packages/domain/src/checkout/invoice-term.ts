// When an invoice is due, and how it is paid. Source: § 271(1) BGB leaves the time to the parties; the shop's terms, "Prices and payment"; spec 2 §4 "Payment step".

import { DAY_MS, type Instant, instantOf } from '../shared/instant.ts';
import type { PaymentId } from './payment-method.ts';
import { isPrepaid } from './payment-rules.ts';

/** Days after its date in which an invoice is to be paid, in full. */
export const INVOICE_TERM_DAYS = 14;

/** The moment, so many days after it was issued, on whose day an invoice is due. */
export const invoiceDueAt = (issuedAt: Instant): Instant => instantOf(issuedAt + INVOICE_TERM_DAYS * DAY_MS);

/**
 * How the amount of an invoice is paid: there is nothing to pay, it is paid already, it is transferred before the delivery, it is paid to whoever
 * delivers, or it is transferred within the term of the invoice.
 */
export type InvoicePayment = 'nothing' | 'paid' | 'in-advance' | 'on-delivery' | 'within-term';

/** How an invoice of so many cents is paid. */
export const invoicePayment = (invoice: {
  readonly paymentId: PaymentId;
  readonly totalCents: number;
  readonly isPaid: boolean;
}): InvoicePayment => {
  if (invoice.totalCents === 0) return 'nothing';
  if (invoice.isPaid) return 'paid';
  if (isPrepaid(invoice.paymentId)) return 'in-advance';
  return invoice.paymentId === 'CASH_ON_DELIVERY' ? 'on-delivery' : 'within-term';
};
