// Looks words up: which thing or trait they stand for, also where they are the end of a compound word, shortened or mistyped.
// Source: docs/material-lists.md.

import type { Trait, TraitKind } from './traits.ts';
import { folded, LONGEST_COMPARED, SHORTEST_TAIL, slipsAllowed, slipsBetween, stemOf, tailsOf } from './word-forms.ts';

/** A kind of thing that lists ask for, by its name in the vocabulary, like `exercise-book`. */
export type ArticleKind = string;

/** The words that a list is read with, as texts that people keep: see docs/material-lists.md. */
export type Vocabulary = {
  /** A thing per line: `name: German words | English words`. */
  readonly articles: string;
  /** A value per line: `kind value: words`. */
  readonly traits: string;
  /** A value of one thing per line: `article kind value: words`, each in the form in which it is written. */
  readonly traitsOfThings: string;
  readonly subjects: string;
  readonly remarks: string;
  readonly units: string;
  readonly fillers: string;
  readonly columns: string;
  readonly people: string;
  readonly titles: string;
  /** `letters article kind value`: how a compound word begins, and what that says of the thing. */
  readonly beginnings: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** What is meant of a thing where nothing else is said. */
  readonly usual: Readonly<Record<ArticleKind, readonly (readonly [string, string])[]>>;
};

/** What a word stands for: a thing, a trait, or both, like "card". */
export type Meaning = { readonly article?: ArticleKind; readonly trait?: Trait };

type WordSet = 'subjects' | 'remarks' | 'units' | 'fillers' | 'columns' | 'people' | 'titles';

export type Lexicon = {
  /** By the stems of a phrase. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** What a word says of one thing, by the thing and the folded word. */
  readonly ofThings: ReadonlyMap<string, readonly Trait[]>;
  /** Single words by their length, for those that are mistyped. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  /** How the vocabulary writes a single word, by its stem. */
  readonly written: ReadonlyMap<string, string>;
  /** Words of the grammar, as `isOneOf` looks them up. */
  readonly sets: Readonly<Record<WordSet, ReadonlySet<string>>>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly beginnings: readonly { readonly letters: string; readonly article: ArticleKind; readonly trait: Trait }[];
  readonly usual: ReadonlyMap<ArticleKind, readonly Trait[]>;
};

/** Words of the longest entry. */
export const LONGEST_PHRASE = 4;

const between = (text: string, sign: string): readonly string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(folded));

const keyOf = (phrase: string): string => phrase.split(' ').map(stemOf).join(' ');

const ofThingKey = (article: ArticleKind, word: string): string => `${article} ${word}`;

const wordsOfThing = (line: string): readonly (readonly [string, Trait])[] => {
  const [head = '', words = ''] = line.split(':');
  const [article = '', kind = '', ...value] = head.split(' ');
  const trait = { kind: kind as TraitKind, value: value.join(' ') };
  return between(words, ',').map((word) => [ofThingKey(article, folded(word)), trait]);
};

const NOTHING: readonly Trait[] = [];

/** What a folded word says of this thing, and of no other. */
export const traitsOfThing = (
  { ofThings }: Lexicon,
  article: ArticleKind | undefined,
  word: string,
): readonly Trait[] => (article === undefined ? undefined : ofThings.get(ofThingKey(article, word))) ?? NOTHING;

/** Makes a vocabulary ready to be looked up. */
export const makeLexicon = (vocabulary: Vocabulary): Lexicon => {
  const meanings = new Map<string, Meaning>();
  const written = new Map<string, string>();
  const add = (phrase: string, meaning: Meaning): void => {
    const key = keyOf(phrase);
    if (!written.has(key)) written.set(key, phrase);
    meanings.set(key, { ...meaning, ...meanings.get(key) });
  };
  for (const line of between(vocabulary.traits, '\n')) {
    const [head = '', words = ''] = line.split(':');
    const [kind = '', value = ''] = head.split(' ');
    for (const word of between(words, ',')) add(word, { trait: { kind: kind as TraitKind, value } });
  }
  for (const line of between(vocabulary.articles, '\n')) {
    const [article = '', words = ''] = line.split(':');
    for (const word of words.split('|').flatMap((part) => between(part, ','))) add(word, { article });
  }
  const ofThings = new Map<string, readonly Trait[]>();
  for (const [key, trait] of between(vocabulary.traitsOfThings, '\n').flatMap(wordsOfThing))
    ofThings.set(key, [...(ofThings.get(key) ?? NOTHING), trait]);
  const byLength = new Map<number, string[]>();
  for (const key of meanings.keys())
    if (!key.includes(' ')) byLength.set(key.length, [...(byLength.get(key.length) ?? []), key]);
  const { subjects, remarks, units, fillers, columns, people, titles, numbers, usual } = vocabulary;
  return {
    meanings,
    byLength,
    written,
    ofThings,
    sets: {
      subjects: setOf(subjects),
      remarks: setOf(remarks),
      units: new Set(units.split(' ').map(stemOf)),
      fillers: setOf(fillers),
      columns: setOf(columns),
      people: setOf(people),
      titles: setOf(titles),
    },
    beginnings: between(vocabulary.beginnings, '\n').map((line) => {
      const [letters = '', article = '', kind = '', ...value] = line.split(' ');
      return { letters, article, trait: { kind: kind as TraitKind, value: value.join(' ') } };
    }),
    numbers: new Map(Object.entries(numbers).map(([word, number]) => [folded(word), number])),
    usual: new Map(
      Object.entries(usual).map(([article, traits]) => [
        article,
        traits.map(([kind, value]) => ({ kind: kind as TraitKind, value })),
      ]),
    ),
  };
};

/** What a compound word stands for by its last part: "Lieblingsheft" is a "heft". */
export const meaningOfCompound = ({ meanings }: Lexicon, stem: string): Meaning | undefined => {
  for (const tail of tailsOf(stem)) {
    const article = meanings.get(tail)?.article;
    if (article !== undefined) return { article };
  }
  return undefined;
};

/** The word that an abbreviation is the beginning of: "Schnellh." is "schnellhefter". */
export const wordBeginningWith = ({ meanings }: Lexicon, letters: string): string | undefined => {
  if (letters.length < SHORTEST_TAIL) return undefined;
  for (const word of meanings.keys()) if (!word.includes(' ') && word.startsWith(letters)) return word;
  return undefined;
};

/** The one word that a mistyped one is nearest to; undefined where none is near or two are equally near with other meanings. */
export const nearestWord = ({ meanings, byLength }: Lexicon, stem: string): string | undefined => {
  const most = slipsAllowed(stem.length);
  if (most === 0 || stem.length > LONGEST_COMPARED) return undefined;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => stem.length - most + at);
  const near = lengths
    .flatMap((length) => byLength.get(length) ?? [])
    .filter((word) => slipsAllowed(word.length) > 0)
    .map((word) => ({ word, slips: slipsBetween(stem, word, most) }))
    .filter(({ slips }) => slips <= most);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  const nearest = near.filter(({ slips }) => slips === fewest).map(({ word }) => word);
  const said = new Set(
    nearest.map((word) => `${meanings.get(word)?.article ?? ''}/${meanings.get(word)?.trait?.value ?? ''}`),
  );
  return said.size === 1 ? nearest[0] : undefined;
};
