// Reads one part of a line, from one comma to the next: the thing, how many of it, and what it is to be like.
// Source: docs/material-lists.md.

import { type ArticleKind, traitOfThing } from './lexicon.ts';
import { marginAt, type Typo, type WordMemory, wordAt } from './look-up.ts';
import { numberAt } from './read-number.ts';
import { MATERIAL_WISH_BOUNDS } from './size-limits.ts';
import { isWord, type Token } from './tokens.ts';
import { RULINGS, type Trait } from './traits.ts';

/** What was found in a part of a line. */
export type Part = {
  article?: ArticleKind;
  quantity?: number;
  /** "je 1": the quantity holds for each of the things that follow. */
  isEach: boolean;
  traits: Trait[];
  /** Words that mean nothing to this reader; what the shop looks for where no thing is known. */
  words: string[];
  /** A bare number before the thing. */
  leading?: number;
  /** Bare numbers behind the thing: sizes of brushes, where it has such. */
  numbers: number[];
  hasRemark: boolean;
  /** What the first part of a compound word says, where nothing else is said: "Rechenheft" is squared. */
  implied: readonly Trait[];
  /** The word that was read as another one. */
  typo?: Typo;
};

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
};

/** Reads what stands at a place; answers how many tokens it understood, none where that is not its business. */
type Step = (reading: Reading, at: number) => number;

const readMargin: Step = ({ tokens, part }, at) => {
  const margin = marginAt(tokens, at);
  if (margin === undefined) return 0;
  part.traits.push(margin.trait);
  return margin.length;
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
  if (trait !== undefined) part.traits.push(trait);
  if (quantity !== undefined) addQuantity(part, quantity);
  if (bare === undefined) return number.length;
  // Behind the thing a number may be its size; before it, it is how many.
  const isLeading = part.article === undefined && part.quantity === undefined && !isAside;
  if (isLeading && part.leading === undefined) part.leading = bare;
  else part.numbers.push(bare);
  return number.length;
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
  readNumber,
  readSign,
  readAside,
  readCount,
  readRemark,
  readOfThing,
  readMeaning,
  readUnknown,
];

/** Reads a part of a line; what is known from before may say what a number means. */
export const readPart = (tokens: readonly Token[], memory: WordMemory, known?: ArticleKind): Part => {
  const part: Part = { isEach: false, traits: [], words: [], numbers: [], hasRemark: false, implied: [] };
  const reading: Reading = { tokens, memory, known, part, isAside: false };
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

/** Says what bare numbers mean, now that the thing is known: the size of a brush, a lineature, or how many. */
const settled = (part: Part, known: ArticleKind | undefined): Part => {
  const article = part.article ?? known;
  const { leading } = part;
  const isAlone = part.article === undefined && part.words.length === 0 && part.traits.length === 0;
  if (leading !== undefined && (article !== 'brush' || !isAlone) && isCount(leading)) part.quantity ??= leading;
  else if (leading !== undefined) part.numbers.unshift(leading);
  for (const number of part.numbers)
    if (article === 'brush') part.traits.push({ kind: 'number', value: String(number) });
    else if (part.article !== undefined && isCount(number) && !isModel(part, number)) part.quantity ??= number;
  const said = new Set<string>(part.traits.map(({ kind }) => (kind === 'ruling' ? 'pattern' : kind)));
  part.traits.push(...part.implied.filter(({ kind }) => !said.has(kind)));
  part.traits = part.traits.flatMap((trait) => meantBy(trait, article));
  return part;
};

/** Things that are known by the number of their model: "Edding 400", "Casio FX 87". */
const MODELLED: ReadonlySet<ArticleKind> = new Set(['permanent-marker', 'calculator', 'fineliner']);
/** Smaller numbers behind such a thing are how many. */
const FIRST_MODEL = 30;

/** "Stabilo Pen 68": behind a brand, or a thing that is bought by its model, a high number says which one. */
const isModel = ({ article = '', traits }: Part, number: number): boolean =>
  number >= FIRST_MODEL && (MODELLED.has(article) || traits.some(({ kind }) => kind === 'brand'));

/** Whether a number can be how many: whole, from 1 to 500; a higher one means something else. */
export const isCount = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= MATERIAL_WISH_BOUNDS.quantity;

const meantBy = (trait: Trait, article: ArticleKind | undefined): readonly Trait[] => {
  const { kind, value } = trait;
  if (kind === 'number' && article === 'pencil') return value === '2' ? [{ kind: 'hardness', value: 'HB' }] : [];
  if (kind === 'number' && article?.endsWith('book') && Object.hasOwn(RULINGS, value)) return rulingTraits(value);
  if (kind === 'ruling') return rulingTraits(value);
  return [trait];
};

/** A lineature with what its number stands for. */
const rulingTraits = (number: string): readonly Trait[] => [
  { kind: 'ruling', value: number },
  ...((Object.hasOwn(RULINGS, number) ? RULINGS[number] : undefined) ?? []),
];
