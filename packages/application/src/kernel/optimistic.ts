// Optimistic updates: shows a change at once and takes it back when the server refuses.

import { type Result, ResultAsync } from 'neverthrow';
import { type Behavior, behavior } from './behavior.ts';
import { inTurn } from './in-turn.ts';

/** A value that shows changes before the server has answered, and takes them back when it refuses. */
export type Optimistic<Value> = {
  /** What is shown: the confirmed value with every change that is still on its way. */
  readonly state$: Behavior<Value>;
  /** What the server said last. */
  readonly confirmed: () => Value;
  /** Takes a value that did not come from a command, like the one that a page was opened with. */
  readonly confirm: (value: Value) => void;
  /**
   * Shows the change at once and runs the command when those before it are done. Its answer becomes the confirmed value; a refusal
   * takes back this change and no other, and so does a command that rejects: a change never stays on its way for ever.
   */
  readonly attempt: <Failure>(
    change: (shown: Value) => Value,
    command: () => ResultAsync<Value, Failure>,
  ) => ResultAsync<Value, Failure>;
};

/**
 * Keeps a confirmed value and the changes on their way. Commands run in turn: an answer never replaces a newer one, and a change that
 * is made while another is on its way stays visible when the earlier answer comes.
 */
export const optimistic = <Value>(initial: Value): Optimistic<Value> => {
  type Change = (shown: Value) => Value;
  const shown = behavior(initial);
  const run = inTurn();
  let confirmed = initial;
  let changes: readonly Change[] = [];
  const show = (): void => shown.set(changes.reduce((value, change) => change(value), confirmed));
  const settle = (change: Change): void => {
    changes = changes.filter((other) => other !== change);
    show();
  };
  /** Confirms the answer while the command still has its turn: the one behind it may read what is confirmed. */
  const carryOut = async <Failure>(
    change: Change,
    command: () => ResultAsync<Value, Failure>,
  ): Promise<Result<Value, Failure>> => {
    try {
      const result = await command();
      if (result.isOk()) confirmed = result.value;
      return result;
    } finally {
      settle(change);
    }
  };
  return {
    state$: shown.state$,
    confirmed: () => confirmed,
    confirm: (value) => {
      confirmed = value;
      show();
    },
    attempt: (change, command) => {
      // A change of its own, so that the same function given twice is two changes.
      const own: Change = (value) => change(value);
      changes = [...changes, own];
      show();
      return run(() => new ResultAsync(carryOut(own, command)));
    },
  };
};
