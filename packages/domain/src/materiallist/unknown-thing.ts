// Whether a part of a line names a thing all the same, where none of its words is in the vocabulary. Source: docs/material-lists.md.

import { countOf, type Part } from './part.ts';
import type { Segment } from './segments.ts';
import { isWord } from './tokens.ts';

const MOST_WORDS_OF_A_THING = 4;

/** Words that this reader does not know, and that name a thing all the same: few, counted or written as a noun. */
export const isThing = (
  part: Part,
  { tokens, isInside }: Pick<Segment, 'tokens' | 'isInside'>,
  isListed: boolean,
): boolean => {
  const { words, hasRemark } = part;
  if (isInside || words.length === 0 || words.length > MOST_WORDS_OF_A_THING || hasRemark) return false;
  if (!words.some((word) => word.length >= 3)) return false;
  const isCounted = countOf(part) !== undefined;
  const noun = /^\p{Lu}\p{L}{2}/u.test(tokens.find(isWord)?.text ?? '');
  return isCounted || (noun && isListed) || (noun && words.length <= 2);
};
