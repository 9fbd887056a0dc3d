// Makes the mails about an account when their turn in the outbox has come.

import type { Instant } from '@tornister/domain/shared';
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
import { homeOfAccount } from './home-of-account.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';

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

/** The mail of a message; none when there is no such account (any more), or when a later message has replaced it. */
export const accountMailOf = async (services: Services, message: AccountMessage): Promise<Mail | undefined> => {
  if (message.kind === 'password-reminder') return reminderMailOf(services, message);
  const account = await byId(services, message.accountId);
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
      return deletionMailOf(message, account);
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
  }
};

/** A late one speaks of what is so by now: nothing where the account is kept. */
const deletionMailOf = (
  { key, dueAt: saidAt, isLate, language, store, baseUrl }: Extract<AccountMessage, { kind: 'account-deletion' }>,
  account: AccountRow,
): Mail | undefined => {
  const dueAt = isLate === true ? account.deletion_due_at : saidAt;
  return dueAt === null ? undefined : accountDeletionMail({ key, account, language, store, baseUrl }, dueAt);
};

/** A link to set a new password, in the shop that the account is of: whoever has asked another one learns by this mail alone where it is. */
const reminderMailOf = async (
  services: Services,
  { messageId, name, askedAt, language, store, baseUrl }: Extract<AccountMessage, { kind: 'password-reminder' }>,
): Promise<Mail | undefined> => {
  const { database, secrets, now } = services;
  const account = await byName(services, name, store);
  const home = account && homeOf(services, account, { language, store, baseUrl });
  if (account === undefined || home === undefined) return undefined;
  const wish = { purpose: 'new-password', accountId: account.id, messageId, ...moments(now(), askedAt) } as const;
  const token = await issueToken(database, secrets, wish);
  if (token === undefined) return undefined;
  const { isOther, ...ofShop } = home;
  return newPasswordMail({ key: `password-reminder:${messageId}`, account, language, ...ofShop }, token, isOther);
};

type OfShop = Pick<AccountMessage, 'language' | 'store' | 'baseUrl'>;

/** The shop that a mail to the owner of an account speaks for, and whether it is another than the one that was asked: that is not of its edition. */
const homeOf = (
  { settings }: Services,
  { kind }: AccountRow,
  { language, store, baseUrl }: OfShop,
): (Pick<OfShop, 'store' | 'baseUrl'> & { readonly isOther: boolean }) | undefined => {
  const asked = parseStore(store);
  if (asked !== undefined && profileOf(asked).isB2b === (kind === 'business'))
    return { store, baseUrl, isOther: false };
  const home = homeOfAccount(kind, { language: languageOf(language), baseUrl }, settings);
  return home && { ...home, isOther: true };
};

/** When a message was posted, and when it is tried; of one that does not say the first, both are now. */
const moments = (now: Instant, askedAt: number | undefined) => ({ now, askedAt: askedAt ?? now });

/** With a link that proves the mailbox, as long as no other one has and none was asked for since. */
const welcomeMailOf = async (
  { database, secrets, now }: Services,
  { askedAt, language, store, baseUrl }: Extract<AccountMessage, { kind: 'welcome' }>,
  account: AccountRow,
): Promise<Mail> => {
  const key = `welcome:${account.id}`;
  const mailing = { key, account, language, store, baseUrl };
  if (account.mailbox_proved_at !== null) return welcomeMail(mailing);
  const { id: accountId, email } = account;
  const wish = { purpose: 'new-email', accountId, messageId: key, email, ...moments(now(), askedAt) } as const;
  return welcomeMail(mailing, await issueToken(database, secrets, { ...wish, lifetimeMs: WELCOME_TOKEN_MS }));
};

/** A link that proves the mailbox, as long as no other one has; it works as long as that of the welcome. */
const confirmationMailOf = async (
  { database, secrets, now }: Services,
  { messageId, askedAt, language, store, baseUrl }: Extract<AccountMessage, { kind: 'email-confirmation' }>,
  account: AccountRow,
): Promise<Mail | undefined> => {
  if (account.mailbox_proved_at !== null) return undefined;
  const { id: accountId, email } = account;
  const wish = { purpose: 'new-email', accountId, messageId, email, ...moments(now(), askedAt) } as const;
  const token = await issueToken(database, secrets, { ...wish, lifetimeMs: WELCOME_TOKEN_MS });
  if (token === undefined) return undefined;
  return confirmOwnEmailMail({ key: `email-confirmation:${messageId}`, account, language, store, baseUrl }, token);
};

/**
 * A link that confirms the new address; the owner of another account that has it already learns that somebody wanted to use it. An account that has it
 * by now, by an earlier link, needs none.
 */
const emailChangeMailOf = async (
  services: Services,
  { messageId, accountId, email, askedAt, language, store, baseUrl }: Extract<AccountMessage, { kind: 'email-change' }>,
  account: AccountRow,
): Promise<Mail | undefined> => {
  const { database, secrets, now } = services;
  const key = `email-change:${messageId}`;
  const owner = await database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  if (owner?.id === accountId) return undefined;
  if (owner !== undefined) {
    const home = homeOf(services, owner, { language, store, baseUrl });
    const { isOther, ...ofShop } = home ?? { store, baseUrl, isOther: false };
    return emailTakenMail({ key, account: owner, language, ...ofShop }, isOther);
  }
  const wish = { purpose: 'new-email', accountId, messageId, email, ...moments(now(), askedAt) } as const;
  const token = await issueToken(database, secrets, wish);
  if (token === undefined) return undefined;
  return confirmEmailMail({ key, account: { ...account, email }, language, store, baseUrl }, token);
};

const byId = ({ database }: Services, id: string): Promise<AccountRow | undefined> =>
  database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** By e-mail address, of which there is one account whatever its edition; in the business edition by customer number too. */
const byName = async ({ database }: Services, name: string, storeCode: string): Promise<AccountRow | undefined> => {
  const store = parseStore(storeCode);
  if (store === undefined) return undefined;
  const { isB2b } = profileOf(store);
  return database
    .selectFrom('accounts')
    .selectAll()
    .where((row) => row.or([row('email', '=', name), ...(isB2b ? [row('customer_number', '=', name)] : [])]))
    .executeTakeFirst();
};
