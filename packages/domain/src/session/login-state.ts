// Who is here, as far as two cookies tell. The cookies are flags for display: no server decision trusts them.
// Source: spec 1 §4 "Login state", spec 2 §4 "Login state".

/** Present while somebody is logged in. Its value tells whether that is the same person as before, and nothing else. */
export const LOGGED_IN_COOKIE = 'X-JWT-exist';
/** Present while that somebody is only a guest. */
export const GUEST_COOKIE = 'X-JWT-guest';

export const LOGIN_STATES = ['anonymous', 'guest', 'member'] as const;
export type LoginState = (typeof LOGIN_STATES)[number];

/** A member has the exist cookie and no guest cookie; a guest has the guest cookie; everybody else is anonymous. */
export const loginStateOf = (hasCookie: (name: string) => boolean): LoginState => {
  if (hasCookie(GUEST_COOKIE)) return 'guest';
  return hasCookie(LOGGED_IN_COOKIE) ? 'member' : 'anonymous';
};

/** Member or guest: the login step of the checkout is done. */
export const isLoggedIn = (state: LoginState): boolean => state !== 'anonymous';

/** Only members open account pages; guests may check out only. */
export const canOpenAccount = (state: LoginState): boolean => state === 'member';
