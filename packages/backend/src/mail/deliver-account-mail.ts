// Makes the mails about an account when their turn in the outbox has come.

import { parseStore, profileOf } from '@tornister/domain/storefront';
import type { AccountRow } from '../auth/enter-account.ts';
import { issueToken, WELCOME_TOKEN_MS } from '../auth/one-time-tokens.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import {
  accountDeletionMail,
  accountKeptMail,
  confirmEmailMail,
  confirmOwnEmailMail,
  emailChangedMail,
  emailTakenMail,
  newPasswordMail,
  passkeyChangedMail,
  passwordChangedMail,
  welcomeMail,
} from './account-mail.ts';
import type { Mail } from './mail.ts';

type AccountMessage = Extract<
  OutboxMessage,
  {
    kind:
      | 'welcome'
      | 'password-reminder'
      | 'password-changed'
      | 'passkey-changed'
      | 'email-change'
      | 'email-confirmation'
      | 'email-changed'
      | 'account-deletion'
      | 'account-kept';
  }
>;

/** The mail of a message; none when there is no such account (any more). */
export const accountMailOf = async (services: Services, message: AccountMessage): Promise<Mail | undefined> => {
  const account =
    message.kind === 'password-reminder'
      ? await byName(services, message.name, message.store)
      : await byId(services, message.accountId);
  if (account === undefined) return undefined;
  const { language, store, baseUrl } = message;
  switch (message.kind) {
    case 'welcome':
      return welcomeMailOf(services, message, account);
    case 'password-changed':
      return passwordChangedMail({ key: message.key, account, language, store, baseUrl });
    case 'passkey-changed':
      return passkeyChangedMail({ key: message.key, account, language, store, baseUrl }, message.change, message.name);
    case 'account-deletion':
      return accountDeletionMail({ key: message.key, account, language, store, baseUrl }, message.dueAt);
    case 'account-kept':
      return accountKeptMail({ key: message.key, account, language, store, baseUrl });
    case 'email-changed':
      return emailChangedMail({
        key: message.key,
        account: { ...account, email: message.oldEmail },
        language,
        store,
        baseUrl,
      });
    case 'email-change':
      return emailChangeMailOf(services, message, account);
    case 'email-confirmation':
      return confirmationMailOf(services, message, account);
    case 'password-reminder': {
      const { messageId } = message;
      const token = await issueToken(services.database, services.secrets, {
        purpose: 'new-password',
        accountId: account.id,
        messageId,
        now: services.now(),
      });
      return newPasswordMail({ key: `password-reminder:${messageId}`, account, language, store, baseUrl }, token);
    }
  }
};

/** With a link that proves the mailbox, as long as no other one has. */
const welcomeMailOf = async (
  { database, secrets, now }: Services,
  { language, store, baseUrl }: Extract<AccountMessage, { kind: 'welcome' }>,
  account: AccountRow,
): Promise<Mail> => {
  const key = `welcome:${account.id}`;
  const mailing = { key, account, language, store, baseUrl };
  if (account.mailbox_proved_at !== null) return welcomeMail(mailing);
  const { id: accountId, email } = account;
  const wish = { purpose: 'new-email', accountId, messageId: key, email, now: now() } as const;
  return welcomeMail(mailing, await issueToken(database, secrets, { ...wish, lifetimeMs: WELCOME_TOKEN_MS }));
};

/** A link that proves the mailbox, as long as no other one has; it works as long as that of the welcome. */
const confirmationMailOf = async (
  { database, secrets, now }: Services,
  { messageId, language, store, baseUrl }: Extract<AccountMessage, { kind: 'email-confirmation' }>,
  account: AccountRow,
): Promise<Mail | undefined> => {
  if (account.mailbox_proved_at !== null) return undefined;
  const { id: accountId, email } = account;
  const wish = { purpose: 'new-email', accountId, messageId, email, now: now() } as const;
  const token = await issueToken(database, secrets, { ...wish, lifetimeMs: WELCOME_TOKEN_MS });
  return confirmOwnEmailMail({ key: `email-confirmation:${messageId}`, account, language, store, baseUrl }, token);
};

/** A link that confirms the new address; the owner of an account that has it already learns that somebody wanted to use it. */
const emailChangeMailOf = async (
  { database, secrets, now }: Services,
  { messageId, accountId, email, language, store, baseUrl }: Extract<AccountMessage, { kind: 'email-change' }>,
  account: AccountRow,
): Promise<Mail> => {
  const key = `email-change:${messageId}`;
  const owner = await database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  if (owner !== undefined) return emailTakenMail({ key, account: owner, language, store, baseUrl });
  const wish = { purpose: 'new-email', accountId, messageId, email, now: now() } as const;
  const token = await issueToken(database, secrets, wish);
  return confirmEmailMail({ key, account: { ...account, email }, language, store, baseUrl }, token);
};

const byId = ({ database }: Services, id: string): Promise<AccountRow | undefined> =>
  database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** By customer number or e-mail address in the business edition, by e-mail address elsewhere. */
const byName = async ({ database }: Services, name: string, storeCode: string): Promise<AccountRow | undefined> => {
  const store = parseStore(storeCode);
  if (store === undefined) return undefined;
  const { isB2b } = profileOf(store);
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('kind', '=', isB2b ? 'business' : 'member')
    .where((row) => row.or([row('email', '=', name), ...(isB2b ? [row('customer_number', '=', name)] : [])]))
    .executeTakeFirst();
};
