// Logs a visitor in to an account, after a password, a registration or the like has proved it theirs: the old session ends, a new one begins,
// and the browser counts as known.

import { brandId, type UserId } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import { keepAccount } from '../account/delete-account.ts';
import type { AccountsTable } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import type { RequestContext } from '../graphql/context.ts';
import { unguessableId } from '../server/ids.ts';
import { issueDeviceToken } from './known-device.ts';
import { type LoginTokens, openSession } from './login-tokens.ts';
import { takeAlong } from './take-along.ts';
import { logOutSession } from './user-token.ts';

export type AccountRow = Selectable<AccountsTable>;

export type Entered = LoginTokens & {
  readonly userId: UserId;
  readonly deviceToken: string;
  readonly firstName: string;
  readonly lastName: string;
  /** It was to be deleted, and is not since this login. */
  readonly accountKept: boolean;
};

export type Entering = {
  readonly accountId: string;
  readonly isLong: boolean;
  /** The hash that the password was checked against; none where something else has proved the account theirs. */
  readonly verifiedHash?: string;
  /** The passkey that has signed, where one has. */
  readonly passkeyId?: string;
};

/**
 * Logs the visitor in to an account that they have proved to be theirs; nothing where it is gone by now, or where its password was changed or its
 * passkey removed while this one was checked. Who changes the password or has the account deleted ends its logins: the row is held, so that none is opened past that.
 */
export const enterAccount = (
  context: RequestContext,
  { accountId, isLong, verifiedHash, passkeyId }: Entering,
): Promise<Entered | undefined> =>
  retried(context.database, async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return undefined;
    if (verifiedHash !== undefined && verifiedHash !== account.password_hash) return undefined;
    if (passkeyId !== undefined && !(await isPasskeyThere(transaction, passkeyId))) return undefined;
    return enterHeldAccount(context, transaction, account, isLong);
  });

const isPasskeyThere = async (database: Database, id: string): Promise<boolean> =>
  (await database.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Logs the visitor in to an account that the transaction has just opened, or whose row it holds. */
export const enterHeldAccount = async (
  context: RequestContext,
  transaction: Transaction,
  account: AccountRow,
  isLong: boolean,
): Promise<Entered> => {
  const { visitor, secrets, now } = context;
  const userId = await userOf(context, transaction, account);
  await takeAlong(context, transaction, userId);
  const accountKept = await keepAccount(context, transaction, account);
  if (visitor.login !== undefined) await logOutSession(transaction, visitor.login.sessionId, now());
  const tokens = await openSession(context, transaction, { userId, kind: 'member', isLong });
  return {
    ...tokens,
    userId,
    deviceToken: await issueDeviceToken(secrets, account.id, now()),
    firstName: account.first_name,
    lastName: account.last_name,
    accountKept,
  };
};

/** The visitor that stands for an account; made when it is entered first. */
export const userOf = async (
  { now }: Pick<RequestContext, 'now'>,
  database: Database,
  account: AccountRow,
): Promise<UserId> => {
  await database
    .insertInto('users')
    .values({ id: unguessableId(), account_id: account.id, email: account.email, created_at: now() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return brandId<UserId>(row.id);
};
