// Runs a GraphQL operation and gives its answer as a `Result`.

import type { GatewayError } from '@tornister/application/ports';
import { GraphQLClient } from 'graphql-request';
import { ok, Result, ResultAsync } from 'neverthrow';
import { classifyError, Unanswered } from './classify-error.ts';
import type { FetchLike } from './fetch-like.ts';
import type { Operation } from './operation.ts';
import { unreadable } from './unreadable.ts';

/** Runs published operations. Everything that can go wrong is one of the errors that all gateways share. */
export type GraphqlTransport = {
  /**
   * Runs an operation and translates its answer. An answer that `map` cannot translate is `gateway.unreadable`: a backend that answers
   * otherwise than it promises is a failure like any other, never a rejected promise.
   */
  readonly run: <Answer, Variables extends object, Mapped>(
    operation: Operation<Answer, Variables>,
    variables: Variables,
    map: (answer: Answer) => Mapped,
  ) => ResultAsync<Mapped, GatewayError>;
};

export type GraphqlTransportOptions = {
  /** The GraphQL entry, absolute or on the same origin. */
  readonly url: string;
  /** The network with whatever rules are wrapped around it (batching, time limit, retries, recovery). */
  readonly fetch: FetchLike;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Checks an answer before it is translated. The shop host does; what a tab gets has been checked there. */
  readonly read?: (operation: string, answer: unknown) => Result<unknown, GatewayError>;
};

/** A transport over graphql-request; documents are strings, so nothing is parsed at run time. */
export const createGraphqlTransport = ({
  url,
  fetch,
  headers,
  read = (_operation, answer) => ok(answer),
}: GraphqlTransportOptions): GraphqlTransport => {
  const network: FetchLike = (address, init) =>
    fetch(address, init).catch((reason: unknown) => {
      throw new Unanswered('The network failed', { cause: reason });
    });
  const client = new GraphQLClient(url, {
    fetch: network as typeof globalThis.fetch,
    excludeOperationName: true,
    ...(headers === undefined ? {} : { headers }),
  });
  return {
    run: <Answer, Variables extends object, Mapped>(
      operation: Operation<Answer, Variables>,
      variables: Variables,
      map: (answer: Answer) => Mapped,
    ) =>
      ResultAsync.fromPromise(
        client.request<never>(operation.text, variables, { 'x-operation': operation.name }),
        classifyError,
      )
        .andThen((answer: unknown) => read(operation.name, answer))
        .andThen((answer) =>
          Result.fromThrowable(map, (thrown) => unreadable(operation.name, thrown))(answer as Answer),
        ),
  };
};
