// Takes the text out of one mail, in a thread that may die of it (`read-mail.ts`): its text part, or its page where there is no other. Source: ADR 0070.

import { parentPort, workerData } from 'node:worker_threads';
import type { MailRefusal } from '../../components/material-list/mail-refusals.ts';
import { textOfHtml } from './html-text.ts';

export type MailTask = { readonly bytes: Uint8Array; readonly maxCharacters: number };
export type MailAnswer = { readonly text: string } | { readonly refused: MailRefusal };

/** What is fetched, a mail must not name. */
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined });

/** Parts within parts, and bytes of one head, that an honest mail does not reach. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

/** One of these every mail has; what has none is another file. */
const FIELDS_OF_A_MAIL = ['from', 'date', 'subject', 'received', 'message-id', 'mime-version', 'content-type'];

const read = async ({ bytes, maxCharacters }: MailTask): Promise<MailAnswer> => {
  const { default: PostalMime } = await import('postal-mime');
  const { headers, text = '', html = '' } = await PostalMime.parse(bytes, BOUNDS);
  if (bytes.includes(0) || !headers.some(({ key }) => FIELDS_OF_A_MAIL.includes(key))) return { refused: 'broken' };
  const said = text.trim() === '' ? textOfHtml(html) : text.replaceAll('\r\n', '\n').trim();
  if (said === '') return { refused: 'noText' };
  return said.length > maxCharacters ? { refused: 'tooLong' } : { text: said };
};

parentPort?.postMessage(await read(workerData).catch((): MailAnswer => ({ refused: 'broken' })));
