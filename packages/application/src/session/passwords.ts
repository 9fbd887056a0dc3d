// Passwords that were forgotten, are replaced or changed, and the logins that they opened. Source: spec 2 §5, §7, §8.

import { DEFAULT_PASSWORD_POLICY, nextCounter } from '@tornister/domain/forms';
import {
  checkNewPassword,
  checkPasswordChange,
  checkPasswordReminder,
  type NewPassword,
  PASSWORD_CHANGED_NOTICE,
  type PasswordChange,
  type PasswordReminder,
} from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { AccountGateway, CookieJar, GatewayError, Notice } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
export type PasswordError =
  | { readonly kind: 'password.invalid'; readonly errors: readonly FieldError[] }
  | GatewayError;

const invalid = ({ errors }: { readonly errors: readonly FieldError[] }): PasswordError => ({
  kind: 'password.invalid',
  errors,
});

/** How often this session has asked for a reminder. */
export const REMINDER_COOKIE = 'passwordReminders';

const countOf = (written: string | undefined): number | undefined =>
  /^\d{1,3}$/.test(written ?? '') ? Number(written) : undefined;

/** Asks for the mail with which a forgotten password is replaced. */
export type RemindPassword = (
  form: PasswordReminder & { readonly honeypotField: string },
) => ResultAsync<void, PasswordError>;

/** Makes the command of the form for a forgotten password; it counts its tries in a cookie of the session. */
export const createRemindPassword =
  (ports: {
    readonly account: Pick<AccountGateway, 'forgotPassword'>;
    readonly cookies: Pick<CookieJar, 'get' | 'set'>;
    readonly isB2b: boolean;
  }): RemindPassword =>
  ({ honeypotField, ...form }) =>
    checkPasswordReminder(form, ports.isB2b)
      .mapErr(invalid)
      .asyncAndThen((reminder) => {
        const counter = nextCounter(countOf(ports.cookies.get(REMINDER_COOKIE)));
        ports.cookies.set(REMINDER_COOKIE, String(counter), {});
        return ports.account.forgotPassword({ ...reminder, honeypotField, counter });
      });

/** Sets a new password with the token of a mail, and answers what the next page tells. */
export type ReplacePassword = (emailToken: string, form: NewPassword) => ResultAsync<Notice, PasswordError>;

const CHANGED: Notice = { id: PASSWORD_CHANGED_NOTICE, tone: 'success', message: PASSWORD_CHANGED_NOTICE };

/** Makes the command of the form behind a password mail's link. */
export const createReplacePassword =
  ({ account }: { readonly account: Pick<AccountGateway, 'replacePassword'> }): ReplacePassword =>
  (emailToken, form) =>
    checkNewPassword(form, DEFAULT_PASSWORD_POLICY)
      .mapErr(invalid)
      .asyncAndThen((checked) => account.replacePassword(emailToken, checked))
      .map(() => CHANGED);

/** Changes the password of a member, and answers what the next page tells. */
export type ChangePassword = (form: PasswordChange) => ResultAsync<Notice, PasswordError>;

/** Makes the command of a member's password form. */
export const createChangePassword =
  ({ account }: { readonly account: Pick<AccountGateway, 'changePassword'> }): ChangePassword =>
  (form) =>
    checkPasswordChange(form, DEFAULT_PASSWORD_POLICY)
      .mapErr(invalid)
      .asyncAndThen((checked) => account.changePassword(checked))
      .map(() => CHANGED);

/** The member's own logins, whether the token of a mail is still good, and for whom. */
export type ViewLogins = Pick<AccountGateway, 'logins' | 'endLogins' | 'isTokenValid' | 'loginNameOfToken'>;
