// Forgets a login that the backend does not accept any more, so that the cookies for display never outlive it. Source: spec 2 §4, §8.

import {
  COOKIES,
  classifyFailure,
  ENDED_LOGIN_COOKIE_S,
  type Failure,
  LOGGED_IN_COOKIE,
  personAfterwards,
  personHere,
  recoveryFor,
} from '@tornister/domain/session';
import { z } from 'zod';
import { createSessionCookies } from './session-cookies.ts';
import type { Visit } from './visitor.ts';

/** The codes of these refusals end so; other answers are not read a second time. */
const SIGN = '_TOKEN';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerWithErrors = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z
        .object({ code: z.string(), isLoggedOut: z.boolean(), isJustNow: z.boolean(), isGuest: z.boolean() })
        .partial()
        .optional(),
    }),
  ),
});

/** Who ended a login: its owner, by a logout or the next login, a moment ago or earlier, or anybody and anything else. */
export type EndOfLogin = 'by-visitor-just-now' | 'by-visitor' | 'by-others';

/** A login that is revoked or expired, or one of which nothing but the flags for display is left; not a good one of a guest, for whom the operation is not. */
const endsLogin = (failure: Failure, isGuest: boolean): boolean =>
  recoveryFor(failure, false) === 'security-logout' || (failure === 'valid-token-required' && !isGuest);

const endIn = (answer: unknown): EndOfLogin | undefined => {
  const refusal = answerWithErrors
    .safeParse(answer)
    .data?.errors.find(({ message, extensions: { code, isGuest } = {} }) =>
      endsLogin(classifyFailure({ message, code }), isGuest === true),
    );
  if (refusal === undefined) return undefined;
  const { isLoggedOut, isJustNow } = refusal.extensions ?? {};
  if (isLoggedOut !== true) return 'by-others';
  return isJustNow === true ? 'by-visitor-just-now' : 'by-visitor';
};

/** Whether an answer of the backend, or one of a batch, says that the login that was sent along is not accepted, and who ended it. */
export const endOfLoginIn = (text: string): EndOfLogin | undefined => {
  if (!text.includes(SIGN)) return undefined;
  const body = parsed(text);
  return (Array.isArray(body) ? body : [body]).map(endIn).find((end) => end !== undefined);
};

/** Whether the visitor counts as logged in, by the token or by the flags for display. */
export const hasLogin = ({ cookies }: Visit): boolean =>
  cookies.get(COOKIES.jwt) !== undefined || cookies.get(LOGGED_IN_COOKIE) !== undefined;

/** Forgets token and flags, and notes that it was not the visitor who logged out, and whose login it was. The cart stays. */
export const endLogin = ({ cookies }: Visit): void => {
  const person = personAfterwards(personHere((name) => cookies.get(name)));
  createSessionCookies(cookies).clearLogin();
  cookies.set(COOKIES.securityLogout, person, { maxAgeSeconds: ENDED_LOGIN_COOKIE_S });
};

/**
 * The answer of the backend, as it came. A login that it does not accept is forgotten at once. Who logs out while another answer is under way is
 * not warned of it: that answer arrives after the logout's own. An answer to a tab that was overtaken by the next login leaves its cookies alone;
 * a page forgets them all the same, or one whose login was lost on the way would send its visitor round in circles.
 */
export const withoutEndedLogin = async (visit: Visit, response: Response, to: 'page' | 'tab'): Promise<Response> => {
  if (!hasLogin(visit)) return response;
  const text = await response.text();
  const end = endOfLoginIn(text);
  if (end === 'by-others') endLogin(visit);
  if (end === 'by-visitor' || (end === 'by-visitor-just-now' && to === 'page'))
    createSessionCookies(visit.cookies).clearLogin();
  return new Response(text, { status: response.status, headers: { 'content-type': 'application/json' } });
};
