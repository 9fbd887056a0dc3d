// Mails about an account: welcome, a link for a forgotten password, and word that the password or a passkey was changed.

import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import type { AccountRow } from '../auth/enter-account.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';

export type AccountMailing = {
  readonly key: string;
  readonly account: Pick<AccountRow, 'email' | 'first_name' | 'last_name' | 'customer_number'>;
  readonly language: string;
  /** Origin of the shop. */
  readonly baseUrl: string;
};

type Words = {
  readonly hello: (name: string) => string;
  readonly welcome: Told;
  readonly customerNumber: (number: string) => string;
  readonly newPassword: Told;
  readonly passwordChanged: Told;
  readonly passkey: (name: string) => string;
  readonly passkeyAdded: Told;
  readonly passkeyRemoved: Told;
};
/** A subject, what is said before the link, the words of the link, and what is said after it. */
type Told = { readonly subject: string; readonly before: string; readonly link: string; readonly after: string };

const WORDS: Worded<Words> = {
  de: {
    hello: (name) => `Guten Tag ${name},`,
    customerNumber: (number) => `Ihre Kundennummer, mit der Sie sich anmelden: ${number}`,
    welcome: {
      subject: 'Ihr Kundenkonto bei Tornister',
      before: 'Ihr Kundenkonto ist eröffnet.',
      link: 'Zum Shop',
      after:
        'Haben Sie kein Konto eröffnet? Dann setzen Sie mit „Passwort vergessen“ ein eigenes Passwort oder schreiben Sie uns.',
    },
    newPassword: {
      subject: 'Ihr neues Passwort bei Tornister',
      before: 'mit diesem Link setzen Sie ein neues Passwort. Er gilt eine Stunde lang und nur einmal.',
      link: 'Neues Passwort setzen',
      after: 'Haben Sie das nicht gewünscht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort bei Tornister wurde geändert',
      before: 'das Passwort Ihres Kundenkontos wurde geändert. Alle anderen Anmeldungen sind beendet.',
      link: 'Passwort vergessen',
      after: 'Waren Sie das nicht? Dann setzen Sie über diesen Link sofort ein neues Passwort und schreiben Sie uns.',
    },
    passkey: (name) => `Name des Passkeys: ${name}`,
    passkeyAdded: {
      subject: 'Neuer Passkey für Ihr Konto bei Tornister',
      before: 'mit einem weiteren Passkey können Sie sich ab jetzt bei Ihrem Kundenkonto anmelden.',
      link: 'Passkeys und Anmeldungen ansehen',
      after:
        'Waren Sie das nicht? Dann entfernen Sie den Passkey dort sofort, setzen ein neues Passwort und schreiben uns.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey Ihres Kontos bei Tornister wurde entfernt',
      before: 'mit diesem Passkey kann sich niemand mehr bei Ihrem Kundenkonto anmelden. Ihr Passwort gilt weiter.',
      link: 'Passkeys und Anmeldungen ansehen',
      after: 'Waren Sie das nicht? Dann setzen Sie sofort ein neues Passwort und schreiben uns.',
    },
  },
  en: {
    hello: (name) => `Dear ${name},`,
    customerNumber: (number) => `Your customer number, which you log in with: ${number}`,
    welcome: {
      subject: 'Your account at Tornister',
      before: 'your account is open.',
      link: 'To the shop',
      after: 'Did you not open an account? Then set a password of your own by “Forgotten password”, or write to us.',
    },
    newPassword: {
      subject: 'Your new password at Tornister',
      before: 'with this link you set a new password. It works for one hour, and once.',
      link: 'Set a new password',
      after: 'Did you not ask for it? Then there is nothing to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password at Tornister was changed',
      before: 'the password of your account was changed. All other logins have ended.',
      link: 'Forgotten password',
      after: 'Was that not you? Then set a new password by this link at once, and write to us.',
    },
    passkey: (name) => `Name of the passkey: ${name}`,
    passkeyAdded: {
      subject: 'A new passkey for your account at Tornister',
      before: 'from now on you can log in to your account with one more passkey.',
      link: 'See passkeys and logins',
      after: 'Was that not you? Then remove the passkey there at once, set a new password, and write to us.',
    },
    passkeyRemoved: {
      subject: 'A passkey of your account at Tornister was removed',
      before: 'nobody can log in to your account with this passkey any more. Your password still works.',
      link: 'See passkeys and logins',
      after: 'Was that not you? Then set a new password at once, and write to us.',
    },
  },
};

/** Welcomes the owner of a new account; an institution reads its customer number. */
export const welcomeMail = (mailing: AccountMailing): Mail => {
  const { customer_number: number } = mailing.account;
  return mailOf(mailing, 'welcome', '/', (words) => (number === null ? [] : [words.customerNumber(number)]));
};

/** Carries the link to set a new password. */
export const newPasswordMail = (mailing: AccountMailing, token: string): Mail =>
  mailOf(mailing, 'newPassword', `/myaccount/newpassword/?token=${encodeURIComponent(token)}`);

/** Tells that the password was changed. */
export const passwordChangedMail = (mailing: AccountMailing): Mail =>
  mailOf(mailing, 'passwordChanged', '/myaccount/resetpassword/');

/** Tells that a passkey was added or removed, with the name that its owner gave it. */
export const passkeyChangedMail = (mailing: AccountMailing, change: 'added' | 'removed', name: string): Mail =>
  mailOf(mailing, change === 'added' ? 'passkeyAdded' : 'passkeyRemoved', '/myaccount/password/', (words) => [
    words.passkey(name),
  ]);

const mailOf = (
  { key, account, language: code, baseUrl }: AccountMailing,
  kind: 'welcome' | 'newPassword' | 'passwordChanged' | 'passkeyAdded' | 'passkeyRemoved',
  path: string,
  more: (words: Words) => readonly string[] = () => [],
): Mail => {
  const language: Language = languageOf(code);
  const words = inLanguage(WORDS, language);
  const { subject, before, link, after } = words[kind];
  const above = [words.hello(`${account.first_name} ${account.last_name}`), before, ...more(words)];
  const address = `${baseUrl}${path}`;
  return {
    key,
    recipient: account.email,
    subject,
    html: String(
      html`<!doctype html><html lang="${language}"><body>${above.map((text) => html`<p>${text}</p>`)}<p><a href="${address}">${link}</a></p><p>${after}</p></body></html>`,
    ),
    text: `${[...above, `${link}: ${address}`, after].join('\n\n')}\n`,
  };
};
