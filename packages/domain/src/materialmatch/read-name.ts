// Reads the name of an article as a line of a list is read: what it is, and what it is like. Source: docs/material-lists.md.

import type { ArticleKind, Lexicon } from '../materiallist/lexicon.ts';
import { newMemory, type WordMemory, wordAt } from '../materiallist/look-up.ts';
import { readPart } from '../materiallist/read-part.ts';
import { tokensOf } from '../materiallist/tokens.ts';
import type { Trait } from '../materiallist/traits.ts';

/** What a name says of an article. */
export type ReadName = {
  /** The thing itself; a name may speak of others too. */
  readonly main?: ArticleKind;
  readonly others: readonly ArticleKind[];
  readonly traits: readonly Trait[];
  /** Its words without endings, for what lists call by words that are not in the vocabulary. */
  readonly stems: readonly string[];
};

/** Names are written by the shop: none of their words is mistyped. */
const strict = (lexicon: Lexicon): WordMemory => ({ ...newMemory(lexicon), left: 0 });

const articlesIn = (text: string, memory: WordMemory): readonly ArticleKind[] => {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, at) => wordAt(tokens, at, memory)?.article ?? []);
};

const traitsIn = (text: string, memory: WordMemory, known: ArticleKind | undefined): readonly Trait[] => {
  const { traits, quantity } = readPart(tokensOf(text), memory, known);
  return quantity === undefined ? traits : [...traits, { kind: 'pack', value: String(quantity) }];
};

/**
 * Reads a name: the thing is the last one before the first comma ("Lindwerk Linus Schulheft, A5, Lineatur 1"), what stands behind it describes it.
 */
export const readArticleName = (name: string, lexicon: Lexicon): ReadName => {
  const memory = strict(lexicon);
  const [thing = '', ...described] = name.split(',');
  const named = articlesIn(thing, memory);
  const main = named.at(-1);
  return {
    ...(main === undefined ? {} : { main }),
    others: described.flatMap((part) => articlesIn(part, memory)),
    traits: described.flatMap((part) => traitsIn(part, memory, main)),
    stems: tokensOf(name).map(({ stem }) => stem),
  };
};

/** What the choice of a variant says: "Nr. 8", "Rot", "10 Stück". */
export const readChoice = (label: string, lexicon: Lexicon, { main }: ReadName): readonly Trait[] =>
  traitsIn(label, strict(lexicon), main);
