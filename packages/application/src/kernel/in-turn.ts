// A queue that runs asynchronous commands one after another.

import { ResultAsync } from 'neverthrow';

/**
 * Runs commands one after another in the order in which they were given, so that a quick second click never overtakes the first.
 * A failed command does not stop the ones behind it.
 */
export const inTurn = (): (<Value, Failure>(
  command: () => ResultAsync<Value, Failure>,
) => ResultAsync<Value, Failure>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (command) => {
    const run = last.then(() => command());
    last = run.catch(() => undefined);
    return new ResultAsync(run);
  };
};
