// What the shop tells about data: what it keeps for an order, which cookies it sets, and what it does with consent alone. Purposes and periods
// are those by which the shop works, so that the text cannot promise others. A sample text of a shop that does not exist; it says so.

import { CONSENT_COOKIE_S, CONSENT_PURPOSES, type ConsentPurpose } from '@tornister/domain/analytics';
import { SEEN_PRODUCTS_MAX } from '@tornister/domain/catalogue';
import { AB_COOKIE_S } from '@tornister/domain/content';
import { AB_COOKIE_PREFIX, KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_S } from '@tornister/domain/session';
import { EVENT_DAYS } from '../../retention/event-days.ts';
import type { Pair } from '../pair.ts';
import { withSample } from './legal-articles.ts';

const DAY_S = 24 * 60 * 60;
const daysOf = (seconds: number): number => Math.round(seconds / DAY_S);

/** What somebody can agree to, under the names of the question that asks for it. */
const PURPOSES: Readonly<Record<ConsentPurpose, readonly [name: Pair, text: Pair]>> = {
  statistics: [
    ['Statistik', 'Statistics'],
    [
      `Wir zählen, welche Seiten, Artikel und Angebote genutzt werden und wie schnell Seiten sind, ohne Ihren Namen und ohne Ihre IP-Adresse. Die Ereignisse löschen wir nach ${EVENT_DAYS} Tagen. Vergleichen wir zwei Fassungen einer Seite, merkt sich ein Cookie, dessen Name mit ${AB_COOKIE_PREFIX} beginnt, ${daysOf(AB_COOKIE_S)} Tage lang, welche Sie sehen.`,
      `We count which pages, articles and offers are used and how fast pages are, without your name and without your IP address. We delete the events after ${EVENT_DAYS} days. When we compare two versions of a page, a cookie whose name begins with ${AB_COOKIE_PREFIX} remembers for ${daysOf(AB_COOKIE_S)} days which one you see.`,
    ],
  ],
  recent: [
    ['Zuletzt angesehen', 'Recently viewed'],
    [
      `Dieser Browser merkt sich die letzten ${SEEN_PRODUCTS_MAX} Artikel, die Sie angesehen haben. Die Liste bleibt in ihm, bis Sie sich abmelden oder nicht mehr zustimmen.`,
      `This browser remembers the last ${SEEN_PRODUCTS_MAX} articles that you have looked at. The list stays in it until you log out or no longer agree.`,
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

export const PRIVACY: Pair = withSample([
  `<p>Verantwortlich ist die Tornister Schulbedarf GmbH (siehe Impressum).</p><h2>Was wir verarbeiten</h2><p>Für Ihre Bestellung verarbeiten wir Name, Anschrift, Kontaktdaten und den Inhalt des Warenkorbs (Art. 6 Abs. 1 lit. b DSGVO). Bestellungen und Rechnungen bewahren wir auf, weil das Handels- und Steuerrecht es verlangt (Art. 6 Abs. 1 lit. c DSGVO).</p><h2>Cookies</h2><p>Notwendige Cookies halten Warenkorb, Anmeldung, Merkliste, Zusagen auf Klassenlisten und Ihre Entscheidung über die folgenden Zwecke. Nach einer Anmeldung hält das Cookie ${KNOWN_DEVICE_COOKIE} ${daysOf(KNOWN_DEVICE_S)} Tage lang fest, dass dieser Browser bekannt ist: Falsche Passwörter anderer sperren Sie dann nicht aus.</p><h2>Was nur mit Ihrer Zustimmung geschieht</h2>${purposesIn(0)}<p>Ihre Entscheidung gilt ${daysOf(CONSENT_COOKIE_S)} Tage. Sie lässt sich jederzeit unten auf jeder Seite ändern.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen, widersprechen und sich bei einer Aufsichtsbehörde beschweren.</p>`,
  `<p>The controller is Tornister Schulbedarf GmbH (see imprint).</p><h2>What we process</h2><p>For your order we process name, address, contact details and the content of the basket (Art. 6(1)(b) GDPR). We keep orders and invoices because commercial and tax law demand it (Art. 6(1)(c) GDPR).</p><h2>Cookies</h2><p>Necessary cookies hold basket, login, wish list, promises on class lists and your decision about the purposes below. After a login the cookie ${KNOWN_DEVICE_COOKIE} notes for ${daysOf(KNOWN_DEVICE_S)} days that this browser is known: wrong passwords of others do not lock you out then.</p><h2>What happens only with your consent</h2>${purposesIn(1)}<p>Your decision holds for ${daysOf(CONSENT_COOKIE_S)} days. You may change it at any time at the bottom of any page.</p><h2>Your rights</h2><p>You may ask for access, rectification, erasure, restriction and portability, object, and complain to a supervisory authority.</p>`,
]);
