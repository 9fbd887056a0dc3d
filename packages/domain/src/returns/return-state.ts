// How far a return is: it was announced, it has arrived at the shop, it is settled. Source: issue 13 "Returns".

import type { Instant } from '../shared/instant.ts';

/** In this order, each once. */
export const RETURN_STATES = ['announced', 'arrived', 'settled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** When a return reached its states; it exists from its announcement on. */
export type ReturnTimes = { readonly announced: Instant; readonly arrived?: Instant; readonly settled?: Instant };

/** The last state that was reached. */
export const returnState = (times: ReturnTimes): ReturnState =>
  RETURN_STATES.findLast((state) => times[state] !== undefined) ?? 'announced';

/** The state after this one; nothing after the end. */
export const nextReturnState = (times: ReturnTimes): ReturnState | undefined =>
  RETURN_STATES[RETURN_STATES.indexOf(returnState(times)) + 1];
