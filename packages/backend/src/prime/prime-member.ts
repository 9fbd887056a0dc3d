// Whether a visitor has a running prime membership.

import { PRIME_RENEWAL_GRACE_MS } from '@tornister/domain/contracts';
import { membershipAt } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import { deliversPrime, type StoreCode } from '@tornister/domain/storefront';
import type { StoredPrime } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import type { RequestStorefront } from '../graphql/context.ts';

/**
 * The end of a membership that runs; undefined for one that does not. What is paid for ends at its moment; one that is to be renewed goes on until
 * that is done (`renew-memberships.ts`), for as long as a renewal may be late.
 */
export const endOfRunning = (prime: StoredPrime | null | undefined, now: Instant): Instant | undefined => {
  if (prime === null || prime === undefined) return undefined;
  const grace = prime.abo && prime.renewal !== undefined ? PRIME_RENEWAL_GRACE_MS : 0;
  const endDate = instantOf(prime.endsAt + grace);
  const { kind } = membershipAt({ status: prime.status, abo: false, endDate }, now);
  return kind === 'running' ? instantOf(prime.endsAt) : undefined;
};

/** The account behind a visitor's id has a membership that runs now. */
export const isPrimeUser = async (database: Database, userId: string, now: Instant): Promise<boolean> =>
  (await runningPrime(database, userId, now)) !== undefined;

/** Whether a store sends its parcels to a visitor for nothing, as a member. */
export const isPrimeIn = async (
  database: Database,
  { store, sellsPrime }: Pick<RequestStorefront, 'store' | 'sellsPrime'>,
  userId: string,
  now: Instant,
): Promise<boolean> => {
  if (!(await isPrimeUser(database, userId, now))) return false;
  return deliversPrime({ sellsPrime, wasBoughtHere: !sellsPrime && (await hasBoughtIn(database, userId, store)) });
};

/** Whether the account behind a visitor's id has bought a year of the membership in a store. */
const hasBoughtIn = async (database: Database, userId: string, store: StoreCode): Promise<boolean> => {
  const bought = await database
    .selectFrom('users as own')
    .innerJoin('users as buyers', 'buyers.account_id', 'own.account_id')
    .innerJoin('orders', 'orders.user_id', 'buyers.id')
    .select('orders.id')
    .where('own.id', '=', userId)
    .where('orders.kind', '=', 'prime')
    .where('orders.state', '=', 'placed')
    .where('orders.store', '=', store)
    .executeTakeFirst();
  return bought !== undefined;
};

/** The membership of the account behind a visitor's id, if it runs now. */
export const runningPrime = async (
  database: Database,
  userId: string,
  now: Instant,
): Promise<StoredPrime | undefined> => {
  const account = await database
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('accounts.prime')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const prime = account?.prime ?? undefined;
  return endOfRunning(prime, now) === undefined ? undefined : prime;
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
