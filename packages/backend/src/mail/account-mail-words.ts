// The sentences of the mails about an account.

import type { Worded } from '@tornister/domain/storefront';
import { BRAND } from './brand.ts';

export type AccountMailWords = {
  /** Without a name where the mail repeats none. */
  readonly hello: (name: string | undefined) => string;
  readonly welcome: MailTexts;
  readonly welcomeToConfirm: MailTexts;
  readonly customerNumber: (number: string) => string;
  /** Of an account that another shop was asked for. */
  readonly otherShop: (host: string) => string;
  readonly newPassword: MailTexts;
  readonly passwordChanged: MailTexts;
  readonly passkey: (name: string) => string;
  readonly passkeyAdded: MailTexts;
  readonly passkeyRemoved: MailTexts;
  readonly confirmEmail: MailTexts;
  readonly confirmOwnEmail: MailTexts;
  readonly emailTaken: MailTexts;
  readonly emailChanged: MailTexts;
  readonly accountDeletion: MailTexts;
  readonly accountKept: MailTexts;
  readonly deletionDue: (date: string) => string;
  readonly primeEnds: (date: string) => string;
  /** What a deletion leaves where nobody has proved the address theirs. */
  readonly addressStays: string;
};

/** The mails that carry a link. */
export type AccountMailKind = {
  [Name in keyof AccountMailWords]: AccountMailWords[Name] extends MailTexts ? Name : never;
}[keyof AccountMailWords];

/** A subject, what is said before the link, the words of the link, and what is said after it. */
type MailTexts = { readonly subject: string; readonly before: string; readonly link: string; readonly after: string };

export const ACCOUNT_MAIL_WORDS: Worded<AccountMailWords> = {
  de: {
    hello: (name) => (name === undefined ? 'Guten Tag,' : `Guten Tag ${name},`),
    customerNumber: (number) => `Ihre Kundennummer, mit der Sie sich anmelden: ${number}`,
    otherShop: (host) => `Ihr Kundenkonto gilt in einem anderen unserer Shops. Sie melden sich hier an: ${host}`,
    welcome: {
      subject: `Ihr Kundenkonto bei ${BRAND}`,
      before: 'Ihr Kundenkonto ist eröffnet.',
      link: 'Zum Shop',
      after:
        'Haben Sie kein Konto eröffnet? Dann setzen Sie mit „Passwort vergessen“ ein eigenes Passwort oder schreiben Sie uns.',
    },
    welcomeToConfirm: {
      subject: `Ihr Kundenkonto bei ${BRAND}`,
      before:
        'Ihr Kundenkonto ist eröffnet. Bitte bestätigen Sie mit diesem Link noch, dass es Ihre E-Mail-Adresse ist. Er gilt sieben Tage lang und nur einmal; vorher melden Sie sich an.',
      link: 'E-Mail-Adresse bestätigen',
      after:
        'Haben Sie kein Konto eröffnet? Dann setzen Sie mit „Passwort vergessen“ ein eigenes Passwort oder schreiben Sie uns.',
    },
    newPassword: {
      subject: `Ihr neues Passwort bei ${BRAND}`,
      before: 'mit diesem Link setzen Sie ein neues Passwort. Er gilt eine Stunde lang und nur einmal.',
      link: 'Neues Passwort setzen',
      after: 'Haben Sie das nicht gewünscht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: `Ihr Passwort bei ${BRAND} wurde geändert`,
      before: 'das Passwort Ihres Kundenkontos wurde geändert. Alle anderen Anmeldungen sind beendet.',
      link: 'Passwort vergessen',
      after: 'Waren Sie das nicht? Dann setzen Sie über diesen Link sofort ein neues Passwort und schreiben Sie uns.',
    },
    passkey: (name) => `Name des Passkeys: ${name}`,
    passkeyAdded: {
      subject: `Neuer Passkey für Ihr Konto bei ${BRAND}`,
      before: 'mit einem weiteren Passkey können Sie sich ab jetzt bei Ihrem Kundenkonto anmelden.',
      link: 'Passkeys und Anmeldungen ansehen',
      after:
        'Waren Sie das nicht? Dann entfernen Sie den Passkey dort sofort, setzen ein neues Passwort und schreiben uns.',
    },
    passkeyRemoved: {
      subject: `Ein Passkey Ihres Kontos bei ${BRAND} wurde entfernt`,
      before: 'mit diesem Passkey kann sich niemand mehr bei Ihrem Kundenkonto anmelden. Ihr Passwort gilt weiter.',
      link: 'Passkeys und Anmeldungen ansehen',
      after: 'Waren Sie das nicht? Dann setzen Sie sofort ein neues Passwort und schreiben uns.',
    },
    confirmEmail: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      before: `diese E-Mail-Adresse soll die Ihres Kundenkontos bei ${BRAND} werden. Der Link gilt eine Stunde lang und nur einmal. Bis Sie bestätigen, bleibt es bei der bisherigen Adresse.`,
      link: 'Neue E-Mail-Adresse bestätigen',
      after: 'Haben Sie das nicht gewünscht? Dann ist nichts zu tun.',
    },
    confirmOwnEmail: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      before: `bitte bestätigen Sie mit diesem Link, dass diese E-Mail-Adresse zu Ihrem Kundenkonto bei ${BRAND} gehört. Er gilt sieben Tage lang und nur einmal; vorher melden Sie sich an.`,
      link: 'E-Mail-Adresse bestätigen',
      after:
        'Haben Sie kein Konto eröffnet? Dann setzen Sie mit „Passwort vergessen“ ein eigenes Passwort oder schreiben Sie uns.',
    },
    emailTaken: {
      subject: `Ihre E-Mail-Adresse gehört schon zu einem Konto bei ${BRAND}`,
      before:
        'jemand wollte ein anderes Kundenkonto auf diese E-Mail-Adresse ändern. Zu ihr gibt es aber schon ein Konto: Ihres. Daran hat sich nichts geändert.',
      link: 'Passwort vergessen',
      after: 'Waren Sie das selbst, dann melden Sie sich mit diesem Konto an. Sonst ist nichts zu tun.',
    },
    emailChanged: {
      subject: `Die E-Mail-Adresse Ihres Kontos bei ${BRAND} wurde geändert`,
      before:
        'Ihr Kundenkonto hat jetzt eine andere E-Mail-Adresse. Diese hier gilt nicht mehr. Alle anderen Anmeldungen sind beendet.',
      link: 'Persönliche Daten ansehen',
      after: 'Waren Sie das nicht? Dann antworten Sie bitte sofort auf diese E-Mail.',
    },
    deletionDue: (date) => `Tag der Löschung: ${date}`,
    primeEnds: (date) =>
      `Mit dem Konto endet Ihre Prime-Mitgliedschaft, die bis zum ${date} bezahlt oder berechnet ist.`,
    addressStays:
      'Diese E-Mail-Adresse wurde nie bestätigt. Newsletter und anderes, das nur zu der Adresse gehört, löschen wir deshalb nicht mit. Vom Newsletter melden Sie sich mit dem Link ab, der in jeder seiner E-Mails steht.',
    accountDeletion: {
      subject: `Ihr Konto bei ${BRAND} wird gelöscht`,
      before:
        'wie gewünscht löschen wir Ihr Kundenkonto mit Adressen, Passkeys, gemerkten Artikeln, Klassenlisten, Bewertungen und Newsletter. Mit den Klassenlisten gehen ihre Links und was Familien darauf zugesagt haben. Alle Anmeldungen sind beendet. Bestellungen und Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
      link: 'Anmelden und das Konto behalten',
      after:
        'Bis zu diesem Tag genügt eine Anmeldung, um das Konto zu behalten. Waren Sie das nicht? Dann melden Sie sich an und setzen ein neues Passwort.',
    },
    accountKept: {
      subject: `Ihr Konto bei ${BRAND} bleibt`,
      before: 'Sie haben sich angemeldet. Ihr Kundenkonto wird deshalb nicht gelöscht.',
      link: 'Persönliche Daten ansehen',
      after: 'Waren Sie das nicht? Dann setzen Sie sofort ein neues Passwort und schreiben uns.',
    },
  },
  en: {
    hello: (name) => (name === undefined ? 'Hello,' : `Dear ${name},`),
    customerNumber: (number) => `Your customer number, which you log in with: ${number}`,
    otherShop: (host) => `Your account belongs to another of our shops. You log in here: ${host}`,
    welcome: {
      subject: `Your account at ${BRAND}`,
      before: 'Your account is open.',
      link: 'To the shop',
      after: 'Did you not open an account? Then set a password of your own by “Forgotten password”, or write to us.',
    },
    welcomeToConfirm: {
      subject: `Your account at ${BRAND}`,
      before:
        'Your account is open. Please confirm by this link that the e-mail address is yours. It works for seven days, and once; you log in first.',
      link: 'Confirm the e-mail address',
      after: 'Did you not open an account? Then set a password of your own by “Forgotten password”, or write to us.',
    },
    newPassword: {
      subject: `Your new password at ${BRAND}`,
      before: 'With this link you set a new password. It works for one hour, and once.',
      link: 'Set a new password',
      after: 'Did you not ask for it? Then there is nothing to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: `Your password at ${BRAND} was changed`,
      before: 'The password of your account was changed. All other logins have ended.',
      link: 'Forgotten password',
      after: 'Was that not you? Then set a new password by this link at once, and write to us.',
    },
    passkey: (name) => `Name of the passkey: ${name}`,
    passkeyAdded: {
      subject: `A new passkey for your account at ${BRAND}`,
      before: 'From now on you can log in to your account with one more passkey.',
      link: 'See passkeys and logins',
      after: 'Was that not you? Then remove the passkey there at once, set a new password, and write to us.',
    },
    passkeyRemoved: {
      subject: `A passkey of your account at ${BRAND} was removed`,
      before: 'Nobody can log in to your account with this passkey any more. Your password still works.',
      link: 'See passkeys and logins',
      after: 'Was that not you? Then set a new password at once, and write to us.',
    },
    confirmEmail: {
      subject: 'Please confirm your new e-mail address',
      before: `This e-mail address is to become that of your account at ${BRAND}. The link works for one hour, and once. Until you confirm, the address from before stays.`,
      link: 'Confirm the new e-mail address',
      after: 'Did you not ask for it? Then there is nothing to do.',
    },
    confirmOwnEmail: {
      subject: 'Please confirm your e-mail address',
      before: `Please confirm by this link that this e-mail address belongs to your account at ${BRAND}. It works for seven days, and once; you log in first.`,
      link: 'Confirm the e-mail address',
      after: 'Did you not open an account? Then set a password of your own by “Forgotten password”, or write to us.',
    },
    emailTaken: {
      subject: `Your e-mail address belongs to an account at ${BRAND} already`,
      before:
        'Somebody wanted to change another account to this e-mail address. But there is an account with it already: yours. Nothing about it has changed.',
      link: 'Forgotten password',
      after: 'If that was you, log in to this account. Otherwise there is nothing to do.',
    },
    emailChanged: {
      subject: `The e-mail address of your account at ${BRAND} was changed`,
      before: 'Your account has another e-mail address now. This one is no longer valid. All other logins have ended.',
      link: 'See your details',
      after: 'Was that not you? Then please answer this e-mail at once.',
    },
    deletionDue: (date) => `Day of the deletion: ${date}`,
    primeEnds: (date) => `Your Prime membership, which is paid for or charged until ${date}, ends with the account.`,
    addressStays:
      'This e-mail address was never confirmed. Therefore the newsletter and whatever else belongs to the address alone are not deleted with the account. You unsubscribe from the newsletter by the link in each of its e-mails.',
    accountDeletion: {
      subject: `Your account at ${BRAND} will be deleted`,
      before:
        'As you asked us to, we delete your account with its addresses, passkeys, saved items, class lists, reviews and newsletter. With the class lists go their links, and what families have promised on them. All logins have ended. We keep orders and invoices as long as the law requires.',
      link: 'Log in and keep the account',
      after:
        'Until that day one login is enough to keep the account. Was that not you? Then log in and set a new password.',
    },
    accountKept: {
      subject: `Your account at ${BRAND} stays`,
      before: 'You have logged in. Therefore your account will not be deleted.',
      link: 'See your details',
      after: 'Was that not you? Then set a new password at once, and write to us.',
    },
  },
};
