// What a new password has to be in this shop: long enough, and none of those that everybody tries first.
// Source: ASVS 5.0 6.2.1, 6.2.4; docs/adr/0008 "Passwords".

import { readFileSync } from 'node:fs';
import { NEW_PASSWORD_MIN_LENGTH, type PasswordPolicy } from '@tornister/domain/forms';

/** The 3,000 most common passwords of 8 to 35 characters, in lower case, from the list of zxcvbn-ts (MIT). */
const COMMON_PASSWORDS = new URL('common-passwords.txt', import.meta.url);

/** The policy of every form that sets a password. */
export const PASSWORD_POLICY: PasswordPolicy = {
  minLength: NEW_PASSWORD_MIN_LENGTH,
  commonPasswords: new Set(readFileSync(COMMON_PASSWORDS, 'utf8').split('\n').filter(Boolean)),
};
