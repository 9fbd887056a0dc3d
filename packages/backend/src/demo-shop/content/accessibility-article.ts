// The statement on accessibility: what the service is and how it is usable and, where consumer law of the European Union asks for it, who watches over that.
// A sample text of a shop that does not exist; it says so. Source: § 14, § 20 and annex 3 BFSG; for Austria §§ 14, 23 and annex 3 BaFG.

import { ACCESSIBILITY_PATH, type StoreCode } from '@tornister/domain/storefront';
import type { Pair } from '../pair.ts';
import type { Article } from './article.ts';
import { joinedPairs, withSample } from './legal-articles.ts';

const SERVICE: Pair = [
  '<h2>Der Dienst</h2><p>In unserem Onlineshop suchen und vergleichen Sie Waren, legen sie in den Warenkorb, bestellen und bezahlen sie, mit Konto oder als Gast. Danach sehen Sie Ihre Bestellungen an, senden Ware zurück oder erreichen uns per Telefon, E-Mail und Formular.</p>',
  '<h2>The service</h2><p>In our online shop you search and compare goods, put them into the basket, order and pay for them, with an account or as a guest. Afterwards you look at your orders, send goods back, or reach us by phone, e-mail and form.</p>',
];

const STATE: Pair = [
  '<h2>Stand der Barrierefreiheit</h2><p>Wir wollen, dass alle hier einkaufen können: mit Tastatur, Screenreader, Vergrößerung und ohne Skripte. Maßstab sind die WCAG 2.2 auf Stufe AA.</p><p>Ausnahme: Die Reservierungszeit eines Blitzangebots ist begrenzt, weil die Menge begrenzt ist. Nach Ablauf bleibt der Artikel zum normalen Preis im Warenkorb.</p><p>Barriere gefunden? Schreiben Sie an barrierefrei@example.com, wir antworten innerhalb einer Woche.</p>',
  '<h2>State of accessibility</h2><p>We want everybody to be able to shop here: by keyboard, screen reader, magnification and without scripts. Our measure is WCAG 2.2, level AA.</p><p>Exception: the reservation of a lightning deal is limited in time because the quantity is limited. Afterwards the item stays in the basket at its normal price.</p><p>Found a barrier? Write to barrierefrei@example.com; we answer within a week.</p>',
];

/** Who watches over the accessibility of services to consumers, by store. */
const AUTHORITIES: Readonly<Partial<Record<StoreCode, Pair>>> = {
  de: [
    '<h2>Marktüberwachung</h2><p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. An sie können Sie sich wenden, wenn eine Barriere bleibt.</p>',
    '<h2>Market surveillance</h2><p>The authority is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. You can turn to it when a barrier remains.</p>',
  ],
  at: [
    '<h2>Marktüberwachung</h2><p>Zuständig ist das Sozialministeriumservice in Wien. An dieses können Sie sich wenden, wenn eine Barriere bleibt.</p>',
    '<h2>Market surveillance</h2><p>The authority is the Sozialministeriumservice in Vienna. You can turn to it when a barrier remains.</p>',
  ],
};

const statement = (stores: readonly StoreCode[], ...parts: readonly Pair[]): Article => ({
  path: ACCESSIBILITY_PATH,
  pageType: 'LEGAL',
  title: ['Erklärung zur Barrierefreiheit', 'Accessibility statement'],
  summary: ['Stand der Barrierefreiheit', 'State of accessibility'],
  stores,
  body: withSample(joinedPairs(SERVICE, STATE, ...parts)),
});

/** The statement of every store, with the authority where there is one. */
export const ACCESSIBILITY_ARTICLES: readonly Article[] = [
  statement([]),
  ...Object.entries(AUTHORITIES).map(([store, authority]) => statement([store as StoreCode], authority)),
];
