// What the tax is called on invoices and order forms: as the record of the storefront says, in its language.

import { inLanguage, PROFILES, tradingTermsOf } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { orderFormWords } from '../cart/order-form-words.ts';
import { invoiceWords } from './invoice-words.ts';

describe('the words of the tax', () => {
  it.each([
    ['de', 'de', 'USt.', 'Umsatzsteuer', 'USt-IdNr.', 'USt-IdNr.'],
    ['b2b', 'de', 'USt.', 'Umsatzsteuer', 'USt-IdNr.', 'USt-IdNr.'],
    ['at', 'de', 'USt.', 'Umsatzsteuer', 'UID-Nr.', 'UID-Nr.'],
    ['ch', 'de', 'MwSt.', 'Mehrwertsteuer', 'USt-IdNr.', 'MWST-Nr.'],
    ['b2b', 'en', 'VAT', 'value added tax', 'VAT ID', 'VAT ID'],
    ['at', 'en', 'VAT', 'value added tax', 'VAT ID', 'VAT ID'],
    ['ch', 'en', 'VAT', 'value added tax', 'VAT ID', 'VAT no.'],
  ] as const)('of %s in %s are %s, %s, %s and %s', (store, language, short, full, vatId, taxNumber) => {
    const invoice = invoiceWords(store, language);
    expect(invoice).toMatchObject({ rate: short, vatId, taxNumber });
    expect(invoice.tax('7', '9')).toMatch(new RegExp(`^${short} 7`, 'u'));
    expect(invoice.grossPrices).toContain(` ${full}.`);
    const form = orderFormWords(store, language);
    expect(form.taxOn('7')).toContain(short);
    for (const words of [form.net('heute'), form.gross('heute')]) expect(words).toContain(` ${full}.`);
  });

  it('are those of the record in every storefront, in each of its languages', () => {
    for (const { store, languages } of PROFILES)
      for (const { language } of languages) {
        const { short } = tradingTermsOf(store).taxWords;
        expect(invoiceWords(store, language).rate, store).toBe(inLanguage(short, language));
      }
  });
});
