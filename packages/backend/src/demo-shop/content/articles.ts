// The texts of service, legal and advice pages. Sample texts of a shop that does not exist; they say so. Pure data, hence its length.

import { INVOICE_TERM_DAYS } from '@tornister/domain/checkout';
import { aboutPath, isBusinessOnly } from '@tornister/domain/storefront';
import type { Pair } from '../pair.ts';
import { ACCESSIBILITY_ARTICLES } from './accessibility-article.ts';
import type { Article } from './article.ts';
import { LEGAL_ARTICLES, withSample } from './legal-articles.ts';
import { PRIVACY_ARTICLES } from './privacy-article.ts';
import { SHIPPING_ARTICLES } from './shipping-article.ts';

const IMPRINT: Pair = withSample([
  '<p>Tornister Schulbedarf GmbH<br>Ranzenweg 1<br>12345 Musterstadt<br>Deutschland</p><p>Geschäftsführung: Frieda Feder, Karl Kladde<br>Amtsgericht Musterstadt, HRB 00000<br>Umsatzsteuer-Identifikationsnummer: DE000000000<br>WEEE-Registrierungsnummer: DE 00000000</p><p>Telefon: +49 30 000000<br>E-Mail: service@example.com</p><h2>Streitbeilegung</h2><p>Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>',
  '<p>Tornister Schulbedarf GmbH<br>Ranzenweg 1<br>12345 Musterstadt<br>Germany</p><p>Managing directors: Frieda Feder, Karl Kladde<br>Musterstadt local court, HRB 00000<br>VAT number: DE000000000<br>WEEE number: DE 00000000</p><p>Phone: +49 30 000000<br>E-mail: service@example.com</p><h2>Dispute resolution</h2><p>We are neither obliged nor willing to take part in proceedings before a consumer arbitration board.</p>',
]);
export const ARTICLES: readonly Article[] = [
  {
    path: '/rechtliches/impressum/',
    pageType: 'LEGAL',
    title: ['Impressum', 'Imprint'],
    summary: ['Anbieterkennzeichnung und Kontakt', 'Provider details and contact'],
    body: IMPRINT,
  },
  {
    path: '/legal-notice/imprint/',
    pageType: 'LEGAL',
    title: ['Impressum', 'Imprint'],
    summary: ['Anbieterkennzeichnung und Kontakt', 'Provider details and contact'],
    body: IMPRINT,
  },
  ...PRIVACY_ARTICLES,
  ...LEGAL_ARTICLES,
  ...ACCESSIBILITY_ARTICLES,
  ...SHIPPING_ARTICLES,
  {
    path: '/service/sicher-einkaufen/',
    pageType: 'SERVICE',
    title: ['Sicher einkaufen', 'Safe shopping'],
    summary: ['Verschlüsselt, mit Rückgabe, auch auf Rechnung', 'Encrypted, with returns, also by invoice'],
    body: [
      '<p>Jede Seite ist verschlüsselt. Kartendaten gibt es nur beim Zahlungsdienst, nie bei uns. Auf Rechnung zahlen Sie erst, wenn die Ware da ist.</p><p>Dreißig Tage Rückgabe, Reparatur vor Neukauf und ein Mensch am Telefon, wenn etwas nicht stimmt.</p>',
      '<p>Every page is encrypted. Card details stay with the payment service, never with us. If you pay by invoice, you pay once the goods have arrived.</p><p>Thirty days for returns, mending before replacing, and a human being on the phone when something is wrong.</p>',
    ],
  },
  ...['/service/spielwarensicherheit/', '/service/product-safety/'].map(
    (path): Article => ({
      path,
      pageType: 'SERVICE',
      stores: isBusinessOnly(path) ? ['b2b'] : [],
      title: ['Spielwarensicherheit', 'Toy and product safety'],
      summary: ['So prüfen wir Spielzeug und Schulmaterial', 'How we test toys and school material'],
      body: [
        '<p>Spielzeug muss die Richtlinie 2009/48/EG erfüllen und das CE-Zeichen tragen. Warnhinweise beginnen mit „Achtung“ und stehen bei uns neben dem Preis, bevor Sie bestellen.</p><h2>Was wir zusätzlich tun</h2><ul><li>Speichel- und Schweißechtheit bei allem, was in den Mund wandern kann</li><li>Zugversuch an jedem Kleinteil</li><li>Herstellerangaben und Ansprechpartner in der EU bei jedem Artikel</li></ul>',
        '<p>Toys must comply with directive 2009/48/EC and carry the CE mark. Warnings begin with “Warning” and stand beside the price before you order.</p><h2>What we do beyond that</h2><ul><li>Resistance to saliva and sweat for all that may end up in a mouth</li><li>Pull test on every small part</li><li>Maker and contact within the EU with every item</li></ul>',
      ],
    }),
  ),
  {
    path: '/service/your-advantages/',
    pageType: 'SERVICE',
    title: ['Ihre Vorteile', 'Your advantages'],
    summary: ['Was Schulen und Einrichtungen bei uns haben', 'What schools and institutions get from us'],
    stores: ['b2b'],
    body: [
      `<ul><li>Kauf auf Rechnung mit ${INVOICE_TERM_DAYS} Tagen Ziel, auch als E-Rechnung</li><li>Nettopreise, Angebote und Sammelbestellungen</li><li>Bestellen mit Artikelnummern</li><li>Kostenlose Raumplanung</li></ul>`,
      `<ul><li>Purchase by invoice with ${INVOICE_TERM_DAYS} days to pay, also as e-invoice</li><li>Net prices, quotations and collective orders</li><li>Order by item number</li><li>Room planning free of charge</li></ul>`,
    ],
  },
  {
    path: '/myaccount/customernumber/',
    pageType: 'SERVICE',
    title: ['Ihre Kundennummer', 'Your customer number'],
    summary: ['Wo sie steht und wie Sie eine bekommen', 'Where to find it and how to get one'],
    stores: ['b2b'],
    body: [
      '<p>Ihre Kundennummer hat sechs Ziffern. Sie steht in der E-Mail, mit der wir Ihr Konto eröffnet haben, und nach der Anmeldung unter <a href="/myaccount/contact-details/">„Persönliche Daten“</a>.</p><p>Noch keine? <a href="/myaccount/register/">Eröffnen Sie ein Konto für Ihre Einrichtung</a>. Nicht zu finden? <a href="/service/kontakt/">Schreiben Sie uns</a>.</p>',
      '<p>Your customer number has six digits. You will find it in the e-mail with which we opened your account and, once logged in, under <a href="/myaccount/contact-details/">“Personal details”</a>.</p><p>None yet? <a href="/myaccount/register/">Open an account for your institution</a>. Cannot find it? <a href="/service/kontakt/">Write to us</a>.</p>',
    ],
  },
  {
    path: '/service/kontakt/',
    pageType: 'SERVICE',
    title: ['Kontakt', 'Contact'],
    summary: ['So erreichen Sie uns', 'How to reach us'],
    body: [
      '<p>Montag bis Freitag von 7:30 bis 18 Uhr unter <a href="tel:+4930000000">+49 30 000000</a> und jederzeit unter <a href="mailto:service@example.com">service@example.com</a>. Oder <a href="/service/rueckruf/">lassen Sie sich zurückrufen</a>.</p>',
      '<p>Monday to Friday from 7:30 am to 6 pm on <a href="tel:+4930000000">+49 30 000000</a> and any time at <a href="mailto:service@example.com">service@example.com</a>. Or <a href="/service/rueckruf/">have us call you back</a>.</p>',
    ],
  },
  {
    path: '/service/bewertungen/',
    pageType: 'SERVICE',
    title: ['Wie Bewertungen entstehen', 'How reviews come about'],
    summary: ['Echtheit von Bewertungen', 'Authenticity of reviews'],
    body: [
      '<p>Bewerten kann bei uns, wer den Artikel hier bestellt hat: über den Link in einer eigenen E-Mail, die wir einige Tage nach der Lieferung schicken, oder nach der Anmeldung von der Bestellung aus. Jeder Link gehört zu einem bestellten Artikel und gilt einmal. So abgegebene Bewertungen tragen das Zeichen „Verifizierter Kauf“. Ältere Bewertungen ohne dieses Zeichen sind nicht auf einen Kauf geprüft.</p><p>Wir veröffentlichen gute und schlechte Bewertungen. Die Sterne eines Artikels sind der Durchschnitt aller seiner Bewertungen. Eine Gegenleistung gibt es für Bewertungen nicht.</p>',
      '<p>Whoever has ordered the item here can review it: by the link in a separate e-mail that we send some days after the delivery, or, once logged in, from the order. Each link belongs to an item that was ordered and works once. Reviews given in this way carry the mark “Verified purchase”. Older reviews without this mark are not checked for a purchase.</p><p>We publish good and bad reviews. The stars of an item are the average of all of its reviews. Nothing is given in return for a review.</p>',
    ],
  },
  {
    path: '/service/altgeraete-batterien/',
    pageType: 'SERVICE',
    title: ['Altgeräte und Batterien', 'Old devices and batteries'],
    summary: ['Kostenlose Rücknahme', 'Free take-back'],
    body: [
      '<p>Alte Geräte und Batterien gehören nicht in den Hausmüll (durchgestrichene Mülltonne). Wir nehmen sie kostenlos zurück: Legen Sie bis zu drei Kleingeräte bis 25 cm der Rücksendung bei oder fordern Sie eine Paketmarke an. Bei der Lieferung eines Großgeräts nimmt die Spedition das alte mit. Löschen Sie vorher Ihre Daten.</p>',
      '<p>Old devices and batteries do not belong in household waste (crossed-out bin). We take them back free of charge: enclose up to three small devices of up to 25 cm with a return or ask for a parcel label. When a large device is delivered the agent takes the old one along. Delete your data first.</p>',
    ],
  },
  {
    path: '/inspiration/',
    pageType: 'INSPIRATION',
    title: ['Ideen für die Klasse', 'Ideas for class'],
    summary: ['Anregungen durch das Schuljahr', 'Suggestions through the school year'],
    body: [
      '<h2>Leuchtende Laternen</h2><p>Transparentpapier, ein Käseschachteldeckel und eine halbe Stunde: So wird aus Resten ein Laternenzug.</p><h2>Lineatur zum Anfassen</h2><p>Kleben Sie vier Streifen Kreppband auf den Flurboden und lassen Sie Buchstaben hüpfen.</p>',
      '<h2>Glowing lanterns</h2><p>Tissue paper, the lid of a cheese box and half an hour: leftovers become a lantern parade.</p><h2>Ruling to touch</h2><p>Put four strips of masking tape on the corridor floor and let letters hop.</p>',
    ],
  },
  {
    path: '/gewinnspiele/leseecke/',
    pageType: 'SWEEPSTAKES',
    title: ['Leseecke gewinnen', 'Win a reading corner'],
    summary: ['Gewinnspiel des Monats', 'Prize draw of the month'],
    body: [
      '<p>Mitmachen können alle ab 18 Jahren, jede Person einmal. Ein Kauf ist nicht nötig.</p>',
      '<p>Everybody from 18 years may take part, each person once. No purchase necessary.</p>',
    ],
  },
];

/** The page about the shop, whose address has the id of the brand. */
export const aboutUs = (brandId: string): Article => ({
  path: aboutPath(brandId),
  pageType: 'CONTENT',
  title: ['Über uns', 'About us'],
  summary: ['Wer wir sind', 'Who we are'],
  body: [
    '<p>Wir sind ein Familienbetrieb mit einem großen Lager und einer kleinen Werkstatt. Hier sitzen Lehrerinnen neben Schreinern, und auf jeder Palette liegt ein Zettel mit einem Namen.</p>',
    '<p>We are a family business with a large warehouse and a small workshop. Teachers sit beside joiners here, and on every pallet lies a note with a name.</p>',
  ],
});

export const ADVICE: Article = {
  path: '/beratung/',
  pageType: 'ADVICE',
  title: ['Beratung', 'Advice'],
  summary: ['Ranzen, Räume, Material: wir beraten', 'Satchels, rooms, material: we advise'],
  body: [
    '<p>Welcher Ranzen passt? Wie viele Tische gehen in den Raum? Welche Farbe hält auf Glas? Rufen Sie an oder schreiben Sie; am anderen Ende sitzen Menschen, die unterrichtet haben.</p>',
    '<p>Which satchel fits? How many tables fit into the room? Which paint holds on glass? Call or write; at the other end are people who have taught.</p>',
  ],
};

export const SCHOOL_START: Article = {
  path: '/campaigns/einschulung/',
  pageType: 'CAMPAIGN',
  title: ['Einschulung', 'First day at school'],
  summary: ['Alles für den ersten Schultag', 'Everything for the first day at school'],
  body: [
    '<p>Ranzen, Hefte, Stifte: die Liste, mit der nichts fehlt.</p><p><a href="/service/materiallist/">Materialliste der Schule einfügen, und der Warenkorb ist voll</a></p>',
    '<p>Satchel, books, pens: the list with which nothing is missing.</p><p><a href="/service/materiallist/">Paste the school’s list, and the basket is full</a></p>',
  ],
};
