// How words are compared: without capitals, umlauts and the ending of the plural, and how far two of them are apart.
// Source: docs/material-lists.md.

/** A word in small letters without umlauts, however they were typed: "Blöcke", "Bloecke" and "blocke" are one. */
export const folded = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ae/g, 'ä')
    .replace(/oe/g, 'ö')
    .replace(/(?<![aeq])ue/g, 'ü')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const SHORTEST_STEM = 3;

/** Endings of plurals and cases; the longer ones first, so that "crayons" loses what "crayon" loses. */
const ENDINGS = [/e?ns$/, /(?:en|es|e|n|(?<!s)s)$/];

/** A word without the ending that its plural or case may have: "hefte" and "heft", "scheren" and "schere", "crayons" and "crayon". */
export const stemOf = (word: string): string => {
  const text = folded(word);
  for (const ending of ENDINGS) {
    const at = ending.exec(text)?.index ?? 0;
    if (at >= SHORTEST_STEM) return text.slice(0, at);
  }
  return text;
};

/** The last part of a compound word has so many letters at least. */
export const SHORTEST_TAIL = 4;
/** What stands before it has so many. */
const SHORTEST_HEAD = 3;
/** Longer words are none. */
const LONGEST_COMPOUND = 40;
/** "elektrischer" ends like "Schere", but says what something is like. */
const ADJECTIVE = /isch(?:er?|e[mns])?$/;

/** What may be the last part of a compound word, which says what the thing is; the longest first: "Turnsack" ends with "sack". */
export const tailsOf = (word: string): readonly string[] => {
  if (word.length > LONGEST_COMPOUND || ADJECTIVE.test(word)) return [];
  const tails = Math.max(0, word.length - SHORTEST_TAIL - SHORTEST_HEAD + 1);
  return Array.from({ length: tails }, (_, at) => word.slice(SHORTEST_HEAD + at));
};

/** Letters that may be wrong in a word of so many: none in a short one, two in a long one. */
export const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Longer words are not compared letter by letter. */
export const LONGEST_COMPARED = 24;

/**
 * How many letters must be changed, left out, added or swapped with their neighbour to make the one word the other; more than `most` is told
 * as `most + 1`. Looks at no more than 24 x 24 pairs of letters.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  if (Math.max(one.length, other.length) > LONGEST_COMPARED) return one === other ? 0 : most + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = rowOf(one, other, row, last, beforeLast);
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
};

const rowOf = (
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): readonly number[] => {
  const current = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const [here, there] = [one.charAt(row - 1), other.charAt(column - 1)];
    const changed = (last[column - 1] ?? 0) + (here === there ? 0 : 1);
    const isSwapped = here === other.charAt(column - 2) && one.charAt(row - 2) === there;
    const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : changed;
    current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed, swapped));
  }
  return current;
};
