// Reads the name of an article as a line of a list is read: what it is, and what it is like. Source: docs/material-lists.md.

import { CLASS_SET } from '../materiallist/in-packs.ts';
import { type ArticleKind, type Lexicon, traitsOfThing } from '../materiallist/lexicon.ts';
import { newMemory, type WordMemory, wordAt } from '../materiallist/look-up.ts';
import { numberAt } from '../materiallist/read-number.ts';
import { readPart } from '../materiallist/read-part.ts';
import { type Token, tokensOf } from '../materiallist/tokens.ts';
import type { Trait } from '../materiallist/traits.ts';

/** What a name says of an article. */
export type ReadName = {
  /** The thing itself; a name may speak of others too. */
  readonly main?: ArticleKind;
  readonly others: readonly ArticleKind[];
  /** Only the end of a word says that it is the thing: "Tablethülle" ends like "Hülle". */
  readonly isGuess: boolean;
  readonly traits: readonly Trait[];
  /** Its words without endings, for what lists call by words that are not in the vocabulary. */
  readonly stems: readonly string[];
};

/** What a part of a name says, whatever the thing is. */
type NamePart = {
  readonly found: readonly { readonly article: ArticleKind; readonly isGuess: boolean; readonly word: string }[];
  readonly stems: readonly string[];
};

export type NameReader = {
  /** The thing is the last one before the first comma ("Lindwerk Linus Schulheft, A5, Lineatur 1"), what stands behind it describes it. */
  readonly read: (name: string) => ReadName;
  /** What the choice of a variant says: "Nr. 8", "Rot", "10 Stück". */
  readonly readChoice: (label: string, name: Pick<ReadName, 'main'>) => readonly Trait[];
};

/** The things that a part names. A word that belongs to a longer name is none of its own: an ink eraser is no eraser. */
const thingsIn = (tokens: readonly Token[], memory: WordMemory): NamePart['found'] => {
  const found: NamePart['found'][number][] = [];
  for (let at = 0; at < tokens.length; ) {
    // "2 Löcher" is no hole punch.
    const number = numberAt(tokens, at, memory.lexicon.sets.units);
    if (number?.trait !== undefined) {
      at += number.length;
      continue;
    }
    const { article, isEnding = false, length = 1 } = wordAt(tokens, at, memory) ?? {};
    if (article !== undefined) found.push({ article, isGuess: isEnding, word: tokens[at]?.folded ?? '' });
    at += length;
  }
  return found;
};

const partOf = (text: string, memory: WordMemory): NamePart => {
  const tokens = tokensOf(text);
  return { found: thingsIn(tokens, memory), stems: tokens.map(({ stem }) => stem) };
};

/** Between the parts of a name stands a comma, but not the one of a number: "21 x 29,7 cm". */
const PARTS = /,(?!\d)|(?<!(?:^|[^\p{L}\d]|x)\d{1,6}),/iu;

const traitsIn = (text: string, memory: WordMemory, known: ArticleKind | undefined): readonly Trait[] => {
  const { traits, quantity } = readPart(tokensOf(text), memory, known);
  return quantity === undefined ? traits : [...traits, { kind: 'pack', value: String(quantity) }];
};

/** "Tischgerät, Hefter": what a word that is no thing itself says of the one behind it. */
const withLastWord = (thing: string, [first, ...others]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [`${thing.trim().split(' ').at(-1)} ${first.trim()}`, ...others];

/**
 * Reads the names of a catalogue. Names are made of the same parts over and over ("A4", "liniert"), so each part is read once; what was read is
 * remembered for as long as the reader is.
 */
export const createNameReader = (lexicon: Lexicon): NameReader => {
  // Names are written by the shop: none of their words is mistyped.
  const memory: WordMemory = { ...newMemory(lexicon), left: 0 };
  const parts = new Map<string, NamePart>();
  const traits = new Map<string, readonly Trait[]>();
  const readOnce = (text: string): NamePart => {
    const known = parts.get(text) ?? partOf(text, memory);
    parts.set(text, known);
    return known;
  };
  const traitsOnce = (text: string, main: ArticleKind | undefined): readonly Trait[] => {
    const key = `${main ?? ''}\n${text}`;
    const known = traits.get(key) ?? traitsIn(text, memory, main);
    traits.set(key, known);
    return known;
  };
  return {
    read: (name) => {
      const [thing = '', ...described] = name.split(PARTS);
      const { found } = readOnce(thing);
      // "Klassensatz Scheren" and "Scheren-Klassensatz" are scissors, and a set for a class.
      const inSet = found.findLast(({ article }) => article !== CLASS_SET);
      const named = inSet ?? found.at(-1);
      const main = named?.article;
      const set = inSet === undefined ? [] : found.filter(({ article }) => article === CLASS_SET).slice(-1);
      const beside = found.length === 0 ? withLastWord(thing, described) : described;
      const others = [...set, ...beside.flatMap((part) => readOnce(part).found)].filter(
        ({ word }) => traitsOfThing(lexicon, main, word).length === 0,
      );
      const traits = described.flatMap((part) => traitsOnce(part, main));
      // "Kreppband" says by its name which tape it is.
      const implied = traitsOfThing(lexicon, main, named?.word ?? '');
      return {
        ...(main === undefined ? {} : { main }),
        others: others.filter(({ article, isGuess }) => !isGuess || article !== main).map(({ article }) => article),
        isGuess: named?.isGuess ?? (others.length > 0 && others.every(({ isGuess }) => isGuess)),
        traits: [...traits, ...implied.filter(({ kind }) => traits.every((trait) => trait.kind !== kind))],
        stems: [thing, ...described].flatMap((part) => readOnce(part).stems),
      };
    },
    readChoice: (label, { main }) => traitsOnce(label, main),
  };
};
