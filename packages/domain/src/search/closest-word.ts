// Which of the known words a mistyped one stands for. Source: docs/adr/0009 "Sorting, searching"; spec 1 §4.

import { slipsBetween } from '../materiallist/word-forms.ts';

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

/** The word with the fewest wrong letters; of several the most alike one, of those the most used. Undefined where none is near and none alike enough. */
export const closestWord = (candidates: readonly AlikeWord[]): string | undefined => {
  const [closest] = candidates
    .map((candidate) => ({ ...candidate, slips: slipsOf(candidate) }))
    .filter(({ typed, slips, likeness }) => slips <= mostSlips(typed) || likeness >= LIKE_ENOUGH)
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        other.likeness - one.likeness ||
        other.uses - one.uses ||
        (one.word < other.word ? -1 : 1),
    );
  return closest?.word;
};

/** Words that are far apart are all equally far. */
const FAR = 3;

const slipsOf = ({ typed, word }: AlikeWord): number => {
  const slips = slipsBetween(typed, word, mostSlips(typed));
  return slips > mostSlips(typed) ? FAR : slips;
};
