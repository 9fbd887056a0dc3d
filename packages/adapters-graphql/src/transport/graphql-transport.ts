// What every transport of GraphQL has in common: an operation is asked, its answer is checked and translated, and nothing is ever thrown.

import type { GatewayError } from '@tornister/application/ports';
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

/** Asks an operation; rejects with what `classifyError` knows. */
type Ask = (operation: Pick<Operation<unknown, unknown>, 'name' | 'text'>, variables: object) => Promise<unknown>;

/** What the network threw instead of answering. */
export const unanswered = (reason: unknown): never => {
  throw new Unanswered('The network failed', { cause: reason });
};

/** A transport that asks so. */
export const runningBy = (
  ask: Ask,
  read: GraphqlTransportOptions['read'] = (_operation, answer) => ok(answer),
): GraphqlTransport => ({
  run: <Answer, Variables extends object, Mapped>(
    operation: Operation<Answer, Variables>,
    variables: Variables,
    map: (answer: Answer) => Mapped,
  ) =>
    ResultAsync.fromPromise(ask(operation, variables), classifyError)
      .andThen((answer) => read(operation.name, answer))
      .andThen((answer) => Result.fromThrowable(map, (thrown) => unreadable(operation.name, thrown))(answer as Answer)),
});
