// Reads the text of a PDF that a stranger sends: in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0068.

import { Worker } from 'node:worker_threads';
import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { err, ok, type Result } from 'neverthrow';
import type { PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { createTurnstile } from '../large-bodies.ts';
import type { PdfAnswer, PdfTask } from './pdf-worker.ts';

/** Bounds of one reading. */
export type PdfLimits = {
  readonly maxPages: number;
  readonly maxCharacters: number;
  readonly maxMs: number;
  /** Objects of the thread, in MB. */
  readonly heapMb: number;
  /** Bytes beside the objects, in MB: unpacked streams lie there, which no limit of a thread counts. */
  readonly buffersMb: number;
};

const LIMITS: PdfLimits = {
  maxPages: 20,
  maxCharacters: MATERIAL_LIST_MAX_CHARACTERS,
  maxMs: 10_000,
  heapMb: 64,
  buffersMb: 64,
};

/** PDFs that wait for the one that is read. */
const WAITING = 4;
/** How often is looked at the bytes beside the objects: a bomb unpacks some ten MB meanwhile. */
const LOOK_EVERY_MS = 20;
const MB = 1024 * 1024;

/** The thread's code lies beside this file, as source and as the build writes it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

/** The answer of a thread that has ended by the time this is settled, however it ended. */
const readApart = async (task: PdfTask, { maxMs, heapMb, buffersMb }: PdfLimits): Promise<PdfAnswer> => {
  const worker = new Worker(WORKER, {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  const timers: NodeJS.Timeout[] = [];
  const answer = await new Promise<PdfAnswer>((settle) => {
    const giveUp = (): void => settle({ refused: 'tooHard' });
    worker.once('message', settle).once('error', giveUp).once('exit', giveUp);
    const look = async (): Promise<void> => {
      const { external_memory: bytes } = await worker.getHeapStatistics();
      if (bytes > buffersMb * MB) giveUp();
    };
    timers.push(
      setTimeout(giveUp, maxMs),
      setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS),
    );
  });
  for (const timer of timers) clearInterval(timer);
  await worker.terminate();
  return answer;
};

/** Makes a reader of which one PDF is read at a time; a few wait, others are refused at once (`busy`). Never throws. */
export const createPdfReader = (limits: PdfLimits = LIMITS) => {
  const turnstile = createTurnstile({ atOnce: 1, waiting: WAITING });
  const { maxPages, maxCharacters } = limits;
  return async (bytes: Uint8Array): Promise<Result<string, PdfRefusal>> => {
    if (!(await turnstile.enter())) return err('busy');
    try {
      const answer = await readApart({ bytes, maxPages, maxCharacters }, limits);
      return 'text' in answer ? ok(answer.text) : err(answer.refused);
    } finally {
      turnstile.leave();
    }
  };
};
