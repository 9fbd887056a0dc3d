// The page about shipping and payment. Its rates are those on which the storefronts sell, so that it cannot promise others.

import { DHL, SPEDITION } from '@tornister/domain/checkout';
import { CENTS_PER_UNIT } from '@tornister/domain/money';
import { profileOf, STORE_CODES, type StoreCode, textIn, tradingTermsOf } from '@tornister/domain/storefront';
import type { Pair } from '../pair.ts';
import type { Article } from './article.ts';

const WORDS = {
  de: {
    head: ['Shop', 'Versand mit', 'Kosten', 'Versandfrei ab'],
    abroad: (amount: string) => `, ins Ausland ${amount}`,
    countries: new Intl.DisplayNames('de', { type: 'region' }),
    schools: 'Schulen',
  },
  en: {
    head: ['Shop', 'Sent with', 'Costs', 'Free from'],
    abroad: (amount: string) => `, to other countries ${amount}`,
    countries: new Intl.DisplayNames('en', { type: 'region' }),
    schools: 'Schools',
  },
} as const;

/** The demo shop writes its texts in these languages. */
type Language = keyof typeof WORDS;

const amountIn = (language: Language, currency: string): ((cents: number) => string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return (cents) => format.format(cents / CENTS_PER_UNIT);
};

/** What is never free. */
const NEVER = '–';

const row = (cells: readonly string[], cell: 'td' | 'th'): string =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

/** What a storefront charges, shipper by shipper. Freight is never free. */
const rowsOf = (store: StoreCode, language: Language): readonly string[] => {
  const { homeCountry, shippers, freeShippingFromCents, currency } = tradingTermsOf(store);
  const { countries, schools, abroad } = WORDS[language];
  const amount = amountIn(language, currency);
  const shop = profileOf(store).isB2b ? schools : (countries.of(homeCountry) ?? homeCountry);
  return shippers.map(({ code, name, homeCents, abroadCents }) =>
    row(
      [
        shop,
        // Without what stands in brackets: the table is narrow on phones.
        textIn(name, language).replace(/ \(.*\)$/u, ''),
        amount(homeCents) + (code === DHL || abroadCents === homeCents ? '' : abroad(amount(abroadCents))),
        code === SPEDITION ? NEVER : amount(freeShippingFromCents),
      ],
      'td',
    ),
  );
};

const ratesIn = (language: Language): string =>
  `<table><thead>${row(WORDS[language].head, 'th')}</thead><tbody>${STORE_CODES.flatMap((store) => rowsOf(store, language)).join('')}</tbody></table>`;

const BODY: Pair = [
  `<p>Pakete gehen mit dem Paketdienst auf die Reise, große Möbel mit der Spedition. Bestellungen bis 15 Uhr verlassen das Lager am selben Werktag.</p>${ratesIn('de')}<p>Welche Zahlungsarten es in Ihrem Shop gibt, zeigt die Kasse: Karte, PayPal, Wallet, Rechnung oder Vorkasse, in der Schweiz auch Twint. Schulen zahlen auf Rechnung.</p>`,
  `<p>Parcels travel by parcel service, large furniture with a forwarding agent. Orders by 3 pm leave the warehouse on the same working day.</p>${ratesIn('en')}<p>The checkout shows how you can pay in your shop: by card, PayPal, wallet, on invoice or in advance, in Switzerland also by Twint. Schools pay on invoice.</p>`,
];

export const SHIPPING_ARTICLE: Article = {
  path: '/service/versand/',
  pageType: 'SERVICE',
  title: ['Versand und Zahlung', 'Shipping and payment'],
  summary: ['Lieferzeiten, Kosten und Zahlungsarten', 'Delivery times, costs and payment'],
  body: BODY,
};
