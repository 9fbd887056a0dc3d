// How the shop host talks to the backend: with its token, within the time limit, once more when the token was refused.

import { readAnswer } from '@tornister/adapters-graphql/answers';
import {
  createGraphqlTransport,
  type FetchLike,
  failFast,
  type GraphqlTransport,
  retrying,
  timeLimit,
} from '@tornister/adapters-graphql/transport';
import type { Logger } from 'pino';
import type { ApiTokenSource } from './api-token.ts';
import { isRefused } from './is-refused.ts';
import { type AtStorefront, publicHeaders, type Visit, visitorHeaders } from './visitor.ts';

export type BackendLink = {
  /** For questions whose answer is the same for everyone; carries nothing of the visitor. */
  readonly publicTransport: (storefront: AtStorefront) => GraphqlTransport;
  /** For the visitor's own things. */
  readonly visitorTransport: (visit: Visit) => GraphqlTransport;
  /** Sends a prepared GraphQL body on for a visitor, as it came, and gives the backend's answer back. */
  readonly forward: (visit: Visit, body: string) => Promise<Response>;
  /** Checks what the backend has answered to a published operation; what does not fit stands in the log. */
  readonly read: typeof readAnswer;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** How spec 2 §8 names the failure. */
const MISSING_TOKEN = 'Missing token';

/**
 * A shopper's browser is patient with the shop host (spec 2 §9: up to 5 attempts), the shop host is not with a backend that is not there:
 * one more attempt, 300 ms later, bridges a hiccup; five would let everybody wait five seconds for the same bad news.
 */
const ATTEMPTS_WHILE_REFUSED = 2;

type HeadersFor<Asking> = (asking: Asking, token: string) => Record<string, string>;

export const createBackendLink = (
  backendUrl: string,
  tokens: ApiTokenSource,
  log: Pick<Logger, 'error'>,
): BackendLink => {
  const read: typeof readAnswer = (operation, answer) =>
    readAnswer(operation, answer).orTee(({ detail }) =>
      log.error({ detail }, 'The backend answers otherwise than it promises'),
    );
  const url = `${backendUrl}/graphql`;
  const network: FetchLike = (address, init) => fetch(address, init as RequestInit);
  const signalAfter = (ms: number): AbortSignal => AbortSignal.timeout(ms);
  const isHopeless = (reason: unknown, failedAttempts: number): boolean =>
    isRefused(reason) && failedAttempts >= ATTEMPTS_WHILE_REFUSED;
  const call = failFast({
    // The limit holds for all attempts together, so that a page never waits five times five seconds.
    patient: timeLimit(retrying(network, { wait, random: Math.random, isHopeless }), { signalAfter }),
    once: timeLimit(network, { signalAfter }),
    isRefused,
    now: () => performance.now(),
  });

  const send = async <Asking>(headersFor: HeadersFor<Asking>, asking: Asking, body: string): Promise<Response> => {
    const token = await tokens.current();
    if (token === undefined) throw new Error(MISSING_TOKEN);
    return call(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersFor(asking, token.value) },
      body,
    });
  };

  /**
   * A refused token is fetched anew and the call is made once more (spec 2 §8). This is the shop host's own token: when it cannot be had
   * or is refused again, the shop is out of order. The visitor's login is another one, and nobody is sent to log in for it.
   */
  const sendWithFreshToken = async <Asking>(
    headersFor: HeadersFor<Asking>,
    asking: Asking,
    body: string,
  ): Promise<Response> => {
    const response = await send(headersFor, asking, body);
    if (response.status !== 401) return response;
    tokens.forget();
    const again = await send(headersFor, asking, body);
    if (again.status === 401) throw new Error(MISSING_TOKEN);
    return again;
  };

  const transportWith =
    <Asking>(headersFor: HeadersFor<Asking>) =>
    (asking: Asking): GraphqlTransport =>
      createGraphqlTransport({
        url,
        read,
        fetch: (_url, init) => sendWithFreshToken(headersFor, asking, init.body ?? ''),
      });

  return {
    publicTransport: transportWith(publicHeaders),
    visitorTransport: transportWith(visitorHeaders),
    forward: (visit, body) => sendWithFreshToken(visitorHeaders, visit, body),
    read,
  };
};
