// Reads the text of a mail that a stranger sends as a file: in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0070.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import type { MailRefusal } from '../../components/material-list/mail-refusals.ts';
import { createFileReader, type FileReader } from '../file-reader.ts';
import type { WorkerLimits } from '../run-in-worker.ts';
import type { MailTask } from './mail-text.ts';

/** Bounds of one reading. */
export type MailLimits = WorkerLimits & { readonly maxCharacters: number };

const LIMITS: MailLimits = {
  maxCharacters: MATERIAL_LIST_MAX_CHARACTERS,
  maxMs: 5_000,
  heapMb: 64,
  buffersMb: 64,
};

/** The thread's code lies beside this file, as source and as the build writes it. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './mail-worker.ts' : './mail-worker.js', import.meta.url);

/** A head of fields up to an empty line. */
const HEAD = /^(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+\r?\n/;
/** What only the head of a mail has. */
const FIELD_OF_A_MAIL = /^(?:mime-version|message-id|received):/im;
/** The head of a mail that went through many hands is shorter. */
const HEAD_WITHIN = 64 * 1024;

/** Whether a file is a mail: it is called one, or begins as only a mail does. */
export const isMail = ({ type, name }: Pick<File, 'type' | 'name'>, bytes: Uint8Array): boolean => {
  if (type === 'message/rfc822' || /\.eml$/iu.test(name)) return true;
  const begin = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_WITHIN)).toString('latin1');
  const [head = ''] = HEAD.exec(begin) ?? [];
  return FIELD_OF_A_MAIL.test(head);
};

/** Makes a reader of mails (`createFileReader`). */
export const createMailReader = (limits: MailLimits = LIMITS): FileReader<MailRefusal> => {
  const { maxCharacters } = limits;
  return createFileReader<MailTask, MailRefusal>({
    worker: WORKER,
    taskOf: (bytes) => ({ bytes, maxCharacters }),
    limits,
  });
};
