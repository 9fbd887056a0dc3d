// An invoice as EN 16931 XML in the syntax UBL 2.1, as XRechnung 3.0 wants it. A library writes it (ADR 0069), which is loaded with the first one:
// docs/performance.md, "Memory".

import type { Invoice } from '@e-invoice-eu/core';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoiceUbl, type Part } from './invoice-ubl.ts';

const FORMAT = 'XRECHNUNG-UBL';
/** What the library has to say while it writes; it is asked for nothing that it would report. */
const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** A text without the signs that XML cannot hold. */
const writable = (text: string): string => text.replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '');

const clean = (part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([name, content]) => [name, cleanContent(content)]));
const cleanContent = (content: Part[string]): Part[string] => {
  if (typeof content === 'string') return writable(content);
  return isList(content) ? content.map(clean) : clean(content);
};
const isList = (content: Part | readonly Part[]): content is readonly Part[] => Array.isArray(content);

/** The electronic invoice. */
export const invoiceXml = async (facts: InvoiceFacts): Promise<string> => {
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const format = new FormatFactoryService().createFormatService(FORMAT, SILENT);
  // That this is an invoice as the library wants it, tests prove by its schema for whatever was ordered.
  const invoice = { 'ubl:Invoice': clean(invoiceUbl(facts)) } as unknown as Invoice;
  format.fillInvoiceDefaults(invoice);
  return String(await format.generate(invoice, { format: FORMAT, lang: facts.language }));
};
