// What the shop's printed papers share: an A4 page with its margins and colours, and text that the built-in fonts can write.

import type PdfDocument from 'pdfkit';
import { openPdf } from './open-pdf.ts';

export const PDF_MARGIN = 56;
export const PDF_WIDTH = 595.28 - 2 * PDF_MARGIN;
/** Below this stands the foot of a page. */
export const PDF_BOTTOM = 841.89 - 110;
export const PDF_INK = '#17324d';
export const PDF_SOFT = '#51667a';
export const PDF_BRAND = '#0077ad';
const PDF_RULE = '#c3d0da';

export type PdfPage = InstanceType<typeof PdfDocument>;

/** A column of a table: where it begins, how wide it is. */
export type PdfColumn = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

/** What the built-in fonts can write: the letters of Western Europe. */
const WRITABLE = /^[\n\t\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;
/** Letters that are no other letter with an accent. */
const TWINS: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', ẞ: 'ß' };

/** Accents that the fonts lack are left off, pictures are left out, and a letter that has no twin is a question mark. */
const writable = (character: string): string => {
  if (WRITABLE.test(character)) return character;
  const bare = TWINS[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && [...bare].every((one) => WRITABLE.test(one))) return bare;
  return /^\p{L}/u.test(bare) ? '?' : '';
};

/** The built-in fonts know the letters of Western Europe only; spaces, dashes and letters beyond them have plain twins. */
export const printable = (text: string): string =>
  [
    ...text
      .replace(/[\u00a0\u2009\u202f]/g, ' ')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\u2212/g, '-')
      .normalize('NFC'),
  ]
    .map(writable)
    .join('');

/** Writes a text at a place that counts from the margin. */
export const writeAt = (
  pdf: PdfPage,
  text: string,
  x: number,
  y: number,
  options: PDFKit.Mixins.TextOptions = {},
): void => {
  pdf.text(printable(text), PDF_MARGIN + x, y, { lineGap: 1, ...options });
};

/** Writes one row of a table; answers where the next one begins. */
export const writeRow = (pdf: PdfPage, columns: readonly PdfColumn[], cells: readonly string[], y: number): number => {
  let bottom = y;
  for (const [index, { x, width, align }] of columns.entries()) {
    writeAt(pdf, cells[index] ?? '', x, y, { width, align });
    bottom = Math.max(bottom, pdf.y);
  }
  return bottom + 5;
};

/** A line across the page, or a part of it. */
export const ruleAt = (pdf: PdfPage, y: number, from = 0, to = PDF_WIDTH): void => {
  pdf
    .moveTo(PDF_MARGIN + from, y)
    .lineTo(PDF_MARGIN + to, y)
    .lineWidth(0.75)
    .strokeColor(PDF_RULE)
    .stroke();
};

/** Who wrote a paper, what it is, and when: what readers of the file show. */
export type PdfInfo = { readonly title: string; readonly author: string; readonly createdAt: number };

/** Draws a paper on A4 pages; answers the file. */
export const makePdf = async (
  { title, author, createdAt }: PdfInfo,
  language: string,
  draw: (pdf: PdfPage) => void,
): Promise<Uint8Array> => {
  const pdf = await openPdf({
    size: 'A4',
    margins: { top: PDF_MARGIN, left: PDF_MARGIN, right: PDF_MARGIN, bottom: 0 },
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return written;
};
