// Takes the text out of one table or document, in a thread that may die of it (`read-office.ts`). Source: ADR 0072.

import { parentPort, workerData } from 'node:worker_threads';
import type { OfficeRefusal } from '../../components/material-list/office-refusals.ts';
import { officeText } from './office-text.ts';

export type OfficeTask = { readonly bytes: Uint8Array; readonly maxCharacters: number };
export type OfficeAnswer = { readonly text: string } | { readonly refused: OfficeRefusal };

const read = ({ bytes, maxCharacters }: OfficeTask): OfficeAnswer => {
  const read = officeText(bytes);
  if ('refused' in read) return read;
  if (read.text === '') return { refused: 'noText' };
  return read.text.length > maxCharacters ? { refused: 'tooLong' } : read;
};

parentPort?.postMessage(read(workerData));
