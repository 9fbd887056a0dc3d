// How a resolver refuses: an error with a code that a program reads and a message that is a key or a sentence of the specification.
// Every other error is a bug; its text stays in the log. Source: spec 2 §8.

import { GraphQLError } from 'graphql';

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

/** Whether something that was thrown is a refusal with one of these codes. */
export const isRefusal = (thrown: unknown, codes: readonly RefusalCode[]): boolean =>
  thrown instanceof GraphQLError && codes.some((code) => thrown.extensions.code === code);

/** The error to throw in a resolver when the request cannot be answered. */
export const refusal = (
  code: RefusalCode,
  extensions: Readonly<Record<string, unknown>> = {},
  message: string = MESSAGES[code],
): GraphQLError => new GraphQLError(message, { extensions: { ...extensions, code } });
