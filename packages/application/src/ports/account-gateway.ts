// Port: passwords and logins of a member.

import type { NewPassword, PasswordChange, PasswordReminder } from '@tornister/domain/session';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** A login that is still good. */
export type LoginSession = {
  readonly id: string;
  readonly startedAt: Instant;
  readonly endsAt: Instant;
  /** Browser and system in plain words, where they are known. */
  readonly device?: string;
  /** The login that asks. */
  readonly isCurrent: boolean;
};

/** An entry of a list to choose from, in the language of the shop. */
export type Choice = { readonly code: string; readonly name: string };

/** What is chosen from when somebody registers; the first three are for institutions. */
export type RegistrationChoices = {
  readonly jobTitles: readonly Choice[];
  readonly industries: readonly Choice[];
  readonly employeeCounts: readonly Choice[];
  /** Countries that bills are sent to. */
  readonly billingCountries: readonly Choice[];
  /** What e-mail addresses are completed with. */
  readonly emailDomains: readonly string[];
};

/** What a member, or somebody who has forgotten the password, does with the account. */
export type AccountGateway = {
  /** Whether an account could be opened with this e-mail address. */
  readonly isUniqueEmail: (email: string) => ResultAsync<boolean, GatewayError>;
  readonly registrationChoices: () => ResultAsync<RegistrationChoices, GatewayError>;
  /** A signature for one upload, good for some minutes. */
  readonly uploadSignature: () => ResultAsync<string, GatewayError>;
  /** Hands in the certificate of an institution; answers the id that its registration names it by. */
  readonly uploadCertificate: (content: Uint8Array, signature: string) => ResultAsync<string, GatewayError>;
  /** Has a mail sent; the answer is the same whether or not there is such an account. */
  readonly forgotPassword: (
    reminder: PasswordReminder & { readonly honeypotField: string; readonly counter: number },
  ) => ResultAsync<void, GatewayError>;
  /** Whether a new password can be set with the token of a mail. */
  readonly isTokenValid: (emailToken: string) => ResultAsync<boolean, GatewayError>;
  /** What the owner of such a token logs in with; nothing for one that is not good. */
  readonly loginNameOfToken: (emailToken: string) => ResultAsync<string | undefined, GatewayError>;
  /** Sets a new password with the token of a mail, once; ends every login of the account. */
  readonly replacePassword: (emailToken: string, form: NewPassword) => ResultAsync<void, GatewayError>;
  /** Sets a new password; ends every other login of the account. */
  readonly changePassword: (form: PasswordChange) => ResultAsync<void, GatewayError>;
  /** The member's logins, the newest first. */
  readonly logins: () => ResultAsync<readonly LoginSession[], GatewayError>;
  /** Ends one login, or without an id all but the asking one. */
  readonly endLogins: (id?: string) => ResultAsync<void, GatewayError>;
};
