// The invoice of an order as a file, in one of the formats in which it can be had.

import type { MailFile } from '../mail/mail.ts';
import type { OrderRow } from './advance-order.ts';
import { type InvoiceSources, invoiceFacts } from './invoice-facts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceWords } from './invoice-words.ts';
import { invoiceXml } from './invoice-xml.ts';
import { invoiceFormats, readInvoice } from './invoices.ts';

/** The file; undefined before the invoice is issued, and for a format that the order has not. */
export const invoiceFile = async (
  sources: InvoiceSources,
  order: OrderRow,
  format: 'PDF' | 'XML',
): Promise<MailFile | undefined> => {
  if (!invoiceFormats(order, await readInvoice(sources.database, order.id)).includes(format)) return undefined;
  const facts = await invoiceFacts(sources, order);
  if (facts === undefined) return undefined;
  const name = `${invoiceWords(facts.store, facts.language).title}-${facts.number}`;
  return format === 'PDF'
    ? { fileName: `${name}.pdf`, contentType: 'application/pdf', content: await invoicePdf(facts) }
    : {
        fileName: `${name}.xml`,
        contentType: 'application/xml',
        content: Buffer.from(await invoiceXml(facts), 'utf8'),
      };
};

/** Every file of an invoice that was issued. */
export const invoiceFiles = async (sources: InvoiceSources, order: OrderRow): Promise<readonly MailFile[]> => {
  const formats = invoiceFormats(order, await readInvoice(sources.database, order.id));
  const files = await Promise.all(formats.map((format) => invoiceFile(sources, order, format)));
  return files.filter((file) => file !== undefined);
};
