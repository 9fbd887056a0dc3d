// The edge of GraphQL: here, and nowhere else, a refusal becomes an error of the answer.

import { GraphQLError } from 'graphql';
import type { Result } from 'neverthrow';
import type { Refusal } from './refusal.ts';

/** What a resolver answers for a result: its value, or the refusal as a GraphQL error with `extensions.code`. */
export const answered = async <Value>(
  result: Result<Value, Refusal> | PromiseLike<Result<Value, Refusal>>,
): Promise<Value> =>
  (await result).match(
    (value) => value,
    ({ code, message, details }) => {
      throw new GraphQLError(message, { extensions: { ...details, code } });
    },
  );
