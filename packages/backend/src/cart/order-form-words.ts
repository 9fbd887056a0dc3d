// The words of a printed order form. Switzerland and Liechtenstein, which one shop serves, have words of their own for the tax.

import { inLanguage, type Language, type StoreCode, tradingTermsOf, type Worded } from '@tornister/domain/storefront';

const GERMAN = {
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
  taxOn: (rate: string) => `zzgl. ${rate} % USt.`,
  grandTotal: 'Gesamtsumme (aufgeführte Artikel)',
  net: (day: string) => `Nettopreise vom ${day}, zuzüglich Umsatzsteuer.`,
  gross: (day: string) => `Preise vom ${day}, inklusive Umsatzsteuer.`,
  place: 'Ort, Datum',
  signature: 'Unterschrift, Stempel',
  page: (page: number, of: number) => `Seite ${page} von ${of}`,
};

export type OrderFormWords = typeof GERMAN;

const ENGLISH: OrderFormWords = {
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
  taxOn: (rate) => `plus ${rate}% VAT`,
  grandTotal: 'Total (items listed)',
  net: (day) => `Net prices of ${day}, plus value added tax.`,
  gross: (day) => `Prices of ${day}, including value added tax.`,
  place: 'Place, date',
  signature: 'Signature, stamp',
  page: (page, of) => `Page ${page} of ${of}`,
};

const WORDS: Worded<OrderFormWords> = { de: GERMAN, en: ENGLISH };

/** What the tax is called where it is not called as in Germany. */
const REGIONAL: Readonly<Record<string, Worded<Partial<OrderFormWords>>>> = {
  CH: {
    de: {
      taxOn: (rate) => `zzgl. ${rate} % MwSt.`,
      net: (day) => `Nettopreise vom ${day}, zuzüglich Mehrwertsteuer.`,
      gross: (day) => `Preise vom ${day}, inklusive Mehrwertsteuer.`,
    },
    en: {},
  },
};

/** The words for the order forms of a store. */
export const orderFormWords = (store: StoreCode, language: Language): OrderFormWords => {
  const regional = REGIONAL[tradingTermsOf(store).region];
  return { ...inLanguage(WORDS, language), ...(regional && inLanguage(regional, language)) };
};
