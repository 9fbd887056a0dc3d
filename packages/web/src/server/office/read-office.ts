// Reads the text of a table or document of an office program that a stranger sends: in a thread of its own, one at a time, with an end to its time and
// memory. Source: ADR 0072.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { err, ok, type Result } from 'neverthrow';
import type { OfficeRefusal } from '../../components/material-list/office-refusals.ts';
import { createTurnstile } from '../large-bodies.ts';
import { runInWorker, type WorkerLimits } from '../run-in-worker.ts';
import type { OfficeAnswer, OfficeTask } from './office-answer.ts';

/** Bounds of one reading. */
export type OfficeLimits = WorkerLimits & { readonly maxCharacters: number };

const LIMITS: OfficeLimits = {
  maxCharacters: MATERIAL_LIST_MAX_CHARACTERS,
  maxMs: 5_000,
  heapMb: 64,
  buffersMb: 64,
};

/** Files that wait for the one that is read. */
const WAITING = 4;
/** One address has one that is read and one that waits: whoever sends many shuts nobody else out. */
const OF_ONE = { atOnce: 1, waiting: 1 };

/** The thread's code lies beside this file, as source and as the build writes it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './office-worker.ts' : './office-worker.js', import.meta.url);

/** What every such file begins with: it is an archive. */
const MARK = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file may be of an office program, by its content. */
export const isArchive = (bytes: Uint8Array): boolean => MARK.every((byte, at) => bytes[at] === byte);

/** What encrypted tables and documents of one maker begin with, and their old kinds, which end otherwise. */
const VAULT_MARK = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether a file is one of those kinds, kept under a password. */
export const isVault = ({ name }: Pick<File, 'name'>, bytes: Uint8Array): boolean =>
  /\.(?:xlsx|docx)$/iu.test(name) && VAULT_MARK.every((byte, at) => bytes[at] === byte);

/** Makes a reader of which one file is read at a time; a few wait, others, and more than two of one sender, are refused at once (`busy`). Never throws. */
export const createOfficeReader = (limits: OfficeLimits = LIMITS) => {
  const turnstile = createTurnstile({ atOnce: 1, waiting: WAITING, ofOne: OF_ONE });
  return async (bytes: Uint8Array, sender: string): Promise<Result<string, OfficeRefusal>> => {
    if (!(await turnstile.enter(sender))) return err('busy');
    try {
      const task: OfficeTask = { bytes, maxCharacters: limits.maxCharacters };
      const answer = await runInWorker<OfficeAnswer>(WORKER, task, limits);
      return 'text' in answer ? ok(answer.text) : err(answer.refused);
    } finally {
      turnstile.leave(sender);
    }
  };
};
