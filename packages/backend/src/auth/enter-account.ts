// Logs a visitor in to an account, after a password, a registration or the like has proved it theirs: the old session ends, a new one begins,
// and the browser counts as known.

import { brandId, type UserId } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import { keepAccount } from '../account/delete-account.ts';
import type { AccountsTable } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { unguessableId } from '../server/ids.ts';
import { issueDeviceToken } from './known-device.ts';
import { type LoginTokens, openSession } from './login-tokens.ts';
import { takeAlong } from './take-along.ts';
import { revokeSession } from './user-token.ts';

export type AccountRow = Selectable<AccountsTable>;

export type Entered = LoginTokens & {
  readonly userId: UserId;
  readonly deviceToken: string;
  readonly firstName: string;
  readonly lastName: string;
  /** It was to be deleted, and is not since this login. */
  readonly accountKept: boolean;
};

/** Logs the visitor in to an account that they have proved to be theirs. */
export const enterAccount = async (
  context: RequestContext,
  database: Database,
  account: AccountRow,
  isLong: boolean,
): Promise<Entered> => {
  const { visitor, secrets, now } = context;
  const userId = await userOf(context, database, account);
  await takeAlong(context, database, userId);
  const accountKept = await keepAccount(context, database, account);
  if (visitor.login !== undefined) await revokeSession(database, visitor.login.sessionId, now());
  const tokens = await openSession(context, database, { userId, kind: 'member', isLong });
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
