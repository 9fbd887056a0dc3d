// Mails about an account: welcome, links for a forgotten password and a new e-mail address, and word that one of them or a passkey was changed.
// Some go to an address that is not yet proved to be the owner's: a name that was typed is repeated only where it holds no address of the web
// or of mail (docs/adr/0067).

import { EMAIL_TOKEN_PARAMETER, PATHS } from '@tornister/domain/routing';
import type { Language } from '@tornister/domain/storefront';
import { quotedInMail } from '@tornister/domain/wishlist';
import type { AccountRow } from '../auth/enter-account.ts';
import { formatDay, formatLastDay } from '../texts/format-day.ts';
import { wordsFor } from '../texts/words-for.ts';
import { ACCOUNT_MAIL_WORDS, type AccountMailKind, type AccountMailWords } from './account-mail-words.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

export type AccountMailing = {
  readonly key: string;
  readonly account: Pick<
    AccountRow,
    'email' | 'first_name' | 'last_name' | 'customer_number' | 'prime' | 'mailbox_proved_at'
  >;
  readonly language: string;
  /** The shop that it speaks for, and in whose words. */
  readonly store: string;
  /** Origin of the shop. */
  readonly baseUrl: string;
};

/** Where a link leads that confirms an e-mail address; the page asks for a login. */
const confirmPath = (token: string): string =>
  `${PATHS.contactDetails}?${EMAIL_TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

/** Welcomes the owner of a new account, with a link that confirms its address where there is a token; an institution reads its customer number. */
export const welcomeMail = (mailing: AccountMailing, token?: string): Mail => {
  const { customer_number: number } = mailing.account;
  return mailOf(
    mailing,
    token === undefined ? 'welcome' : 'welcomeToConfirm',
    token === undefined ? '/' : confirmPath(token),
    (words) => (number === null ? [] : [words.customerNumber(number)]),
  );
};

/** Carries the link to set a new password; where another shop was asked for it, the mail says where and how the owner logs in. */
export const newPasswordMail = (mailing: AccountMailing, token: string, isOfOtherShop = false): Mail =>
  mailOf(
    mailing,
    'newPassword',
    `/myaccount/newpassword/?token=${encodeURIComponent(token)}`,
    isOfOtherShop ? whereToLogIn(mailing) : undefined,
  );

/** The shop of the account and, of an institution, the customer number. */
const whereToLogIn =
  ({ baseUrl, account: { customer_number: number } }: AccountMailing) =>
  (words: AccountMailWords): readonly string[] => [
    words.otherShop(new URL(baseUrl).host),
    ...(number === null ? [] : [words.customerNumber(number)]),
  ];

/** Tells that the password was changed. */
export const passwordChangedMail = (mailing: AccountMailing): Mail =>
  mailOf(mailing, 'passwordChanged', '/myaccount/resetpassword/');

/** Tells that a passkey was added or removed, with the name that its owner gave it where a mail may repeat it. */
export const passkeyChangedMail = (mailing: AccountMailing, change: 'added' | 'removed', name: string): Mail => {
  const quoted = quotedInMail(name);
  return mailOf(mailing, change === 'added' ? 'passkeyAdded' : 'passkeyRemoved', '/myaccount/password/', (words) =>
    quoted === undefined ? [] : [words.passkey(quoted)],
  );
};

/** Carries the link that confirms a new e-mail address. */
export const confirmEmailMail = (mailing: AccountMailing, token: string): Mail =>
  mailOf(mailing, 'confirmEmail', confirmPath(token));

/** Carries the link that confirms the address of the account. */
export const confirmOwnEmailMail = (mailing: AccountMailing, token: string): Mail =>
  mailOf(mailing, 'confirmOwnEmail', confirmPath(token));

/** Tells the owner of an account that somebody else wanted its e-mail address, and in which shop the account is where that was another one. */
export const emailTakenMail = (mailing: AccountMailing, isOfOtherShop: boolean): Mail =>
  mailOf(mailing, 'emailTaken', '/myaccount/resetpassword/', isOfOtherShop ? whereToLogIn(mailing) : undefined);

/** Tells the old address that it is that of the account no more. */
export const emailChangedMail = (mailing: AccountMailing): Mail =>
  mailOf(mailing, 'emailChanged', '/myaccount/contact-details/');

/** Says when the account will be deleted, that a membership which would run on goes with it, what stays at an address that was never confirmed, and how account and membership are kept. */
export const accountDeletionMail = (mailing: AccountMailing, dueAt: number): Mail => {
  const reader = { language: languageOf(mailing.language), store: mailing.store };
  const { prime, mailbox_proved_at: provedAt } = mailing.account;
  return mailOf(mailing, 'accountDeletion', '/login/', (words) => [
    words.deletionDue(formatDay(dueAt, reader)),
    ...(prime !== null && prime.endsAt > dueAt ? [words.primeEnds(formatLastDay(prime.endsAt, reader))] : []),
    ...(provedAt === null ? [words.addressStays] : []),
  ]);
};

/** Says that the account is kept. */
export const accountKeptMail = (mailing: AccountMailing): Mail =>
  mailOf(mailing, 'accountKept', '/myaccount/contact-details/');

const mailOf = (
  { key, account, language: code, store, baseUrl }: AccountMailing,
  kind: AccountMailKind,
  path: string,
  more: (words: AccountMailWords) => readonly string[] = () => [],
): Mail => {
  const language: Language = languageOf(code);
  const words = wordsFor(ACCOUNT_MAIL_WORDS, { language, store });
  const { subject, before, link, after } = words[kind];
  return shortMail({
    key,
    recipient: account.email,
    subject,
    language,
    paragraphs: [words.hello(quotedInMail(`${account.first_name} ${account.last_name}`)), before, ...more(words)],
    links: [[link, `${baseUrl}${path}`]],
    after: [after],
  });
};
