// The mail that asks whether a place on the waiting list of the prime membership is really meant.

import { PATHS, WAITING_LIST_PARAMETER } from '@tornister/domain/routing';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { OutboxMessage } from '../orders/outbox.ts';
import { waitingListToken } from '../prime/waiting-list.ts';
import type { Services } from '../server/services.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };

const WORDS: Worded<Words> = {
  de: {
    subject: 'Bitte bestätigen: Warteliste für Prime',
    paragraphs: [
      'Guten Tag,',
      'jemand, vermutlich Sie, möchte erfahren, wann die Prime-Mitgliedschaft wieder abgeschlossen werden kann. Mit dem Link bestätigen Sie das. Er gilt sieben Tage.',
      'Waren Sie das nicht? Dann ist nichts zu tun: Ohne Bestätigung schreiben wir Ihnen nicht mehr.',
    ],
    link: 'Warteliste bestätigen',
  },
  en: {
    subject: 'Please confirm: waiting list for prime',
    paragraphs: [
      'Good day,',
      'somebody, probably you, wants to hear when the prime membership can be bought again. With the link you confirm that. It is good for seven days.',
      'Was that not you? Then there is nothing to do: without a confirmation we do not write to you again.',
    ],
    link: 'Confirm the waiting list',
  },
};

type Message = Extract<OutboxMessage, { kind: 'prime-waiting-list' }>;

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
  const { subject, paragraphs, link } = inLanguage(WORDS, language);
  const page = new URL(PATHS.primeMembership, place.base_url);
  page.searchParams.set(WAITING_LIST_PARAMETER, waitingListToken(secrets, placeId));
  return shortMail({ key, recipient: place.email, subject, language, paragraphs, links: [[link, page.href]] });
};
