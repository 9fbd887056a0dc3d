// Whether a visitor has a running prime membership.

import { membershipAt } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';

/** The account behind a visitor's id has a membership that runs now. */
export const isPrimeUser = async (database: Database, userId: string, now: Instant): Promise<boolean> =>
  (await runningUntil(database, userId, now)) !== undefined;

/** The end of the membership that runs now; undefined where none does. */
export const runningUntil = async (database: Database, userId: string, now: Instant): Promise<Instant | undefined> => {
  const account = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('accounts.prime')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const prime = account?.prime ?? undefined;
  if (prime === undefined) return undefined;
  // What is paid for ends at its moment, also where a renewal is wished that has not been paid.
  const endDate = instantOf(prime.endsAt);
  return membershipAt({ status: prime.status, abo: false, endDate }, now).kind === 'running' ? endDate : undefined;
};
