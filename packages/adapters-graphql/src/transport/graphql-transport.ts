// Runs a GraphQL operation and gives its answer as a `Result`.

import type { GatewayError } from '@tornister/application/ports';
import { ok, Result, ResultAsync } from 'neverthrow';
import { classifyError } from './classify-error.ts';
import type { FetchLike } from './fetch-like.ts';
import type { Operation } from './operation.ts';
import { readEnvelope, unanswered } from './read-envelope.ts';
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

/** A transport over `fetch`: what a library would add is a parser and a printer, and documents are strings. */
export const createGraphqlTransport = ({
  url,
  fetch,
  headers,
  read = (_operation, answer) => ok(answer),
}: GraphqlTransportOptions): GraphqlTransport => {
  const ask = async ({ name, text }: Pick<Operation<unknown, unknown>, 'name' | 'text'>, variables: object) =>
    readEnvelope(
      await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          ...headers?.(),
          'x-operation': name,
        },
        body: JSON.stringify({ query: text, variables }),
      }).catch(unanswered),
    );
  return {
    run: <Answer, Variables extends object, Mapped>(
      operation: Operation<Answer, Variables>,
      variables: Variables,
      map: (answer: Answer) => Mapped,
    ) =>
      ResultAsync.fromPromise(ask(operation, variables), classifyError)
        .andThen((answer) => read(operation.name, answer))
        .andThen((answer) =>
          Result.fromThrowable(map, (thrown) => unreadable(operation.name, thrown))(answer as Answer),
        ),
  };
};
