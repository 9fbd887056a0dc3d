// The mails of the Prime membership: whether a place on the waiting list is really meant, that it can be bought, and that one ends soon or has
// ended.

import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import type { StoreCode, Worded } from '@tornister/domain/storefront';
import type { OutboxMessage } from '../orders/outbox.ts';
import { isPrimeEmail } from '../prime/prime-member.ts';
import { isPrimeSoldIn } from '../prime/prime-offer.ts';
import { waitingListToken } from '../prime/waiting-list.ts';
import type { Services } from '../server/services.ts';
import { formatLastDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };

const WORDS: Worded<Words> = {
  de: {
    subject: 'Bitte bestätigen: Warteliste für Prime',
    paragraphs: [
      'Guten Tag,',
      'jemand, vermutlich Sie, möchte erfahren, wann die Prime-Mitgliedschaft abgeschlossen werden kann. Mit dem Link bestätigen Sie das. Er gilt sieben Tage.',
      'Waren Sie das nicht? Dann ist nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht mehr.',
    ],
    link: 'Warteliste bestätigen',
  },
  en: {
    subject: 'Please confirm: waiting list for Prime',
    paragraphs: [
      'Hello,',
      'Somebody, probably you, wants to hear when the Prime membership can be bought. With the link you confirm that. It is valid for seven days.',
      'Was that not you? Then there is nothing to do: without a confirmation we do not write to you again.',
    ],
    link: 'Confirm the waiting list',
  },
};

const OPEN: Worded<Words> = {
  de: {
    subject: 'Prime kann jetzt abgeschlossen werden',
    paragraphs: [
      'Guten Tag,',
      'Sie wollten erfahren, wann die Prime-Mitgliedschaft abgeschlossen werden kann: ab jetzt. Preis und Laufzeit stehen auf der Seite.',
      'Damit ist Ihr Platz auf der Warteliste erledigt. Wir schreiben Ihnen deswegen nicht noch einmal und löschen Ihre Adresse von der Liste.',
    ],
    link: 'Zur Mitgliedschaft',
  },
  en: {
    subject: 'Prime can be bought now',
    paragraphs: [
      'Hello,',
      'You wanted to hear when the Prime membership can be bought: from now on. Price and duration are on the page.',
      'With this your place on the waiting list has served its purpose. We do not write to you about it again and delete your address from the list.',
    ],
    link: 'To the membership',
  },
};

type EndingWords = {
  readonly subject: string;
  readonly paragraphs: (day: string) => readonly string[];
  /** What is said besides where another year is sold. */
  readonly offer?: string;
  readonly link: string;
};

const ENDING: Worded<EndingWords> = {
  de: {
    subject: 'Ihre Prime-Mitgliedschaft endet bald',
    paragraphs: (day) => [
      'Guten Tag,',
      `Ihre Prime-Mitgliedschaft endet am ${day}, von selbst und ohne Kündigung. Danach gelten für Pakete wieder die üblichen Versandkosten.`,
    ],
    offer:
      'Möchten Sie Mitglied bleiben? Dann können Sie jetzt ein weiteres Jahr kaufen; es beginnt mit dem Ende des laufenden.',
    link: 'Zur Mitgliedschaft',
  },
  en: {
    subject: 'Your Prime membership ends soon',
    paragraphs: (day) => [
      'Hello,',
      `Your Prime membership ends on ${day}, by itself and without a cancellation. After that the usual shipping costs apply again.`,
    ],
    offer: 'Would you like to stay a member? Then you can buy another year now; it begins when the present one ends.',
    link: 'To the membership',
  },
};

/** For whom the mail is made after the end: a renewal that was agreed to is not made, or the mail waited that long. */
const ENDED: Worded<EndingWords> = {
  de: {
    subject: 'Ihre Prime-Mitgliedschaft ist beendet',
    paragraphs: (day) => [
      'Guten Tag,',
      `Ihre Prime-Mitgliedschaft lief bis zum ${day}. Sie wurde nicht verlängert, und es kommt keine Rechnung für ein weiteres Jahr. Für Pakete gelten wieder die üblichen Versandkosten.`,
      'Möchten Sie wieder Mitglied werden? Ob und zu welchem Preis das möglich ist, steht auf der Seite der Mitgliedschaft.',
    ],
    link: 'Zur Mitgliedschaft',
  },
  en: {
    subject: 'Your Prime membership has ended',
    paragraphs: (day) => [
      'Hello,',
      `Your Prime membership ran until ${day}. It was not renewed, and there is no bill for another year. The usual shipping costs apply again.`,
      'Would you like to be a member again? The page of the membership says whether that is possible, and at what price.',
    ],
    link: 'To the membership',
  },
};

type Message = Extract<OutboxMessage, { kind: 'prime-waiting-list' }>;
type OpenMessage = Extract<OutboxMessage, { kind: 'prime-open' }>;
type EndingMessage = Extract<OutboxMessage, { kind: 'prime-ending' }>;

/** The mail that a membership ends soon or has ended; none where another year was bought meanwhile, or the account has gone. */
export const endingMailOf = async (
  services: Pick<Services, 'database' | 'payments' | 'settings' | 'now'>,
  { key, orderId, endsAt }: EndingMessage,
): Promise<Mail | undefined> => {
  const { database, now } = services;
  const found = await database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['accounts.email', 'accounts.prime', 'orders.language', 'orders.store', 'orders.base_url'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (found?.prime?.endsAt !== endsAt || found.base_url === null) return undefined;
  const language = languageOf(found.language);
  const reader = { language, store: found.store };
  const { subject, paragraphs, offer, link } = wordsFor(now() < endsAt ? ENDING : ENDED, reader);
  const isOffered = offer !== undefined && (await isPrimeSoldIn(services, found.store as StoreCode));
  const day = formatLastDay(endsAt, reader);
  const page = new URL(PATHS.primeMembership, found.base_url).href;
  return shortMail({
    key,
    recipient: found.email,
    subject,
    language,
    paragraphs: [...paragraphs(day), ...(isOffered ? [offer] : [])],
    links: [[link, page]],
  });
};

/** The mail of a message; none for a place that is gone or confirmed by now. */
export const waitingListMailOf = async (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  { key, placeId }: Message,
): Promise<Mail | undefined> => {
  const place = await database
    .selectFrom('prime_waiting_list')
    .selectAll()
    .where('id', '=', placeId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (place === undefined) return undefined;
  const language = languageOf(place.language);
  const { subject, paragraphs, link } = wordsFor(WORDS, { language, store: place.store });
  const page = new URL(PATHS.primeMembership, place.base_url);
  page.searchParams.set(WAITING_LIST_PARAMETER, waitingListToken(secrets, placeId));
  return shortMail({ key, recipient: place.email, subject, language, paragraphs, links: [[link, page.href]] });
};

/** The mail that prime can be bought; none for a place that is gone, nor for whoever is a member by now. */
export const openMailOf = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  { key, placeId }: OpenMessage,
): Promise<Mail | undefined> => {
  const place = await database
    .selectFrom('prime_waiting_list')
    .selectAll()
    .where('id', '=', placeId)
    .where('notified_at', 'is not', null)
    .executeTakeFirst();
  if (place === undefined || (await isPrimeEmail(database, place.email, now()))) return undefined;
  const language = languageOf(place.language);
  const { subject, paragraphs, link } = wordsFor(OPEN, { language, store: place.store });
  const page = new URL(PATHS.primeMembership, place.base_url).href;
  return shortMail({ key, recipient: place.email, subject, language, paragraphs, links: [[link, page]] });
};
