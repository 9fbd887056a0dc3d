// Holds the account of somebody who is logged in while something of it is changed that a new password ends. What they proved before, they may
// have proved a moment ago: a hash takes its time, and the password may have been changed and the login ended meanwhile.
// Source: ASVS 5.0 7.4.3, 15.4.2.

import { ok, type Result } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';

export type OwnLogin = { readonly accountId: string; readonly sessionId: string };

/**
 * Holds the row of the account until the transaction ends; answers the hash of the password that it has now. Refuses a login that has ended
 * since its token was looked at.
 */
export const holdAccount = async (
  transaction: Transaction,
  { accountId, sessionId }: OwnLogin,
): Promise<Result<string, Refusal>> => {
  const account = await transaction
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const session = await transaction
    .selectFrom('sessions')
    .select(['revoked_at', 'is_logged_out'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (account === undefined || session === undefined) return refuse('INVALID_TOKEN');
  if (session.revoked_at === null) return ok(account.password_hash);
  return refuse('REVOKED_TOKEN', session.is_logged_out ? { isLoggedOut: true, isJustNow: true } : {});
};
