// Tokens that a mail carries as a link. They are made from the secret and the name of their message, so a message that is sent again carries
// the same one; the database keeps only a hash. Each is for one purpose of one account, for an hour (that of the welcome, which needs a login too,
// for a week), for once. Source: ASVS 5.0 6.4.1, 6.6.2.

import { createHash, createHmac } from 'node:crypto';
import { DAY_MS, HOUR_MS, type Instant } from '@tornister/domain/shared';
import type { OneTimeTokensTable } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import type { Secrets } from '../server/secrets.ts';

/** How long the link of a mail works. */
export const ONE_TIME_TOKEN_MS = HOUR_MS;

/** How long the link of the welcome works: it opens nothing, and confirms the address of an account only for who is logged in to it. */
export const WELCOME_TOKEN_MS = 7 * DAY_MS;

type Purpose = OneTimeTokensTable['purpose'];

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type TokenWish = {
  readonly purpose: Purpose;
  readonly accountId: string;
  /** Names the message that carries the token. */
  readonly messageId: string;
  /** The address that the link confirms. */
  readonly email?: string;
  /** When the message was posted, not when it is tried: one that its server takes late is older than what was asked for since. */
  readonly askedAt: number;
  readonly now: Instant;
  readonly lifetimeMs?: number;
};

/**
 * The token of a message. Those of messages that were posted before for the same purpose are good no more; nothing for a message that a later one
 * has replaced. The account's row is held meanwhile, so that of two messages that are delivered at the same moment the one posted later stays.
 */
export const issueToken = async (
  database: Database,
  { jwt }: Secrets,
  { purpose, accountId, messageId, email, askedAt, now, lifetimeMs = ONE_TIME_TOKEN_MS }: TokenWish,
): Promise<string | undefined> => {
  const token = createHmac('sha256', jwt).update(`${purpose} ${accountId} ${messageId}`).digest('base64url');
  const hash = hashOf(token);
  const isLast = await retried(database, async (transaction) => {
    await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const later = await transaction
      .selectFrom('one_time_tokens')
      .select('hash')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('asked_at', '>', askedAt)
      .executeTakeFirst();
    if (later !== undefined) return false;
    await transaction
      .deleteFrom('one_time_tokens')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('hash', '<>', hash)
      .where((row) => row.or([row('asked_at', 'is', null), row('asked_at', '<=', askedAt)]))
      .execute();
    await transaction
      .insertInto('one_time_tokens')
      .values({
        hash,
        purpose,
        account_id: accountId,
        email: email ?? null,
        expires_at: now + lifetimeMs,
        used_at: null,
        asked_at: askedAt,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    return true;
  });
  return isLast ? token : undefined;
};

export type ShownToken = { readonly purpose: Purpose; readonly token: string; readonly now: Instant };

/** What a token that is good stands for. */
export type TokenSubject = { readonly accountId: string; readonly email?: string };

type TokenRow = { readonly account_id: string; readonly email: string | null };

const subjectOf = (row: TokenRow | undefined): TokenSubject | undefined =>
  row === undefined ? undefined : { accountId: row.account_id, ...(row.email === null ? {} : { email: row.email }) };

/** Looks a token up for its purpose, whether it is good, expired or used up. */
const selectToken = (database: Database, { purpose, token }: Pick<ShownToken, 'purpose' | 'token'>) =>
  database
    .selectFrom('one_time_tokens')
    .select(['account_id', 'email'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose);

/** What a token stands for, as long as it is good; it stays so. */
export const readToken = async (database: Database, shown: ShownToken): Promise<TokenSubject | undefined> =>
  subjectOf(
    await selectToken(database, shown)
      .where('used_at', 'is', null)
      .where('expires_at', '>', shown.now)
      .executeTakeFirst(),
  );

/** Whether a token is good; it stays so. */
export const isTokenGood = async (database: Database, shown: ShownToken): Promise<boolean> =>
  (await readToken(database, shown)) !== undefined;

/** Uses a token up and answers what it stands for; of two who show it at the same time one gets nothing. */
export const spendToken = async (
  database: Database,
  { purpose, token, now }: ShownToken,
): Promise<TokenSubject | undefined> => {
  const row = await database
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  return subjectOf(row);
};

/** What a token stood for that was used up, as long as it is not forgotten. */
export const readSpentToken = async (
  database: Database,
  shown: Pick<ShownToken, 'purpose' | 'token'>,
): Promise<TokenSubject | undefined> =>
  subjectOf(await selectToken(database, shown).where('used_at', 'is not', null).executeTakeFirst());

/** Links that were sent to the account and not used yet lead nowhere from now on. */
export const revokeTokensOf = async (database: Database, accountId: string): Promise<void> => {
  await database
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
};
