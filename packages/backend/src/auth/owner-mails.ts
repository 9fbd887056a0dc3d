// Whether one more mail about an account may go to its address, which may be a stranger's: what is done is done all the same, but a few mails in an
// hour are enough to know of it. Source: ASVS 5.0 2.4.1, 6.3.7.

import type { Database } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { take } from '../limits/limiter.ts';
import { ACCOUNT_MAILS_TO_RECIPIENT, type Limit, SECURITY_NOTICES_TO_RECIPIENT } from '../limits/limits.ts';

type Telling = Pick<RequestContext, 'now' | 'log'>;

/** What whoever has taken an account over would rather keep from its owner. */
type SecurityChange = 'password-changed' | 'passkey-added' | 'passkey-removed' | 'email-changed' | 'account-deletion';

type Mailbox = { readonly email: string; readonly isProved: boolean };

/** Whether a notice of this change may go to this mailbox. At a proved one each kind has turns of its own, so that its first in an hour always goes out. */
export const mayNotify = (
  telling: Telling,
  database: Database,
  { email, isProved }: Mailbox,
  change: SecurityChange,
): Promise<boolean> =>
  mayMail(telling, database, SECURITY_NOTICES_TO_RECIPIENT, isProved ? `${change} ${email}` : email);

/** The same for the mailbox that the account has. */
export const mayNotifyOwner = async (
  telling: Telling,
  database: Database,
  accountId: string,
  change: SecurityChange,
): Promise<boolean> => {
  const { email, provedAt } = await database
    .selectFrom('accounts')
    .select(['email', 'mailbox_proved_at as provedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return mayNotify(telling, database, { email, isProved: provedAt !== null }, change);
};

/** Whether a mail about an account that is merely good to know may go to this address: one that an account has just left can be registered anew, over and over. */
export const mayMailAccount = (telling: Telling, database: Database, email: string): Promise<boolean> =>
  mayMail(telling, database, ACCOUNT_MAILS_TO_RECIPIENT, email);

const mayMail = async ({ now, log }: Telling, database: Database, limit: Limit, subject: string): Promise<boolean> => {
  const taken = await take({ database, now }, limit, subject);
  if (taken.isErr())
    log.warn({ event: 'excess_rate_limit_exceeded', limit: limit.name }, 'no further mail of an account');
  return taken.isOk();
};
