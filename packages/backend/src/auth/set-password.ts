// Forgotten and changed passwords. Who has forgotten theirs gets a mail; whether there is such an account shows neither in the answer nor in
// the time that it takes, because the account is looked up only when the mail is made. Source: spec 2 §5, §7; ASVS 5.0 6.3.8, 7.4.3.

import { limitSubjectOf } from '@tornister/domain/calls';
import { type FormInvalid, isDroppedInSilence } from '@tornister/domain/forms';
import {
  checkNewPassword,
  checkPasswordChange,
  checkPasswordReminder,
  type NewPassword,
  type PasswordChange,
} from '@tornister/domain/session';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import { giveBack, type Taken, takeAll } from '../limits/limiter.ts';
import {
  REMINDERS_FROM_ADDRESS,
  REMINDERS_TO_ACCOUNT,
  WRONG_CURRENT_PASSWORDS,
  WRONG_EMAIL_TOKENS_FROM_ADDRESS,
} from '../limits/limits.ts';
import { requireWithin } from '../limits/require-within.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { isTokenGood, spendToken } from './one-time-tokens.ts';
import { PASSWORD_POLICY } from './password-policy.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { revokeSessionsOf } from './user-token.ts';

type Result = Answer<'MutationResult'>;

const DONE: Result = { successful: true, fieldErrors: [] };

/** What is wrong with a form, field by field. */
const invalid = ({ errors }: FormInvalid): Result => ({
  successful: false,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

export type Reminder = {
  readonly email?: string | null | undefined;
  readonly customerNumber?: string | null | undefined;
  readonly honeypotField: string;
  readonly counter: number;
};

/** Has a mail sent to the owner of the account, if there is one. */
export const forgotPassword = async (context: RequestContext, asked: Reminder): Promise<Result> => {
  const { storefront, database, clientAddress, now } = context;
  const form = { email: asked.email ?? '', customerNumber: asked.customerNumber ?? '' };
  const checked = checkPasswordReminder(form, storefront.isB2b);
  if (checked.isErr()) return invalid(checked.error);
  await requireWithin(context, database, [[REMINDERS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
  if (isDroppedInSilence(asked)) {
    context.log.warn({ event: 'malicious_bot_dropped', form: 'forgotPassword' }, 'reminder dropped');
    return DONE;
  }
  const { email, customerNumber } = checked.value;
  const name = (storefront.isB2b && customerNumber !== '' ? customerNumber : email).toLowerCase();
  if ((await takeAll(context, [[REMINDERS_TO_ACCOUNT, name]])).isErr()) return DONE;
  const { language, store, baseUrl } = storefront;
  const messageId = unguessableId();
  await post(
    database,
    `password-reminder:${messageId}`,
    { kind: 'password-reminder', messageId, name, store, language, baseUrl },
    now(),
  );
  return DONE;
};

/** Whether the token of a mail still lets its bearer set a new password. */
export const checkTokenValidity = async (context: RequestContext, token: string): Promise<boolean> => {
  const taken = await countToken(context);
  const isGood = await isTokenGood(context.database, { purpose: 'new-password', token, now: context.now() });
  if (isGood) await giveBack(context, taken);
  return isGood;
};

/** Sets a new password with the token of a mail and ends every login of the account. */
export const changeForgottenPassword = async (
  context: RequestContext,
  { emailToken, ...form }: NewPassword & { readonly emailToken: string },
): Promise<Result> => {
  const { database, now } = context;
  const taken = await countToken(context);
  const shown = { purpose: 'new-password', token: emailToken, now: now() } as const;
  // Asked first: a hash is costly, and a mistake in the form must not use the token up.
  if (!(await isTokenGood(database, shown))) return badLink(context);
  await giveBack(context, taken);
  const checked = checkNewPassword(form, PASSWORD_POLICY);
  if (checked.isErr()) return invalid(checked.error);
  const hash = await hashPassword(form.newPassword);
  const isSet = await database.transaction().execute(async (transaction) => {
    const accountId = await spendToken(transaction, shown);
    if (accountId === undefined) return false;
    await setPassword(context, transaction, { accountId, hash });
    return true;
  });
  return isSet ? DONE : badLink(context);
};

/** Sets a new password for who is logged in and knows the current one; every other login of the account ends. */
export const changePassword = async (context: RequestContext, form: PasswordChange): Promise<Result> => {
  const { accountId, sessionId } = requireLogin(context);
  if (accountId === undefined) throw refusal('VALID_TOKEN_REQUIRED');
  const checked = checkPasswordChange(form, PASSWORD_POLICY);
  if (checked.isErr()) return invalid(checked.error);
  const { database } = context;
  const account = await database
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  let taken: readonly Taken[] = [];
  const isRight = await isPassword(account.password_hash, form.currentPassword, async () => {
    taken = await requireWithin(context, database, [[WRONG_CURRENT_PASSWORDS, accountId]]);
  });
  if (!isRight) {
    context.log.warn({ event: 'authn_password_change_fail', accountId }, 'wrong current password');
    return { successful: false, fieldErrors: [{ fieldName: 'currentPassword', errorMessage: 'passwordWrong' }] };
  }
  await giveBack(context, taken);
  const hash = await hashPassword(form.newPassword);
  await database
    .transaction()
    .execute((transaction) => setPassword(context, transaction, { accountId, hash, exceptId: sessionId }));
  return DONE;
};

type NewHash = { readonly accountId: string; readonly hash: string; readonly exceptId?: string };

/** Keeps the new hash, ends the logins and the links that the old one stood for, and tells the owner. */
const setPassword = async (
  { now, log, storefront }: RequestContext,
  transaction: Database,
  { accountId, hash, exceptId }: NewHash,
): Promise<void> => {
  await transaction.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute();
  await transaction
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await revokeSessionsOf(transaction, accountId, { now: now(), exceptId });
  const { language, store, baseUrl } = storefront;
  const key = `password-changed:${unguessableId()}`;
  await post(transaction, key, { kind: 'password-changed', key, accountId, store, language, baseUrl }, now());
  log.info({ event: 'authn_password_change', accountId }, 'password changed');
};

const countToken = (context: RequestContext): Promise<readonly Taken[]> =>
  requireWithin(context, context.database, [[WRONG_EMAIL_TOKENS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]]);

const badLink = ({ storefront }: RequestContext): Result => ({
  successful: false,
  generalErrorMessage: inLanguage(BAD_LINK, storefront.language),
  fieldErrors: [],
});

const BAD_LINK: Worded<string> = {
  de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  en: 'This link is no longer valid. Please ask for a new one.',
};
