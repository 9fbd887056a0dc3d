// Does one task that a stranger's file asks for in a thread of its own, with an end to its time and memory. Source: ADR 0068.

import { Worker } from 'node:worker_threads';

/** Bounds of one task. */
export type WorkerLimits = {
  readonly maxMs: number;
  /** Objects of the thread, in MB. */
  readonly heapMb: number;
  /** Bytes beside the objects, in MB: unpacked streams lie there, which no limit of a thread counts. */
  readonly buffersMb: number;
};

/** How often is looked at the bytes beside the objects: a bomb unpacks some ten MB meanwhile. */
const LOOK_EVERY_MS = 20;
const MB = 1024 * 1024;

/** The answer of a thread that has ended by the time this is settled, however it ended; a thread that must be stopped has found it too hard. */
export const runInWorker = async <Answer>(
  worker: URL,
  task: unknown,
  { maxMs, heapMb, buffersMb }: WorkerLimits,
): Promise<Answer | { readonly refused: 'tooHard' }> => {
  const thread = new Worker(worker, {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  const timers: NodeJS.Timeout[] = [];
  const answer = await new Promise<Answer | { readonly refused: 'tooHard' }>((settle) => {
    const giveUp = (): void => settle({ refused: 'tooHard' });
    thread.once('message', settle).once('error', giveUp).once('exit', giveUp);
    const look = async (): Promise<void> => {
      const { external_memory: bytes } = await thread.getHeapStatistics();
      if (bytes > buffersMb * MB) giveUp();
    };
    timers.push(
      setTimeout(giveUp, maxMs),
      setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS),
    );
  });
  for (const timer of timers) clearInterval(timer);
  await thread.terminate();
  return answer;
};
