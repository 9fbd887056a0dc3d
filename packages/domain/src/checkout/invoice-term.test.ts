import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '../shared/instant.ts';
import { INVOICE_TERM_DAYS, invoiceDueAt } from './invoice-term.ts';

describe('the term of an invoice', () => {
  it('is fourteen days after its date', () => {
    expect(INVOICE_TERM_DAYS).toBe(14);
    expect(invoiceDueAt(instantOf(20 * DAY_MS))).toBe(34 * DAY_MS);
  });
});
