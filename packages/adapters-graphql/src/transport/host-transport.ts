// The shop host's transport: runs GraphQL operations by graphql-request.

import { GraphQLClient } from 'graphql-request';
import type { FetchLike } from './fetch-like.ts';
import { type GraphqlTransport, type GraphqlTransportOptions, runningBy, unanswered } from './graphql-transport.ts';

/** A transport over graphql-request; documents are strings, so nothing is parsed at run time. */
export const createGraphqlTransport = ({ url, fetch, headers, read }: GraphqlTransportOptions): GraphqlTransport => {
  const network: FetchLike = (address, init) => fetch(address, init).catch(unanswered);
  const client = new GraphQLClient(url, {
    fetch: network as typeof globalThis.fetch,
    excludeOperationName: true,
    ...(headers === undefined ? {} : { headers }),
  });
  return runningBy(
    ({ name, text }, variables) => client.request<never>(text, variables, { 'x-operation': name }),
    read,
  );
};
