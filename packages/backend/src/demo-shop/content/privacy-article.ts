// What the shop tells about data: what it keeps for an order, which cookies it sets, and what it does with consent alone. Purposes and periods
// are those by which the shop works, so that the text cannot promise others. A sample text of a shop that does not exist; it says so.

import { CONSENT_COOKIE_S, CONSENT_PURPOSES, type ConsentPurpose } from '@tornister/domain/analytics';
import { SEEN_PRODUCTS_MAX } from '@tornister/domain/catalogue';
import { AB_COOKIE_S } from '@tornister/domain/content';
import { AB_COOKIE_PREFIX, KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_S } from '@tornister/domain/session';
import type { StoreCode } from '@tornister/domain/storefront';
import { sellerText } from '../../mail/seller-words.ts';
import { DEMO_SELLER } from '../../orders/seller.ts';
import { COMPETITION_DAYS, CONSENT_PROOF_YEARS, EVENT_DAYS } from '../../retention/event-days.ts';
import type { Pair } from '../pair.ts';
import { inHtml } from '../texts.ts';
import type { Article } from './article.ts';
import { withSample } from './legal-articles.ts';

const DAY_S = 24 * 60 * 60;
const daysOf = (seconds: number): number => Math.round(seconds / DAY_S);

/** What somebody can agree to, under the names of the question that asks for it. */
const PURPOSES: Readonly<Record<ConsentPurpose, readonly [name: Pair, text: Pair]>> = {
  statistics: [
    ['Statistik', 'Statistics'],
    [
      `Wir zählen, welche Seiten, Artikel und Angebote genutzt werden und wie schnell Seiten sind, ohne Ihren Namen und ohne Ihre IP-Adresse. Die Ereignisse löschen wir nach ${EVENT_DAYS} Tagen. Vergleichen wir zwei Fassungen einer Seite, merkt sich ein Cookie, dessen Name mit ${AB_COOKIE_PREFIX} beginnt, ${daysOf(AB_COOKIE_S)} Tage lang, welche Sie sehen.`,
      `We count which pages, items and offers are used and how fast pages are, without your name and without your IP address. We delete the events after ${EVENT_DAYS} days. When we compare two versions of a page, a cookie whose name begins with ${AB_COOKIE_PREFIX} remembers for ${daysOf(AB_COOKIE_S)} days which one you see.`,
    ],
  ],
  recent: [
    ['Zuletzt angesehen', 'Recently viewed'],
    [
      `Dieser Browser merkt sich die letzten ${SEEN_PRODUCTS_MAX} Artikel, die Sie angesehen haben. Die Liste bleibt in ihm, bis Sie sich abmelden oder nicht mehr zustimmen.`,
      `This browser remembers the last ${SEEN_PRODUCTS_MAX} items that you have looked at. The list stays in it until you log out or no longer agree.`,
    ],
  ],
};

const purposesIn = (language: 0 | 1): string => {
  const items = CONSENT_PURPOSES.map((purpose) => {
    const [name, text] = PURPOSES[purpose];
    return `<li><strong>${name[language]}</strong>: ${text[language]}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

/** What is done with data, why, and for how long, apart from cookies. */
const USES: readonly (readonly [headline: Pair, text: Pair])[] = [
  [
    ['Bestellungen', 'Orders'],
    [
      'Für Ihre Bestellung verarbeiten wir Name, Anschrift, Kontaktdaten und den Inhalt des Warenkorbs (Art. 6 Abs. 1 lit. b DSGVO). Bestellungen und Rechnungen bewahren wir auf, weil das Handels- und Steuerrecht es verlangt (Art. 6 Abs. 1 lit. c DSGVO). Warenkörbe, aus denen keine Bestellung wurde, löschen wir, wenn sie länger nicht benutzt wurden.',
      'For your order we process name, address, contact details and the content of the basket (Art. 6(1)(b) GDPR). We keep orders and invoices because commercial and tax law demand it (Art. 6(1)(c) GDPR). Baskets that became no order are deleted when they have not been used for longer.',
    ],
  ],
  [
    ['Kundenkonto und Passkeys', 'Account and passkeys'],
    [
      'In Ihrem Konto stehen Ihre Daten, Adressen, Listen und Bestellungen, außerdem, auf welchen Geräten Sie angemeldet sind (Art. 6 Abs. 1 lit. b DSGVO). Von Ihrem Passwort behalten wir nur eine Prüfsumme, von einem Passkey nur den öffentlichen Schlüssel und seinen Namen; Fingerabdruck und Gesicht verlassen Ihr Gerät nicht. Das Konto bleibt, bis Sie es unter „Persönliche Daten“ löschen.',
      'Your account holds your details, addresses, lists and orders, and on which devices you are logged in (Art. 6(1)(b) GDPR). Of your password we keep a hash only, of a passkey only the public key and its name; fingerprint and face never leave your device. The account stays until you delete it under “Personal details”.',
    ],
  ],
  [
    ['Kontakt, Rückruf und Kataloge', 'Contact, call-back and catalogues'],
    [
      'Was Sie in ein Formular schreiben, verwenden wir, um zu antworten, anzurufen oder Kataloge zu schicken (Art. 6 Abs. 1 lit. b und f DSGVO). Im Shop löschen wir es, wenn es bearbeitet ist. Kündigungen und Widerrufe bewahren wir als Nachweis auf, bis Ansprüche verjährt sind.',
      'What you write into a form we use to answer, to call or to send catalogues (Art. 6(1)(b) and (f) GDPR). In the shop we delete it when it has been dealt with. Cancellations and withdrawals are kept as proof until claims are barred by time.',
    ],
  ],
  [
    ['Newsletter', 'Newsletter'],
    [
      `Den Newsletter schicken wir nur, wenn Sie ihm zugestimmt und das mit dem Link in einer E-Mail bestätigt haben (Art. 6 Abs. 1 lit. a DSGVO). Abbestellen können Sie ihn jederzeit, mit dem Link in jeder Ausgabe oder unter <a href="/service/newsletter/">Newsletter</a>. Dass Sie zugestimmt hatten, bewahren wir danach ${CONSENT_PROOF_YEARS} Jahre lang als Nachweis auf.`,
      `We send the newsletter only if you have agreed to it and have confirmed that by the link in an e-mail (Art. 6(1)(a) GDPR). You can unsubscribe at any time, by the link in each newsletter or under <a href="/service/newsletter/">newsletter</a>. That you had agreed is kept as proof for ${CONSENT_PROOF_YEARS} years after that.`,
    ],
  ],
  [
    ['Nachrichten, wenn etwas wieder da ist', 'Messages when something is back'],
    [
      'Wünschen Sie eine E-Mail, sobald ein Artikel wieder lieferbar ist oder Prime verkauft wird, nutzen wir Ihre Adresse nur dafür und erst, wenn Sie sie mit einem Link bestätigt haben (Art. 6 Abs. 1 lit. a DSGVO). Danach löschen wir sie; ein Wunsch zu einem Artikel gilt höchstens ein Jahr.',
      'If you want an e-mail as soon as an item can be bought again, or Prime is sold, we use your address for this alone and only once you have confirmed it by a link (Art. 6(1)(a) GDPR). Afterwards we delete it; a wish about an item holds for a year at most.',
    ],
  ],
  [
    ['Bewertungen', 'Reviews'],
    [
      'Einige Tage nach der Lieferung fragen wir Sie in einer E-Mail nach Ihrer Meinung zu dem, was Sie gekauft haben (Art. 6 Abs. 1 lit. f DSGVO). Dem können Sie jederzeit über das <a href="/service/kontakt/">Kontaktformular</a> widersprechen. Ihre Bewertung erscheint unter dem Namen, den Sie dafür angeben.',
      'Some days after the delivery we ask you in an e-mail what you think of what you bought (Art. 6(1)(f) GDPR). You can object to that at any time by the <a href="/service/kontakt/">contact form</a>. Your review is shown under the name that you give for it.',
    ],
  ],
  [
    ['Gewinnspiele', 'Prize draws'],
    [
      `Name und E-Mail-Adresse verwenden wir nur für das Gewinnspiel (Art. 6 Abs. 1 lit. b DSGVO) und löschen sie ${COMPETITION_DAYS} Tage nach dem Einsendeschluss.`,
      `We use name and e-mail address for the prize draw only (Art. 6(1)(b) GDPR) and delete them ${COMPETITION_DAYS} days after the closing date.`,
    ],
  ],
  [
    ['Wer Daten bekommt', 'Who receives data'],
    [
      'Paketdienst oder Spedition bekommen Name und Lieferadresse. Zahlen Sie mit Karte, PayPal, Amazon Pay oder TWINT, geht der Betrag mit der Nummer der Bestellung an diesen Zahlungsdienst; Kartendaten sehen wir nie. Gehen Sie mit Amazon Pay zur Kasse, übernehmen wir von dort Adresse und E-Mail-Adresse.',
      'The parcel service or forwarding agent gets name and delivery address. If you pay by card, PayPal, Amazon Pay or TWINT, the amount goes to this payment service with the number of the order; we never see card details. If you check out by Amazon Pay, we take address and e-mail address from there.',
    ],
  ],
];

const usesIn = (language: 0 | 1): string =>
  USES.map(([headline, text]) => `<h2>${headline[language]}</h2><p>${text[language]}</p>`).join('');

/** Whom one complains to, by store; elsewhere the authority of where one lives. */
const AUTHORITY: Pair = [
  'Beschweren können Sie sich bei einer Aufsichtsbehörde für den Datenschutz, zum Beispiel bei der des Bundeslandes, in dem Sie wohnen.',
  'You may complain to a supervisory authority for data protection, for example that of the state in which you live.',
];
const AUTHORITIES: Readonly<Partial<Record<StoreCode, Pair>>> = {
  at: [
    'Beschweren können Sie sich bei einer Aufsichtsbehörde, in Österreich bei der Datenschutzbehörde in Wien.',
    'You may complain to a supervisory authority, in Austria to the Datenschutzbehörde in Vienna.',
  ],
  ch: [
    'Neben der DSGVO gilt das Schweizer Datenschutzgesetz (DSG). Wenden können Sie sich auch an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern.',
    'Beside the GDPR the Swiss Federal Act on Data Protection (FADP) applies. You may also turn to the Federal Data Protection and Information Commissioner (FDPIC) in Bern.',
  ],
};

const privacyWith = (authority: Pair): Pair =>
  withSample([
    `<p>Verantwortlich ist: ${inHtml(sellerText(DEMO_SELLER, 'de'))}.</p>${usesIn(0)}<h2>Cookies</h2><p>Notwendige Cookies halten Warenkorb, Anmeldung, Merkliste, Zusagen auf Klassenlisten und Ihre Entscheidung über die folgenden Zwecke. Nach einer Anmeldung hält das Cookie ${KNOWN_DEVICE_COOKIE} ${daysOf(KNOWN_DEVICE_S)} Tage lang fest, dass dieser Browser bekannt ist: Falsche Passwörter anderer sperren Sie dann nicht aus.</p><h2>Was nur mit Ihrer Zustimmung geschieht</h2>${purposesIn(0)}<p>Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Ihre Entscheidung gilt ${daysOf(CONSENT_COOKIE_S)} Tage. Sie lässt sich jederzeit unten auf jeder Seite ändern.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen und widersprechen. Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschah, bleibt rechtmäßig. ${authority[0]}</p>`,
    `<p>The controller is: ${inHtml(sellerText(DEMO_SELLER, 'en'))}.</p>${usesIn(1)}<h2>Cookies</h2><p>Necessary cookies hold basket, login, wish list, promises on class lists and your decision about the purposes below. After a login the cookie ${KNOWN_DEVICE_COOKIE} notes for ${daysOf(KNOWN_DEVICE_S)} days that this browser is known: wrong passwords of others do not lock you out then.</p><h2>What happens only with your consent</h2>${purposesIn(1)}<p>The legal basis is your consent (Art. 6(1)(a) GDPR). Your decision holds for ${daysOf(CONSENT_COOKIE_S)} days. You may change it at any time at the bottom of any page.</p><h2>Your rights</h2><p>You may ask for access, rectification, erasure, restriction and portability, and object. You can withdraw a consent at any time; what was done until then stays lawful. ${authority[1]}</p>`,
  ]);

/** The page under its German and its English address. */
const pagesOf = (stores: readonly StoreCode[], authority: Pair): readonly Article[] =>
  ['/rechtliches/datenschutz/', '/legal-notice/privacy/'].map((path) => ({
    path,
    pageType: 'LEGAL',
    title: ['Datenschutz', 'Privacy'],
    summary: ['Wie wir mit Daten umgehen', 'How we handle data'],
    body: privacyWith(authority),
    stores,
  }));

/** The pages about data of every store. */
export const PRIVACY_ARTICLES: readonly Article[] = [
  ...pagesOf([], AUTHORITY),
  ...Object.entries(AUTHORITIES).flatMap(([store, authority]) => pagesOf([store as StoreCode], authority)),
];
