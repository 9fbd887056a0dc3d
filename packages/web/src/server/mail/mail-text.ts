// Takes the text out of one mail: its text part, or its page where there is no other. Source: ADR 0070.

import type { MailRefusal } from '../../components/material-list/mail-refusals.ts';
import { textOfHtml } from './html-text.ts';

export type MailTask = { readonly bytes: Uint8Array; readonly maxCharacters: number };
type MailAnswer = { readonly text: string } | { readonly refused: MailRefusal };

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

/** The text of a mail, or why it cannot be read. Never throws. */
export const mailText = (task: MailTask): Promise<MailAnswer> =>
  read(task).catch((): MailAnswer => ({ refused: 'broken' }));
