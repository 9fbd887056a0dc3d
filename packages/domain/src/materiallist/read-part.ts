// Reads one part of a line, from one comma to the next: the thing, how many of it, and what it is to be like.
// Source: docs/material-lists.md.

import { EACH } from './colour-rows.ts';
import { CLASS_SET, countsPacks, isKeptIn } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import { type Found, marginAt, type WordMemory, wordAt } from './look-up.ts';
import { deniesAt, forbidsAt, isForbidden } from './negation.ts';
import { addQuantity, isCount, type Part, settled } from './part.ts';
import { isInPack, numberAt } from './read-number.ts';
import { isSizeOfNext, saidOfThing } from './size-words.ts';
import { isWord, type Token } from './tokens.ts';
import { isSaidAside, type Trait } from './traits.ts';

/** What stands behind these is what the thing is for. */
const ASIDE = /^f[uo]rs?$/;

type Reading = {
  readonly tokens: readonly Token[];
  readonly memory: WordMemory;
  readonly known: ArticleKind | undefined;
  /** It stands in brackets. */
  readonly isInside: boolean;
  readonly part: Part;
  /** Behind "für" or "mit" stands what is no thing to buy. */
  isAside: boolean;
  /** What the thing is not to be like: the next words behind "ohne", all behind "keine". */
  denied: 'nothing' | 'next' | 'all';
  /** Words that nobody knows before a brand that says what the thing is. */
  wordsBefore: number;
};

/** Reads what stands at a place; answers how many tokens it understood, none where that is not its business. */
type Step = (reading: Reading, at: number) => number;

const readMargin: Step = ({ tokens, part }, at) => {
  const margin = marginAt(tokens, at);
  if (margin === undefined) return 0;
  part.traits.push(margin.trait);
  return margin.length;
};

const readNegation: Step = (reading, at) => {
  const { tokens, part, memory } = reading;
  const isAll = forbidsAt(tokens, at) || (at === 0 && isForbidden(tokens));
  if (!isAll && !deniesAt(tokens, at)) return 0;
  // "ohne Lösungsmittel", "ohne Linien": words of the vocabulary.
  if (wordAt(tokens, at, memory)?.trait !== undefined) return 0;
  part.hasRemark ||= memory.lexicon.sets.remarks.has(tokens[at]?.folded ?? '');
  reading.denied = isAll ? 'all' : 'next';
  return 1;
};

/** Goes over what is not wanted: to the end of the part, or to the end of the first thing or trait, like "spitzen" or "weißes Papier". */
const readDenied: Step = (reading, at) => {
  const { tokens, memory, denied } = reading;
  if (denied === 'nothing') return 0;
  if (denied === 'all') return tokens.length - at;
  const found = wordAt(tokens, at, memory);
  const isNoun = /^\p{Lu}\p{L}/u.test(tokens[at]?.text ?? '');
  if (found !== undefined || isNoun || !isWord(tokens[at])) reading.denied = 'nothing';
  return found?.length ?? (isWord(tokens[at]) ? 1 : 0);
};

const readNumber: Step = ({ tokens, part, memory, isAside }, at) => {
  const number = numberAt(tokens, at, memory.lexicon.sets.units);
  if (number === undefined) return 0;
  const { trait, quantity, bare } = number;
  const inPack = quantity ?? bare;
  if (inPack !== undefined && isInPack(tokens, at) && isCount(inPack)) {
    part.traits.push({ kind: 'pack', value: String(inPack) });
    return number.length;
  }
  if (trait !== undefined) part.traits.push(trait);
  if (quantity !== undefined) addQuantity(part, quantity);
  if (bare === undefined) return number.length;
  // Behind the thing a number may be its size; before it, it is how many.
  const isLeading = part.article === undefined && part.quantity === undefined && !isAside;
  if (isLeading && part.leading === undefined) part.leading = bare;
  else part.numbers.push(bare);
  return number.length;
};

const DOZEN = 12;

/** "2 Dutzend Bleistifte", "a dozen pencils" */
const readDozen: Step = ({ tokens, part }, at) => {
  if (!/^(?:dutzend|dozens?)$/.test(tokens[at]?.folded ?? '')) return 0;
  const pieces = DOZEN * (part.quantity ?? part.leading ?? 1);
  if (!isCount(pieces)) return 1;
  part.quantity = pieces;
  delete part.leading;
  return 1;
};

const readSign: Step = ({ tokens, part }, at) => {
  if (!isWord(tokens[at])) return 1;
  if (!EACH.test(tokens[at]?.folded ?? '')) return 0;
  part.isEach = true;
  return 1;
};

const readAside: Step = (reading, at) => {
  const word = reading.tokens[at]?.folded ?? '';
  const begins = ASIDE.test(word);
  if (!begins && !(reading.isAside && /^(?:in|aus)$/.test(word))) return 0;
  reading.isAside = begins;
  return 1;
};

const readCount: Step = ({ tokens, part, memory }, at) => {
  if (part.quantity !== undefined || part.article !== undefined) return 0;
  const count = memory.lexicon.numbers.get(tokens[at]?.folded ?? '');
  if (count === undefined) return 0;
  if (count > 1 || part.words.length === 0) part.quantity = count;
  return 1;
};

const readRemark: Step = ({ tokens, part, memory }, at) => {
  if (!memory.lexicon.sets.remarks.has(tokens[at]?.folded ?? '')) return 0;
  // "nicht permanent" says what the thing is like.
  if (deniesAt(tokens, at) && wordAt(tokens, at, memory)?.trait !== undefined) return 0;
  part.hasRemark = true;
  return 1;
};

const readPacks: Step = ({ tokens, part, isAside }, at) => {
  if (isAside || !countsPacks(tokens, at, part.article !== undefined)) return 0;
  part.isInPacks = true;
  return 1;
};

const readOfThing: Step = ({ tokens, part, memory, known, isAside }, at) => {
  const traits = saidOfThing(memory, part.article ?? known, tokens, at);
  if (traits.length === 0 || isAside) return 0;
  if (part.article === undefined && isSizeOfNext(tokens, at, memory)) return 0;
  part.implied = [...traits, ...part.implied];
  return 1;
};

/** What the words up to the thing's name, and the name itself, say of this thing: "bunte Kreide", "Kreppband". */
const impliedUpTo = ({ tokens, memory }: Reading, article: ArticleKind, at: number, end: number): readonly Trait[] => {
  const word = tokens[at]?.folded ?? '';
  const begun = memory.lexicon.beginnings.filter((one) => one.article === article && word.startsWith(one.letters));
  const said = tokens.slice(0, end).flatMap((_, place) => saidOfThing(memory, article, tokens, place));
  return [...said, ...begun.map(({ trait }) => trait)];
};

const GLUES: ReadonlySet<ArticleKind> = new Set(['glue-stick', 'liquid-glue']);

/** "Klebestift, Tesa": a brand in a part of its own is a thing, unless it is the maker of the one before: "Klebestift, UHU". */
const namesAnother = ({ known = '', isInside }: Reading, article: ArticleKind, { kind }: Trait): boolean =>
  kind === 'brand' && !isInside && known !== article && !(GLUES.has(known) && GLUES.has(article));

/** Whether the word at a place is what the part is about. "UHU Klebestift": the noun says it better than the brand before it. */
const isThingOf = (reading: Reading, at: number, article: ArticleKind, trait: Trait | undefined): boolean => {
  const { part, known, isAside } = reading;
  const isOpen = part.article === undefined || (part.article === CLASS_SET && !isKeptIn(reading.tokens, at));
  if (isAside || (!isOpen && (part.brand === undefined || trait !== undefined))) return false;
  return trait === undefined || known === undefined || namesAnother(reading, article, trait);
};

/** The part is about the thing that a word names. */
const nameThing = (reading: Reading, at: number, article: ArticleKind, { trait, typo, length }: Found): void => {
  const { part } = reading;
  if (part.article === CLASS_SET && article !== CLASS_SET) part.isInClassSets = true;
  part.article = article;
  part.implied = impliedUpTo(reading, article, at, at + length);
  if (part.brand !== undefined) part.traits.push(part.brand);
  delete part.brand;
  if (trait?.kind === 'brand') part.brand = trait;
  reading.wordsBefore = part.words.length;
  delete part.typo;
  if (typo !== undefined) part.typo = typo;
};

const readMeaning: Step = (reading, at) => {
  const { tokens, part, memory, isAside } = reading;
  const found = wordAt(tokens, at, memory);
  if (found === undefined) return 0;
  const { article, trait, length } = found;
  // "Scheren im Klassensatz", as "Klassensatz Scheren": scissors are wanted.
  if (article === CLASS_SET && part.article !== undefined && !isAside)
    part.isInClassSets ||= part.article !== CLASS_SET;
  else if (article !== undefined && isThingOf(reading, at, article, trait)) nameThing(reading, at, article, found);
  else if (trait !== undefined && (!isAside || isSaidAside(trait, part.article))) part.traits.push(trait);
  return length;
};

const readUnknown: Step = (reading, at) => {
  const { tokens, part, memory, isAside } = reading;
  const { subjects, fillers, units } = memory.lexicon.sets;
  const token = tokens[at];
  if (!isWord(token)) return 1;
  // "Für Deutsch zwei linierte Hefte": what stands behind the subject is to buy.
  if (subjects.has(token.folded)) reading.isAside = false;
  const isSmall = subjects.has(token.folded) || fillers.has(token.folded) || units.has(token.stem);
  if (!isSmall && !isAside && token.text.length > 1) part.words.push(token.text);
  const isWith = /^(?:mit|with)$/.test(token.folded);
  if (isWith && part.article !== undefined && part.article !== CLASS_SET) reading.isAside = true;
  return 1;
};

const STEPS: readonly Step[] = [
  readMargin,
  readNegation,
  readDenied,
  readNumber,
  readDozen,
  readSign,
  readAside,
  readCount,
  readRemark,
  readPacks,
  readOfThing,
  readMeaning,
  readUnknown,
];

/** "tesa Powerstrips": behind a brand a noun that nobody knows says that it is another thing of that brand. */
const forgetBrand = ({ part, wordsBefore }: Reading): void => {
  if (part.brand === undefined || !part.words.slice(wordsBefore).some((word) => /^\p{Lu}\p{L}/u.test(word))) return;
  delete part.article;
  part.traits.push(part.brand);
  delete part.brand;
  part.implied = [];
};

/** Reads a part of a line; what is known from before may say what a number means. */
export const readPart = (tokens: readonly Token[], memory: WordMemory, known?: ArticleKind, isInside = false): Part => {
  const part: Part = { isEach: false, traits: [], words: [], numbers: [], hasRemark: false, implied: [] };
  const reading: Reading = { tokens, memory, known, isInside, part, isAside: false, denied: 'nothing', wordsBefore: 0 };
  let at = 0;
  while (at < tokens.length) {
    let length = 0;
    for (const step of STEPS) {
      length = step(reading, at);
      if (length > 0) break;
    }
    at += Math.max(1, length);
  }
  forgetBrand(reading);
  return settled(part, known);
};
