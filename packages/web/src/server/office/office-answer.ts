// The text of one table or document as the reader of a thread answers it: not empty, and not longer than wanted. Source: ADR 0072.

import type { OfficeRefusal } from '../../components/material-list/office-refusals.ts';
import { officeText } from './office-text.ts';

export type OfficeTask = { readonly bytes: Uint8Array; readonly maxCharacters: number };
type OfficeAnswer = { readonly text: string } | { readonly refused: OfficeRefusal };

/** The text of a file of an office program, or why it cannot be read. Never throws. */
export const officeAnswer = ({ bytes, maxCharacters }: OfficeTask): OfficeAnswer => {
  const read = officeText(bytes);
  if ('refused' in read) return read;
  if (read.text === '') return { refused: 'noText' };
  return read.text.length > maxCharacters ? { refused: 'tooLong' } : read;
};
