// How the shop host talks to the backend: with its token, within the time budget of a request, over so many connections
// and no more.

import { readAnswer } from '@tornister/adapters-graphql/answers';
import { exchangeRefreshToken } from '@tornister/adapters-graphql/session';
import {
  type BatchingOptions,
  batching,
  createFetchTransport,
  createGraphqlTransport,
  createGraphqlUpload,
  type FetchLike,
  type GraphqlTransport,
  type GraphqlUpload,
  type RequestParts,
  timeLimit,
} from '@tornister/adapters-graphql/transport';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { Logger } from 'pino';
import type { ApiTokenSource, SignalAfter } from './api-token.ts';
import { createBackendNetwork, createFileNetwork, createStreamNetwork } from './backend-network.ts';
import { begunWithin } from './begun-within.ts';
import { withoutEndedLogin } from './ended-login.ts';
import { createFreshLogin } from './fresh-login.ts';
import { keepingGuestToken } from './guest-token.ts';
import { createHostCalls } from './host-calls.ts';
import { createWithHostToken } from './host-token.ts';
import { type AtStorefront, publicHeaders, type Visit, visitorHeaders } from './visitor.ts';

export type BackendLink = {
  /** Ends when the time budget of the request is used up. */
  readonly budget: AbortSignal;
  /** For questions whose answer is the same for everyone; carries nothing of the visitor. */
  readonly publicTransport: (asking: AtStorefront) => GraphqlTransport;
  /** For the visitor's own things. */
  readonly visitorTransport: (visit: Visit) => GraphqlTransport;
  /** For files that the visitor hands in. */
  readonly visitorUpload: (visit: Visit) => GraphqlUpload;
  /** Sends a prepared GraphQL body on for a visitor, as it came, and gives the backend's answer back. */
  readonly forward: (visit: Visit, body: string | FormData) => Promise<Response>;
  /** Opens the backend's stream of a list for a visitor. It begins within the budget, and lasts until one of both sides ends it. */
  readonly openListStream: (visit: Visit, query: string, signal: AbortSignal) => Promise<Response>;
  /** Checks what the backend has answered to a published operation of a visitor; what does not fit stands in the log. */
  readonly readFor: (visit: Visit) => typeof readAnswer;
};

export type BackendLinks = {
  /** The link of one request. All that it asks, one after another, shares one time budget of 5000 ms, token and attempts included. */
  readonly forRequest: () => BackendLink;
  /** Asks for a picture or a file of the backend, which knows no visitor. It begins within 5000 ms, and comes in its own time. */
  readonly openFile: OpenFile;
};

export type OpenFile = (path: string, init: Pick<RequestParts, 'method' | 'headers' | 'signal'>) => Promise<Response>;

export type BackendLinkOptions = {
  readonly url: string;
  /** Connections to the backend at the most: for calls, as many for files, and as many for streams that are being opened. */
  readonly connections: number;
  readonly tokens: ApiTokenSource;
  readonly log: Pick<Logger, 'error'>;
  readonly signalAfter?: SignalAfter | undefined;
  /** The time of day, by which the visitors' tokens end. */
  readonly now?: () => Instant;
};

/** What the loaders of a page ask for in one turn goes together; there is no rest after it, as there is in a tab, because the page waits for each answer. */
const BATCHES_OF_A_PAGE: BatchingOptions = { atTurnEnd: setImmediate, after: (_ms, callBack) => callBack() };

export const createBackendLinks = ({
  url: backendUrl,
  connections,
  tokens,
  log,
  signalAfter = (ms) => AbortSignal.timeout(ms),
  now = () => instantOf(Date.now()),
}: BackendLinkOptions): BackendLinks => {
  const url = `${backendUrl}/graphql`;
  const calls = createHostCalls({
    graphqlUrl: url,
    backendUrl,
    network: createBackendNetwork(connections),
    streams: createStreamNetwork(connections),
    withHostToken: createWithHostToken(tokens),
  });
  const budgetOfRequest = (): AbortSignal => signalAfter(REQUEST_TIMEOUT_MS);
  const files = begunWithin(createFileNetwork(connections), budgetOfRequest);
  const freshLogin = createFreshLogin(now);
  const read: typeof readAnswer = (operation, answer) =>
    readAnswer(operation, answer).orTee(({ detail }) =>
      log.error({ detail }, 'The backend answers otherwise than it promises'),
    );
  const readFor = (visit: Visit): typeof readAnswer => keepingGuestToken(visit.cookies, read);

  /** The link whose calls share a time budget. */
  const linkWithin = (budget: AbortSignal): BackendLink => {
    const postWith = (headersWith: (token: string) => Record<string, string>): FetchLike =>
      timeLimit(
        (_url, init) => calls.post(headersWith, init),
        () => budget,
      );
    const publicTransport = (who: AtStorefront): GraphqlTransport => {
      const post = postWith((token) => publicHeaders(who, token));
      return createFetchTransport({ url, read, fetch: batching(post, BATCHES_OF_A_PAGE) });
    };
    const renewLogin = (visit: Visit): Promise<void> =>
      freshLogin(visit, (token) => exchangeRefreshToken(publicTransport(visit), token));
    const postFor = (visit: Visit, to: 'page' | 'tab' = 'page'): FetchLike => {
      const post = postWith((token) => visitorHeaders(visit, token));
      return async (address, init) => {
        await renewLogin(visit);
        return withoutEndedLogin(visit, await post(address, init), to);
      };
    };
    return {
      budget,
      publicTransport,
      visitorTransport: (visit) => createGraphqlTransport({ url, read: readFor(visit), fetch: postFor(visit) }),
      visitorUpload: (visit) => createGraphqlUpload({ url, read, fetch: postFor(visit) }),
      forward: (visit, body) => postFor(visit, 'tab')(url, { body }),
      openListStream: (visit, query, end) =>
        begunWithin(
          async (_url, init) => {
            await renewLogin(visit);
            return calls.openListStream((token) => visitorHeaders(visit, token), query, init);
          },
          () => budget,
        )(url, { signal: end }),
      readFor,
    };
  };
  return {
    forRequest: () => linkWithin(budgetOfRequest()),
    openFile: (path, init) => files(`${backendUrl}${path}`, init),
  };
};
