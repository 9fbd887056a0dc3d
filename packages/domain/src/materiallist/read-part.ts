// Reads one part of a line, from one comma to the next: the thing, how many of it, and what it is to be like.
// Source: docs/material-lists.md.

import { countsPacks } from './in-packs.ts';
import { type ArticleKind, traitOfThing } from './lexicon.ts';
import { marginAt, type WordMemory, wordAt } from './look-up.ts';
import { deniesAt, forbidsAt, isForbidden } from './negation.ts';
import { isCount, type Part, settled } from './part.ts';
import { isInPack, numberAt } from './read-number.ts';
import { isWord, type Token } from './tokens.ts';

/** What stands behind these is what the thing is for. */
const ASIDE = /^f[uo]rs?$/;

/** What is said of a thing also behind "für": "Schere für Linkshänder", "Umschlag für A5". */
const ASIDE_TRAITS: ReadonlySet<string> = new Set(['format', 'hand']);

type Reading = {
  readonly tokens: readonly Token[];
  readonly memory: WordMemory;
  readonly known: ArticleKind | undefined;
  readonly part: Part;
  /** Behind "für" or "mit" stands what is no thing to buy. */
  isAside: boolean;
  /** What the thing is not to be like: the next words behind "ohne", all behind "keine". */
  denied: 'nothing' | 'next' | 'all';
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

const addQuantity = (part: Part, number: number): void => {
  if (!isCount(number)) return;
  if (part.quantity === undefined) part.quantity = number;
  else if (number > 1) part.traits.push({ kind: 'pack', value: String(number) });
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
  if (!/^(?:je|jeweils|each)$/.test(tokens[at]?.folded ?? '')) return 0;
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
  part.hasRemark = true;
  return 1;
};

const readPacks: Step = ({ tokens, part, isAside }, at) => {
  if (isAside || !countsPacks(tokens, at, part.article !== undefined)) return 0;
  part.isInPacks = true;
  return 1;
};

const readOfThing: Step = ({ tokens, part, memory, known, isAside }, at) => {
  const trait = traitOfThing(memory.lexicon, part.article ?? known, tokens[at]?.folded ?? '');
  if (trait === undefined || isAside) return 0;
  part.traits.push(trait);
  return 1;
};

const readMeaning: Step = (reading, at) => {
  const { tokens, part, memory, known, isAside } = reading;
  const found = wordAt(tokens, at, memory);
  if (found === undefined) return 0;
  const { article, trait, typo, length } = found;
  const isThing = part.article === undefined && article !== undefined && !isAside;
  if (isThing && (trait === undefined || known === undefined)) {
    const word = tokens[at]?.folded ?? '';
    part.article = article;
    part.implied = memory.lexicon.beginnings
      .filter((one) => one.article === article && word.startsWith(one.letters))
      .map((one) => one.trait);
    if (typo !== undefined) part.typo = typo;
  } else if (trait !== undefined && (!isAside || ASIDE_TRAITS.has(trait.kind))) part.traits.push(trait);
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
  if (/^(?:mit|with)$/.test(token.folded) && part.article !== undefined) reading.isAside = true;
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

/** Reads a part of a line; what is known from before may say what a number means. */
export const readPart = (tokens: readonly Token[], memory: WordMemory, known?: ArticleKind): Part => {
  const part: Part = { isEach: false, traits: [], words: [], numbers: [], hasRemark: false, implied: [] };
  const reading: Reading = { tokens, memory, known, part, isAside: false, denied: 'nothing' };
  let at = 0;
  while (at < tokens.length) {
    let length = 0;
    for (const step of STEPS) {
      length = step(reading, at);
      if (length > 0) break;
    }
    at += Math.max(1, length);
  }
  return settled(part, known);
};
