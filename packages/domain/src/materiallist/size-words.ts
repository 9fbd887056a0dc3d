// What a word says of a thing, and of which thing "groß" and "klein" speak. Source: docs/material-lists.md.

import { type ArticleKind, traitsOfThing } from './lexicon.ts';
import type { WordMemory } from './look-up.ts';
import type { Token } from './tokens.ts';
import type { Trait } from './traits.ts';

const LINES =
  /^(?:(?:rechen)?kastchen|karos?|quadrate?|lini(?:en?|atur)|lineatur|schrift|squares?|lines?|kariert|liniert)$/;

/** "Größe" is no "große", and in "große Kästchen" and "groß kariert" it is not the thing that is large. */
const isOtherSize = (tokens: readonly Token[], at: number): boolean =>
  /^größ/i.test(tokens[at]?.text ?? '') || LINES.test(tokens[at + 1]?.folded ?? '');

/** What the word at a place says of this thing, and of no other. */
export const saidOfThing = (
  { lexicon }: WordMemory,
  article: ArticleKind | undefined,
  tokens: readonly Token[],
  at: number,
): readonly Trait[] => (isOtherSize(tokens, at) ? [] : traitsOfThing(lexicon, article, tokens[at]?.folded ?? ''));

/** "kleine Klammern" behind "Heft" are small themselves. */
export const isSizeOfNext = (tokens: readonly Token[], at: number, { lexicon }: WordMemory): boolean =>
  lexicon.sets.fillers.has(tokens[at]?.folded ?? '') && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '');
