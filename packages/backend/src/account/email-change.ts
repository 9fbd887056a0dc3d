// A new e-mail address of a member: it counts once the link in a mail to it was used, by the member who asked for it. Whether another
// account has the address shows neither in the answer nor in the time that it takes. Source: spec 2 §7 "updateEmail"; ASVS 5.0 6.3.7, 6.3.8.

import { checkEmailChange } from '@tornister/domain/account';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { isCurrentPassword, WRONG_PASSWORD } from '../auth/current-password.ts';
import { badLink, countToken } from '../auth/mailed-links.ts';
import { readSpentToken, readToken, revokeTokensOf, spendToken } from '../auth/one-time-tokens.ts';
import { mayNotify } from '../auth/owner-mails.ts';
import { revokeSessionsOf } from '../auth/user-token.ts';
import { readableEmail } from '../checkout/show-address.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, invalid, refusedWith } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack, takeAll } from '../limits/limiter.ts';
import { EMAIL_CHANGES_OF_ACCOUNT, EMAIL_CHANGES_TO_RECIPIENT, SAME_WISH } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { moveSubscription } from '../newsletter/move-subscription.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { leaveEmail } from './former-emails.ts';
import { moveEntries, moveWishes, replaceWhereMailed } from './move-along.ts';

type Change = Answer<'MutationResult'>;
type Form = { readonly email: string; readonly currentPassword: string };

/** Has a link sent to the new address of a member who knows the password. */
export const updateEmail = (context: RequestContext, form: Form): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const { database, storefront, now, log } = context;
    const { email: saved } = await database
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const checked = checkEmailChange(form, saved);
    if (checked.isErr()) return ok(invalid(checked.error));
    if (!(yield* isCurrentPassword(context, accountId, form.currentPassword))) {
      log.warn({ event: 'authn_email_change_fail', accountId }, 'wrong current password');
      return ok(WRONG_PASSWORD);
    }
    yield* await withinRateLimits(context, database, [[EMAIL_CHANGES_OF_ACCOUNT, accountId]]);
    const { email } = checked.value;
    // A mailbox that has had enough of them gets no more, and nobody is told.
    const counted = await takeAll(context, [
      [SAME_WISH, `email ${accountId} ${email}`],
      [EMAIL_CHANGES_TO_RECIPIENT, email],
    ]);
    if (counted.isErr()) return ok(DONE);
    const { language, store, baseUrl } = storefront;
    const messageId = unguessableId();
    const askedAt = now();
    const message = { kind: 'email-change', messageId, accountId, email, askedAt, language, store, baseUrl } as const;
    await post(database, `email-change:${messageId}`, message, askedAt);
    return ok(DONE);
  });

const shown = (context: RequestContext, token: string) =>
  ({ purpose: 'new-email', token, now: context.now() }) as const;

/** The member's address that a link has confirmed: it is theirs still, so that the link may be opened again. */
const confirmedBefore = async (
  context: RequestContext,
  accountId: string,
  token: string,
): Promise<string | undefined> => {
  const { database } = context;
  const spent = await readSpentToken(database, shown(context, token));
  if (spent?.accountId !== accountId || spent.email === undefined) return undefined;
  const owner = database.selectFrom('accounts').select('email').where('id', '=', accountId);
  const row = await owner.where('email', '=', spent.email).executeTakeFirst();
  return row?.email;
};

/**
 * The address as it is read that a link confirms, or has confirmed, for the one who is logged in; nothing for a link that is not good, of somebody else, or for
 * an address that is theirs no more.
 */
export const emailToConfirm = (context: RequestContext, token: string): ResultAsync<string | undefined, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const taken = yield* await countToken(context);
    const subject = await readToken(context.database, shown(context, token));
    const email = subject?.accountId === accountId ? subject.email : await confirmedBefore(context, accountId, token);
    if (email !== undefined) await giveBack(context, taken);
    return ok(email === undefined ? undefined : readableEmail(email));
  });

/** Gives the account its new address, ends every other login, and tells the old address. Confirmed once more, it stays as it is. */
export const confirmEmail = (context: RequestContext, token: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const taken = yield* await countToken(context);
    const changed = await whereUnique(() =>
      inTransaction(context.database, async (transaction): Promise<Result<Change, Change>> => {
        const subject = await spendToken(transaction, shown(context, token));
        // Undone for somebody else's link, so that it stays good for its owner.
        if (subject?.accountId !== accountId || subject.email === undefined)
          return err((await confirmedBefore(context, accountId, token)) === undefined ? badLink(context) : DONE);
        await replaceEmail(context, transaction, { accountId, email: subject.email, exceptId: sessionId });
        return ok(DONE);
      }),
    );
    if (changed.isErr()) {
      if (changed.error.successful) await giveBack(context, taken);
      return ok(changed.error);
    }
    await giveBack(context, taken);
    context.log.info({ event: 'authn_email_change', accountId }, 'e-mail address changed');
    return ok(changed.value);
  });

/** PostgreSQL's code for a value that must be there only once. */
const UNIQUE_VIOLATION = '23505';

const TAKEN = refusedWith('vue.contactDetails.email.taken');

/** Somebody may have opened an account with the address since the mail was sent: the database knows, and lets only one have it. */
const whereUnique = async (work: () => Promise<Result<Change, Change>>): Promise<Result<Change, Change>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return err(TAKEN);
    throw error;
  }
};

type NewEmail = { readonly accountId: string; readonly email: string; readonly exceptId: string };

/**
 * The link proves the new mailbox. Links that were mailed to the old address are good no more; what was asked for there comes along only where it
 * was proved to be the member's. The link of the welcome confirms the address that the account has: then there is nothing to move.
 */
const replaceEmail = async (
  context: RequestContext,
  transaction: Database,
  { accountId, email, exceptId }: NewEmail,
): Promise<void> => {
  const { now, storefront } = context;
  const { email: oldEmail, mailbox_proved_at: provedAt } = await transaction
    .selectFrom('accounts')
    .select(['email', 'mailbox_proved_at'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('accounts')
    .set((row) => ({ email, version: row('version', '+', 1), mailbox_proved_at: now() }))
    .where('id', '=', accountId)
    .execute();
  await revokeTokensOf(transaction, accountId);
  await revokeSessionsOf(transaction, accountId, { now: now(), exceptId });
  if (email === oldEmail) return;
  await transaction.updateTable('users').set({ email }).where('account_id', '=', accountId).execute();
  await replaceWhereMailed(transaction, { accountId, email, oldEmail });
  if (provedAt !== null) {
    await moveSubscription(transaction, { oldEmail, email, now });
    await moveWishes(transaction, { oldEmail, email });
    await moveEntries(transaction, { oldEmail, email });
    await leaveEmail(transaction, { accountId, email: oldEmail, leftAt: now() });
  }
  const left = { email: oldEmail, isProved: provedAt !== null };
  if (!(await mayNotify(context, transaction, left, 'email-changed'))) return;
  const { language, store, baseUrl } = storefront;
  const key = `email-changed:${unguessableId()}`;
  const message = { kind: 'email-changed', key, accountId, oldEmail, language, store, baseUrl } as const;
  await post(transaction, key, message, now());
};
