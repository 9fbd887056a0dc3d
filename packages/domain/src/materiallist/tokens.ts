// A line of a list falls apart into numbers, words and signs. Source: docs/material-lists.md.

import { folded, stemOf } from './word-forms.ts';

export type Token = {
  /** As it was written. */
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
  /** The value of a number; a decimal comma is one, a sign between thousands is none. */
  readonly number?: number;
  /** Nothing stands between it and what comes before. */
  readonly isGlued: boolean;
};

// Behind a letter stands a whole number, "A4,2 Stück", unless the letter is a sign for times.
const PIECE = /(?<=(?!x)\p{L})\d+|[1-9]\d{0,2}(?:[.,'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[^\s\p{L}\d]/giu;

/** "100.000", "100,000" and "100’000" are one hundred thousand; "0,125" is no thousand. */
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,'’]\d{3})+$/;

const readNumber = (piece: string): number =>
  Number(THOUSANDS.test(piece) ? piece.replaceAll(/\D/g, '') : piece.replace(',', '.'));

/** "Nr. 8,10", "2,4,6": a row of whole numbers, no fraction. */
const NUMBER_ROW =
  /(?<=\b(?:nr|no|gr|größe|grösse|size|lin|lineatur)\.?\s{0,2})[1-9]\d{0,2}(?:,[1-9]\d{0,2})+(?![\d,])|\b\d{1,3}(?:,\d{1,3}){2,}/giu;

const withSeparateNumbers = (text: string): string => text.replace(NUMBER_ROW, (row) => row.replaceAll(',', ', '));

/** Tokens of a line that are read; one with more is no line of a list. */
const MOST_TOKENS = 300;

/** The tokens of a text, in order. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, index } of withSeparateNumbers(text).matchAll(PIECE)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push({
      text: piece,
      folded: folded(piece),
      stem: stemOf(piece),
      isGlued: index === end && index > 0,
      ...(/^\d/.test(piece) ? { number: readNumber(piece) } : {}),
    });
    end = index + piece.length;
  }
  return tokens;
};

/** Whether a token is a word, not a number or a sign. */
export const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.text);
