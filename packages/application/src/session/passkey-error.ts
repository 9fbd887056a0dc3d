// Why nothing came of a passkey, as forms show it.

import { PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import type { FieldError } from '@tornister/domain/shared';
import type { CeremonyError, GatewayError } from '../ports/index.ts';

/** What the shop itself refuses, or the device did not do: mistakes at fields, or a sentence about the whole. */
export type PasskeyError = {
  readonly kind: 'passkey.refused';
  readonly errors: readonly FieldError[];
  readonly message?: string;
};

/** A ceremony that failed, in the shop's words. */
export const passkeyError = (error: CeremonyError): PasskeyError | GatewayError =>
  error.kind === 'ceremony.failed'
    ? { kind: 'passkey.refused', errors: [], message: PASSKEY_MESSAGES[error.failure] }
    : error;
