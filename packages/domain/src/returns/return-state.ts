// How far a return is: it was announced, it has arrived at the shop, it is settled. Source: docs/adr/0075.

import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';

/** In this order, each once. */
export const RETURN_STATES = ['announced', 'arrived', 'settled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What becomes of a settled return: the money went back the way it was paid, is credited by the shop's accounts, or the goods are sent anew. */
export const RETURN_OUTCOMES = ['refunded', 'credited', 'replaced'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** The outcome with its money; goods that are sent anew bring none. */
export type ReturnSettlement =
  | { readonly outcome: 'replaced' }
  | { readonly outcome: Exclude<ReturnOutcome, 'replaced'>; readonly amount: Money };

/** When a return reached its states; it exists from its announcement on. */
export type ReturnTimes = { readonly announced: Instant; readonly arrived?: Instant; readonly settled?: Instant };

/** The last state that was reached. */
export const returnState = (times: ReturnTimes): ReturnState =>
  RETURN_STATES.findLast((state) => times[state] !== undefined) ?? 'announced';

/** The state after this one; nothing after the end. */
export const nextReturnState = (times: ReturnTimes): ReturnState | undefined =>
  RETURN_STATES[RETURN_STATES.indexOf(returnState(times)) + 1];
