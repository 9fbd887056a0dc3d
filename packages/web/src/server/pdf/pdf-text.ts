// Takes the text out of one PDF: no network, no fonts, no scripts of the PDF. Source: ADR 0068.

import type { PdfRefusal } from '../../components/material-list/pdf-refusals.ts';
import { type PlacedText, textLines } from './text-lines.ts';

export type PdfTask = { readonly bytes: Uint8Array; readonly maxPages: number; readonly maxCharacters: number };
type PdfAnswer = { readonly text: string } | { readonly refused: PdfRefusal };

const OPTIONS = {
  disableFontFace: true,
  enableXfa: false,
  isEvalSupported: false,
  stopAtErrors: false,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: 0,
};

type Item = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

const placed = ({ str, transform, width, height }: Item): PlacedText => {
  const [, , across = 0, up = 0, x = 0, y = 0] = transform;
  return { text: str, x, y, width, height: height || Math.hypot(across, up) };
};

const read = async ({ bytes, maxPages, maxCharacters }: PdfTask): Promise<PdfAnswer> => {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes, OPTIONS);
  if (pdf.numPages > maxPages) return { refused: 'tooLong' };
  const lines: string[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const found = textLines(items.filter((item) => 'str' in item).map(placed));
    characters += found.reduce((sum, line) => sum + line.length + 1, 0);
    if (characters > maxCharacters) return { refused: 'tooLong' };
    lines.push(...found);
  }
  return lines.length === 0 ? { refused: 'noText' } : { text: lines.join('\n') };
};

const refusalOf = (error: unknown): PdfRefusal =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';

/** The text of a PDF, or why it cannot be read. Never throws. */
export const pdfText = (task: PdfTask): Promise<PdfAnswer> =>
  read(task).catch((error: unknown): PdfAnswer => ({ refused: refusalOf(error) }));
