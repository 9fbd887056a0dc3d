// Sends what stands in the outbox. A message is done only after it was sent, so a crash sends it again and never loses it; keys keep a
// repeated one from counting twice. A message that cannot be sent is tried again later, ever more seldom; a mail that its server has refused
// for good is given up after a week of tries.

import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { Services } from '../server/services.ts';

type Outgoing = { readonly kind: string; readonly key: string; readonly payload: unknown };
export type Deliver = (message: Outgoing) => Promise<void>;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30 * 60_000;
const MOST_DOUBLINGS = 20;
/** A process that dies while sending leaves the message to others after this. */
const LEASE_MS = 30_000;
const AT_ONCE = 20;
/** So long an operator has to put a wrong setting right. */
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;
const PERMANENT = 500;

type WorkerServices = Pick<Services, 'database' | 'now' | 'log'>;

/** Sends everything that is due; answers how many messages were sent. */
export const flushOutbox = async (services: WorkerServices, deliver: Deliver): Promise<number> => {
  let sent = 0;
  for (;;) {
    let due = await lease(services);
    if (due.length === 0) return sent;
    for (; due.length > 0; due = due.slice(1)) {
      due = await keepLease(services, due);
      const [message] = due;
      if (message !== undefined && (await sendOne(services, deliver, message))) sent += 1;
    }
  }
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
      order by id limit ${AT_ONCE} for update skip locked
    )
    returning id, kind, key, payload, attempts, next_attempt_at, refused_since`.execute(database);
  return [...rows].sort((one, other) => one.id - other.id);
};

/**
 * Messages of one lease that are still this process's. Those before them may take long: from half of its time on the lease is renewed, and what
 * another process has taken since it ran out is left to that.
 */
const keepLease = async ({ database, now }: WorkerServices, leased: readonly Row[]): Promise<readonly Row[]> => {
  const until = leased[0]?.next_attempt_at ?? 0;
  if (now() < until - LEASE_MS / 2) return leased;
  const renewed = now() + LEASE_MS;
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

const sendOne = async ({ database, now, log }: WorkerServices, deliver: Deliver, message: Row): Promise<boolean> => {
  try {
    await deliver(message);
    await database
      .updateTable('outbox')
      .set({ done_at: now(), last_error: null })
      .where('id', '=', message.id)
      .execute();
    return true;
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
    return false;
  }
};
