// How the shop host talks to the backend: with its token, within the time budget of a request, over so many connections
// and no more.

import { readAnswer } from '@tornister/adapters-graphql/answers';
import { exchangeRefreshToken } from '@tornister/adapters-graphql/session';
import {
  type BatchingOptions,
  batching,
  bounded,
  createFetchTransport,
  createGraphqlTransport,
  createGraphqlUpload,
  type FetchLike,
  failFast,
  type GraphqlTransport,
  type GraphqlUpload,
  Overloaded,
  pause,
  type RequestParts,
  retrying,
  timeLimit,
  wholeBody,
} from '@tornister/adapters-graphql/transport';
import { LIST_CHANGES_ADDRESS } from '@tornister/domain/calls';
import { REQUEST_TIMEOUT_MS, recoveryFor } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { Logger } from 'pino';
import type { ApiTokenSource, SignalAfter } from './api-token.ts';
import { withoutEndedLogin } from './ended-login.ts';
import { createFreshLogin } from './fresh-login.ts';
import { keepingGuestToken } from './guest-token.ts';
import { isRefused, isUnsendable } from './is-refused.ts';
import { requestIdHeader } from './request-id.ts';
import { type AtStorefront, publicHeaders, type Visit, visitorHeaders } from './visitor.ts';

export type BackendLink = {
  /** For questions whose answer is the same for everyone; carries nothing of the visitor. */
  readonly publicTransport: (asking: AtStorefront) => GraphqlTransport;
  /** For the visitor's own things. */
  readonly visitorTransport: (visit: Visit) => GraphqlTransport;
  /** For files that the visitor hands in. */
  readonly visitorUpload: (visit: Visit) => GraphqlUpload;
  /** Sends a prepared GraphQL body on for a visitor, as it came, and gives the backend's answer back. */
  readonly forward: (visit: Visit, body: string | FormData) => Promise<Response>;
  /** Opens the backend's stream of a list for a visitor; it lasts until one of both sides ends it. */
  readonly openListStream: (visit: Visit, query: string, signal: AbortSignal) => Promise<Response>;
  /** Checks what the backend has answered to a published operation of a visitor; what does not fit stands in the log. */
  readonly readFor: (visit: Visit) => typeof readAnswer;
};

export type BackendLinks = {
  /** The link of one request. All that it asks, one after another, shares one time budget of 5000 ms, token and attempts included. */
  readonly forRequest: () => BackendLink;
};

export type BackendLinkOptions = {
  readonly url: string;
  /** Connections to the backend at the most. */
  readonly connections: number;
  readonly tokens: ApiTokenSource;
  readonly log: Pick<Logger, 'error'>;
  readonly signalAfter?: SignalAfter | undefined;
  /** The time of day, by which the visitors' tokens end. */
  readonly now?: () => Instant;
};

/** How spec 2 §8 names the failure. */
const MISSING_TOKEN = 'Missing token';

/**
 * A shopper's browser is patient with the shop host (spec 2 §9: up to 5 attempts), the shop host is not with a backend that is not there:
 * one more attempt, 300 ms later, bridges a hiccup; five would let everybody wait five seconds for the same bad news.
 */
const ATTEMPTS_WHILE_REFUSED = 2;

/** So many calls wait for each connection; whoever comes then is told at once that the shop is out of order. */
const WAITING_PER_CONNECTION = 4;

/** What the loaders of a page ask for in one turn goes together; there is no rest after it, as there is in a tab, because the page waits for each answer. */
const BATCHES_OF_A_PAGE: BatchingOptions = { atTurnEnd: setImmediate, after: (_ms, callBack) => callBack() };

type HeadersFor<Asking> = (asking: Asking, token: string) => Record<string, string>;

const isHopeless = (reason: unknown, failedAttempts: number): boolean =>
  reason instanceof Overloaded ||
  isUnsendable(reason) ||
  (isRefused(reason) && failedAttempts >= ATTEMPTS_WHILE_REFUSED);

export const createBackendLinks = ({
  url: backendUrl,
  connections,
  tokens,
  log,
  signalAfter = (ms) => AbortSignal.timeout(ms),
  now = () => instantOf(Date.now()),
}: BackendLinkOptions): BackendLinks => {
  const read: typeof readAnswer = (operation, answer) =>
    readAnswer(operation, answer).orTee(({ detail }) =>
      log.error({ detail }, 'The backend answers otherwise than it promises'),
    );
  const readFor = (visit: Visit): typeof readAnswer => keepingGuestToken(visit.cookies, read);
  const url = `${backendUrl}/graphql`;
  const network = bounded(
    wholeBody((address, init) => fetch(address, init as RequestInit)),
    { atOnce: connections, waiting: connections * WAITING_PER_CONNECTION },
  );
  const call = failFast({
    patient: retrying(network, { wait: pause, random: Math.random, isHopeless }),
    once: network,
    now: () => performance.now(),
    isAway: (reason) => !isUnsendable(reason),
  });

  const send = async (headers: (token: string) => Record<string, string>, init: RequestParts): Promise<Response> => {
    const token = await tokens.current();
    if (token === undefined) throw new Error(MISSING_TOKEN);
    return call(url, {
      method: 'POST',
      // The type of a form with a file names its boundary, which `fetch` chooses.
      headers: {
        ...(init.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...requestIdHeader(),
        ...headers(token.value),
      },
      ...(init.body === undefined ? {} : { body: init.body }),
      ...(init.signal === undefined ? {} : { signal: init.signal }),
    });
  };

  /**
   * A refused token is fetched anew and the call is made once more (spec 2 §8). This is the shop host's own token: when it cannot be had
   * or is refused again, the shop is out of order. The visitor's login is another one, and nobody is sent to log in for it.
   */
  const sendWithFreshToken = async (
    headers: (token: string) => Record<string, string>,
    init: RequestParts,
    hasRecovered = false,
  ): Promise<Response> => {
    const response = await send(headers, init);
    if (response.status !== 401) return response;
    if (recoveryFor('token-invalid', hasRecovered) !== 'refetch-token-and-retry') throw new Error(MISSING_TOKEN);
    tokens.forget();
    return sendWithFreshToken(headers, init, true);
  };

  const freshLogin = createFreshLogin(now);

  /** A stream may stay open for as long as it likes, and has as long to begin as a call has for its answer. */
  const openStream = async (
    query: string,
    headers: Readonly<Record<string, string>>,
    end: AbortSignal,
  ): Promise<Response> => {
    const opening = new AbortController();
    const late = signalAfter(REQUEST_TIMEOUT_MS);
    const giveUp = (): void => opening.abort(late.reason);
    late.addEventListener('abort', giveUp);
    try {
      const signal = AbortSignal.any([end, opening.signal]);
      return await fetch(`${backendUrl}${LIST_CHANGES_ADDRESS}${query}`, { headers, signal });
    } finally {
      late.removeEventListener('abort', giveUp);
    }
  };

  /** Streams have connections of their own: they stay open, and calls must not wait for them. */
  const streamWithFreshToken = async (
    visit: Visit,
    query: string,
    signal: AbortSignal,
    hasRecovered = false,
  ): Promise<Response> => {
    const token = await tokens.current();
    if (token === undefined) throw new Error(MISSING_TOKEN);
    const headers = { ...requestIdHeader(), ...visitorHeaders(visit, token.value) };
    const response = await openStream(query, headers, signal);
    if (response.status !== 401 || hasRecovered) return response;
    tokens.forget();
    return streamWithFreshToken(visit, query, signal, true);
  };

  return {
    forRequest: () => {
      const budget = signalAfter(REQUEST_TIMEOUT_MS);
      const asking = <Asking>(headersFor: HeadersFor<Asking>, who: Asking): FetchLike =>
        timeLimit(
          (_url, init) => sendWithFreshToken((token) => headersFor(who, token), init),
          () => budget,
        );
      const publicTransport = (who: AtStorefront): GraphqlTransport =>
        createFetchTransport({ url, read, fetch: batching(asking(publicHeaders, who), BATCHES_OF_A_PAGE) });
      const askingFor = (visit: Visit, to: 'page' | 'tab' = 'page'): FetchLike => {
        const call = asking(visitorHeaders, visit);
        const forShop = publicTransport(visit);
        return async (address, init) => {
          await freshLogin(visit, (token) => exchangeRefreshToken(forShop, token));
          return withoutEndedLogin(visit, await call(address, init), to);
        };
      };
      return {
        publicTransport,
        visitorTransport: (visit) => createGraphqlTransport({ url, read: readFor(visit), fetch: askingFor(visit) }),
        visitorUpload: (visit) => createGraphqlUpload({ url, read, fetch: askingFor(visit) }),
        forward: (visit, body) => askingFor(visit, 'tab')(url, { body }),
        openListStream: async (visit, query, signal) => {
          await freshLogin(visit, (token) => exchangeRefreshToken(publicTransport(visit), token));
          return streamWithFreshToken(visit, query, signal);
        },
        readFor,
      };
    },
  };
};
