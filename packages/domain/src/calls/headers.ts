// Headers of the calls from the shop host to the backend. The shop host makes them all itself: what a browser sends under these names goes
// no further. Source: spec 2 §7 "Transport".

import { COOKIES } from '../session/cookies.ts';

export const BACKEND_HEADERS = {
  authorization: 'Authorization',
  userId: COOKIES.userId,
  userToken: COOKIES.jwt,
  userAgent: 'X-User-Agent',
  clientAddress: 'x-forwarded-for',
  referrer: 'x-referer',
  isDevelopment: 'X-IS-DEV',
  /** Names the visitor's request in the logs of both. Not of the specification. */
  requestId: 'x-request-id',
} as const;

/** Says that this browser has logged in before; the limits on wrong passwords know it by that. Not of the specification. */
export const KNOWN_DEVICE_HEADER = 'x-shop-device';

/** Says what the visitor has agreed to, like `statistics`; absent without consent. Not of the specification. */
export const CONSENT_HEADER = 'x-shop-consent';

/** The bearer token that the backend believes the shop host with. */
export const bearer = (token: string): string => `Bearer ${token}`;
