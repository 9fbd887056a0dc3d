// The words of an invoice. What the tax and its numbers are called, the record of the storefront says.

import {
  inLanguage,
  type Language,
  type StoreCode,
  type TaxWords,
  tradingTermsOf,
  type Worded,
} from '@tornister/domain/storefront';

/** What the storefront calls the tax, in one language. */
type Tax = Readonly<Record<keyof TaxWords, string>>;

const germanWords = ({ short, full, vatId, taxNumber }: Tax) => ({
  title: 'Rechnung',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  delivered: 'Lieferdatum',
  period: 'Leistungszeitraum',
  yearFrom: (day: string) => `ein Jahr ab ${day}`,
  order: 'Bestellnummer',
  ordered: 'Bestelldatum',
  customer: 'Kundennummer',
  reference: 'Ihr Bestellzeichen',
  buyerReference: 'Leitweg-ID',
  payment: 'Zahlungsart',
  deliveredTo: 'Lieferadresse',
  position: 'Pos.',
  article: 'Artikel',
  quantity: 'Menge',
  unit: 'Einzelpreis',
  rate: short,
  total: 'Gesamt',
  subtotal: 'Zwischensumme',
  saving: 'Gutschein',
  shipping: 'Versandkosten',
  net: 'Nettobetrag',
  percent: (rate: string) => `${rate} %`,
  tax: (rate: string, net: string) => `${short} ${rate} % auf ${net}`,
  grandTotal: 'Rechnungsbetrag',
  netPrices: 'Die Preise der Positionen sind Nettopreise.',
  grossPrices: `Die Preise der Positionen enthalten die ${full}.`,
  nothingToPay: 'Es ist nichts zu bezahlen.',
  paid: 'Der Betrag ist bereits bezahlt.',
  prepaid: 'Der Betrag wird vor der Lieferung überwiesen; bitte überweisen Sie ihn nicht noch einmal.',
  onDelivery: 'Der Betrag wird bei der Zustellung bezahlt.',
  due: (days: number) => `Zahlbar ohne Abzug innerhalb von ${days} Tagen ab Rechnungsdatum.`,
  transfer: 'Bitte überweisen Sie den Rechnungsbetrag auf dieses Konto:',
  holder: 'Empfänger',
  purpose: 'Verwendungszweck',
  code: 'Für Ihre Banking-App',
  vatId,
  /** Of a tax number that the country of the shop has given the seller. */
  taxNumber,
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
});

export type InvoiceWords = ReturnType<typeof germanWords>;

const englishWords = ({ short, full, vatId, taxNumber }: Tax): InvoiceWords => ({
  title: 'Invoice',
  number: 'Invoice number',
  date: 'Invoice date',
  delivered: 'Date of delivery',
  period: 'Period of service',
  yearFrom: (day: string) => `a year from ${day}`,
  order: 'Order number',
  ordered: 'Order date',
  customer: 'Customer number',
  reference: 'Your order reference',
  buyerReference: 'Leitweg-ID',
  payment: 'Payment method',
  deliveredTo: 'Delivery address',
  position: 'No.',
  article: 'Item',
  quantity: 'Quantity',
  unit: 'Unit price',
  rate: short,
  total: 'Total',
  subtotal: 'Subtotal',
  saving: 'Voucher',
  shipping: 'Shipping',
  net: 'Net amount',
  percent: (rate: string) => `${rate}%`,
  tax: (rate: string, net: string) => `${short} ${rate}% on ${net}`,
  grandTotal: 'Amount of the invoice',
  netPrices: 'The prices of the lines are net prices.',
  grossPrices: `The prices of the lines include ${full}.`,
  nothingToPay: 'There is nothing to pay.',
  paid: 'The amount is already paid.',
  prepaid: 'The amount is transferred before delivery; please do not transfer it again.',
  onDelivery: 'The amount is paid when the goods are delivered.',
  due: (days: number) => `Payable in full within ${days} days of the date of the invoice.`,
  transfer: 'Please transfer the amount of the invoice to this account:',
  holder: 'Recipient',
  purpose: 'Reference',
  code: 'For your banking app',
  vatId,
  taxNumber,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
});

const WORDS: Worded<(tax: Tax) => InvoiceWords> = { de: germanWords, en: englishWords };

/** The words for the invoices of a store. */
export const invoiceWords = (store: StoreCode, language: Language): InvoiceWords => {
  const { short, full, vatId, taxNumber } = tradingTermsOf(store).taxWords;
  const said = (word: Worded<string>): string => inLanguage(word, language);
  return inLanguage(
    WORDS,
    language,
  )({
    short: said(short),
    full: said(full),
    vatId: said(vatId),
    taxNumber: said(taxNumber),
  });
};
