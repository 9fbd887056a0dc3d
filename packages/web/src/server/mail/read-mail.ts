// Reads the text of a mail that a stranger sends as a file: in a thread of its own, one at a time, with an end to its time and memory. Source: ADR 0070.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { err, ok, type Result } from 'neverthrow';
import type { MailRefusal } from '../../components/material-list/mail-refusals.ts';
import { createTurnstile } from '../large-bodies.ts';
import { runInWorker, type WorkerLimits } from '../run-in-worker.ts';
import type { MailAnswer, MailTask } from './mail-text.ts';

/** Bounds of one reading. */
export type MailLimits = WorkerLimits & { readonly maxCharacters: number };

const LIMITS: MailLimits = {
  maxCharacters: MATERIAL_LIST_MAX_CHARACTERS,
  maxMs: 5_000,
  heapMb: 64,
  buffersMb: 64,
};

/** Mails that wait for the one that is read. */
const WAITING = 4;
/** One address has one that is read and one that waits: whoever sends many shuts nobody else out. */
const OF_ONE = { atOnce: 1, waiting: 1 };

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

/** Makes a reader of which one mail is read at a time; a few wait, others, and more than two of one sender, are refused at once (`busy`). Never throws. */
export const createMailReader = (limits: MailLimits = LIMITS) => {
  const turnstile = createTurnstile({ atOnce: 1, waiting: WAITING, ofOne: OF_ONE });
  return async (bytes: Uint8Array, sender: string): Promise<Result<string, MailRefusal>> => {
    if (!(await turnstile.enter(sender))) return err('busy');
    try {
      const task: MailTask = { bytes, maxCharacters: limits.maxCharacters };
      const answer = await runInWorker<MailAnswer>(WORKER, task, limits);
      return 'text' in answer ? ok(answer.text) : err(answer.refused);
    } finally {
      turnstile.leave(sender);
    }
  };
};
