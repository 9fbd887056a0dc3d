// Whether a part of a line names a thing all the same, where none of its words is one of the vocabulary. Source: docs/material-lists.md.

import type { ArticleKind } from './lexicon.ts';
import { countOf, type Part } from './part.ts';
import type { Segment } from './segments.ts';
import { isWord } from './tokens.ts';
import type { Trait, TraitKind } from './traits.ts';

const KIND_OF_TRAIT: Partial<Record<TraitKind, ArticleKind>> = { ruling: 'exercise-book', hardness: 'pencil' };

/** What a line without a name of a thing is about: a lineature is one of an exercise book. */
export const impliedArticle = (traits: readonly Trait[]): ArticleKind | undefined => {
  for (const { kind } of traits) if (KIND_OF_TRAIT[kind] !== undefined) return KIND_OF_TRAIT[kind];
  const kinds = new Set(traits.map(({ kind }) => kind));
  // "Pelikan K12"
  if (kinds.has('colours') && traits.some(({ value }) => value === 'pelikan')) return 'paint-box';
  return kinds.has('format') && (kinds.has('pattern') || kinds.has('margin')) ? 'exercise-book' : undefined;
};

const MOST_WORDS_OF_A_THING = 4;

/** Words that this reader does not know, and that name a thing all the same: few, counted or written as a noun. */
export const isThing = (
  part: Part,
  { tokens, isInside }: Pick<Segment, 'tokens' | 'isInside'>,
  isListed: boolean,
): boolean => {
  const { words, hasRemark } = part;
  if (isInside || words.length > MOST_WORDS_OF_A_THING || hasRemark) return false;
  if (!words.some((word) => word.length >= 3)) return false;
  const isCounted = countOf(part) !== undefined;
  const noun = /^\p{Lu}\p{L}{2}/u.test(tokens.find(isWord)?.text ?? '');
  return isCounted || (noun && isListed) || (noun && words.length <= 2);
};
