// The receipt of a withdrawal on a durable medium, and word to the staff. Source: § 356a(4) BGB.

import { isWithdrawable, withdrawalPeriodAt } from '@tornister/domain/contracts';
import { instantOf } from '@tornister/domain/shared';
import type { StoreCode, Worded } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import { canWithdrawFrom, withdrawalEnd } from '../contracts/order-withdrawal.ts';
import type { WithdrawalsTable } from '../database/contract-tables.ts';
import type { Database } from '../database/database.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import { linesOf } from '../orders/read-order.ts';
import { readParcels } from '../orders/shipments.ts';
import { deliveredOf } from '../orders/show-orders.ts';
import type { Services } from '../server/services.ts';
import { formatMoment } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Row = Selectable<WithdrawalsTable>;
type Standing = 'no-order' | 'unpaid' | 'cancelled' | 'no-right' | 'not-begun' | 'running' | 'over';

type Words = {
  readonly receiptSubject: (number: string) => string;
  readonly hello: (name: string) => string;
  readonly received: string;
  readonly declaration: (number: string) => string;
  readonly next: string;
  readonly notYou: string;
  readonly noticeSubject: (number: string) => string;
  readonly notice: string;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly facts: Readonly<Record<'number' | 'goods' | 'name' | 'email' | 'at' | 'stamp', string>>;
  readonly whole: string;
};

const WORDS: Worded<Words> = {
  de: {
    receiptSubject: (number) => `Ihr Widerruf zur Bestellung ${number} ist eingegangen`,
    hello: (name) => `Guten Tag ${name},`,
    received:
      'wir haben Ihren Widerruf erhalten. Das ist Ihre Bestätigung mit Inhalt, Datum und Uhrzeit; bitte bewahren Sie sie auf.',
    declaration: (number) => `„Hiermit widerrufe ich den Vertrag über die Bestellung ${number}.“`,
    next: 'Wir prüfen den Widerruf und schreiben Ihnen, wie es mit Ware und Geld weitergeht. Ob die Frist eingehalten ist, bestätigt diese Nachricht nicht.',
    notYou: 'Haben Sie nichts widerrufen? Dann antworten Sie bitte auf diese Nachricht.',
    noticeSubject: (number) => `Widerruf zu bearbeiten: Bestellung ${number}`,
    notice: 'Über die Widerrufsfunktion ist eine Erklärung eingegangen.',
    standing: {
      'no-order': 'Zu Nummer und E-Mail-Adresse gibt es in diesem Shop keine Bestellung. Bitte von Hand zuordnen.',
      unpaid: 'Die Bestellung ist bekannt. Sie ist noch nicht bezahlt und deshalb noch kein Vertrag.',
      cancelled: 'Die Bestellung ist bekannt. Sie ist storniert: Es gibt keinen Vertrag mehr, der zu widerrufen wäre.',
      'no-right':
        'Die Bestellung ist bekannt. Sie ist ein Jahr der Mitgliedschaft, für das es kein Widerrufsrecht gibt. Bitte klären, ob eine Kündigung gemeint ist.',
      'not-begun': 'Die Bestellung ist bekannt. Die Frist hat noch nicht begonnen: Es ist noch nicht alles zugestellt.',
      running: 'Die Bestellung ist bekannt. Die Erklärung kam in der Frist.',
      over: 'Die Bestellung ist bekannt. Die Erklärung kam nach dem Ende der Frist.',
    },
    facts: {
      number: 'Bestellnummer',
      goods: 'Waren',
      name: 'Name',
      email: 'E-Mail',
      at: 'Eingang',
      stamp: 'Zeitstempel (UTC)',
    },
    whole: 'die ganze Bestellung',
  },
  en: {
    receiptSubject: (number) => `Your withdrawal from order ${number} has arrived`,
    hello: (name) => `Dear ${name},`,
    received: 'We have received your withdrawal. This is your receipt with content, date and time; please keep it.',
    declaration: (number) => `“I hereby withdraw from the contract about order ${number}.”`,
    next: 'We look at the withdrawal and tell you what happens next with the goods and the refund. This message does not confirm that it came within the period.',
    notYou: 'Did you not withdraw from anything? Then please answer this message.',
    noticeSubject: (number) => `Withdrawal to handle: order ${number}`,
    notice: 'A declaration has come in by the withdrawal function.',
    standing: {
      'no-order': 'No order of this shop has this number and e-mail address. Please find out by hand.',
      unpaid: 'The order is known. It is not paid yet, and therefore not a contract.',
      cancelled: 'The order is known. It is cancelled: there is no contract any more to withdraw from.',
      'no-right':
        'The order is known. It is a year of the membership from which there is no right to withdraw. Please find out whether it is meant to be cancelled.',
      'not-begun': 'The order is known. The period has not begun: not everything is delivered yet.',
      running: 'The order is known. The declaration came within the period.',
      over: 'The order is known. The declaration came after the end of the period.',
    },
    facts: {
      number: 'Order number',
      goods: 'Goods',
      name: 'Name',
      email: 'E-mail',
      at: 'Received',
      stamp: 'Time stamp (UTC)',
    },
    whole: 'the whole order',
  },
};

type Message = Extract<OutboxMessage, { kind: 'withdrawal-receipt' | 'withdrawal-notice' }>;

/** The mail of a message; none when the declaration is deleted. */
export const withdrawalMailOf = async (
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { kind, withdrawalId }: Message,
): Promise<Mail | undefined> => {
  const row = await database.selectFrom('withdrawals').selectAll().where('id', '=', withdrawalId).executeTakeFirst();
  if (row === undefined) return undefined;
  if (kind === 'withdrawal-receipt') return receipt(row);
  return notice(row, settings.staffEmail, await standingOf(database, row));
};

const factsOf = (row: Row, { facts, whole }: Words): readonly (readonly [string, string])[] => {
  return [
    [facts.number, row.order_number],
    [facts.goods, row.goods === '' ? whole : row.goods],
    [facts.name, row.name],
    [facts.email, row.email],
    [facts.at, formatMoment(row.received_at, { language: languageOf(row.language), store: row.store }, 'long')],
    [facts.stamp, new Date(row.received_at).toISOString()],
  ];
};

const receipt = (row: Row): Mail => {
  const language = languageOf(row.language);
  const words = wordsFor(WORDS, { language, store: row.store });
  return shortMail({
    key: `withdrawal-receipt:${row.id}`,
    recipient: row.email,
    subject: words.receiptSubject(row.order_number),
    language,
    paragraphs: [words.hello(row.name), words.received, words.declaration(row.order_number), words.next, words.notYou],
    facts: factsOf(row, words),
  });
};

const notice = (row: Row, recipient: string, standing: Standing): Mail => {
  const language = languageOf(row.language);
  const words = wordsFor(WORDS, { language, store: row.store });
  return shortMail({
    key: `withdrawal-notice:${row.id}`,
    recipient,
    subject: words.noticeSubject(row.order_number),
    language,
    paragraphs: [words.notice, words.standing[standing]],
    facts: factsOf(row, words),
  });
};

/** Where the period stood when the declaration came. */
const standingOf = async (database: Database, { order_id, received_at }: Row): Promise<Standing> => {
  if (order_id === null) return 'no-order';
  const order = await database
    .selectFrom('orders')
    .select(['store', 'kind', 'state', 'cart_id', 'ordered_at'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  if (!isWithdrawable(order)) return order.state === 'cancelled' ? 'cancelled' : 'unpaid';
  if (!canWithdrawFrom(order)) return 'no-right';
  const parcels = (await readParcels(database, await linesOf(database, [order_id]))).get(order_id) ?? [];
  const endsAt = withdrawalEnd(deliveredOf(order, parcels), order.store as StoreCode);
  return withdrawalPeriodAt(endsAt, instantOf(received_at));
};
