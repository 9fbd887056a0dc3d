// Deleting an account: its owner asks, every login ends, and after the waiting time a job deletes it. Who logs in before takes it back.
// Source: spec 2 §7 "deleteCurrentCustomerAccount"; GDPR Art. 17.

import { checkCurrentPassword } from '@tornister/domain/passkeys';
import { DAY_MS } from '@tornister/domain/shared';
import { err, ok, type ResultAsync, safeTry } from 'neverthrow';
import { verifiedHashOf, WRONG_PASSWORD } from '../auth/current-password.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { mayMailAccount, mayNotifyOwner } from '../auth/owner-mails.ts';
import { revokeSessionsOf } from '../auth/user-token.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, invalid } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { SECURITY_NOTICES_TO_RECIPIENT } from '../limits/limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';

/** Has the account deleted after the waiting time; ends every login, this one included. */
export const deleteAccount = (
  context: RequestContext,
  currentPassword: string,
): ResultAsync<Answer<'MutationResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const { database, settings, now, log } = context;
    const checked = checkCurrentPassword(currentPassword);
    if (checked.isErr()) return ok(invalid(checked.error));
    const verified = yield* verifiedHashOf(context, accountId, currentPassword);
    const dueAt = now() + settings.accountDeletionDays * DAY_MS;
    const isAsked = yield* await inTransaction(database, async (transaction) => {
      const held = await holdAccount(transaction, { accountId, sessionId });
      if (held.isErr()) return err(held.error);
      if (held.value !== verified) return ok(false);
      await transaction.updateTable('accounts').set({ deletion_due_at: dueAt }).where('id', '=', accountId).execute();
      await revokeSessionsOf(transaction, accountId, { now: now() });
      await tellOfDeletion(context, transaction, { accountId, dueAt });
      return ok(true);
    });
    if (!isAsked) {
      log.warn({ event: 'authn_account_deletion_fail', accountId }, 'wrong current password');
      return ok(WRONG_PASSWORD);
    }
    log.info({ event: 'user_deletion_requested', accountId }, 'account is to be deleted');
    return ok(DONE);
  });

/** A login says that the account is wanted after all; its owner is told. Answers whether it was to be deleted. */
export const keepAccount = async (
  context: Pick<RequestContext, 'storefront' | 'now' | 'log'>,
  database: Database,
  {
    id,
    email,
    deletion_due_at: dueAt,
  }: { readonly id: string; readonly email: string; readonly deletion_due_at: number | null },
): Promise<boolean> => {
  if (dueAt === null) return false;
  await database.updateTable('accounts').set({ deletion_due_at: null }).where('id', '=', id).execute();
  if (await mayMailAccount(context, database, email)) {
    const key = `account-kept:${unguessableId()}`;
    await post(database, key, { kind: 'account-kept', key, accountId: id, ...shopOf(context) }, context.now());
  }
  context.log.info({ event: 'user_deletion_withdrawn', accountId: id }, 'account is kept');
  return true;
};

/**
 * Tells the owner when the account goes. Where the mailbox has had enough for now, one mail when the hour is over speaks of what is so then: the last
 * word may not be that the account is kept.
 */
const tellOfDeletion = async (
  context: RequestContext,
  transaction: Database,
  { accountId, dueAt }: { readonly accountId: string; readonly dueAt: number },
): Promise<void> => {
  const at = context.now();
  const message = { kind: 'account-deletion', accountId, dueAt, ...shopOf(context) } as const;
  if (await mayNotifyOwner(context, transaction, accountId, 'account-deletion')) {
    const key = `account-deletion:${unguessableId()}`;
    return post(transaction, key, { ...message, key }, at);
  }
  const { windowMs } = SECURITY_NOTICES_TO_RECIPIENT;
  const key = `account-deletion:${accountId}:${Math.floor(at / windowMs)}`;
  await post(transaction, key, { ...message, key, isLate: true }, at + windowMs);
};

const shopOf = ({ storefront: { language, store, baseUrl } }: Pick<RequestContext, 'storefront'>) => ({
  language,
  store,
  baseUrl,
});
