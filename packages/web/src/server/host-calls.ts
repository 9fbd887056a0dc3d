// What the shop host sends to the backend with its own token: the calls of GraphQL, and the requests that open a stream.

import type { FetchLike, RequestParts } from '@tornister/adapters-graphql/transport';
import { LIST_CHANGES_ADDRESS } from '@tornister/domain/calls';
import { MISSING_TOKEN, type WithHostToken } from './host-token.ts';
import { requestIdHeader } from './request-id.ts';
import { isTokenRefusal } from './token-refusal.ts';

/** The headers that say for whom something is asked, with the token of the shop host. */
type HeadersWith = (token: string) => Readonly<Record<string, string>>;

type HostCalls = {
  /**
   * Posts to GraphQL. The token is the shop host's own: when it cannot be had or is refused again, the shop is out of order. The visitor's
   * login is another one, and nobody is sent to log in for it.
   */
  readonly post: (headersWith: HeadersWith, init: RequestParts) => Promise<Response>;
  /** Opens the stream of the list that a query names. */
  readonly openListStream: (headersWith: HeadersWith, query: string, init: RequestParts) => Promise<Response>;
};

type HostCallOptions = {
  readonly graphqlUrl: string;
  readonly backendUrl: string;
  readonly network: FetchLike;
  /** Over connections of their own: streams stay open, and calls must not wait for them. */
  readonly streams: FetchLike;
  readonly withHostToken: WithHostToken;
};

/** The type of a form with a file names its boundary, which `fetch` chooses. */
const typeOf = (body: RequestParts['body']): Readonly<Record<string, string>> =>
  body instanceof FormData ? {} : { 'content-type': 'application/json' };

/** By its status or by its text. The network has read the whole body: the text is there as often as it is asked for. */
const refusesToken = async (answer: Response): Promise<boolean> =>
  answer.status === 401 || isTokenRefusal(await answer.text());

/** Makes the calls. */
export const createHostCalls = ({
  graphqlUrl,
  backendUrl,
  network,
  streams,
  withHostToken,
}: HostCallOptions): HostCalls => ({
  post: async (headersWith, { body, signal }) => {
    const response = await withHostToken(
      (token) =>
        network(graphqlUrl, {
          method: 'POST',
          headers: { ...typeOf(body), ...requestIdHeader(), ...headersWith(token) },
          ...(body === undefined ? {} : { body }),
          ...(signal === undefined ? {} : { signal }),
        }),
      refusesToken,
    );
    if (await refusesToken(response)) throw new Error(MISSING_TOKEN);
    return response;
  },
  openListStream: (headersWith, query, init) =>
    withHostToken((token) =>
      streams(`${backendUrl}${LIST_CHANGES_ADDRESS}${query}`, {
        ...init,
        headers: { ...requestIdHeader(), ...headersWith(token) },
      }),
    ),
});
