// Sets a subscription that had ended, and that nobody confirmed anew in time, back to what it was: anybody may have asked.

import { sql } from 'kysely';
import type { Services } from '../server/services.ts';

/**
 * Deletes what was asked for anew and leaves what proves the consent of before, and its end, as if nobody had asked; answers how many. What
 * somebody works with waits for the next time.
 */
export const setBackUnconfirmed = async ({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> => {
  const { rows } = await sql`
    update newsletter_subscriptions
    set state = 'unsubscribed', token_hash = null, token_expires_at = null, asked_again = null
    where id = any(array(
      select id from newsletter_subscriptions
      where state = 'pending' and token_expires_at <= ${now()} and unsubscribed_at is not null
      for update skip locked
    )) returning 1`.execute(database);
  return rows.length;
};
