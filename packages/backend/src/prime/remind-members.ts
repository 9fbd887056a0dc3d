// Tells members by mail that their membership ends soon, once for each end. What renews by itself, and what the shop did not sell, is not told.

import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { StoredPrime } from '../database/account-tables.ts';
import { post } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { keepPrime } from './agree-to-renewal.ts';

/**
 * Puts the mails that are due into the outbox; answers how many. The account keeps for which end it was reminded, in the transaction of the mail: the
 * outbox forgets its messages, perhaps before the membership ends.
 */
export const remindMembers = async ({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ order_id: string; account_id: string; prime: StoredPrime }>`
      select latest.id as order_id, accounts.id as account_id, accounts.prime
      from accounts
      inner join lateral (
        select orders.id from orders inner join users on users.id = orders.user_id
        where users.account_id = accounts.id and orders.kind = 'prime' and orders.state = 'placed'
        order by orders.ordered_at desc limit 1) as latest on true
      where accounts.prime->>'abo' = 'false' and accounts.deletion_due_at is null
        and (accounts.prime->>'endsAt')::bigint > ${now()}
        and (accounts.prime->>'endsAt')::bigint <= ${now() + PRIME_REMINDER_DAYS * DAY_MS}
        and accounts.prime->>'remindedFor' is distinct from accounts.prime->>'endsAt'
      for update of accounts skip locked`.execute(transaction);
    for (const { order_id: orderId, account_id, prime } of rows) {
      const { endsAt } = prime;
      const key = `prime-ending:${account_id}:${endsAt}`;
      await post(transaction, key, { kind: 'prime-ending', key, orderId, endsAt }, now());
      await keepPrime(transaction, account_id, { ...prime, remindedFor: endsAt });
    }
    return rows.length;
  });
