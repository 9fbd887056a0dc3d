// The mail that a membership renews by itself: sent when that is agreed to, and again before each renewal.

import { INVOICE_TERM_DAYS } from '@tornister/domain/checkout';
import type { CurrencyCode } from '@tornister/domain/money';
import { money } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { DEFAULT_STORE, parseStore, tradingTermsOf, type Worded } from '@tornister/domain/storefront';
import { formatMoney } from '../graphql/format-money.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { formatLastDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = {
  readonly subject: string;
  readonly paragraphs: (day: string, price: string) => readonly string[];
  readonly membership: string;
  readonly cancel: string;
};

const WORDS: Worded<Words> = {
  de: {
    subject: 'Ihre Prime-Mitgliedschaft verlängert sich',
    paragraphs: (day, price) => [
      'Guten Tag,',
      `wie vereinbart verlängert sich Ihre Prime-Mitgliedschaft nach dem ${day} um ein Jahr. Das kostet höchstens ${price}; die Rechnung kommt dann per E-Mail und ist innerhalb von ${INVOICE_TERM_DAYS} Tagen zu zahlen.`,
      'Möchten Sie das nicht? Dann beenden Sie die Verlängerung bis dahin auf der Seite der Mitgliedschaft oder unter „Verträge hier kündigen“; das geht auch ohne Anmeldung. Ist sie verlängert, können Sie jederzeit mit einer Frist von einem Monat kündigen und bekommen erstattet, was Sie für die Zeit danach bezahlt haben.',
    ],
    membership: 'Zur Mitgliedschaft',
    cancel: 'Verträge hier kündigen',
  },
  en: {
    subject: 'Your Prime membership renews',
    paragraphs: (day, price) => [
      'Hello,',
      `As agreed, your Prime membership is renewed for a year after ${day}. That costs ${price} at the most; the invoice then comes by e-mail and is payable within ${INVOICE_TERM_DAYS} days.`,
      'Would you rather not? Then end the renewal until then on the page of the membership or by “Cancel contracts here”, which needs no login. Once it is renewed, you can cancel it at any time with a month of notice, and what you have paid for the time after that is paid back.',
    ],
    membership: 'To the membership',
    cancel: 'Cancel contracts here',
  },
};

type Message = Extract<OutboxMessage, { kind: 'prime-renewing' }>;

/** The mail of a message; none where the renewal was ended meanwhile, or is done, or the account has gone. */
export const renewingMailOf = async (
  { database }: Pick<Services, 'database'>,
  { key, accountId, endsAt }: Message,
): Promise<Mail | undefined> => {
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'prime'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const { prime } = account ?? {};
  if (account === undefined || !prime?.abo || prime.renewal === undefined || prime.endsAt !== endsAt) return undefined;
  const { renewal } = prime;
  const language = languageOf(renewal.language);
  const store = parseStore(renewal.store) ?? DEFAULT_STORE;
  const { subject, paragraphs, membership, cancel } = wordsFor(WORDS, { language, store });
  const price = money(renewal.cents, tradingTermsOf(store).currency as CurrencyCode);
  // It is renewed as its last day ends.
  const day = formatLastDay(endsAt, { language, store });
  return shortMail({
    key,
    recipient: account.email,
    subject,
    language,
    paragraphs: paragraphs(day, formatMoney(price, store, language)),
    links: [
      [membership, new URL(PATHS.primeMembership, renewal.baseUrl).href],
      [cancel, new URL(PATHS.cancelContract, renewal.baseUrl).href],
    ],
  });
};
