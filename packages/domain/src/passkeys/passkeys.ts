// Passkeys of an account: how many, how they are named, how long a ceremony may take, and what is said when one comes to nothing.
// Source: WebAuthn Level 3 §13.4.3; ADR 0021. Not in the specification.

import type { Result } from 'neverthrow';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { passwordRule } from '../forms/password.ts';
import { firstIssue, required } from '../forms/rule.ts';
import { maxLength } from '../forms/validators.ts';
import { MINUTE_MS } from '../shared/instant.ts';

/** A challenge that the shop gives out is answered within this time, or not at all. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;
/** As many passkeys as an account can have. */
export const PASSKEYS_MAX = 20;
/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Longer than what any authenticator answers, as JSON, in characters. */
export const PASSKEY_ANSWER_MAX_LENGTH = 20_000;

/** What is said when a ceremony comes to nothing; keys of the shop's texts. */
export const PASSKEY_MESSAGES = {
  /** Browsers tell neither from the other: it was cancelled, or the device has no passkey for this shop. */
  cancelled: 'vue.passkey.error.cancelled',
  timedOut: 'vue.passkey.error.timedOut',
  unsupported: 'vue.passkey.error.unsupported',
  alreadyRegistered: 'vue.passkey.error.alreadyRegistered',
  /** The device has a passkey that the shop does not know, or knows no more. */
  unknown: 'vue.passkey.error.unknown',
  otherAccount: 'vue.passkey.error.otherAccount',
  /** The answer does not hold: too late, shown before, or not signed as it must be. */
  notAccepted: 'vue.passkey.error.notAccepted',
  tooMany: 'vue.passkey.error.tooMany',
} as const;
export type PasskeyFailure = keyof typeof PASSKEY_MESSAGES;

/** What the page tells after a change. */
export const PASSKEY_ADDED_NOTICE = 'vue.passkey.notification.added';
export const PASSKEY_RENAMED_NOTICE = 'vue.passkey.notification.renamed';
export const PASSKEY_REMOVED_NOTICE = 'vue.passkey.notification.removed';

/** A passkey's name is needed and has at most 60 characters; spaces around it do not count. */
export const checkPasskeyName = (name: string): Result<{ readonly name: string }, FormInvalid> =>
  checkForm({ name: name.trim() }, { name: firstIssue(required, maxLength(PASSKEY_NAME_MAX_LENGTH)) });

/** The password with which somebody who is logged in proves once more to be the owner. */
export const checkCurrentPassword = (
  currentPassword: string,
): Result<{ readonly currentPassword: string }, FormInvalid> =>
  checkForm({ currentPassword }, { currentPassword: passwordRule({ isRequired: true }) });
