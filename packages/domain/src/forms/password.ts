// Passwords: the bounds of the field, and the stricter policy for one that is newly set. The policy is apart from
// the field rule, which is old: passwords from before must still be accepted. Source: spec 3 §5 "Password", §9.

import { firstIssue, type Rule } from './rule.ts';
import { characterCount, maxLength, minLength } from './validators.ts';

/** Shortest password that the field accepts, in characters; spec 3 §9. */
export const PASSWORD_MIN_LENGTH = 3;
/** Longest password that the field accepts, in characters; spec 3 §9. */
export const PASSWORD_MAX_LENGTH = 35;
/** Shortest newly set password, in characters. */
export const NEW_PASSWORD_MIN_LENGTH = 8;

const bounds = firstIssue(
  minLength(PASSWORD_MIN_LENGTH, 'passwordInvalidLength'),
  maxLength(PASSWORD_MAX_LENGTH, 'passwordInvalidLength'),
);

/** Show/hide: the type of the field, readable only while the shopper wants to see the password. Source: spec 3 §5. */
export const passwordInputType = (isShown: boolean) => (isShown ? 'text' : 'password');

/** A password is required when the field is and has 3 to 35 characters; spaces count, nothing is cut off. */
export const passwordRule =
  ({ isRequired }: { readonly isRequired: boolean }): Rule =>
  (value) => {
    if (value === '') return isRequired ? { message: 'requiredField' } : undefined;
    return bounds(value);
  };

export type PasswordPolicy = {
  /** In characters. */
  readonly minLength: number;
  /** The passwords that everybody tries first, in lower case. */
  readonly commonPasswords: ReadonlySet<string>;
};

/** The policy without a list of common passwords. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: NEW_PASSWORD_MIN_LENGTH,
  commonPasswords: new Set(),
};

/** A newly set password keeps the bounds of the field, is long enough for the policy and not one of the common ones. */
export const newPasswordRule = (policy: PasswordPolicy): Rule =>
  firstIssue(passwordRule({ isRequired: true }), (value) => {
    if (characterCount(value) < policy.minLength) {
      return { message: 'passwordTooShort', values: { minimum: policy.minLength } };
    }
    return policy.commonPasswords.has(value.toLowerCase()) ? { message: 'passwordTooCommon' } : undefined;
  });
