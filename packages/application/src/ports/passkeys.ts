// Ports: the passkeys of an account at the backend, and the ceremony in which a device makes or uses one.

import type { PasskeyFailure } from '@tornister/domain/passkeys';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** A passkey of the account. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** The host that it works at. */
  readonly host: string;
  readonly addedAt: Instant;
  readonly lastUsedAt?: Instant;
};

/** What WebAuthn asks of an authenticator, and what it answers; JSON that only the backend and the ceremony read. */
type CeremonyOptions = string;
export type Credential = string;

/** How somebody who is logged in proves once more to be the owner: by the password, or by a passkey of the account. */
export type OwnersProof = { readonly currentPassword: string } | { readonly credential: Credential };

/** A member's passkeys. */
export type PasskeyGateway = {
  readonly passkeys: () => ResultAsync<readonly Passkey[], GatewayError>;
  /** What a login begins with, also the proof of an owner; the answer is good once, for this visitor. */
  readonly loginOptions: () => ResultAsync<CeremonyOptions, GatewayError>;
  /** What a new passkey begins with; refused with a field error at `currentPassword`, or with a message about the passkey. */
  readonly registrationOptions: (proof: OwnersProof) => ResultAsync<CeremonyOptions, GatewayError>;
  /** Adds the passkey that was made from these options; the owner gets a mail. */
  readonly register: (credential: Credential) => ResultAsync<void, GatewayError>;
  /** Refused with a field error at `name`; nothing happens to a passkey that is not the account's. */
  readonly rename: (id: string, name: string) => ResultAsync<void, GatewayError>;
  /** The owner gets a mail; one that is gone already is no mistake. */
  readonly remove: (id: string) => ResultAsync<void, GatewayError>;
};

/** Why a device neither made nor used a passkey. */
export type CeremonyError =
  | {
      readonly kind: 'ceremony.failed';
      readonly failure: Extract<PasskeyFailure, 'cancelled' | 'timedOut' | 'unsupported' | 'alreadyRegistered'>;
    }
  /** The code of the ceremony could not be fetched. */
  | GatewayError;

/** Asks the visitor's device. On the shop host there is none. */
export type PasskeyCeremony = {
  /** Has a new passkey made. */
  readonly create: (options: CeremonyOptions) => ResultAsync<Credential, CeremonyError>;
  /** Has a challenge signed with one that is there. */
  readonly use: (options: CeremonyOptions) => ResultAsync<Credential, CeremonyError>;
};
