// The pages about shipping and payment, one for each storefront. Their rates and days are asked of the rules of the checkout and of the
// product pages, so that they cannot promise others.

import { type Money, money } from '@tornister/domain/money';
import { profileOf, STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import type { DeliveryStatus } from '../../catalogue/catalogue-records.ts';
import { deliveryOf } from '../../catalogue/items/delivery-texts.ts';
import { offeredShippers } from '../../checkout/delivery.ts';
import { paymentName } from '../../checkout/payment-methods.ts';
import { countryIn, termsOf } from '../../checkout/store-terms.ts';
import { formatMoney } from '../../graphql/format-money.ts';
import { FREIGHT_DAYS, STOCK_DAYS } from '../delivery-days.ts';
import type { Article } from './article.ts';
import { SHIPPING_PATH } from './legal-articles.ts';

const WORDS = {
  de: {
    intro: {
      parcels: 'Pakete gehen mit dem Paketdienst auf die Reise, große Möbel mit der Spedition.',
      sameDay: 'Lagerware: werktags bis 15 Uhr bestellt, am selben Tag verschickt.',
    },
    costsHead: 'Versandkosten',
    to: ['Lieferland', 'Lieferländer'],
    head: ['Mit', 'Kosten', 'Frei ab'],
    net: 'Preise ohne Mehrwertsteuer.',
    daysHead: 'Lieferzeit',
    parcel: 'Pakete',
    freight: 'Möbel mit der Spedition',
    days: 'Die Lieferzeit steht bei jedem Artikel und an der Kasse.',
    paymentHead: 'Zahlung',
    payment: 'Was davon für Ihre Bestellung gilt, zeigt die Kasse.',
  },
  en: {
    intro: {
      parcels: 'Parcels travel by parcel service, large furniture with a forwarding agent.',
      sameDay: 'Items in stock: ordered by 3 pm on a working day, shipped the same day.',
    },
    costsHead: 'Shipping costs',
    to: ['Country of delivery', 'Countries of delivery'],
    head: ['By', 'Costs', 'Free from'],
    net: 'Prices without VAT.',
    daysHead: 'Delivery time',
    parcel: 'Parcels',
    freight: 'Furniture by freight',
    days: 'Each item says when it comes, and so does the checkout.',
    paymentHead: 'Payment',
    payment: 'The checkout shows which of them your order can be paid with.',
  },
} as const;

/** The demo shop writes its texts in these languages. */
type Language = keyof typeof WORDS;

/** What is never free. */
const NEVER = '–';

const row = (cells: readonly string[], cell: 'td' | 'th'): string =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

/** What the checkout offers for a country, as the cells of rows: for parcels, and for goods that no parcel takes. */
const offersTo = (store: StoreCode, deliveryCountry: string, language: Language): readonly (readonly string[])[] => {
  const { freeShippingFrom } = termsOf(store);
  const amount = (sum: Money): string => formatMoney(sum, store, language);
  const offered = (hasFreight: boolean, worth: Money) =>
    offeredShippers(
      { store, language },
      { deliveryType: 'sameAsBilling', deliveryCountry, hasFreight },
      { worth, isFree: false },
    ).filter(({ availability }) => availability.enabled);
  return [false, true].flatMap((hasFreight) => {
    const free = new Set(
      offered(hasFreight, freeShippingFrom).flatMap(({ code, costs }) => (costs.cents === 0 ? [code] : [])),
    );
    return offered(hasFreight, money(1, freeShippingFrom.currency)).map(({ code, name, costs }) => [
      // Without what stands in brackets: the table is narrow on phones.
      name.replace(/ \(.*\)$/u, ''),
      amount(costs),
      free.has(code) ? amount(freeShippingFrom) : NEVER,
    ]);
  });
};

/** What holds for the countries that a store delivers to, those with the same under one line that names them. */
const byCountries = (store: StoreCode, language: Language, said: (country: string) => string): string => {
  const nameOf = countryIn(language);
  const [one, several] = WORDS[language].to;
  const groups = new Map<string, string[]>();
  for (const country of termsOf(store).deliveryCountries) {
    const text = said(country);
    groups.set(text, [...(groups.get(text) ?? []), nameOf(country).name]);
  }
  return [...groups]
    .map(([text, names]) => `<p>${names.length === 1 ? one : several}: ${names.join(', ')}</p>${text}`)
    .join('');
};

/** A table of shippers for each group of countries that have the same offers; three columns fit on a phone. */
const ratesOf = (store: StoreCode, language: Language): string => {
  const { costsHead, head } = WORDS[language];
  const table = (country: string): string => {
    const rows = offersTo(store, country, language).map((cells) => row(cells, 'td'));
    return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`;
  };
  return `<h2>${costsHead}</h2>${byCountries(store, language, table)}`;
};

const daysOf = (store: StoreCode, language: Language): string => {
  const words = WORDS[language];
  const list = (country: string): string => {
    const said = (status: DeliveryStatus, days: readonly [number, number]): string =>
      deliveryOf({ isForSale: true, status, days }, store, language, country).text;
    return `<ul><li>${words.parcel}: ${said('in-stock', STOCK_DAYS)}</li><li>${words.freight}: ${said('few-days', FREIGHT_DAYS)}</li></ul>`;
  };
  return `<h2>${words.daysHead}</h2>${byCountries(store, language, list)}<p>${words.days}</p>`;
};

const paymentsOf = (store: StoreCode, language: Language): string => {
  const names = [...new Set(termsOf(store).payments.map((id) => paymentName(id, language)))];
  return `<h2>${WORDS[language].paymentHead}</h2><p>${names.join(', ')}. ${WORDS[language].payment}</p>`;
};

const bodyOf = (store: StoreCode, language: Language): string => {
  const { intro, net } = WORDS[language];
  const isNet = profileOf(store).edition.priceDisplay === 'net';
  return [
    `<p>${intro.parcels} ${intro.sameDay}</p>`,
    ratesOf(store, language),
    isNet ? `<p>${net}</p>` : '',
    daysOf(store, language),
    paymentsOf(store, language),
  ].join('');
};

/** What each storefront charges, how long it takes, and how it can be paid. */
export const SHIPPING_ARTICLES: readonly Article[] = STORE_CODES.map((store) => ({
  path: SHIPPING_PATH,
  pageType: 'SERVICE',
  title: ['Versand und Zahlung', 'Shipping and payment'],
  summary: ['Lieferzeiten, Kosten und Zahlungsarten', 'Delivery times, costs and payment'],
  body: [bodyOf(store, 'de'), bodyOf(store, 'en')],
  stores: [store],
}));
