// What a failed call means for the session, and what is done about it. Source: spec 2 §6, §8 "Error catalogue".

export type ServerFailure = {
  readonly message: string;
  /** `extensions.code` of a GraphQL error, when there is one. */
  readonly code?: string | undefined;
};

export type Failure =
  | 'token-invalid'
  | 'user-unknown'
  | 'cart-unknown'
  | 'login-revoked'
  | 'valid-token-required'
  | 'internal'
  | 'throttled'
  /** The other side does not publish the operation: whoever asks is of another build. Nothing has run. */
  | 'outdated'
  | 'refused';

/** What the server says where a login is needed and none came along. */
export const VALID_TOKEN_REQUIRED = 'vue.error.security.valid_token_required';

const SIGNS: readonly (readonly [sign: string, failure: Failure])[] = [
  ['ishop.api.error.invalid_token', 'login-revoked'],
  ['ishop.api.error.revoked_token', 'login-revoked'],
  [VALID_TOKEN_REQUIRED, 'valid-token-required'],
  ['invalid_token', 'token-invalid'],
  ['a valid user id is required.', 'user-unknown'],
  ['user_id_required', 'user-unknown'],
  ['cart_not_found', 'cart-unknown'],
  ['internal_server_error', 'internal'],
  ['internal error', 'internal'],
  ['too_many_requests', 'throttled'],
  ['persisted_only', 'outdated'],
];

/** The server speaks by code or by text; everything that is none of the known words is a refusal in its own words. */
export const classifyFailure = ({ message, code = '' }: ServerFailure): Failure => {
  const words = [code, message].map((word) => word.trim().toLowerCase());
  const known = SIGNS.find(([sign]) => words.includes(sign));
  if (known) return known[1];
  return /invalid[ -]access[ -]token/i.test(message) ? 'token-invalid' : 'refused';
};

export type Recovery =
  | 'refetch-token-and-retry'
  /** Cart and user cookies are cleared, new ids fetched, the variables updated. */
  | 'renew-ids-and-retry'
  | 'security-logout'
  | 'none';

const RECOVERIES: Readonly<Record<Failure, Recovery>> = {
  'token-invalid': 'refetch-token-and-retry',
  'user-unknown': 'renew-ids-and-retry',
  'cart-unknown': 'renew-ids-and-retry',
  'login-revoked': 'security-logout',
  'valid-token-required': 'none',
  internal: 'none',
  throttled: 'none',
  outdated: 'none',
  refused: 'none',
};

/** The way back, once per call: a call that fails again after it is not retried a second time. */
export const recoveryFor = (failure: Failure, hasRecovered: boolean): Recovery => {
  const recovery = RECOVERIES[failure];
  return hasRecovered && recovery !== 'security-logout' ? 'none' : recovery;
};

/** Operations that save what stands in the summary, and the one that orders (spec 2 §4 "Submit"). */
export const ORDERING_OPERATIONS = [
  'setOrderComment',
  'setOrderReference',
  'setOrderNewsletterSubscribe',
  'submitCart',
] as const;

/**
 * Ids are not renewed for an operation that orders: a cart that is unknown by then has most likely become the very order that is asked
 * for, and a fresh, empty one must never be ordered in its place.
 */
export const mayRenewIds = (operation: string): boolean =>
  !(ORDERING_OPERATIONS as readonly string[]).includes(operation);

/** What the summary says when the server's answer cannot be read. */
export const UNREADABLE_ERROR_TEXT = 'Internal error';

/** On the logout page a failure for want of a valid token means: already logged out, go to the start page. */
export const isAlreadyLoggedOut = (failure: ServerFailure): boolean =>
  classifyFailure(failure) === 'valid-token-required';
