// The words of a PDF that the shop has written: its streams inflated, its texts in the order in which they were drawn.

import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)endstream/g;
/** One drawing of text: pieces in hexadecimal digits, with the spaces between letters as numbers. */
const DRAWN = /\[([^\]]*)\] TJ/g;
const PIECE = /<([0-9a-f]+)>/g;
/** Where the text that follows is drawn. */
const PLACED = /1 0 0 1 [\d.-]+ ([\d.-]+) Tm/g;

const inflated = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // Fonts and pictures have other filters.
    return '';
  }
};

/** Where each page has drawn its texts: the heights of their baselines above its lower edge, in points. */
export const pdfHeights = (base64: string): readonly (readonly number[])[] =>
  [...Buffer.from(base64, 'base64').toString('latin1').matchAll(STREAM)]
    .map(([, stream = '']) =>
      [...inflated(Buffer.from(stream, 'latin1')).matchAll(PLACED)].map(([, height = '']) => Number(height)),
    )
    .filter((heights) => heights.length > 0);

/** One entry for each text that was drawn. */
export const pdfTexts = (base64: string): readonly string[] =>
  [...Buffer.from(base64, 'base64').toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) =>
    [...inflated(Buffer.from(stream, 'latin1')).matchAll(DRAWN)].map(([, drawn = '']) =>
      [...drawn.matchAll(PIECE)].map(([, digits = '']) => Buffer.from(digits, 'hex').toString('latin1')).join(''),
    ),
  );
