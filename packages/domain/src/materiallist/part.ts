// What was found in a part of a line, from one comma to the next, and what its bare numbers mean once the thing is known.
// Source: docs/material-lists.md.

import type { ArticleKind } from './lexicon.ts';
import type { Typo } from './look-up.ts';
import { MATERIAL_WISH_BOUNDS } from './size-limits.ts';
import { RULINGS, type Trait } from './traits.ts';

/** What was found in a part of a line. */
export type Part = {
  article?: ArticleKind;
  quantity?: number;
  /** "je 1": the quantity holds for each of the things that follow. */
  isEach: boolean;
  traits: Trait[];
  /** What is counted are packs. */
  isInPacks?: true;
  /** What is counted are sets for a class. */
  isInClassSets?: boolean;
  /** Words that mean nothing to this reader; what the shop looks for where no thing is known. */
  words: string[];
  /** A bare number before the thing. */
  leading?: number;
  /** Bare numbers behind the thing: sizes of brushes, where it has such. */
  numbers: number[];
  hasRemark: boolean;
  /** Only this brand says what the thing is, like "UHU". */
  brand?: Trait;
  /** What words of this thing say of it, where nothing else is said: "Rechenheft" is squared; the last one of a kind counts, that is the name's own. */
  implied: readonly Trait[];
  /** The word that was read as another one. */
  typo?: Typo;
};

/** What a bare number behind the thing means. */
const settleNumber = (part: Part, article: ArticleKind | undefined, number: number): void => {
  if (article === 'brush') part.traits.push({ kind: 'number', value: String(number) });
  else if (article === 'paint-box' && BOXES.has(number)) part.traits.push({ kind: 'colours', value: String(number) });
  else if (part.isInClassSets && part.quantity !== undefined) part.traits.push({ kind: 'pack', value: String(number) });
  else if (part.article !== undefined && isCount(number) && !isModel(part, number)) part.quantity ??= number;
};

/** Says what bare numbers mean, now that the thing is known: the size of a brush, a lineature, or how many. */
export const settled = (part: Part, known: ArticleKind | undefined): Part => {
  const article = part.article ?? known;
  const { leading } = part;
  const isAlone = part.article === undefined && part.words.length === 0 && part.traits.length === 0;
  if (leading !== undefined && (article !== 'brush' || !isAlone) && isCount(leading)) part.quantity ??= leading;
  else if (leading !== undefined) part.numbers.unshift(leading);
  for (const number of part.numbers) settleNumber(part, article, number);
  const said = new Set<string>(part.traits.map(({ kind }) => (kind === 'ruling' ? 'pattern' : kind)));
  part.implied = part.implied.filter(
    ({ kind }, at) => !said.has(kind) && part.implied.findLastIndex((other) => other.kind === kind) === at,
  );
  part.traits.push(...part.implied);
  part.traits = part.traits.flatMap((trait) => meantBy(trait, article, part.isInPacks));
  return part;
};

/** Things that are known by the number of their model: "Edding 400", "Casio FX 87". */
const MODELLED: ReadonlySet<ArticleKind> = new Set(['permanent-marker', 'calculator', 'fineliner']);
/** Smaller numbers behind such a thing are how many. */
const FIRST_MODEL = 30;

/** "Stabilo Pen 68": behind a brand, or a thing that is bought by its model, a high number says which one. */
const isModel = ({ article = '', traits }: Part, number: number): boolean =>
  number >= FIRST_MODEL && (MODELLED.has(article) || traits.some(({ kind }) => kind === 'brand'));

/** "Wasserfarben 12": colours of one box. */
const BOXES: ReadonlySet<number> = new Set([6, 12, 24]);

/** Whether a number can be how many: whole, from 1 to 500; a higher one means something else. */
export const isCount = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= MATERIAL_WISH_BOUNDS.quantity;

/** A number of pieces; one more of them is how many a pack holds. */
export const addQuantity = (part: Part, number: number): void => {
  if (!isCount(number)) return;
  if (part.quantity === undefined) part.quantity = number;
  else if (number > 1) part.traits.push({ kind: 'pack', value: String(number) });
};

const meantBy = (trait: Trait, article: ArticleKind | undefined, isInPacks = false): readonly Trait[] => {
  const { kind, value } = trait;
  // "10er Register" is one with ten parts, "10er Pack Register" a pack of ten.
  if (kind === 'pack' && article === 'dividers' && !isInPacks) return [{ kind: 'parts', value }];
  // "B2" is a format, but of a pencil its hardness.
  if (kind === 'format' && article === 'pencil' && value.startsWith('B'))
    return [{ kind: 'hardness', value: `${value.slice(1)}B` }];
  if (kind === 'number' && article === 'pencil') return value === '2' ? [{ kind: 'hardness', value: 'HB' }] : [];
  if (kind === 'number' && article?.endsWith('book') && RULINGS.has(value)) return rulingTraits(value);
  if (kind === 'ruling') return rulingTraits(value);
  // Sheets of index cards are cards.
  if (kind === 'sheets' && article === 'index-cards') return [{ kind: 'pack', value }];
  return [trait];
};

/** A lineature with what its number stands for. */
const rulingTraits = (number: string): readonly Trait[] => [
  { kind: 'ruling', value: number },
  ...(RULINGS.get(number) ?? []),
];

/** The number of pieces that a part says, in words, with a sign or bare. */
export const countOf = ({ quantity, leading, numbers }: Part): number | undefined => {
  const [first] = numbers;
  return quantity ?? [leading, first].find((number) => number !== undefined && isCount(number));
};

/** Whether nothing but a number is said. */
export const isOnlyNumber = ({ article, traits, words }: Part): boolean =>
  article === undefined && traits.length === 0 && words.length === 0;

/** A part with the number that it says as its quantity. */
export const counted = (part: Part): Part => {
  const quantity = countOf(part);
  return quantity === undefined ? part : { ...part, quantity };
};
