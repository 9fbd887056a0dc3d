// Whether an article is the set for a class that a line asks for. Source: docs/material-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import { CLASS_SET, isInClassSets } from '../materiallist/in-packs.ts';
import type { TraitKind } from '../materiallist/traits.ts';
import { stemOf } from '../materiallist/word-forms.ts';
import { isClassSet } from './class-set.ts';
import type { ReadName } from './read-name.ts';

/** It outweighs that the name of a set says only among others what is in it. */
const IS_SET = 40;

/** "Klassensatz Lesebücher": nobody knows what is in a set whose name has none of the words. */
const hasWordOf = (words: readonly string[], stems: readonly string[]): boolean =>
  words.map(stemOf).some((word) => stems.some((stem) => stem.endsWith(word) || stem.startsWith(word)));

/** Points of an article for a line that asks for a set for a class, and what is missing where it is none, or may be one of other things. */
export const setFit = (
  { article, words, traits }: Pick<Wish, 'article' | 'words' | 'traits'>,
  name: Pick<ReadName, 'main' | 'others' | 'stems'>,
): { readonly points: number; readonly missing: readonly TraitKind[] } => {
  const isOfThing = isInClassSets(traits);
  if (!isOfThing && (article !== CLASS_SET || words.length === 0)) return { points: 0, missing: [] };
  if (isOfThing ? isClassSet(name) : hasWordOf(words, name.stems)) return { points: IS_SET, missing: [] };
  return { points: 0, missing: [isOfThing ? 'unit' : 'sort'] };
};
