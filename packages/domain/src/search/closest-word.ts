// Which of the known words a mistyped one stands for. Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { SHORTEST_TAIL, slipsBetween, tailsOf } from '../materiallist/word-forms.ts';

/** A known word beside the typed one that it is like. */
export type AlikeWord = {
  readonly typed: string;
  readonly word: string;
  /** How many of their trigrams both have, from 0 to 1. */
  readonly likeness: number;
  /** Products that use the word. */
  readonly uses: number;
};

/** A known word that differs in more letters than a slip explains stands for a typed one only where it is this alike. */
export const LIKE_ENOUGH = 0.4;

/** Letters that may be wrong: one in a word of up to five, two in a longer one. */
const mostSlips = (typed: string): number => (typed.length <= 5 ? 1 : 2);

/** The last letter of a plural. */
const PLURAL = /[ens]$/;

/** The words that a typed one may be a compound of, which say what the thing is: the longest first, each before what may be its singular. */
export const headsOf = (typed: string): readonly string[] => [
  ...new Set(
    tailsOf(typed).flatMap((tail) => [tail, tail.replace(PLURAL, '')].filter((head) => head.length >= SHORTEST_TAIL)),
  ),
];

/**
 * The word with at the most one wrong letter, then one that begins and ends as the typed one does: "Fingermalfarbe" is "Fingerfarbe"; then what the typed
 * compound ends with: "Kinderschere" is a "Schere", however much "Kinder" is like it; then the word with two wrong letters, unless it says another thing. Of
 * several it is the most alike one, of those the most used. Undefined where none is near and none alike enough.
 */
export const closestWord = (candidates: readonly AlikeWord[]): string | undefined => {
  const heads = candidates.filter(({ typed, word }) => headsOf(typed).includes(word)).map(({ word }) => word);
  const measured = candidates.map((candidate) => ({ ...candidate, far: howFar(candidate, heads) }));
  // What is another word than one spelling of what was typed is not like a second one either.
  const others = measured.filter(({ far, typed, word }) => far === TWO_SLIPS && isAnother(typed, word));
  const [closest] = measured
    .filter(({ far, likeness }) => far < FAR || likeness >= LIKE_ENOUGH)
    .filter(({ far, word }) => far < TWO_SLIPS || others.every((other) => other.word !== word))
    .sort(
      (one, other) =>
        one.far - other.far ||
        other.likeness - one.likeness ||
        other.uses - one.uses ||
        (one.word < other.word ? -1 : 1),
    );
  return closest?.word;
};

/** Words with the same beginning and end, the ends of compounds, the longest first, and words with two wrong letters; all further ones are equally far. */
const [SAME_ENDS, COMPOUND, TWO_SLIPS, FAR] = [2, 3, 4, 5] as const;

const howFar = ({ typed, word, likeness }: AlikeWord, heads: readonly string[]): number => {
  const slips = slipsBetween(typed, word, mostSlips(typed));
  // "Znüniboxen" has no letter wrong but two more, as plurals do.
  if (slips <= 1 || (slips <= mostSlips(typed) && typed.startsWith(word))) return slips;
  if (heads.includes(word)) return COMPOUND + 1 / word.length;
  if (likeness >= LIKE_ENOUGH && hasBeginningOf(typed, word) && heads.some((head) => word.endsWith(head)))
    return SAME_ENDS;
  return slips > mostSlips(typed) ? FAR : TWO_SLIPS;
};

/** In a word of up to so many letters a wrong first one is the only wrong one. */
const LONGEST_BY_FIRST = 6;

/** Whether a word with two wrong letters was not meant: who types "Tacker" wants no "Hocker", and "Hausschuhe" are no "Handschuhe". */
const isAnother = (typed: string, word: string): boolean =>
  (typed.length <= LONGEST_BY_FIRST && isFirstChanged(typed, word)) || isOtherCompound(typed, word);

/** Whether the first letter was changed: not left out, added or swapped with the second. */
const isFirstChanged = (typed: string, word: string): boolean =>
  typed[0] !== word[0] && typed[0] !== word[1] && typed[1] !== word[0];

/** Whether all that differs are two letters side by side before an end that both have: what says which "Schuhe" or "Gerät" it is. */
const isOtherCompound = (typed: string, word: string): boolean => {
  if (typed.length !== word.length) return false;
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [at]));
  const [first = 0, last = 0] = [wrong[0], wrong.at(-1)];
  return last - first === 1 && typed.length - last > SHORTEST_TAIL;
};

const hasBeginningOf = (typed: string, word: string): boolean => word.startsWith(typed.slice(0, SHORTEST_TAIL));
