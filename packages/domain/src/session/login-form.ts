// The login form: an e-mail address, or a customer number in the business shop. Source: spec 3 §2 "Login flyout", §3 "Login form", §8.

import type { Result } from 'neverthrow';
import { customerNumberRule } from '../forms/customer-number.ts';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { passwordRule } from '../forms/password.ts';
import type { FieldError } from '../shared/field-error.ts';

export type LoginForm = {
  /** E-mail address; in the business shop the customer number. */
  readonly email: string;
  readonly password: string;
  readonly stayLogged: boolean;
};

/** The identifier and the password are required; which identifier depends on the shop. */
export const checkLoginForm = (form: LoginForm, isB2b: boolean): Result<LoginForm, FormInvalid> =>
  checkForm(
    { ...form, email: form.email.trim() },
    {
      email: isB2b ? customerNumberRule({ isRequired: true }) : emailRule({ isRequired: true }),
      password: passwordRule({ isRequired: true }),
    },
  );

/** A refused login: the server's sentence for the form, and both fields marked, because nobody says which one was wrong. */
export const loginRefused = (
  message: string,
): { readonly general: string; readonly errors: readonly FieldError[] } => ({
  general: message,
  errors: [
    { field: 'email', message },
    { field: 'password', message },
  ],
});
