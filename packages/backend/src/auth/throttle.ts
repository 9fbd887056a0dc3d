// How often something may be tried. The counters are rows of the database, so they hold for all processes and survive a restart; a try
// is counted before it is made, so that many at once do not slip through. Source: ASVS 6.3.1, 2.4.1.

import { SECOND_MS } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Tries are forgotten after an hour without any. */
const MEMORY_MS = 60 * 60_000;
/** 2 to this power seconds is more than the longest wait. */
const MOST_DOUBLINGS = 20;

/**
 * Counts a try. After `free` of them each further one has to wait twice as long as the one before, up to a quarter of an hour.
 * Throws TOO_MANY_REQUESTS while it has to wait.
 */
export const throttle = async (
  { database, now, log, storefront }: Pick<RequestContext, 'database' | 'now' | 'log' | 'storefront'>,
  key: string,
  free: number,
): Promise<void> => {
  const at = now();
  const { rows } = await sql<{ blocked_until: number }>`
    insert into throttles (key, failures, blocked_until, updated_at) values (${key}, 1, 0, ${at})
    on conflict (key) do update set
      failures = case when throttles.updated_at < ${at - MEMORY_MS} then 1 else throttles.failures + 1 end,
      blocked_until = case
        when throttles.updated_at < ${at - MEMORY_MS} or throttles.failures < ${free} then 0
        else ${at}::bigint + least(
          ${LONGEST_WAIT_MS}::bigint,
          (${FIRST_WAIT_MS} * power(2, least(throttles.failures - ${free}, ${MOST_DOUBLINGS})))::bigint
        )
      end,
      updated_at = ${at}
    where throttles.blocked_until <= ${at}
    returning blocked_until`.execute(database);
  if (rows.length > 0) return;
  log.warn({ event: 'excess_rate_limit_exceeded', key: key.split(':')[0] }, 'too many tries');
  const held = await database.selectFrom('throttles').select('blocked_until').where('key', '=', key).executeTakeFirst();
  const retryAfterSeconds = Math.max(1, Math.ceil(((held?.blocked_until ?? at) - at) / SECOND_MS));
  throw refusal('TOO_MANY_REQUESTS', { retryAfterSeconds }, inLanguage(WAIT, storefront.language)(retryAfterSeconds));
};

const WAIT: Worded<(seconds: number) => string> = {
  de: (seconds) => `Zu viele Versuche. Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.`,
  en: (seconds) => `Too many attempts. Please try again in ${seconds} seconds.`,
};

/** Forgets the tries, after one that was right. */
export const forgetTries = async ({ database }: Pick<RequestContext, 'database'>, key: string): Promise<void> => {
  await database.deleteFrom('throttles').where('key', '=', key).execute();
};
