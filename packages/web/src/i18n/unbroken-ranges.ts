// Ranges of numbers in sentences that come from elsewhere, like "1–3" in a delivery time.

/** Forbids a line break where it stands, and is not seen. */
const WORD_JOINER = '\u2060';

/**
 * The sentence with its ranges of numbers in one piece: a line may otherwise end behind the dash.
 *
 * @example
 * unbrokenRanges('Lieferzeit 1–3 Werktage') // '1', joiner, '–', joiner, '3'
 */
export const unbrokenRanges = (sentence: string): string =>
  sentence.replace(/(?<=\d)–(?=\d)/g, `${WORD_JOINER}–${WORD_JOINER}`);
