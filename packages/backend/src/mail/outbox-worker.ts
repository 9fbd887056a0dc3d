// Sends what stands in the outbox. A message is done only after it was sent, so a crash sends it again and never loses it; keys keep a
// repeated one from counting twice. A message that cannot be sent is tried again later, ever more seldom.

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

type WorkerServices = Pick<Services, 'database' | 'now' | 'log'>;

/** Sends everything that is due; answers how many messages were sent. */
export const flushOutbox = async (services: WorkerServices, deliver: Deliver): Promise<number> => {
  let sent = 0;
  for (;;) {
    const due = await lease(services);
    if (due.length === 0) return sent;
    for (const message of due) if (await sendOne(services, deliver, message)) sent += 1;
  }
};

type Row = Outgoing & { readonly id: number; readonly attempts: number };

/** Takes due messages for a while; no two processes take the same. */
const lease = async ({ database, now }: WorkerServices): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    update outbox set next_attempt_at = ${now() + LEASE_MS}, attempts = attempts + 1
    where id in (
      select id from outbox where done_at is null and next_attempt_at <= ${now()}
      order by id limit ${AT_ONCE} for update skip locked
    )
    returning id, kind, key, payload, attempts`.execute(database);
  return rows;
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
    log.warn({ err: error, kind: message.kind, attempts: message.attempts }, 'outbox message not sent');
    await database
      .updateTable('outbox')
      .set({ next_attempt_at: now() + wait, last_error: error instanceof Error ? error.message : String(error) })
      .where('id', '=', message.id)
      .execute();
    return false;
  }
};
