// When an invoice is due. Source: § 271(1) BGB leaves the time to the parties; the shop's terms, "Prices and payment"; spec 2 §4 "Payment step".

import { DAY_MS, type Instant, instantOf } from '../shared/instant.ts';

/** Days after its date in which an invoice is to be paid, in full. */
export const INVOICE_TERM_DAYS = 14;

/** The moment, so many days after it was issued, on whose day an invoice is due. */
export const invoiceDueAt = (issuedAt: Instant): Instant => instantOf(issuedAt + INVOICE_TERM_DAYS * DAY_MS);
