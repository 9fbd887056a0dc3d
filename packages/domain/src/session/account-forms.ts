// The forms that open an account and keep its password. Source: spec 2 §5, §7 `registerCustomer`, `changePassword`, `forgotPassword`,
// `changeForgottenPassword`; spec 3 §5.

import type { Result } from 'neverthrow';
import { customerNumberRule } from '../forms/customer-number.ts';
import { type EmailUniqueness, emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { newPasswordRule, type PasswordPolicy, passwordRule } from '../forms/password.ts';
import { firstIssue, required } from '../forms/rule.ts';
import { equalTo } from '../forms/validators.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly passwordRepeated: string };

/** Registering needs an e-mail address that is not taken and a new password, typed twice the same. */
export const checkCredentials = (
  form: Credentials,
  policy: PasswordPolicy,
  uniqueness: EmailUniqueness = 'unchecked',
): Result<Credentials, FormInvalid> =>
  checkForm(
    { ...form, email: form.email.trim() },
    {
      email: emailRule({ isRequired: true, uniqueness }),
      password: newPasswordRule(policy),
      passwordRepeated: firstIssue(required, equalTo(form.password)),
    },
  );

export type PasswordChange = {
  /** Judged by the field's own bounds: an old password may be shorter than the policy of today. */
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeated: string;
};

/** Changing a password needs the current one and a new one, typed twice the same. */
export const checkPasswordChange = (
  form: PasswordChange,
  policy: PasswordPolicy,
): Result<PasswordChange, FormInvalid> =>
  checkForm(form, {
    currentPassword: passwordRule({ isRequired: true }),
    newPassword: newPasswordRule(policy),
    newPasswordRepeated: firstIssue(required, equalTo(form.newPassword)),
  });

export type NewPassword = Pick<PasswordChange, 'newPassword' | 'newPasswordRepeated'>;

/** A forgotten password is replaced by a new one, typed twice the same. */
export const checkNewPassword = (form: NewPassword, policy: PasswordPolicy): Result<NewPassword, FormInvalid> =>
  checkForm(form, {
    newPassword: newPasswordRule(policy),
    newPasswordRepeated: firstIssue(required, equalTo(form.newPassword)),
  });

export type PasswordReminder = { readonly email: string; readonly customerNumber: string };

/** A reminder needs the e-mail address; the business shop takes the customer number in its place. */
export const checkPasswordReminder = (
  form: PasswordReminder,
  isB2b: boolean,
): Result<PasswordReminder, FormInvalid> => {
  const byNumber = isB2b && form.customerNumber.trim() !== '';
  return checkForm(
    { email: form.email.trim(), customerNumber: form.customerNumber.trim() },
    {
      email: emailRule({ isRequired: !byNumber }),
      customerNumber: customerNumberRule({ isRequired: false }),
    },
  );
};
