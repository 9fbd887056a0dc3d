// The words of a printed order form. What the tax is called, the record of the storefront says.

import { inLanguage, type Language, type StoreCode, tradingTermsOf, type Worded } from '@tornister/domain/storefront';

/** What the storefront calls the tax, in one language. */
type Tax = Readonly<Record<'short' | 'full', string>>;

const germanWords = ({ short, full }: Tax) => ({
  title: 'Bestellschein',
  orderedBy: 'Bestellt von (Schule, Ansprechperson, Anschrift, Telefon)',
  send: 'Bitte unterschrieben senden an',
  deliverTo: 'Lieferung an',
  reference: 'Ihr Bestellzeichen',
  customerNumber: 'Kundennummer',
  position: 'Pos.',
  number: 'Artikelnummer',
  article: 'Artikel',
  quantity: 'Menge',
  unit: 'Einzelpreis',
  total: 'Gesamt',
  leftOut: (why: string) => `Nicht in der Summe: ${why}`,
  linesLeftOut: (count: number) =>
    count === 1 ? 'Eine Position ist nicht in der Summe.' : `${count} Positionen sind nicht in der Summe.`,
  saving: 'Gutschein',
  shipping: 'Versandkosten',
  netTotal: 'Nettobetrag (aufgeführte Artikel)',
  taxOn: (rate: string) => `zzgl. ${rate} % ${short}`,
  grandTotal: 'Gesamtsumme (aufgeführte Artikel)',
  net: (day: string) => `Nettopreise vom ${day}, zuzüglich ${full}.`,
  gross: (day: string) => `Preise vom ${day}, inklusive ${full}.`,
  place: 'Ort, Datum',
  signature: 'Unterschrift, Stempel',
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
});

export type OrderFormWords = ReturnType<typeof germanWords>;

const englishWords = ({ short, full }: Tax): OrderFormWords => ({
  title: 'Order form',
  orderedBy: 'Ordered by (school, contact, address, phone)',
  send: 'Please send it signed to',
  deliverTo: 'Deliver to',
  reference: 'Your order reference',
  customerNumber: 'Customer number',
  position: 'No.',
  number: 'Item number',
  article: 'Item',
  quantity: 'Quantity',
  unit: 'Unit price',
  total: 'Total',
  leftOut: (why) => `Not in the total: ${why}`,
  linesLeftOut: (count) => (count === 1 ? 'One line is not in the total.' : `${count} lines are not in the total.`),
  saving: 'Voucher',
  shipping: 'Shipping',
  netTotal: 'Net total (items listed)',
  taxOn: (rate) => `plus ${rate}% ${short}`,
  grandTotal: 'Total (items listed)',
  net: (day) => `Net prices of ${day}, plus ${full}.`,
  gross: (day) => `Prices of ${day}, including ${full}.`,
  place: 'Place, date',
  signature: 'Signature, stamp',
  page: (page, of) => `Page ${page} of ${of}`,
});

const WORDS: Worded<(tax: Tax) => OrderFormWords> = { de: germanWords, en: englishWords };

/** The words for the order forms of a store. */
export const orderFormWords = (store: StoreCode, language: Language): OrderFormWords => {
  const { short, full } = tradingTermsOf(store).taxWords;
  return inLanguage(WORDS, language)({ short: inLanguage(short, language), full: inLanguage(full, language) });
};
