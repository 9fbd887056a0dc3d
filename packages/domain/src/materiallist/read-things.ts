// Reads the part of a line that names things, from comma to comma: a thing, more about it, one more of its kind.
// Source: docs/material-lists.md.

import { asOf, type Draft, startDraft, varies, type Wish, wishesOf, withTraits } from './drafts.ts';
import { traitsInPacks } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import type { WordMemory } from './look-up.ts';
import { isCount, type Part } from './part.ts';
import { readPart } from './read-part.ts';
import { bringsCover, type Segment, segmentsOf } from './segments.ts';
import { isWord, tokensOf } from './tokens.ts';
import type { Trait, TraitKind } from './traits.ts';

/** Things of one line at most; a line with more is no line of a list. */
const WISHES_PER_LINE = 24;

const KIND_OF_TRAIT: Partial<Record<TraitKind, ArticleKind>> = { ruling: 'exercise-book', hardness: 'pencil' };

/** What a line without a name of a thing is about: a lineature is one of an exercise book. */
const impliedArticle = (traits: readonly Trait[]): ArticleKind | undefined => {
  for (const { kind } of traits) if (KIND_OF_TRAIT[kind] !== undefined) return KIND_OF_TRAIT[kind];
  const kinds = new Set(traits.map(({ kind }) => kind));
  return kinds.has('format') && (kinds.has('pattern') || kinds.has('margin')) ? 'exercise-book' : undefined;
};

type Line = {
  readonly memory: WordMemory;
  /** It stands behind a bullet or a number, as things of a list do. */
  readonly isListed: boolean;
  readonly done: Draft[];
  /** The thing that what follows is about; one of a heading is not wanted itself until something is said of it. */
  current?: Draft;
  isOpen: boolean;
  /** A number in a cell of its own, before its thing. */
  pending?: number;
  /** The same: it counts packs. */
  isPendingInPacks?: true;
};

/** Takes a part of a line in; answers whether that was its business. */
type Rule = (line: Line, part: Part, segment: Segment) => boolean;

const begin = (line: Line, draft: Draft): void => {
  line.current = draft;
  line.isOpen = true;
  line.done.push(draft);
};

/** The number of pieces that a part says, in words, with a sign or bare. */
export const countOf = ({ quantity, leading, numbers }: Part): number | undefined => {
  const [first] = numbers;
  return quantity ?? [leading, first].find((number) => number !== undefined && isCount(number));
};

const isOnlyNumber = ({ article, traits, words }: Part): boolean =>
  article === undefined && traits.length === 0 && words.length === 0;

/** "2;Schnellhefter;rot": the number waits for its thing. */
const takePending: Rule = (line, part, { isInside }) => {
  const count = countOf(part);
  if (isOnlyNumber(part) && !line.isOpen && !isInside && count !== undefined) {
    line.pending = count;
    if (part.isInPacks) line.isPendingInPacks = true;
    return true;
  }
  if (line.pending !== undefined && isOnlyNumber(part) && part.isInPacks) line.isPendingInPacks = true;
  if (line.pending !== undefined && (part.article !== undefined || part.words.length > 0)) {
    part.quantity ??= line.pending;
    if (line.isPendingInPacks) part.isInPacks = true;
    delete line.pending;
    delete line.isPendingInPacks;
  }
  return false;
};

const takeArticle: Rule = (line, part, { tokens, isOr, isAfterSlash }) => {
  const { article } = part;
  if (article === undefined) return false;
  const owner = line.current;
  const isSentence = part.hasRemark && part.quantity === undefined && !line.isListed;
  const isOther = owner !== undefined && (isOr || (isAfterSlash && owner.article === article));
  if (isSentence || isOther) return true;
  begin(line, startDraft(part, article));
  if (article === 'book-cover' && bringsCover(tokens, 0) && owner !== undefined && line.current !== undefined)
    asOf(line.current, owner);
  return true;
};

/** "1 Packung Radiergummis (10 Stück)": where it is said how many are wanted, other pieces behind it are those of one pack. */
const isOfOnePack = (current: Draft, { quantity, isEach, isInPacks }: Part, isInside: boolean): boolean =>
  current.quantity !== undefined &&
  quantity !== undefined &&
  quantity > 1 &&
  quantity !== current.quantity &&
  (isInside || current.quantity === 1) &&
  !isEach &&
  !isInPacks;

/** "Hefte (5)" */
const takeCount: Rule = (line, part, { isInside }) => {
  const { current } = line;
  if (current === undefined || !isOnlyNumber(part)) return false;
  const count = countOf(part);
  if (line.isOpen && isOfOnePack(current, part, isInside))
    for (const stated of [current.traits, ...current.variations])
      stated.push({ kind: 'pack', value: String(part.quantity) });
  if (part.isInPacks && (current.quantity === undefined || current.quantity === count))
    for (const stated of [current.traits, ...current.variations]) stated.push(...traitsInPacks(part));
  if (count !== undefined) current.quantity ??= count;
  if (!line.isOpen && current.quantity !== undefined) begin(line, current);
  return true;
};

/** One more of the kind, with its own number or under a heading: "Schnellhefter: 2 rot, 1 blau". */
const another = (current: Draft, part: Part, own: number | undefined): Draft => {
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

/** "Pinsel Nr. 10;1": where the size stands already, a number in a cell of its own is how many. */
const takeCell: Rule = ({ current }, _part, { tokens, isCell }) => {
  const [token] = tokens;
  if (!isCell || current === undefined || tokens.length > 1 || token?.number === undefined) return false;
  const isSized = current.traits.some(({ kind }) => kind === 'number');
  if (!isSized || current.quantity !== undefined || !isCount(token.number)) return false;
  current.quantity = token.number;
  return true;
};

const takeTraits: Rule = (line, part, { isInside, isOr }) => {
  const { current } = line;
  if (current === undefined || part.traits.length === 0 || part.words.length > 0) return false;
  const own = current.article === 'brush' ? part.quantity : countOf(part);
  const last = current.variations.at(-1) ?? current.traits;
  if (!line.isOpen || (own !== undefined && !isInside && current.traits.length > 0))
    begin(line, another(current, part, own));
  else if (!isOr && varies(last, part.traits)) current.variations.push(withTraits(last, part.traits));
  else {
    for (const stated of [current.traits, ...current.variations]) stated.push(...part.traits);
    if (own !== undefined) current.quantity ??= own;
  }
  if (part.isEach) current.isEach = true;
  return true;
};

const counted = (part: Part): Part => {
  const quantity = countOf(part);
  return quantity === undefined ? part : { ...part, quantity };
};

/** "5 x A4 Lin. 25" */
const takeImplied: Rule = (line, part) => {
  const article = part.words.length === 0 ? impliedArticle(part.traits) : undefined;
  if (article === undefined) return false;
  begin(line, startDraft(counted(part), article));
  return true;
};

const takeUnknown: Rule = (line, part, segment) => {
  const { current, isListed } = line;
  if (segment.isOr && current !== undefined) return true;
  if (!isThing(part, segment, isListed || current !== undefined)) return false;
  begin(line, startDraft(counted(part), undefined));
  return true;
};

/** Words that mean nothing, with a trait among them: "blau (für Mathe bei Frau Kern)". */
const takeRest: Rule = ({ current }, { traits }) => {
  if (current === undefined) return false;
  for (const stated of [current.traits, ...current.variations])
    stated.push(...traits.filter(({ kind }) => stated.every((trait) => trait.kind !== kind)));
  return true;
};

/** "kein Rand": of what is not wanted only that there is to be no margin says something of the thing. */
const takeForbidden = ({ current }: Line, { traits }: Part): void => {
  if (current === undefined) return;
  const denials = traits.filter(({ value }) => value === 'no');
  for (const stated of [current.traits, ...current.variations])
    stated.push(...denials.filter(({ kind }) => stated.every((trait) => trait.kind !== kind)));
};

const RULES: readonly Rule[] = [
  takePending,
  takeArticle,
  takeCell,
  takeCount,
  takeTraits,
  takeImplied,
  takeUnknown,
  takeRest,
];

/** The things that a line names. `known` is the thing that a heading names. */
export const readThings = (
  memory: WordMemory,
  text: string,
  known: ArticleKind | undefined,
  isListed: boolean,
): readonly Wish[] => {
  const heading: Draft = { words: [], isEach: false, traits: [], variations: [] };
  const line: Line = {
    memory,
    isListed,
    done: [],
    isOpen: false,
    ...(known === undefined ? {} : { current: { ...heading, article: known } }),
  };
  for (const segment of segmentsOf(tokensOf(text))) {
    if (line.done.length >= WISHES_PER_LINE) break;
    if (segment.tokens.some(({ folded }) => folded === 'davon')) continue;
    const part = readPart(segment.tokens, memory, line.current?.article);
    if (segment.isForbidden) {
      takeForbidden(line, part);
      continue;
    }
    RULES.some((rule) => rule(line, part, segment));
  }
  return line.done.flatMap(wishesOf).slice(0, WISHES_PER_LINE);
};

const MOST_WORDS_OF_A_THING = 4;

/** Words that this reader does not know, and that name a thing all the same: few, counted or written as a noun. */
const isThing = (
  part: Part,
  { tokens, isInside }: Pick<Segment, 'tokens' | 'isInside'>,
  isListed: boolean,
): boolean => {
  const { words, hasRemark } = part;
  if (isInside || words.length === 0 || words.length > MOST_WORDS_OF_A_THING || hasRemark) return false;
  if (!words.some((word) => word.length >= 3)) return false;
  const isCounted = countOf(part) !== undefined;
  const noun = /^\p{Lu}\p{L}{2}/u.test(tokens.find(isWord)?.text ?? '');
  return isCounted || (noun && isListed) || (noun && words.length <= 2);
};
