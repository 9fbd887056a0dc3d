// How the whole of an operation is refused: a value with a code that a program reads and a message that is a key or a sentence of the
// specification. `answered` makes a GraphQL error of it where an operation is answered. Source: spec 2 §8; docs/adr/0015.

import { type Err, err } from 'neverthrow';

const REFUSAL_CODES = [
  'BAD_REQUEST',
  'CART_NOT_FOUND',
  'USER_ID_REQUIRED',
  'VALID_TOKEN_REQUIRED',
  'INVALID_TOKEN',
  'REVOKED_TOKEN',
  'TOO_MANY_REQUESTS',
  'NOT_FOUND',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Refusal = {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  readonly message: string;
  /** What a program has to know besides the code, such as the seconds to wait. */
  readonly details: Readonly<Record<string, unknown>>;
};

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  BAD_REQUEST: 'BAD_REQUEST',
  CART_NOT_FOUND: 'CART_NOT_FOUND',
  USER_ID_REQUIRED: 'A valid user id is required.',
  VALID_TOKEN_REQUIRED: 'vue.error.security.valid_token_required',
  INVALID_TOKEN: 'ishop.api.error.invalid_token',
  REVOKED_TOKEN: 'ishop.api.error.revoked_token',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  NOT_FOUND: 'NOT_FOUND',
};

/** The error of a Result that refuses the whole operation. */
export const refuse = (
  code: RefusalCode,
  details: Refusal['details'] = {},
  message: string = MESSAGES[code],
): Err<never, Refusal> => err({ kind: 'refusal', code, message, details });
