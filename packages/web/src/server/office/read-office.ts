// Reads the text of a table or document of an office program that a stranger sends: in a thread of its own, one at a time, with an end to its time and
// memory. Source: ADR 0072.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import type { OfficeRefusal } from '../../components/material-list/office-refusals.ts';
import { createFileReader, type FileReader } from '../file-reader.ts';
import type { WorkerLimits } from '../run-in-worker.ts';
import type { OfficeTask } from './office-answer.ts';

/** Bounds of one reading. */
export type OfficeLimits = WorkerLimits & { readonly maxCharacters: number };

const LIMITS: OfficeLimits = {
  maxCharacters: MATERIAL_LIST_MAX_CHARACTERS,
  maxMs: 5_000,
  heapMb: 64,
  buffersMb: 64,
};

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

/** Makes a reader of such files (`createFileReader`). */
export const createOfficeReader = (limits: OfficeLimits = LIMITS): FileReader<OfficeRefusal> => {
  const { maxCharacters } = limits;
  return createFileReader<OfficeTask, OfficeRefusal>({
    worker: WORKER,
    taskOf: (bytes) => ({ bytes, maxCharacters }),
    limits,
  });
};
