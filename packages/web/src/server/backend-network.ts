// How the shop host gets to the backend: over so many connections and no more. A call is made once more after a hiccup, and with less patience
// while nobody answers there. Source: spec 2 §9.

import {
  type Bounds,
  bounded,
  boundedToTheEnd,
  type FetchLike,
  failFast,
  Overloaded,
  pause,
  retrying,
  wholeBody,
} from '@tornister/adapters-graphql/transport';
import { LIST_STREAMS_OF_PROCESS } from '@tornister/domain/wishlist';
import { isRefused, isUnsendable } from './is-refused.ts';

/**
 * A shopper's browser is patient with the shop host (spec 2 §9: up to 5 attempts), the shop host is not with a backend that is not there:
 * one more attempt, 300 ms later, bridges a hiccup; five would let everybody wait five seconds for the same bad news.
 */
const ATTEMPTS_WHILE_REFUSED = 2;

/** So many calls wait for each connection; whoever comes then is told at once that the shop is out of order. */
const WAITING_PER_CONNECTION = 4;

const boundsOf = (connections: number): Bounds => ({
  atOnce: connections,
  waiting: connections * WAITING_PER_CONNECTION,
});

/** The network itself. */
const fetched: FetchLike = (address, init) => fetch(address, init as RequestInit);

const isHopeless = (reason: unknown, failedAttempts: number): boolean =>
  reason instanceof Overloaded ||
  isUnsendable(reason) ||
  (isRefused(reason) && failedAttempts >= ATTEMPTS_WHILE_REFUSED);

/** The network of calls, with so many connections at the most. */
export const createBackendNetwork = (connections: number): FetchLike => {
  const network = bounded(wholeBody(fetched), boundsOf(connections));
  return failFast({
    patient: retrying(network, { wait: pause, random: Math.random, isHopeless }),
    once: network,
    now: () => performance.now(),
    isAway: (reason) => !isUnsendable(reason),
  });
};

/** The network of pictures and files, with as many connections again: each is taken until the file has come. Nothing is asked for twice. */
export const createFileNetwork = (connections: number): FetchLike => boundedToTheEnd(fetched, boundsOf(connections));

/**
 * The network of streams, which stay open: so many are opened at the same time, and of the open ones there are no more than a process of the
 * backend has. Nobody waits for one of them to end.
 */
export const createStreamNetwork = (connections: number): FetchLike =>
  boundedToTheEnd(bounded(fetched, boundsOf(connections)), { atOnce: LIST_STREAMS_OF_PROCESS, waiting: 0 });
