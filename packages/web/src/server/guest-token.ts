// Takes the token of a guest's order out of what the backend answers: no script reads it, it stands in a cookie.

import type { RequestCookieJar } from '@tornister/adapters-browser/cookies';
import type { readAnswer } from '@tornister/adapters-graphql/answers';
import { GUEST_TOKEN_COOKIE, GUEST_TOKEN_COOKIE_S } from '@tornister/domain/session';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads answers as before; the token of one that holds a guest's order goes into the cookie, and the answer goes on without it. */
export const keepingGuestToken =
  (cookies: Pick<RequestCookieJar, 'setSecret'>, read: typeof readAnswer): typeof readAnswer =>
  (operation, answer) =>
    read(operation, answer).map((data) => {
      const order = isObject(data) ? data.getThankYouPageData : undefined;
      if (!isObject(order) || typeof order.guestToken !== 'string') return data;
      cookies.setSecret(GUEST_TOKEN_COOKIE, order.guestToken, { maxAgeSeconds: GUEST_TOKEN_COOKIE_S });
      return { ...(data as object), getThankYouPageData: { ...order, guestToken: null } };
    });
