// The words of an invoice. Switzerland and Liechtenstein, which one shop serves, have words of their own for the tax, and Austria for its number.

import { inLanguage, type Language, type StoreCode, tradingTermsOf, type Worded } from '@tornister/domain/storefront';

const GERMAN = {
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
  rate: 'USt.',
  total: 'Gesamt',
  subtotal: 'Zwischensumme',
  saving: 'Gutschein',
  shipping: 'Versandkosten',
  net: 'Nettobetrag',
  percent: (rate: string) => `${rate} %`,
  tax: (rate: string, net: string) => `USt. ${rate} % auf ${net}`,
  grandTotal: 'Rechnungsbetrag',
  netPrices: 'Die Preise der Positionen sind Nettopreise.',
  grossPrices: 'Die Preise der Positionen enthalten die Umsatzsteuer.',
  nothingToPay: 'Es ist nichts zu bezahlen.',
  paid: 'Der Betrag ist bereits bezahlt.',
  prepaid: 'Der Betrag wird vor der Lieferung überwiesen; bitte überweisen Sie ihn nicht noch einmal.',
  onDelivery: 'Der Betrag wird bei der Zustellung bezahlt.',
  due: (days: number) => `Zahlbar ohne Abzug innerhalb von ${days} Tagen ab Rechnungsdatum.`,
  transfer: 'Bitte überweisen Sie den Rechnungsbetrag auf dieses Konto:',
  holder: 'Empfänger',
  purpose: 'Verwendungszweck',
  code: 'Für Ihre Banking-App',
  vatId: 'USt-IdNr.',
  /** Of a tax number that the country of the shop has given the seller. */
  taxNumber: 'USt-IdNr.',
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
};

export type InvoiceWords = typeof GERMAN;

const ENGLISH: InvoiceWords = {
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
  rate: 'VAT',
  total: 'Total',
  subtotal: 'Subtotal',
  saving: 'Voucher',
  shipping: 'Shipping',
  net: 'Net amount',
  percent: (rate: string) => `${rate}%`,
  tax: (rate: string, net: string) => `VAT ${rate}% on ${net}`,
  grandTotal: 'Amount of the invoice',
  netPrices: 'The prices of the lines are net prices.',
  grossPrices: 'The prices of the lines include value added tax.',
  nothingToPay: 'There is nothing to pay.',
  paid: 'The amount is already paid.',
  prepaid: 'The amount is transferred before delivery; please do not transfer it again.',
  onDelivery: 'The amount is paid when the goods are delivered.',
  due: (days: number) => `Payable in full within ${days} days of the date of the invoice.`,
  transfer: 'Please transfer the amount of the invoice to this account:',
  holder: 'Recipient',
  purpose: 'Reference',
  code: 'For your banking app',
  vatId: 'VAT ID',
  taxNumber: 'VAT ID',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
};

const WORDS: Worded<InvoiceWords> = { de: GERMAN, en: ENGLISH };

/** What the law of a region calls otherwise: the tax, and the number of who owes it (in Switzerland the MWSTG). */
const REGIONAL: Readonly<Record<string, Worded<Partial<InvoiceWords>>>> = {
  CH: {
    de: {
      rate: 'MwSt.',
      tax: (rate, net) => `MwSt. ${rate} % auf ${net}`,
      grossPrices: 'Die Preise der Positionen enthalten die Mehrwertsteuer.',
      taxNumber: 'MWST-Nr.',
    },
    en: { taxNumber: 'VAT no.' },
  },
  // § 11 (1) no. 6 UStG 1994.
  AT: { de: { vatId: 'UID-Nr.', taxNumber: 'UID-Nr.' }, en: {} },
};

/** The words for the invoices of a store. */
export const invoiceWords = (store: StoreCode, language: Language): InvoiceWords => {
  const regional = REGIONAL[tradingTermsOf(store).region];
  return { ...inLanguage(WORDS, language), ...(regional && inLanguage(regional, language)) };
};
