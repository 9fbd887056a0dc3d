// Reads the text of a PDF that a stranger sends: in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0068.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import type { PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { createFileReader, type FileReader } from '../file-reader.ts';
import type { WorkerLimits } from '../run-in-worker.ts';
import type { PdfTask } from './pdf-text.ts';

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

/** The thread's code lies beside this file, as source and as the build writes it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);

/** Makes a reader of PDFs (`createFileReader`). */
export const createPdfReader = (limits: PdfLimits = LIMITS): FileReader<PdfRefusal> => {
  const { maxPages, maxCharacters } = limits;
  return createFileReader<PdfTask, PdfRefusal>({
    worker: WORKER,
    taskOf: (bytes) => ({ bytes, maxPages, maxCharacters }),
    limits,
  });
};
