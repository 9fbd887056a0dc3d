// Sends what stands in the outbox. A message is done only after it was sent, so a crash sends it again and never loses it; keys keep a
// repeated one from counting twice. Money goes first. A message that cannot be sent is tried again later, ever more seldom; a mail that its server has
// refused for good is given up after a week of tries. While the mail server is away, one mail is tried at a time.

import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { Services } from '../server/services.ts';
import { SMTP_LONGEST_MS } from './mailer.ts';

type Outgoing = { readonly kind: string; readonly key: string; readonly payload: unknown };
export type Deliver = (message: Outgoing) => Promise<void>;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30 * 60_000;
const MOST_DOUBLINGS = 20;
/** A process that dies while sending leaves the message to others after this; longer than making a mail and a mail server that hardly answers take. */
export const LEASE_MS = SMTP_LONGEST_MS + 80_000;
const AT_ONCE = 20;
/** So long an operator has to put a wrong setting right. */
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;
const PERMANENT = 500;
/** What moves money waits behind no mail. */
const MONEY: readonly string[] = ['payment-capture', 'refund'];
/** What nodemailer says of a server that it cannot talk to. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS']);

type WorkerServices = Pick<Services, 'database' | 'now' | 'log'>;

/**
 * Sends what is due; answers how many messages were sent. It ends before that where the mail server cannot be reached, and at the end of the message under
 * way where the process is stopping; what was not tried is for whoever comes next.
 */
export const flushOutbox = async (
  services: WorkerServices,
  deliver: Deliver,
  isStopping = (): boolean => false,
): Promise<number> => {
  let sent = 0;
  for (;;) {
    const due = await lease(services);
    if (due.length === 0) return sent;
    const batch = await sendBatch(services, deliver, due, isStopping);
    sent += batch.sent;
    if (!batch.isEnd) continue;
    await release(services, batch.rest);
    return sent;
  }
};

type Batch = { readonly sent: number; readonly rest: readonly Row[]; readonly isEnd: boolean };

/** Sends what was taken, or a part of it: what is left then is not tried now. */
const sendBatch = async (
  services: WorkerServices,
  deliver: Deliver,
  taken: readonly Row[],
  isStopping: () => boolean,
): Promise<Batch> => {
  let sent = 0;
  for (let due = taken; due.length > 0; due = due.slice(1)) {
    due = await keepLease(services, due);
    const [message, ...rest] = due;
    if (message === undefined) break;
    if (isStopping()) return { sent, rest: due, isEnd: true };
    const outcome = await sendOne(services, deliver, message);
    if (outcome === 'unreachable') return { sent, rest, isEnd: true };
    if (outcome === 'sent') sent += 1;
  }
  return { sent, rest: [], isEnd: false };
};

type Row = Outgoing & {
  readonly id: number;
  readonly attempts: number;
  readonly next_attempt_at: number;
  readonly refused_since: number | null;
};

/** Takes due messages for a while; no two processes take the same. */
const lease = async ({ database, now }: WorkerServices): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    update outbox set next_attempt_at = ${now() + LEASE_MS}, attempts = attempts + 1
    where id in (
      select id from outbox where done_at is null and next_attempt_at <= ${now()}
      order by (kind in (${sql.join(MONEY)})) desc, id limit ${AT_ONCE} for update skip locked
    )
    returning id, kind, key, payload, attempts, next_attempt_at, refused_since`.execute(database);
  return [...rows].sort((one, other) => Number(isMoney(other)) - Number(isMoney(one)) || one.id - other.id);
};

/** Gives back what was taken and not tried. */
const release = async ({ database, now }: WorkerServices, leased: readonly Row[]): Promise<void> => {
  const [first] = leased;
  if (first === undefined) return;
  await database
    .updateTable('outbox')
    .set(({ eb }) => ({ next_attempt_at: now(), attempts: eb('attempts', '-', 1) }))
    .where(
      'id',
      'in',
      leased.map(({ id }) => id),
    )
    .where('done_at', 'is', null)
    .where('next_attempt_at', '=', first.next_attempt_at)
    .execute();
};

/**
 * Messages of one lease that are still this process's. Those before them may take long: the lease is renewed before each message, so that each has
 * all of its time, and what another process has taken since it ran out is left to that.
 */
const keepLease = async ({ database, now }: WorkerServices, leased: readonly Row[]): Promise<readonly Row[]> => {
  const until = leased[0]?.next_attempt_at ?? 0;
  const renewed = now() + LEASE_MS;
  if (renewed <= until) return leased;
  const kept = await database
    .updateTable('outbox')
    .set({ next_attempt_at: renewed })
    .where(
      'id',
      'in',
      leased.map(({ id }) => id),
    )
    .where('done_at', 'is', null)
    .where('next_attempt_at', '=', until)
    .returning('id')
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  return leased.filter(({ id }) => ids.has(id)).map((row) => ({ ...row, next_attempt_at: renewed }));
};

/** Whether the mail server has said that it will never take this mail, or none for this recipient (RFC 5321 §4.2.1); a server that is away says nothing. */
const isRefusedForGood = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code, responseCode, rejected } = error as { code: unknown; responseCode?: number; rejected?: unknown[] };
  // Who may not log in or send at all is refused too, and that is the operator's to put right.
  const isAboutThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && (rejected?.length ?? 0) > 0);
  return isAboutThisMail && (responseCode ?? 0) >= PERMANENT;
};

const isMoney = ({ kind }: Pick<Outgoing, 'kind'>): boolean => MONEY.includes(kind);

/** Whether no other mail would be sent now, either. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNREACHABLE.has(error.code);

/** What came of one message. */
type Outcome = 'sent' | 'failed' | 'unreachable';

const sendOne = async ({ database, now, log }: WorkerServices, deliver: Deliver, message: Row): Promise<Outcome> => {
  try {
    await deliver(message);
    await database
      .updateTable('outbox')
      .set({ done_at: now(), last_error: null })
      .where('id', '=', message.id)
      .execute();
    return 'sent';
  } catch (error) {
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(message.attempts, MOST_DOUBLINGS));
    const facts = { err: error, kind: message.kind, attempts: message.attempts };
    const refusedSince = isRefusedForGood(error) ? (message.refused_since ?? now()) : null;
    const isGivenUp = refusedSince !== null && now() - refusedSince >= GIVEN_UP_AFTER_MS;
    if (isGivenUp) log.error(facts, 'a mail was given up: its server refuses it for good');
    else log.warn(facts, 'outbox message not sent');
    await database
      .updateTable('outbox')
      .set({
        refused_since: refusedSince,
        ...(isGivenUp ? { done_at: now() } : { next_attempt_at: now() + wait }),
        last_error: error instanceof Error ? error.message : String(error),
      })
      .where('id', '=', message.id)
      .execute();
    return !isMoney(message) && isUnreachable(error) ? 'unreachable' : 'failed';
  }
};
