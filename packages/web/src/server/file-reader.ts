// Reads files that strangers send: each in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0068.

import { err, ok, type Result } from 'neverthrow';
import { runInWorker, type WorkerLimits } from './run-in-worker.ts';
import { createTurnstile } from './turnstile.ts';

/** Files that wait for the one that is read. */
const WAITING = 4;
/** One address has one that is read and one that waits: whoever sends many shuts nobody else out. */
const OF_ONE = { atOnce: 1, waiting: 1 };

/** What the thread of a reader answers: the text, or why it has none. */
type FileAnswer<Refusal> = { readonly text: string } | { readonly refused: Refusal };

type FileReading<Task> = {
  /** The code of the thread. */
  readonly worker: URL;
  /** What the thread is asked for. */
  readonly taskOf: (bytes: Uint8Array) => Task;
  readonly limits: WorkerLimits;
};

export type FileReader<Refusal> = (bytes: Uint8Array, sender: string) => Promise<Result<string, Refusal>>;

/** Makes a reader of which one file is read at a time; a few wait, others, and more than two of one sender, are refused at once (`busy`). Never throws. */
export const createFileReader = <Task, Refusal extends string>({
  worker,
  taskOf,
  limits,
}: FileReading<Task>): FileReader<Refusal | 'tooHard' | 'busy'> => {
  const turnstile = createTurnstile({ atOnce: 1, waiting: WAITING, ofOne: OF_ONE });
  return async (bytes, sender) => {
    if (!(await turnstile.enter(sender))) return err('busy');
    try {
      const answer = await runInWorker<FileAnswer<Refusal>>(worker, taskOf(bytes), limits);
      return 'text' in answer ? ok(answer.text) : err(answer.refused);
    } finally {
      turnstile.leave(sender);
    }
  };
};
