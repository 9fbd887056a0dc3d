// Demo shop: the footers.

import { aboutPath, type StoreCode, TERMS_PATH, TOY_SAFETY_PATHS } from '@tornister/domain/storefront';
import type { FooterRecord, LinkBlockRecord, UspRecord } from '../../content/content-records.ts';
import { pictureOf } from '../make-pictures.ts';
import type { Pair } from '../pair.ts';
import { textOf } from '../texts.ts';
import { RETURNING, WITHDRAWAL_PATH, WITHDRAWING } from './legal-articles.ts';

const usp = (
  draw: string,
  headline: Pair,
  subheadline: Pair,
  text: Pair,
  link: string,
  stores?: readonly StoreCode[],
): UspRecord => ({
  picture: pictureOf(
    { kind: 'product', motif: { draw, colour: '#3f7fd0' }, view: 'main', ground: '#dfeef9', turn: 2 },
    textOf(headline),
  ),
  headline: textOf(headline),
  subheadline: textOf(subheadline),
  text: textOf(text),
  link,
  ...(stores === undefined ? {} : { stores }),
});

const links = (
  headline: Pair,
  type: LinkBlockRecord['type'],
  entries: readonly (readonly [label: Pair, url: string, stores?: readonly StoreCode[]])[],
  more: Partial<LinkBlockRecord> = {},
): LinkBlockRecord => ({
  headline: textOf(headline),
  type,
  links: entries.map(([label, url, stores]) => ({
    label: textOf(label),
    url,
    external: url.startsWith('http'),
    ...(stores === undefined ? {} : { stores }),
  })),
  ...more,
});

/** Private shoppers and schools have networks of their own; schools can neither become prime members nor withdraw (§ 13, § 355 BGB). */
const CONSUMERS: readonly StoreCode[] = ['de', 'at', 'ch'];
const SCHOOLS: readonly StoreCode[] = ['b2b'];

/** The business shop has a page of its own about the safety of toys. Source: spec 3 §2 "Routes linked". */
const testedToys = (link: string, stores: readonly StoreCode[]): UspRecord =>
  usp(
    'emoji:teddy-bear',
    ['Geprüfte Spielwaren', 'Tested toys'],
    ['Sicherheit zuerst', 'Safety first'],
    [
      'Warnhinweise stehen neben dem Preis, Hersteller bei jedem Artikel.',
      'Warnings stand beside the price, the maker with every item.',
    ],
    link,
    stores,
  );

/** The blocks below every page. Source: spec 1 §2 "Footer", §3 "Footer data". */
export const makeFooters = (brandId: string): readonly FooterRecord[] => [
  {
    pageId: 'footer-vue',
    usps: [
      testedToys(TOY_SAFETY_PATHS.consumer, CONSUMERS),
      testedToys(TOY_SAFETY_PATHS.business, SCHOOLS),
      usp(
        'emoji:delivery-truck',
        ['Am selben Tag verschickt', 'Shipped the same day'],
        ['Lagerware, werktags bis 15 Uhr bestellt', 'items in stock, ordered by 3 pm on a working day'],
        ['Was der Versand kostet, und ab wann nichts.', 'What shipping costs, and from when on nothing.'],
        '/service/versand/',
      ),
      usp(
        'emoji:speech-balloon',
        ['Beratung von Lehrkräften', 'Advice from teachers'],
        ['am Telefon und vor Ort', 'by phone and on site'],
        ['Wir planen Räume und stellen Materiallisten zusammen.', 'We plan rooms and compile lists of material.'],
        '/beratung/',
      ),
    ],
    links: [
      links(
        ['Hilfe & Kontakt', 'Help & contact'],
        'Service Teaser',
        [
          [['Kontakt', 'Contact'], '/service/kontakt/'],
          [['Rückruf', 'Call me back'], '/service/rueckruf/'],
          [['Newsletter', 'Newsletter'], '/service/newsletter/'],
          [['Versand und Zahlung', 'Shipping and payment'], '/service/versand/'],
          [['Widerruf und Rückgabe', 'Withdrawal and returns'], WITHDRAWAL_PATH, WITHDRAWING],
          [['Rückgabe', 'Returns'], WITHDRAWAL_PATH, RETURNING],
          [['Rückgabe', 'Returns'], '/myaccount/returns/', SCHOOLS],
        ],
        {
          content: {
            de: '<p>Telefon +49 30 000000<br>Mo bis Fr, 7:30 bis 18 Uhr</p>',
            en: '<p>Phone +49 30 000000<br>Mon to Fri, 7:30 am to 6 pm</p>',
          },
          link: '/service/kontakt/',
        },
      ),
      links(['Einkaufen', 'Shopping'], 'Links', [
        [['Prime', 'Prime'], '/prime/', CONSUMERS],
        [['Mit Artikelnummern bestellen', 'Order by item number'], '/service/orderform/'],
        [['Materialliste einkaufen', 'Shop your material list'], '/service/materiallist/'],
        [['Katalog anfordern', 'Ask for a catalogue'], '/service/katalog/'],
        [['Marken', 'Brands'], '/brands/'],
        [['Ideen für die Klasse', 'Ideas for class'], '/inspiration/'],
      ]),
      links(['Über uns', 'About us'], 'Links', [
        [['Wer wir sind', 'Who we are'], aboutPath(brandId)],
        [['Beratung', 'Advice'], '/beratung/'],
        [['Sicher einkaufen', 'Safe shopping'], '/service/sicher-einkaufen/'],
        [['Bewertungen', 'Reviews'], '/service/bewertungen/'],
        [['Altgeräte und Batterien', 'Old devices and batteries'], '/service/altgeraete-batterien/'],
      ]),
      links(['Folgen Sie uns', 'Follow us'], 'Social', [
        [['Mastodon', 'Mastodon'], 'https://social.example.com/@tornister', CONSUMERS],
        [['Bildersammlung', 'Pinboard'], 'https://pins.example.com/tornister', CONSUMERS],
        [['Netzwerk für Schulleitungen', 'Network of head teachers'], 'https://schools.example.com/tornister', SCHOOLS],
        [['Berufliches Netzwerk', 'Professional network'], 'https://careers.example.com/tornister', SCHOOLS],
      ]),
      links(['Bottom Links', 'Bottom Links'], 'Bottom Links', [
        [['Impressum', 'Imprint'], '/rechtliches/impressum/'],
        [['Datenschutz', 'Privacy'], '/rechtliches/datenschutz/'],
        [['AGB', 'Terms'], TERMS_PATH],
        [['Widerruf', 'Withdrawal'], WITHDRAWAL_PATH, WITHDRAWING],
        [['Rückgabe', 'Returns'], WITHDRAWAL_PATH, RETURNING],
        [['Barrierefreiheit', 'Accessibility'], '/rechtliches/barrierefreiheit/'],
        [['Versandkosten', 'Shipping costs'], '/service/versand/'],
        // Opens the second layer of the consent.
        [['Datenschutz-Einstellungen', 'Privacy settings'], '#consent-settings'],
      ]),
    ],
  },
];
