// Passwords: the bounds of the field, and the stricter policy for one that is newly set. The policy is apart from
// the field rule, which is old: passwords from before must still be accepted. Source: spec 3 §5 "Password", §9.

import { firstIssue, type Rule } from './rule.ts';
import { characterCount, minLength } from './validators.ts';

/** Shortest password that the field accepts, in characters; spec 3 §9. */
export const PASSWORD_MIN_LENGTH = 3;
/** Longest password that the field accepts, in characters; spec 3 §9. */
export const PASSWORD_MAX_LENGTH = 35;
/** Shortest newly set password, in characters. */
export const NEW_PASSWORD_MIN_LENGTH = 8;

/** Both ends stand in the sentence: what is allowed is not the same for every password. */
const bounds =
  (minimum: number): Rule =>
  (value) => {
    const length = characterCount(value);
    if (length >= minimum && length <= PASSWORD_MAX_LENGTH) return undefined;
    return { message: 'passwordInvalidLength', values: { minimum, maximum: PASSWORD_MAX_LENGTH } };
  };

/** Show/hide: the type of the field, readable only while the shopper wants to see the password. Source: spec 3 §5. */
export const passwordInputType = (isShown: boolean) => (isShown ? 'text' : 'password');

/** A password is required when the field is and has 3 to 35 characters; spaces count, nothing is cut off. */
export const passwordRule =
  ({ isRequired }: { readonly isRequired: boolean }): Rule =>
  (value) => {
    if (value === '') return isRequired ? { message: 'requiredField' } : undefined;
    return bounds(PASSWORD_MIN_LENGTH)(value);
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

/** A newly set password is long enough for the policy, no longer than the field takes, and not one of the common ones. */
export const newPasswordRule = (policy: PasswordPolicy): Rule =>
  firstIssue(
    (value) => (value === '' ? { message: 'requiredField' } : undefined),
    minLength(policy.minLength, 'passwordTooShort'),
    bounds(policy.minLength),
    (value) => (policy.commonPasswords.has(value.toLowerCase()) ? { message: 'passwordTooCommon' } : undefined),
  );
