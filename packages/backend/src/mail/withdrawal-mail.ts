// The receipt of a withdrawal on a durable medium, and word to the staff. Source: § 356a(4) BGB.

import { isWithdrawable, withdrawalPeriodAt } from '@tornister/domain/contracts';
import { instantOf } from '@tornister/domain/shared';
import type { StoreCode } from '@tornister/domain/storefront';
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
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';
import { type DeclarationWords, declarationWords, type Standing } from './withdrawal-mail-words.ts';

type Row = Selectable<WithdrawalsTable>;

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

const factsOf = (row: Row, { facts, whole }: DeclarationWords): readonly (readonly [string, string])[] => {
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
  const words = declarationWords({ language, store: row.store });
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
  const words = declarationWords({ language, store: row.store });
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
