// A thing while its line is read: what follows may add a colour, a number of pieces, or one more of its kind.
// Source: docs/material-lists.md.

import { CLASS_SET, isInAnyPack, isInClassSets, traitsInPacks, withoutKnownUnit } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import type { Part } from './part.ts';
import type { Trait, TraitKind } from './traits.ts';

/** One thing that a list asks for. */
export type Wish = {
  /** Undefined for a thing that this reader does not know; the shop looks for its words. */
  readonly article?: ArticleKind;
  readonly words: readonly string[];
  readonly quantity: number;
  /** Several of one kind mean any of them: "rot oder blau". */
  readonly traits: readonly Trait[];
  readonly typo?: { readonly written: string; readonly read: string };
};

/** Traits in which things of one line differ where several are named. */
const VARYING: ReadonlySet<TraitKind> = new Set<TraitKind>([
  'colour',
  'number',
  'hardness',
  'ruling',
  'pattern',
  'format',
  'thickness',
  'length',
  'shape',
]);

export type Draft = {
  article?: ArticleKind;
  words: readonly string[];
  quantity?: number;
  isEach: boolean;
  traits: Trait[];
  typo?: Part['typo'];
  /** Of its traits those that only words like "klein" say: they give way to what is said behind them. */
  implied?: readonly Trait[];
  /** Only this brand says what it is. */
  brand?: Trait;
  /** Things that differ from this one in what was named last; itself is the first. */
  variations: Trait[][];
};

/** Traits with others in the place of those of their kind; a lineature takes the place of a pattern and a margin. */
export const withTraits = (base: readonly Trait[], own: readonly Trait[]): Trait[] => {
  const replaced = new Set<TraitKind>(own.map(({ kind }) => kind));
  if (replaced.has('ruling') || replaced.has('pattern'))
    for (const kind of ['ruling', 'pattern', 'margin'] as const) replaced.add(kind);
  return [...base.filter(({ kind }) => !replaced.has(kind)), ...own];
};

/** Things that are sold as a set: "12 Buntstifte" is one set of 12. */
const SETS: ReadonlySet<ArticleKind> = new Set(['coloured-pencils', 'felt-tips', 'wax-crayons']);
const SMALLEST_SET = 6;
/** "24 Scheren, Klassensatz": so many are what one set for a class holds. */
const SMALLEST_CLASS_SET = 10;

/** Whether the number of a draft says what is in one set of it. */
const isOneSet = ({ article, quantity = 1, traits }: Draft): boolean => {
  if (article === CLASS_SET || isInClassSets(traits)) return quantity >= SMALLEST_CLASS_SET;
  return article !== undefined && SETS.has(article) && quantity >= SMALLEST_SET && !isInAnyPack(traits);
};

/** Things that a draft stands for, with as many pieces as the line says together. */
export const wishesOf = (draft: Draft): readonly Wish[] => {
  const { article, words, typo } = draft;
  if (isOneSet(draft) && draft.variations.length === 0)
    return wishesOf({
      ...draft,
      quantity: 1,
      traits: [...draft.traits, { kind: 'pack', value: String(draft.quantity) }],
    });
  const ways = [draft.traits, ...draft.variations];
  const wanted = draft.quantity ?? 1;
  return ways.map((traits, at): Wish => {
    const share = Math.floor(wanted / ways.length) + (at < wanted % ways.length ? 1 : 0);
    return {
      ...(article === undefined ? {} : { article }),
      words,
      quantity: draft.isEach ? wanted : Math.max(1, share),
      traits: withoutKnownUnit(unique(traits)),
      ...(typo === undefined ? {} : { typo }),
    };
  });
};

const unique = (traits: readonly Trait[]): readonly Trait[] =>
  traits.filter(
    ({ kind, value }, at) => traits.findIndex((other) => other.kind === kind && other.value === value) === at,
  );

const formatOf = ({ traits }: Draft): Trait | undefined => traits.find(({ kind }) => kind === 'format');

/**
 * A cover has the format of the last of the books before it, unless there are more covers than books of this format; behind "mit" it is wanted as
 * often as its book.
 */
export const asOf = (cover: Draft, books: readonly Draft[], isWith: boolean): void => {
  const book = books.at(-1);
  if (book === undefined) return;
  if (isWith && cover.quantity === undefined && book.quantity !== undefined) cover.quantity = book.quantity;
  const format = formatOf(book);
  if (format === undefined || formatOf(cover) !== undefined) return;
  const alike = books.filter((one) => formatOf(one)?.value === format.value);
  if ((cover.quantity ?? 1) > alike.reduce((sum, { quantity = 1 }) => sum + quantity, 0)) return;
  cover.traits.push(format);
  cover.implied = [...(cover.implied ?? []), format];
};

/** Whether traits say another value of what was said before: another colour, but not "kariert" again with its number. */
export const varies = (before: readonly Trait[], own: readonly Trait[]): boolean =>
  own.some(
    ({ kind, value }) =>
      VARYING.has(kind) &&
      before.some((trait) => trait.kind === kind) &&
      !before.some((trait) => trait.kind === kind && trait.value === value),
  );

/** "kleines Lineal, 17 cm": what only a word meant is said now. */
export const giveWay = (current: Draft, { traits, implied }: Pick<Part, 'traits' | 'implied'>): void => {
  const isSaid = (kind: TraitKind): boolean => traits.some((trait) => trait.kind === kind && !implied.includes(trait));
  current.traits = current.traits.filter((trait) => !current.implied?.includes(trait) || !isSaid(trait.kind));
};

/** "UHU (Klebestift)": what only a brand said is named in brackets; answers whether it was so. */
export const nameBetter = (current: Draft | undefined, part: Part, article: ArticleKind): boolean => {
  if (current?.brand === undefined || part.brand !== undefined) return false;
  const { implied = [] } = current;
  const count = part.quantity ?? part.leading;
  current.article = article;
  current.traits = [
    ...current.traits.filter((trait) => !implied.includes(trait)),
    current.brand,
    ...traitsInPacks(part),
  ];
  if (count !== undefined) current.quantity ??= count;
  delete current.brand;
  return true;
};

/** "Scheren (Klassensatz)", "24 Scheren, Klassensatz" are one thing, "2 Hefte, 1 Klassensatz" are two; answers whether it was one. */
export const joinClassSet = (current: Draft, part: Part, isInside: boolean): boolean => {
  const { article } = part;
  const named = current.article;
  if (article === undefined || named === undefined || (named === CLASS_SET) === (article === CLASS_SET)) return false;
  const { quantity: counted = SMALLEST_CLASS_SET } = current;
  const isOfOneSet = part.quantity === undefined ? counted >= SMALLEST_CLASS_SET : current.quantity === undefined;
  if (!isInside && (article !== CLASS_SET || !isOfOneSet)) return false;
  if (named === CLASS_SET) current.article = article;
  current.traits = [...current.traits, ...traitsInPacks({ ...part, isInClassSets: true })];
  if (part.quantity !== undefined) current.quantity ??= part.quantity;
  return true;
};

/** One more of the kind, with its own number or under a heading: "Schnellhefter: 2 rot, 1 blau". */
export const another = (current: Draft, part: Part, own: number | undefined): Draft => {
  const quantity = own ?? current.quantity;
  return {
    ...(current.article === undefined ? {} : { article: current.article }),
    words: current.words,
    isEach: part.isEach || current.isEach,
    traits: withTraits(current.traits, traitsInPacks(part)),
    variations: [],
    ...(quantity === undefined ? {} : { quantity }),
  };
};

/** The thing that a part of a line begins. */
export const startDraft = (part: Part, article: ArticleKind | undefined): Draft => ({
  ...(article === undefined ? {} : { article }),
  words: part.words,
  ...(part.quantity === undefined ? {} : { quantity: part.quantity }),
  isEach: part.isEach,
  traits: traitsInPacks(part),
  ...(part.brand === undefined ? {} : { brand: part.brand }),
  ...(part.implied.length === 0 ? {} : { implied: part.implied }),
  variations: [],
  ...(part.typo === undefined ? {} : { typo: part.typo }),
});
