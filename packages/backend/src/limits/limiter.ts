// The limiter: a counter for each limit and subject, in the database, so that it holds for all processes and survives a restart. One
// statement counts and decides, so that many tries at once do not slip through; a try that is refused does not count.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Limit } from './limits.ts';
import { countAt, turnAfter, waitFor, windowStartAt } from './sliding-count.ts';

/** A try that was counted, and can be given back. */
export type Taken = { readonly key: string; readonly windowStart: number; readonly windowMs: number };
export type Exceeded = { readonly limit: Limit; readonly waitMs: number };

type Services = { readonly database: Database; readonly now: () => number };

/** Subjects are e-mail addresses and network addresses; the table needs to recognise them, not to know them. */
const keyOf = ({ name }: Limit, subject: string): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`;

/** Counts a try, unless that would be more than the limit. In a transaction the count stands and falls with it. */
export const take = async (
  { database, now }: Services,
  limit: Limit,
  subject: string,
): Promise<Result<Taken, Exceeded>> => {
  const { most, windowMs } = limit;
  const at = now();
  const key = keyOf(limit, subject);
  const start = windowStartAt(at, windowMs);
  const left = (windowMs - (at - start)) / windowMs;
  const { rows } = await sql`
    insert into rate_limits as stored (key, window_start, current_count, previous_count, expires_at)
    values (${key}, ${start}, 1, 0, ${start + 2 * windowMs})
    on conflict (key) do update set
      current_count = case when stored.window_start = ${start} then stored.current_count + 1 else 1 end,
      previous_count = case stored.window_start
        when ${start} then stored.previous_count when ${start - windowMs} then stored.current_count else 0 end,
      window_start = ${start},
      expires_at = ${start + 2 * windowMs}
    where 1
      + case when stored.window_start = ${start} then stored.current_count else 0 end
      + ${left}::double precision * case stored.window_start
          when ${start} then stored.previous_count when ${start - windowMs} then stored.current_count else 0 end
      <= ${most}
    returning key`.execute(database);
  if (rows.length > 0) return ok({ key, windowStart: start, windowMs });
  const stored = await database.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst();
  const counted = {
    windowStart: stored?.window_start ?? start,
    current: stored?.current_count ?? 0,
    previous: stored?.previous_count ?? 0,
  };
  return err({ limit, waitMs: Math.max(1, waitFor(counted, at, limit)) });
};

/** Whether a try of the subject still counts. */
export const isCounted = async ({ database, now }: Services, limit: Limit, subject: string): Promise<boolean> => {
  const stored = await database
    .selectFrom('rate_limits')
    .select(['window_start as windowStart', 'current_count as current', 'previous_count as previous'])
    .where('key', '=', keyOf(limit, subject))
    .executeTakeFirst();
  return stored !== undefined && countAt(stored, now(), limit.windowMs) > 0;
};

/** A try that was counted in this period, as it was remembered. */
export const takenIn = (limit: Limit, subject: string, windowStart: number): Taken => ({
  key: keyOf(limit, subject),
  windowStart,
  windowMs: limit.windowMs,
});

/** Takes back what was counted, after a try that was right. */
export const giveBack = async ({ database }: Pick<Services, 'database'>, taken: readonly Taken[]): Promise<void> => {
  for (const { key, windowStart, windowMs } of taken) {
    await sql`
      update rate_limits set
        current_count = current_count - case when window_start = ${windowStart} then 1 else 0 end,
        previous_count = previous_count - case when window_start = ${windowStart + windowMs} then 1 else 0 end
      where key = ${key} and window_start in (${windowStart}, ${windowStart + windowMs})`.execute(database);
  }
};

/** Counts a try under several limits: under all of them, or under none. */
export const takeAll = async (
  services: Services,
  wanted: readonly (readonly [limit: Limit, subject: string])[],
): Promise<Result<readonly Taken[], Exceeded>> => {
  const taken: Taken[] = [];
  for (const [limit, subject] of wanted) {
    const one = await take(services, limit, subject);
    if (one.isErr()) {
      await giveBack(services, taken);
      return err(one.error);
    }
    taken.push(one.value);
  }
  return ok(taken);
};

/**
 * The moment of a try that is put off and not refused where it would be more than the limit: each has its own, and none comes before one that was given
 * before. It stands and falls with the transaction; others of the same subject wait for that.
 */
export const takeTurn = async (
  transaction: Transaction,
  now: number,
  limit: Limit,
  subject: string,
): Promise<number> => {
  const key = keyOf(limit, subject);
  const { turns } = await transaction
    .insertInto('rate_limits')
    .values({ key, window_start: now, current_count: 0, previous_count: 0, expires_at: now + limit.windowMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning('turns')
    .executeTakeFirstOrThrow();
  const turn = turnAfter(turns ?? [], now, limit);
  await transaction
    .updateTable('rate_limits')
    .set({ turns: json([...(turns ?? []), turn].slice(-limit.most)), expires_at: turn + limit.windowMs })
    .where('key', '=', key)
    .execute();
  return turn;
};
