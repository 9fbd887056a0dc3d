// What the words at one place of a line stand for: as they are written, shortened, as part of a compound word, mistyped.
// Source: docs/material-lists.md.

import {
  type Lexicon,
  LONGEST_PHRASE,
  type Meaning,
  meaningOfCompound,
  nearestWord,
  wordBeginningWith,
} from './lexicon.ts';
import { isWord, type Token } from './tokens.ts';
import type { Trait } from './traits.ts';
import { stemOf } from './word-forms.ts';

/** The word that was read as another one. */
export type Typo = { readonly written: string; readonly read: string };

/** The words of a list and what was found out about mistyped ones, a bounded number of times for a whole list. */
export type WordMemory = { readonly lexicon: Lexicon; readonly nearest: Map<string, string | undefined>; left: number };

/** Mistyped words that are compared with all others in one list. */
const MISTYPED_WORDS = 300;

/** A memory for one list. */
export const newMemory = (lexicon: Lexicon): WordMemory => ({ lexicon, nearest: new Map(), left: MISTYPED_WORDS });

/** What was found at a place of a line, and in how many words. */
export type Found = Meaning & {
  readonly length: number;
  readonly typo?: Typo;
  /** Only the end of the word is known: "Naturforscher" ends like "Schere". */
  readonly isEnding?: true;
};

const phraseAt = ({ meanings }: Lexicon, tokens: readonly Token[], at: number): Found | undefined => {
  const stems: string[] = [];
  let found: Found | undefined;
  let next = at;
  while (stems.length < LONGEST_PHRASE && next < tokens.length) {
    const token = tokens[next];
    if (token?.text === '-' && stems.length > 0 && isWord(tokens[next + 1])) {
      next += 1;
      continue;
    }
    if (!isWord(token)) break;
    stems.push(token.stem);
    next += 1;
    const meaning =
      meanings.get(stems.join(' ')) ?? (stems.length > 1 ? joined(meanings, tokens.slice(at, next)) : undefined);
    if (meaning !== undefined) found = { ...meaning, length: next - at };
  }
  return found;
};

/** "Geo-Dreieck" and "Deckfarben-Kasten" are one word. */
const joined = (meanings: Lexicon['meanings'], tokens: readonly Token[]): Meaning | undefined =>
  tokens.every((token, at) => at === 0 || token.isGlued)
    ? meanings.get(stemOf(tokens.map(({ text }) => text.replace('-', '')).join('')))
    : undefined;

/** "grüner" and "braune" are "grün" and "braun": only what a thing is like has such endings. */
const inflectedAt = ({ meanings }: Lexicon, { folded }: Token): Found | undefined => {
  const bare = /^(.{3,})e[mnrs]?$/.exec(folded)?.[1];
  const trait = bare === undefined ? undefined : meanings.get(stemOf(bare))?.trait;
  return trait && { trait, length: 1 };
};

/** "Schnellh." and "H." for "Heft". */
const shortenedAt = (lexicon: Lexicon, { text, folded }: Token, next: Token | undefined): Found | undefined => {
  if (next?.text !== '.' || !next.isGlued) return undefined;
  const whole = text === 'H' ? 'heft' : wordBeginningWith(lexicon, folded);
  return whole === undefined ? undefined : { ...lexicon.meanings.get(whole), length: 2 };
};

const compoundAt = (lexicon: Lexicon, { stem }: Token): Found | undefined => {
  const meaning = meaningOfCompound(lexicon, stem);
  return meaning && { ...meaning, length: 1, isEnding: true };
};

const mistypedAt = (memory: WordMemory, { stem, text }: Token): Found | undefined => {
  const { lexicon, nearest } = memory;
  if (!nearest.has(stem)) {
    if (memory.left === 0) return undefined;
    memory.left -= 1;
    nearest.set(stem, nearestWord(lexicon, stem));
  }
  const read = nearest.get(stem);
  const meaning = read === undefined ? undefined : lexicon.meanings.get(read);
  return meaning && { ...meaning, length: 1, typo: { written: text, read: lexicon.written.get(read ?? '') ?? '' } };
};

/** What the word at this place, or the phrase that begins there, stands for. */
export const wordAt = (tokens: readonly Token[], at: number, memory: WordMemory): Found | undefined => {
  const token = tokens[at];
  if (!isWord(token)) return undefined;
  const { lexicon } = memory;
  const exact = phraseAt(lexicon, tokens, at);
  if (exact !== undefined || isGrammar(lexicon, token)) return exact;
  return (
    inflectedAt(lexicon, token) ??
    shortenedAt(lexicon, token, tokens[at + 1]) ??
    compoundAt(lexicon, token) ??
    mistypedAt(memory, token)
  );
};

const isGrammar = ({ sets }: Lexicon, { stem, folded }: Token): boolean =>
  sets.units.has(stem) || sets.fillers.has(folded) || sets.subjects.has(folded) || sets.remarks.has(folded);

const isMargin = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:(?:korrektur|doppel|heft)?rand|margin)/.test(token.folded);

/** "Doppelrand", "double", "beidseitiger": on both sides of the page. */
const isOnBothSides = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:doppelte?[mnrs]?$|doppelrand|double$|beidseit)/.test(token.folded);

/** A margin that is said at a place, where words from `from` on may say that it is on both sides. */
const marginOf = (
  tokens: readonly Token[],
  from: number,
  at: number,
): { readonly trait: Trait; readonly length: number } => {
  const isSaidBehind = isOnBothSides(tokens[at + 1]) && !isMargin(tokens[at + 1]);
  const isDouble = isSaidBehind || tokens.slice(from, at + 1).some(isOnBothSides);
  return {
    trait: { kind: 'margin', value: isDouble ? 'double' : 'yes' },
    length: at - from + (isSaidBehind ? 2 : 1),
  };
};

/** "mit Rand", "ohne weißen Rand", "with double margins"; how many tokens say so. */
export const marginAt = (
  tokens: readonly Token[],
  at: number,
): { readonly trait: Trait; readonly length: number } | undefined => {
  const token = tokens[at];
  if (isMargin(token)) return marginOf(tokens, at, at);
  const isWith = /^(?:mit|with|m)$/.test(token?.folded ?? '') || isOnBothSides(token);
  if (!isWith && !/^(?:ohne|without|no|o|keine?n?|nicht|not)$/.test(token?.folded ?? '')) return undefined;
  for (let next = at + 1; next <= at + 3; next += 1)
    if (isMargin(tokens[next]))
      return isWith ? marginOf(tokens, at, next) : { trait: { kind: 'margin', value: 'no' }, length: next - at + 1 };
  return undefined;
};
