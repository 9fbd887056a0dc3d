// Whether a visitor has a running prime membership.

import { membershipAt } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';

type Paid = { readonly status: string; readonly endsAt: number };

/** What is paid for ends at its moment, also where a renewal is wished that has not been paid. */
const endOfRunning = (prime: Paid | null | undefined, now: Instant): Instant | undefined => {
  if (prime === null || prime === undefined) return undefined;
  const endDate = instantOf(prime.endsAt);
  return membershipAt({ status: prime.status, abo: false, endDate }, now).kind === 'running' ? endDate : undefined;
};

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
  return endOfRunning(account?.prime, now);
};

/** An account with this address, in lower case, has a membership that runs now. */
export const isPrimeEmail = async (database: Database, email: string, now: Instant): Promise<boolean> => {
  const accounts = await database
    .selectFrom('accounts')
    .select('prime')
    .where('email', '=', email)
    .where('kind', '=', 'member')
    .execute();
  return accounts.some(({ prime }) => endOfRunning(prime, now) !== undefined);
};
