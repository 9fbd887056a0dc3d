import type { GatewayError } from '@tornister/application/ports';
import { GraphQLClient } from 'graphql-request';
import { ResultAsync } from 'neverthrow';
import { classifyError } from './classify-error.ts';
import type { FetchLike } from './fetch-like.ts';
import type { Operation } from './operation.ts';

/** Runs published operations. Everything that can go wrong is one of the errors that all gateways share. */
export type GraphqlTransport = {
  readonly run: <Answer, Variables extends object>(
    operation: Operation<Answer, Variables>,
    variables: Variables,
  ) => ResultAsync<Answer, GatewayError>;
};

export type GraphqlTransportOptions = {
  /** The GraphQL entry, absolute or on the same origin. */
  readonly url: string;
  /** The network with whatever rules are wrapped around it (batching, time limit, retries, recovery). */
  readonly fetch: FetchLike;
  readonly headers?: () => Readonly<Record<string, string>>;
};

/** A transport over graphql-request; documents are strings, so nothing is parsed at run time. */
export const createGraphqlTransport = ({ url, fetch, headers }: GraphqlTransportOptions): GraphqlTransport => {
  const client = new GraphQLClient(url, {
    fetch: fetch as typeof globalThis.fetch,
    excludeOperationName: true,
    ...(headers === undefined ? {} : { headers }),
  });
  return {
    run: (operation, variables) =>
      ResultAsync.fromPromise(
        client.request<never>(operation.text, variables, { 'x-operation': operation.name }),
        classifyError,
      ),
  };
};
