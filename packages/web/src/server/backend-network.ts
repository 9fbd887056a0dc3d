// How a call of the shop host gets to the backend: over so many connections and no more, once more after a hiccup, and with less patience
// while nobody answers there. Source: spec 2 §9.

import {
  bounded,
  type FetchLike,
  failFast,
  Overloaded,
  pause,
  retrying,
  wholeBody,
} from '@tornister/adapters-graphql/transport';
import { isRefused, isUnsendable } from './is-refused.ts';

/**
 * A shopper's browser is patient with the shop host (spec 2 §9: up to 5 attempts), the shop host is not with a backend that is not there:
 * one more attempt, 300 ms later, bridges a hiccup; five would let everybody wait five seconds for the same bad news.
 */
const ATTEMPTS_WHILE_REFUSED = 2;

/** So many calls wait for each connection; whoever comes then is told at once that the shop is out of order. */
const WAITING_PER_CONNECTION = 4;

const isHopeless = (reason: unknown, failedAttempts: number): boolean =>
  reason instanceof Overloaded ||
  isUnsendable(reason) ||
  (isRefused(reason) && failedAttempts >= ATTEMPTS_WHILE_REFUSED);

/** The network with so many connections at the most. */
export const createBackendNetwork = (connections: number): FetchLike => {
  const network = bounded(
    wholeBody((address, init) => fetch(address, init as RequestInit)),
    { atOnce: connections, waiting: connections * WAITING_PER_CONNECTION },
  );
  return failFast({
    patient: retrying(network, { wait: pause, random: Math.random, isHopeless }),
    once: network,
    now: () => performance.now(),
    isAway: (reason) => !isUnsendable(reason),
  });
};
