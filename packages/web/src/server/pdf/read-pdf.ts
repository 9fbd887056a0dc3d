// Reads the text of a PDF that a stranger sends: in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0068.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { err, ok, type Result } from 'neverthrow';
import type { PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { createTurnstile } from '../large-bodies.ts';
import { runInWorker, type WorkerLimits } from '../run-in-worker.ts';
import type { PdfAnswer, PdfTask } from './pdf-text.ts';

/** Bounds of one reading. */
export type PdfLimits = WorkerLimits & {
  readonly maxPages: number;
  readonly maxCharacters: number;
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
/** One address has one that is read and one that waits: whoever sends many shuts nobody else out. */
const OF_ONE = { atOnce: 1, waiting: 1 };

/** The thread's code lies beside this file, as source and as the build writes it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

/** Makes a reader of which one PDF is read at a time; a few wait, others, and more than two of one sender, are refused at once (`busy`). Never throws. */
export const createPdfReader = (limits: PdfLimits = LIMITS) => {
  const turnstile = createTurnstile({ atOnce: 1, waiting: WAITING, ofOne: OF_ONE });
  const { maxPages, maxCharacters } = limits;
  return async (bytes: Uint8Array, sender: string): Promise<Result<string, PdfRefusal>> => {
    if (!(await turnstile.enter(sender))) return err('busy');
    try {
      const task: PdfTask = { bytes, maxPages, maxCharacters };
      const answer = await runInWorker<PdfAnswer>(WORKER, task, limits);
      return 'text' in answer ? ok(answer.text) : err(answer.refused);
    } finally {
      turnstile.leave(sender);
    }
  };
};
