// Terms, and how customers get out of a contract: by law in Germany and Austria, by the terms in Switzerland, and not at all where institutions buy.
// Sample texts of a shop that does not exist; they say so. Pure data, hence its length.

import { INVOICE_TERM_DAYS } from '@tornister/domain/checkout';
import { WITHDRAWAL_PERIOD_DAYS } from '@tornister/domain/contracts';
import { RETURN_PERIOD_DAYS } from '@tornister/domain/returns';
import { PATHS } from '@tornister/domain/routing';
import {
  inLanguage,
  profileOf,
  STORE_CODES,
  type StoreCode,
  TERMS_PATH,
  tradingTermsOf,
} from '@tornister/domain/storefront';
import { countryIn } from '../../checkout/store-terms.ts';
import { sellerText } from '../../mail/seller-words.ts';
import { WITHDRAWAL_WORDS } from '../../mail/withdrawal-words.ts';
import { DEMO_SELLER } from '../../orders/seller.ts';
import type { Pair } from '../pair.ts';
import { inHtml } from '../texts.ts';
import type { Article } from './article.ts';

/** Where customers read how to withdraw, or how to give back. */
export const WITHDRAWAL_PATH = '/rechtliches/widerruf/';
/** Where rates, times and payment methods of a store stand. */
export const SHIPPING_PATH = '/service/versand/';

const storesWith = (withdrawal: 'statutory' | 'voluntary' | 'none'): readonly StoreCode[] =>
  STORE_CODES.filter((store) => tradingTermsOf(store).withdrawal === withdrawal);

/** Consumers who may withdraw by law, those who may give back by the terms, and institutions. */
export const WITHDRAWING = storesWith('statutory');
export const RETURNING = storesWith('voluntary');
const INSTITUTIONS = storesWith('none').filter((store) => profileOf(store).isB2b);

const SAMPLE: Pair = [
  '<p class="sample"><strong>Mustertext:</strong> Dieser Shop ist eine Vorführung. Bitte ersetzen Sie die Angaben vor dem Verkauf und lassen Sie sie rechtlich prüfen.</p>',
  '<p class="sample"><strong>Sample text:</strong> This shop is a demonstration. Please replace the details before selling and have them checked by a lawyer.</p>',
];

/** The text with a word that it is a sample. */
export const withSample = ([de, en]: Pair): Pair => [SAMPLE[0] + de, SAMPLE[1] + en];

/** Texts one after the other. */
export const joinedPairs = (...parts: readonly Pair[]): Pair => [
  parts.map(([de]) => de).join(''),
  parts.map(([, en]) => en).join(''),
];

/** The numbered sections of the terms. */
const sections = (...parts: readonly (readonly [headline: Pair, text: Pair])[]): Pair =>
  joinedPairs(
    ...parts.map(
      ([headline, text], index): Pair => [
        `<h2>${index + 1}. ${headline[0]}</h2><p>${text[0]}</p>`,
        `<h2>${index + 1}. ${headline[1]}</h2><p>${text[1]}</p>`,
      ],
    ),
  );

const SELLER: Pair = [
  `Verkäuferin ist die ${DEMO_SELLER.name}, ${DEMO_SELLER.street}, ${DEMO_SELLER.postcode} ${DEMO_SELLER.city}, Deutschland.`,
  `The seller is ${DEMO_SELLER.name}, ${DEMO_SELLER.street}, ${DEMO_SELLER.postcode} ${DEMO_SELLER.city}, Germany.`,
];
const CONTRACT = [
  ['Vertragsschluss', 'Contract'],
  [
    `${SELLER[0]} Die Darstellung der Waren ist kein bindendes Angebot. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab; der Vertrag kommt mit unserer Bestätigung per E-Mail zustande. Sie enthält Ihre Bestellung und diese Bedingungen.`,
    `${SELLER[1]} The presentation of goods is not a binding offer. With “Order with obligation to pay” you make an offer; the contract is concluded by our confirmation by e-mail, which has your order and these terms in it.`,
  ],
] as const;
const TITLE = [
  ['Eigentumsvorbehalt', 'Retention of title'],
  ['Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.', 'Goods remain ours until fully paid.'],
] as const;

const PRICES: Pair = ['Preise und Zahlung', 'Prices and payment'];
const WAYS_TO_PAY: Pair = [
  `Welche Zahlungsarten es gibt, steht unter <a href="${SHIPPING_PATH}">Versand und Zahlung</a> und an der Kasse. Rechnungen sind binnen ${INVOICE_TERM_DAYS} Tagen ab Rechnungsdatum zu zahlen`,
  `Which payment methods there are you read under <a href="${SHIPPING_PATH}">shipping and payment</a> and at the checkout. Invoices are to be paid within ${INVOICE_TERM_DAYS} days of the date of the invoice`,
];
/** Consumers may also pay in advance. */
const PAYMENT: Pair = [
  `${WAYS_TO_PAY[0]}, Vorkasse vor dem Versand.`,
  `${WAYS_TO_PAY[1]}, prepayments before the goods are sent.`,
];

/** Where to, by whom and how soon a store delivers. */
const deliveryOf = (store: StoreCode): readonly [headline: Pair, text: Pair] => {
  const countriesIn = (language: 'de' | 'en'): string =>
    new Intl.ListFormat(language).format(
      tradingTermsOf(store).deliveryCountries.map((code) => countryIn(language)(code).name),
    );
  return [
    ['Lieferung', 'Delivery'],
    [
      `Lieferländer: ${countriesIn('de')}. Pakete bringt ein Paketdienst, große Möbel eine Spedition. Wie lange die Lieferung dauert, steht bei jedem Artikel; Kosten und Zeiten nennt auch <a href="${SHIPPING_PATH}">Versand und Zahlung</a>.`,
      `Countries of delivery: ${countriesIn('en')}. Parcels come by parcel service, large furniture by a forwarding agent. How long the delivery takes is said with every item; costs and times are also named under <a href="${SHIPPING_PATH}">shipping and payment</a>.`,
    ],
  ];
};

const consumerTerms = (store: StoreCode, currency: Pair): Pair =>
  sections(
    CONTRACT,
    [
      PRICES,
      [
        `Die Preise sind in ${currency[0]} und enthalten die Mehrwertsteuer; Versandkosten werden vor der Bestellung genannt. Bücher unterliegen der Preisbindung. ${PAYMENT[0]}`,
        `Prices are in ${currency[1]} and include VAT; shipping costs are named before ordering. Books have fixed prices. ${PAYMENT[1]}`,
      ],
    ],
    deliveryOf(store),
    TITLE,
    [
      ['Mängel', 'Defects'],
      ['Es gelten die gesetzlichen Rechte.', 'Statutory rights apply.'],
    ],
    [
      ['Widerruf', 'Withdrawal'],
      [
        `Verbraucher haben ein gesetzliches <a href="${WITHDRAWAL_PATH}">Widerrufsrecht</a> von ${WITHDRAWAL_PERIOD_DAYS} Tagen.`,
        `Consumers have a statutory <a href="${WITHDRAWAL_PATH}">right of withdrawal</a> of ${WITHDRAWAL_PERIOD_DAYS} days.`,
      ],
    ],
  );

const swissTerms = (store: StoreCode, currency: Pair): Pair =>
  sections(
    CONTRACT,
    [
      PRICES,
      [
        `Die Preise sind in ${currency[0]} und enthalten Mehrwertsteuer und Zoll; Versandkosten werden vor der Bestellung genannt. ${PAYMENT[0]}`,
        `Prices are in ${currency[1]} and include VAT and customs; shipping costs are named before ordering. ${PAYMENT[1]}`,
      ],
    ],
    deliveryOf(store),
    TITLE,
    [
      ['Mängel', 'Defects'],
      [
        'Es gelten die Rechte des Obligationenrechts (Art. 197 ff. OR), zwei Jahre lang ab der Ablieferung.',
        'The rights of the Swiss Code of Obligations apply (Art. 197 et seq.), for two years from delivery.',
      ],
    ],
    [
      ['Rückgabe', 'Returns'],
      [
        `Das Schweizer Recht kennt bei Käufen im Internet kein Widerrufsrecht. Wir räumen Ihnen stattdessen eine Rückgabe ein: Innerhalb von ${WITHDRAWAL_PERIOD_DAYS} Tagen nach Erhalt der letzten Ware können Sie Ihre Bestellung ohne Angabe von Gründen rückgängig machen und ungebrauchte Ware zurückgeben. Darüber hinaus nehmen wir ungebrauchte Ware freiwillig ${RETURN_PERIOD_DAYS} Tage lang zurück. Wie das geht, steht unter <a href="${WITHDRAWAL_PATH}">Rückgabe</a>.`,
        `Swiss law knows no right of withdrawal from purchases on the internet. We grant you a return instead: within ${WITHDRAWAL_PERIOD_DAYS} days of receiving the last goods you may undo your order without giving reasons and return unused goods. Beyond that we voluntarily take back unused goods for ${RETURN_PERIOD_DAYS} days. How that is done you read under <a href="${WITHDRAWAL_PATH}">returns</a>.`,
      ],
    ],
  );

const institutionTerms = (store: StoreCode, currency: Pair): Pair =>
  sections(
    CONTRACT,
    [
      PRICES,
      [
        `Wir liefern an Schulen, Einrichtungen und Unternehmen. Die Preise sind in ${currency[0]} und verstehen sich zuzüglich Mehrwertsteuer; Versandkosten werden vor der Bestellung genannt. Bücher unterliegen der Preisbindung. ${WAYS_TO_PAY[0]}.`,
        `We deliver to schools, institutions and companies. Prices are in ${currency[1]} and exclusive of VAT; shipping costs are named before ordering. Books have fixed prices. ${WAYS_TO_PAY[1]}.`,
      ],
    ],
    deliveryOf(store),
    TITLE,
    [
      ['Mängel', 'Defects'],
      ['Es gelten die gesetzlichen Rechte.', 'Statutory rights apply.'],
    ],
    [
      ['Rückgabe', 'Returns'],
      [
        `Das Widerrufsrecht der Verbraucher gilt für Einrichtungen nicht. Ungebrauchte Ware nehmen wir ${RETURN_PERIOD_DAYS} Tage lang zurück, wenn sie als <a href="${PATHS.returns}">Rücksendung</a> angemeldet ist.`,
        `The right of withdrawal of consumers does not apply to institutions. We take back unused goods for ${RETURN_PERIOD_DAYS} days when they are announced as a <a href="${PATHS.returns}">return</a>.`,
      ],
    ],
  );

/** The instruction that confirmations bring, for goods and for the membership, and the form. */
const instructionIn = (language: 'de' | 'en'): string => {
  const { goods, prime, formTitle, form, link } = inLanguage(WITHDRAWAL_WORDS, language);
  const seller = sellerText(DEMO_SELLER, language);
  const paragraphs = (sentences: readonly string[]): string =>
    sentences.map((text) => `<p>${inHtml(text)}</p>`).join('');
  const { headGoods, headPrime, voluntary } = AROUND_INSTRUCTION[language];
  return [
    `<h2>${headGoods}</h2>${paragraphs(goods(seller))}<p><a href="${PATHS.withdraw}">${link}</a></p><p>${voluntary}</p>`,
    `<h2>${headPrime}</h2>${paragraphs(prime(seller))}`,
    `<h2>${formTitle}</h2><p>${inHtml(form(seller))}</p>`,
  ].join('');
};
const AROUND_INSTRUCTION = {
  de: {
    headGoods: 'Widerruf von Bestellungen',
    headPrime: 'Widerruf der Prime-Mitgliedschaft',
    voluntary: `Darüber hinaus nehmen wir ungebrauchte Ware freiwillig ${RETURN_PERIOD_DAYS} Tage lang zurück.`,
  },
  en: {
    headGoods: 'Withdrawal from orders',
    headPrime: 'Withdrawal from the Prime membership',
    voluntary: `Beyond that we voluntarily take back unused goods for ${RETURN_PERIOD_DAYS} days.`,
  },
} as const;
const WITHDRAWAL: Pair = [instructionIn('de'), instructionIn('en')];
const SWISS_RETURN: Pair = [
  `<p>Sie können Ihre Bestellung innerhalb von ${WITHDRAWAL_PERIOD_DAYS} Tagen nach Erhalt der letzten Ware zurückgeben, ohne einen Grund zu nennen, solange die Ware ungebraucht ist. Das sagen wir Ihnen in unseren <a href="${TERMS_PATH}">AGB</a> zu; ein gesetzliches Recht dazu gibt es in der Schweiz nicht. Darüber hinaus nehmen wir ungebrauchte Ware freiwillig ${RETURN_PERIOD_DAYS} Tage lang zurück.</p><h2>So geht es</h2><ol><li>Sagen Sie es uns mit <a href="${PATHS.withdraw}">Bestellung zurückgeben</a>, per Post oder per E-Mail.</li><li>Melden Sie die <a href="${PATHS.returns}">Rücksendung</a> an; dort erhalten Sie die Paketmarke.</li><li>Ist die Ware bei uns angekommen, zahlen wir den Preis auf demselben Weg zurück, auf dem er kam.</li></ol>`,
  `<p>You may return your order within ${WITHDRAWAL_PERIOD_DAYS} days of receiving the last goods without giving a reason, as long as the goods are unused. We promise this in our <a href="${TERMS_PATH}">terms</a>; there is no statutory right to it in Switzerland. Beyond that we voluntarily take back unused goods for ${RETURN_PERIOD_DAYS} days.</p><h2>How it is done</h2><ol><li>Tell us with <a href="${PATHS.withdraw}">Return order</a>, by post or by e-mail.</li><li>Announce the <a href="${PATHS.returns}">return</a>; there you get the parcel label.</li><li>When the goods have reached us, we pay the price back by the way that it came.</li></ol>`,
];
const INSTITUTION_RETURN: Pair = [
  `<p>Ungebrauchte Ware nehmen wir ${RETURN_PERIOD_DAYS} Tage lang zurück. Melden Sie sie als <a href="${PATHS.returns}">Rücksendung</a> an; dort erhalten Sie die Paketmarke. Das Widerrufsrecht der Verbraucher gilt für Einrichtungen nicht.</p>`,
  `<p>We take back unused goods for ${RETURN_PERIOD_DAYS} days. Announce them as a <a href="${PATHS.returns}">return</a>; there you get the parcel label. The right of withdrawal of consumers does not apply to institutions.</p>`,
];

/** The currency of a store's prices, by name and code. */
const currencyOf = (store: StoreCode): Pair => {
  const { currency } = tradingTermsOf(store);
  const named = (language: string): string =>
    // Of many: "Euro", "euros".
    `${
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value
    } (${currency})`;
  return [named('de'), named('en')];
};

const termsFor = (store: StoreCode): Article => {
  const returns = RETURNING.includes(store) ? swissTerms : consumerTerms;
  const body = INSTITUTIONS.includes(store) ? institutionTerms : returns;
  return {
    path: TERMS_PATH,
    pageType: 'LEGAL',
    title: ['Allgemeine Geschäftsbedingungen', 'Terms and conditions'],
    summary: ['Bedingungen für Bestellungen', 'Terms for orders'],
    stores: [store],
    body: withSample(body(store, currencyOf(store))),
  };
};

const givingBack = (stores: readonly StoreCode[], body: Pair): Article => ({
  path: WITHDRAWAL_PATH,
  pageType: 'LEGAL',
  title: ['Rückgabe', 'Returns'],
  summary: ['Wie Sie Ware zurückgeben', 'How you give goods back'],
  stores,
  body: withSample(body),
});

export const LEGAL_ARTICLES: readonly Article[] = [
  ...STORE_CODES.map(termsFor),
  {
    path: WITHDRAWAL_PATH,
    pageType: 'LEGAL',
    title: ['Widerrufsbelehrung', 'Right of withdrawal'],
    summary: ['Ihr Widerrufsrecht mit Musterformular', 'Your right of withdrawal with model form'],
    body: withSample(WITHDRAWAL),
  },
  givingBack(RETURNING, SWISS_RETURN),
  givingBack(INSTITUTIONS, INSTITUTION_RETURN),
];
