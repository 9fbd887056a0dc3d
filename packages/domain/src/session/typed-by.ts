// Whose it is what stands in a form that is not saved. Several people may use one browser one after another, and nobody may read what somebody
// else has typed. Source: spec 2 §4 "An invalid or revoked token", §8.

import { LOGGED_IN_COOKIE, type LoginState, loginStateOf } from './login-state.ts';

/** Nobody is logged in, or it is not known who was. */
export const NOBODY = 'anonymous' satisfies LoginState;

/** Some guest: whoever goes on as a guest after a login that has ended is marked as somebody new. */
const SOME_GUEST = 'guest' satisfies LoginState;

/** Who is here, by the flags of the login: as what, and marked as whom. */
export const personHere = (cookieOf: (name: string) => string | undefined): string => {
  const state = loginStateOf((name) => cookieOf(name) !== undefined);
  return state === NOBODY ? NOBODY : `${state} ${cookieOf(LOGGED_IN_COOKIE) ?? ''}`;
};

/** The person as what is known of them when their login has ended: a member is the same at the next login, a guest is some guest. */
export const personAfterwards = (person: string): string => (person.startsWith(`${SOME_GUEST} `) ? SOME_GUEST : person);

/**
 * Whether who is here may go on with what somebody has typed. A login that came after the typing is the same person's; a login that is over, or
 * another one, is not. What a guest has typed waits for the next guest, and for no member.
 */
export const goesOnWith = (typedBy: string, here: string): boolean =>
  typedBy === NOBODY || typedBy === here || (typedBy === SOME_GUEST && !here.startsWith('member '));
