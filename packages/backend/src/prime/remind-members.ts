// Tells members by mail that their membership ends soon, once for each end. What renews by itself, and what the shop did not sell, is not told.

import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { post } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';

/** Puts the mails that are due into the outbox; answers how many memberships end soon. */
export const remindMembers = async ({ database, now }: Pick<Services, 'database' | 'now'>): Promise<number> => {
  const { rows } = await sql<{ order_id: string; account_id: string; ends_at: string | number }>`
    select distinct on (accounts.id) orders.id as order_id, accounts.id as account_id, accounts.prime->'endsAt' as ends_at
    from accounts
    inner join users on users.account_id = accounts.id
    inner join orders on orders.user_id = users.id and orders.kind = 'prime' and orders.state = 'placed'
    where accounts.prime->>'abo' = 'false' and accounts.deletion_due_at is null
      and (accounts.prime->>'endsAt')::bigint > ${now()}
      and (accounts.prime->>'endsAt')::bigint <= ${now() + PRIME_REMINDER_DAYS * DAY_MS}
    order by accounts.id, orders.ordered_at desc`.execute(database);
  for (const { order_id: orderId, account_id, ends_at } of rows) {
    const endsAt = Number(ends_at);
    const key = `prime-ending:${account_id}:${endsAt}`;
    await post(database, key, { kind: 'prime-ending', key, orderId, endsAt }, now());
  }
  return rows.length;
};
