// The words of the tax on a printed invoice, by the country of the shop, and the countries of seller and buyer.

import { instantOf } from '@tornister/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts } from '../../test/support/any-invoice.ts';
import { pdfTexts } from '../../test/support/pdf-text.ts';
import { DEMO_BANK_ACCOUNTS } from '../checkout/bank-accounts.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { DEMO_SELLER } from './seller.ts';

const textOf = async (changes: Pick<InvoiceFacts, 'store' | 'language'> & Partial<InvoiceFacts>): Promise<string> => {
  const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
  if (facts === undefined) throw new Error('There is no invoice to try.');
  const pdf = await invoicePdf({ ...facts, isNet: false, seller: DEMO_SELLER, ...changes });
  return pdfTexts(Buffer.from(pdf).toString('base64')).join(' ');
};

describe('the tax on a printed invoice', () => {
  it('is the MwSt. in Switzerland and Liechtenstein, with the Swiss number', async () => {
    const store = 'ch';
    const text = await textOf({ store, language: 'de' });
    expect(text).toContain('MwSt.');
    expect(text).toContain('enthalten die Mehrwertsteuer.');
    expect(text).toContain('MWST-Nr. CHE-000.000.000 MWST');
    expect(text).not.toMatch(/USt|Umsatzsteuer/);
    expect(await textOf({ store, language: 'en' })).toContain('VAT no. CHE-000.000.000 MWST');
  });

  it('names the number of the seller as what it is where there is no Swiss one', async () => {
    const seller = { ...DEMO_SELLER, taxNumbers: {} };
    expect(await textOf({ store: 'ch', language: 'de', seller })).toContain('USt-IdNr. DE000000000');
  });

  it.each(['de', 'at'] as const)('is the Umsatzsteuer in Germany and Austria (%s)', async (store) => {
    const text = await textOf({ store, language: 'de' });
    expect(text).toContain('enthalten die Umsatzsteuer.');
    expect(text).toContain(`${store === 'at' ? 'UID-Nr.' : 'USt-IdNr.'} DE000000000`);
    expect(text).not.toMatch(/MwSt|MWST|Mehrwertsteuer/);
  });
});

describe('the days on a printed invoice', () => {
  it('are in the words of the shop, as its pages write them', async () => {
    const issuedAt = instantOf(Date.UTC(2027, 0, 7, 12));
    expect(await textOf({ store: 'at', language: 'de', issuedAt })).toContain('7. Jänner 2027');
    expect(await textOf({ store: 'de', language: 'de', issuedAt })).toContain('7. Januar 2027');
  });
});

describe('the addresses on a printed invoice', () => {
  const addressedTo = (country: string, language: 'de' | 'en' = 'de') => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    const billing = { ...(facts as InvoiceFacts).billing, country };
    return textOf({ store: 'ch', language, billing, delivery: billing });
  };

  it('name both countries where the buyer lives in another one than the seller', async () => {
    const text = await addressedTo('CH');
    expect(text.match(/Schweiz/g)).toHaveLength(2);
    expect(text.match(/Musterstadt(,| ·) +Deutschland/g)).toHaveLength(2);
    expect(await addressedTo('LI', 'en')).toContain('Liechtenstein');
  });

  it('name none within the country of the seller', async () => {
    expect(await addressedTo('DE')).not.toMatch(/Deutschland|Schweiz/);
  });
});

describe('a printed invoice', () => {
  const store = 'de';
  const language = 'de';

  it('asks for nothing where there is nothing to pay, however it would have been paid', async () => {
    for (const paymentId of ['PREPAID', 'INVOICE', 'CASH_ON_DELIVERY'] as const) {
      const text = await textOf({ store, language, paymentId, totalCents: 0 });
      expect(text).toContain('Es ist nichts zu bezahlen.');
      expect(text).not.toMatch(/überwiesen|Zahlbar|Zustellung/);
    }
    expect(await textOf({ store, language, paymentId: 'INVOICE', totalCents: 1 })).toContain('Zahlbar ohne Abzug');
  });

  const { de: account } = DEMO_BANK_ACCOUNTS;
  const open = { store, language, totalCents: 1_250, paymentId: 'RECHNUNG', ...(account && { account }) } as const;

  it.each(['INVOICE', 'RECHNUNG', 'RECHNUNG_V', 'X_RECHNUNG'] as const)(
    'by %s says where its amount is transferred to and for what, and in euros with a code',
    async (paymentId) => {
      const text = await textOf({ ...open, paymentId });
      expect(text).toMatch(/Empfänger +Tornister \(Demo\)/);
      expect(text).toMatch(/IBAN +DE02 1203 0000 0000 2020 51/);
      expect(text).toMatch(/BIC +BYLADEM1001/);
      expect(text).toMatch(/Verwendungszweck +R1 /);
      expect(text).toContain('Banking-App');
      expect(await textOf({ ...open, paymentId, store: 'ch', currency: 'CHF' })).not.toContain('Banking-App');
    },
  );

  it('begins a new sheet for the account where it would stand in the foot', async () => {
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    const [line] = (facts as InvoiceFacts).lines;
    if (line === undefined) throw new Error('There is no line to try.');
    const sheetsWith = async (count: number, paymentId: InvoiceFacts['paymentId']): Promise<number> => {
      const text = await textOf({
        ...open,
        paymentId,
        lines: Array<typeof line>(count).fill({ ...line, name: 'Stift' }),
      });
      return Number(/Seite 1 von (\d)/.exec(text)?.[1]);
    };
    // Lines and sums fit on the first sheet, the account does not.
    expect(await sheetsWith(9, 'CASH_ON_DELIVERY')).toBe(1);
    expect(await sheetsWith(9, 'INVOICE')).toBe(2);
    expect(await sheetsWith(5, 'INVOICE')).toBe(1);
  });

  it.each([
    { isPaid: true },
    { totalCents: 0 },
    { paymentId: 'VORKASSE' },
    { paymentId: 'CASH_ON_DELIVERY' },
    { account: undefined },
  ] as const)('asks for no transfer where there is none to make: %j', async (changes) => {
    expect(await textOf({ ...open, ...changes } as typeof open)).not.toMatch(/IBAN|Empfänger|Banking-App/);
  });

  it('names the customer number of whoever has one', async () => {
    expect(await textOf({ store, language, customerNumber: '700100' })).toMatch(/Kundennummer +700100/);
    expect(await textOf({ store, language: 'en', customerNumber: '700100' })).toMatch(/Customer number +700100/);
    const [facts] = fc.sample(anyFacts, { numRuns: 1, seed: 1 });
    const { customerNumber: _number, ...others } = facts as InvoiceFacts;
    const pdf = await invoicePdf({ ...others, store, language });
    expect(pdfTexts(Buffer.from(pdf).toString('base64')).join(' ')).not.toContain('Kundennummer');
  });

  it('of a membership names its year and no delivery', async () => {
    const text = await textOf({ store, language, isMembership: true });
    expect(text).toMatch(/Leistungszeitraum +ein Jahr ab \d/);
    expect(text).not.toMatch(/Lieferdatum|Lieferadresse|Versandkosten/);
    expect(await textOf({ store, language })).toMatch(/Lieferdatum.*Lieferadresse.*Versandkosten/);
  });
});
