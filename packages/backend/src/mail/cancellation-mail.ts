// The receipt of a cancellation on a durable medium, and word to the staff. Source: § 312k(4) BGB.

import type { CancellationForm } from '@tornister/domain/contracts';
import { parseDay } from '@tornister/domain/shared';
import { DEFAULT_STORE, parseStore } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import type { CancellationsTable } from '../database/contract-tables.ts';
import { formatMoney } from '../graphql/format-money.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import { startOfShopDay } from '../orders/shop-calendar.ts';
import type { Services } from '../server/services.ts';
import { type DayReader, formatDay, formatLastDay, formatMoment } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import { CANCELLATION_WORDS, type CancellationWords } from './cancellation-words.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Row = Selectable<CancellationsTable>;

type Message = Extract<OutboxMessage, { kind: 'cancellation-receipt' | 'cancellation-notice' }>;

/** The mail of a message; none when the declaration is deleted. */
export const cancellationMailOf = async (
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { kind, cancellationId, declaredBefore }: Message,
): Promise<Mail | undefined> => {
  const find = (id: string): Promise<Row | undefined> =>
    database.selectFrom('cancellations').selectAll().where('id', '=', id).executeTakeFirst();
  const row = await find(cancellationId);
  if (row === undefined) return undefined;
  const before = declaredBefore === undefined ? undefined : await waitingBefore(find, declaredBefore, row.id);
  return kind === 'cancellation-receipt' ? receipt(row, before) : notice(row, before, settings.staffEmail);
};

/** The declaration that came before this one; where it was turned down, the one that waits in its place, unless that is this one. */
const waitingBefore = async (
  find: (id: string) => Promise<Row | undefined>,
  id: string,
  own: string,
): Promise<Row | undefined> => {
  const before = await find(id);
  const turnedDown = before?.cut_off?.turnedDown;
  if (turnedDown === undefined) return before;
  const next = turnedDown.next?.id;
  return next === undefined || next === own ? undefined : waitingBefore(find, next, own);
};

const isTurnedDown = ({ cut_off: earlyEnd }: Row): boolean => earlyEnd?.turnedDown !== undefined;

/** Who reads the mail about a declaration. */
const readerOf = ({ language, store }: Row): DayReader => ({ language: languageOf(language), store });

const wordsOf = (row: Row): CancellationWords => wordsFor(CANCELLATION_WORDS, readerOf(row));

/** When the day begins that somebody wished the contract to end on. */
const wishedEndOf = ({ endsOn }: CancellationForm): number | undefined => {
  const day = parseDay(endsOn);
  return day === undefined ? undefined : startOfShopDay(day.year, day.month, day.day);
};

const factsOf = (row: Row): readonly (readonly [string, string])[] => {
  const { facts, contracts, kinds, next } = wordsOf(row);
  const { form } = row;
  const wished = wishedEndOf(form);
  return [
    [facts.contract, contracts[form.contract] ?? form.contract],
    ...(form.reference === '' ? [] : [[facts.reference, form.reference] as const]),
    [facts.kind, kinds[form.kind] ?? form.kind],
    ...(form.reason === '' ? [] : [[facts.reason, form.reason] as const]),
    [facts.endsOn, wished === undefined ? next : formatDay(wished, readerOf(row))],
    [facts.name, form.name],
    [facts.email, form.email],
    [facts.at, formatMoment(row.received_at, readerOf(row), 'long')],
    [facts.stamp, new Date(row.received_at).toISOString()],
  ];
};

const endOf = (row: Row): string | undefined =>
  row.ends_at === null ? undefined : wordsOf(row).ends(formatLastDay(row.ends_at, readerOf(row)));

/** What sets an early end or turns it down (docs/staff-desk.md); an id that begins like an option stands behind two hyphens. */
const commandFor = (decision: 'end-early' | 'turn-down', id: string): string =>
  `npm run staff -- ${decision} ${id.startsWith('-') ? '-- ' : ''}${id}`;

/** What becomes of the money for the time after an early end, and of that end where it is not set. */
const moneyOf = (row: Row, before: Row | undefined, kind: 'receipt' | 'notice'): readonly string[] => [
  ...shareOf(row, kind),
  ...(waitsWith(row, before, kind) ? [wordsOf(row).endAwaitsStaff] : []),
  ...(before === undefined ? [] : [onceOf(row, before, kind)]),
];

/** That the same year was cancelled before. */
const onceOf = (row: Row, before: Row, kind: 'receipt' | 'notice'): string => {
  const { declaredBefore, toPayBackOnce } = wordsOf(row);
  const moment = formatMoment(before.received_at, readerOf(row), 'long');
  return kind === 'receipt' ? declaredBefore(moment) : toPayBackOnce(moment, before.id);
};

/** A declaration that only repeats one that waits for people waits with it. */
const waitsWith = (row: Row, before: Row | undefined, kind: 'receipt' | 'notice'): boolean =>
  kind === 'receipt' && before !== undefined && row.cut_off === null;

const shareOf = (row: Row, kind: 'receipt' | 'notice'): readonly string[] => {
  const { cut_off: earlyEnd } = row;
  if (earlyEnd === null) return [];
  const { cutOff: toMember, toPayBack, endAwaitsStaff, endToSet, endToTurnDown } = wordsOf(row);
  const reader = readerOf(row);
  const until = formatLastDay(earlyEnd.chargedUntil, reader);
  const share = formatMoney(earlyEnd.share, parseStore(row.store) ?? DEFAULT_STORE, reader.language);
  // Each command ends its paragraph, without a mark behind it that would be copied along.
  const [what, ...open] =
    kind === 'receipt'
      ? [toMember(until, share), endAwaitsStaff]
      : [
          toPayBack(earlyEnd.orderNumber, until, share),
          endToSet(commandFor('end-early', row.id)),
          endToTurnDown(commandFor('turn-down', row.id)),
        ];
  return earlyEnd.awaitsStaff === true ? [...open, what] : [what];
};

const receipt = (row: Row, before: Row | undefined): Mail => {
  const words = wordsOf(row);
  return shortMail({
    key: `cancellation-receipt:${row.id}`,
    recipient: row.form.email,
    subject: words.receiptSubject,
    language: languageOf(row.language),
    paragraphs: [
      words.hello(row.form.name),
      words.received,
      words.declaration,
      ...(isTurnedDown(row) ? [words.turnedDown] : [endOf(row) ?? words.openEnd, ...moneyOf(row, before, 'receipt')]),
      words.notYou,
    ],
    facts: factsOf(row),
  });
};

const notice = (row: Row, before: Row | undefined, recipient: string): Mail => {
  const words = wordsOf(row);
  const end = endOf(row);
  return shortMail({
    key: `cancellation-notice:${row.id}`,
    recipient,
    subject: words.noticeSubject(row.form.name),
    language: languageOf(row.language),
    paragraphs: [
      words.notice,
      ...(isTurnedDown(row)
        ? [words.turnedDown]
        : end === undefined
          ? [words.toDo]
          : [words.done, end, ...moneyOf(row, before, 'notice')]),
    ],
    facts: factsOf(row),
  });
};
