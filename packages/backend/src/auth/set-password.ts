// Forgotten and changed passwords. Who has forgotten theirs gets a mail; whether there is such an account shows neither in the answer nor in
// the time that it takes, because the account is looked up only when the mail is made. Source: spec 2 §5, §7; ASVS 5.0 6.3.8, 7.4.3.

import { loginNameOf } from '@tornister/domain/account';
import { limitSubjectOf } from '@tornister/domain/calls';
import { isDroppedInSilence, tidyCustomerNumber, tidyEmail } from '@tornister/domain/forms';
import {
  checkNewPassword,
  checkPasswordChange,
  checkPasswordReminder,
  type NewPassword,
  type PasswordChange,
} from '@tornister/domain/session';
import { MINUTE_MS } from '@tornister/domain/shared';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, invalid } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack, takeAll } from '../limits/limiter.ts';
import { REMINDERS_FROM_ADDRESS, REMINDERS_TO_ACCOUNT, SAME_WISH } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { isCurrentPassword, verifiedHashOf, WRONG_PASSWORD } from './current-password.ts';
import { holdAccount } from './hold-account.ts';
import { badLink, countToken } from './mailed-links.ts';
import { isTokenGood, readSpentToken, readToken, revokeTokensOf, spendToken } from './one-time-tokens.ts';
import { mayNotifyOwner } from './owner-mails.ts';
import { tellOwner } from './passkeys/tell-owner.ts';
import { PASSWORD_POLICY } from './password-policy.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { noteProvedHere } from './proved-at-address.ts';
import { proveMailbox } from './proved-mailbox.ts';
import { revokeSessionsOf } from './user-token.ts';

type Change = Answer<'MutationResult'>;

export type Reminder = {
  readonly email?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly honeypotField: string;
  readonly counter: number;
};

/** Has a mail sent to the owner of the account, if there is one. */
export const forgotPassword = async (context: RequestContext, asked: Reminder): Promise<Result<Change, Refusal>> => {
  const { storefront, database, clientAddress, now } = context;
  const form = { email: asked.email ?? '', customerNumber: asked.customerNumber ?? '' };
  const checked = checkPasswordReminder(form, storefront.isB2b);
  if (checked.isErr()) return ok(invalid(checked.error));
  const taken = await withinRateLimits(context, database, [[REMINDERS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
  if (taken.isErr()) return err(taken.error);
  if (isDroppedInSilence(asked)) {
    context.log.warn({ event: 'malicious_bot_dropped', form: 'forgotPassword' }, 'reminder dropped');
    return ok(DONE);
  }
  const { email, customerNumber } = checked.value;
  const name = storefront.isB2b && customerNumber !== '' ? tidyCustomerNumber(customerNumber) : tidyEmail(email);
  const counted = await takeAll(context, [
    [SAME_WISH, `reminder ${name}`],
    [REMINDERS_TO_ACCOUNT, name],
  ]);
  if (counted.isErr()) return ok(DONE);
  const { language, store, baseUrl } = storefront;
  const messageId = unguessableId();
  const askedAt = now();
  await post(
    database,
    `password-reminder:${messageId}`,
    { kind: 'password-reminder', messageId, name, askedAt, store, language, baseUrl },
    askedAt,
  );
  return ok(DONE);
};

/** Whether the token of a mail still lets its bearer set a new password. */
export const checkTokenValidity = async (context: RequestContext, token: string): Promise<Result<boolean, Refusal>> => {
  const taken = await countToken(context);
  if (taken.isErr()) return err(taken.error);
  const isGood = await isTokenGood(context.database, { purpose: 'new-password', token, now: context.now() });
  if (isGood) await giveBack(context, taken.value);
  return ok(isGood);
};

/** What the owner of the token of a mail logs in with. Its bearer has read that owner's mail; whoever guesses learns nothing of accounts. */
export const loginNameOfToken = async (
  context: RequestContext,
  token: string,
): Promise<Result<string | null, Refusal>> => {
  const { database, now, storefront } = context;
  const taken = await countToken(context);
  if (taken.isErr()) return err(taken.error);
  const subject = await readToken(database, { purpose: 'new-password', token, now: now() });
  if (subject === undefined) return ok(null);
  await giveBack(context, taken.value);
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'customer_number as customerNumber'])
    .where('id', '=', subject.accountId)
    .executeTakeFirst();
  return ok(account === undefined ? null : loginNameOf(account, storefront));
};

/** Sets a new password with the token of a mail and ends every login of the account; it proves the mailbox, and the first proof removes all passkeys. */
export const changeForgottenPassword = async (
  context: RequestContext,
  { emailToken, ...form }: NewPassword & { readonly emailToken: string },
): Promise<Result<Change, Refusal>> => {
  const { database, now } = context;
  const taken = await countToken(context);
  if (taken.isErr()) return err(taken.error);
  const shown = { purpose: 'new-password', token: emailToken, now: now() } as const;
  const badOrDone = async (): Promise<Result<Change, Refusal>> => {
    const isSet = await isSetByLink(context, { emailToken, ...form });
    if (isSet.isErr()) return err(isSet.error);
    if (!isSet.value) return ok(badLink(context));
    await giveBack(context, taken.value);
    return ok(DONE);
  };
  // Asked first: a hash is costly, and a mistake in the form must not use the token up.
  if (!(await isTokenGood(database, shown))) return badOrDone();
  const checked = checkNewPassword(form, PASSWORD_POLICY);
  if (checked.isErr()) {
    await giveBack(context, taken.value);
    return ok(invalid(checked.error));
  }
  const hash = await hashPassword(form.newPassword);
  const isSet = await database.transaction().execute(async (transaction) => {
    const spent = await spendToken(transaction, shown);
    if (spent === undefined) return false;
    await proveOwner(context, transaction, spent.accountId);
    await setPassword(context, transaction, { accountId: spent.accountId, hash });
    await noteProvedHere(context, transaction, spent.accountId);
    return true;
  });
  if (!isSet) return badOrDone();
  await giveBack(context, taken.value);
  return ok(DONE);
};

/**
 * Whether a form that sets a forgotten password has come before, by a double press or because its answer was lost: its link is spent, and the
 * account has this very password. Who tries others by a spent link is counted like who tries current ones.
 */
const isSetByLink = (
  context: RequestContext,
  { emailToken, ...form }: NewPassword & { readonly emailToken: string },
): ResultAsync<boolean, Refusal> =>
  safeTry(async function* () {
    if (checkNewPassword(form, PASSWORD_POLICY).isErr()) return ok(false);
    const spent = await readSpentToken(context.database, { purpose: 'new-password', token: emailToken });
    return spent === undefined ? ok(false) : ok(yield* isCurrentPassword(context, spent.accountId, form.newPassword));
  });

/** So long after a change a form with the same new password is the same wish: its answer may have been lost, and passwords are typed anew. */
const SAME_CHANGE_MS = 10 * MINUTE_MS;

/** Whether a form that changes the password has come before: the new one is the account's already, since a moment ago. */
const isChangedAlready = async (
  { database, now }: RequestContext,
  accountId: string,
  newPassword: string,
): Promise<boolean> => {
  const account = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .where('password_set_at', '>', now() - SAME_CHANGE_MS)
    .executeTakeFirst();
  return account !== undefined && isPassword(account.password_hash, newPassword);
};

/**
 * Sets a new password for who is logged in and knows the current one; every other login of the account ends. Of two that are changed at once the
 * first holds: the other login has ended by then.
 */
export const changePassword = (context: RequestContext, form: PasswordChange): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const checked = checkPasswordChange(form, PASSWORD_POLICY);
    if (checked.isErr()) return ok(invalid(checked.error));
    const verified = yield* verifiedHashOf(context, accountId, form.currentPassword);
    if (verified !== undefined) {
      const hash = await hashPassword(form.newPassword);
      const isSet = yield* await inTransaction(context.database, async (transaction) => {
        const held = await holdAccount(transaction, { accountId, sessionId });
        if (held.isErr()) return err(held.error);
        if (held.value !== verified) return ok(false);
        await setPassword(context, transaction, { accountId, hash, exceptId: sessionId });
        return ok(true);
      });
      if (isSet) return ok(DONE);
    }
    if (await isChangedAlready(context, accountId, form.newPassword)) return ok(DONE);
    context.log.warn({ event: 'authn_password_change_fail', accountId }, 'wrong current password');
    return ok(WRONG_PASSWORD);
  });

/** Until the first link of a mail was used, anybody may have opened the account and left keys of their own in it: they go with the old password. */
const proveOwner = async (context: RequestContext, transaction: Database, accountId: string): Promise<void> => {
  if (!(await proveMailbox(transaction, { accountId, now: context.now() }))) return;
  const removed = await transaction
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .returning('name')
    .execute();
  for (const { name } of removed) await tellOwner(context, transaction, { accountId, change: 'removed', name });
  context.log.info({ event: 'authn_mailbox_proved', accountId, passkeys: removed.length }, 'mailbox proved');
};

type NewHash = { readonly accountId: string; readonly hash: string; readonly exceptId?: string };

/** Keeps the new hash, ends the logins and the links that the old one stood for, and tells the owner, who has enough of a few mails. */
const setPassword = async (
  context: RequestContext,
  transaction: Database,
  { accountId, hash, exceptId }: NewHash,
): Promise<void> => {
  const { now, log, storefront } = context;
  await transaction
    .updateTable('accounts')
    .set({ password_hash: hash, password_set_at: now() })
    .where('id', '=', accountId)
    .execute();
  await revokeTokensOf(transaction, accountId);
  await revokeSessionsOf(transaction, accountId, { now: now(), exceptId });
  log.info({ event: 'authn_password_change', accountId }, 'password changed');
  if (!(await mayNotifyOwner(context, transaction, accountId, 'password-changed'))) return;
  const { language, store, baseUrl } = storefront;
  const key = `password-changed:${unguessableId()}`;
  await post(transaction, key, { kind: 'password-changed', key, accountId, store, language, baseUrl }, now());
};
