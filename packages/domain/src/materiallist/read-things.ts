// Reads the part of a line that names things, from comma to comma: a thing, more about it, one more of its kind.
// Source: docs/material-lists.md.

import { comeWith, withThingsApart } from './brought-along.ts';
import { withColoursApart } from './colour-rows.ts';
import {
  another,
  type Draft,
  giveWay,
  joinClassSet,
  nameBetter,
  startDraft,
  varies,
  type Wish,
  wishesOf,
  withTraits,
} from './drafts.ts';
import type { Known } from './headings.ts';
import { isInClassSets, traitsInPacks } from './in-packs.ts';
import type { ArticleKind } from './lexicon.ts';
import type { WordMemory } from './look-up.ts';
import { counted, countOf, isCount, isOnlyNumber, type Part } from './part.ts';
import { readPart } from './read-part.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { tokensOf } from './tokens.ts';
import { haveKindInCommon } from './traits.ts';
import { impliedArticle, isThing } from './unknown-thing.ts';

/** Things of one line at most; a line with more is no line of a list. */
const WISHES_PER_LINE = 24;

type Line = {
  readonly memory: WordMemory;
  readonly known: Known | undefined;
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
  /** What is said before the thing is named: "1 rotes und 1 blaues Heft". */
  readonly ahead: Part[];
};

/** Takes a part of a line in; answers whether that was its business. */
type Rule = (line: Line, part: Part, segment: Segment) => boolean;

const begin = (line: Line, draft: Draft): void => {
  line.current = draft;
  line.isOpen = true;
  line.done.push(draft);
};

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

/** "1 rotes und 1 blaues Heft" are two things; "rotes oder blaues" is one of any. */
const beginAhead = (line: Line, part: Part, article: ArticleKind, { isOr, isAfterAnd }: Segment): void => {
  if (line.current !== undefined) return;
  const alike = line.ahead.filter(({ traits }) => haveKindInCommon(traits, part.traits));
  if (isOr) part.traits.push(...alike.flatMap(({ traits }) => traits));
  else if (isAfterAnd) for (const one of alike) begin(line, startDraft(counted(one), article));
};

/** "Scheren, Klassensatz" */
const takeClassSet: Rule = (line, part, { isInside, isAfterAnd }) => {
  const owner = line.current;
  if (owner === undefined || (isAfterAnd && !isInside) || !joinClassSet(owner, part, isInside)) return false;
  if (!line.isOpen) begin(line, owner);
  return true;
};

const takeArticle: Rule = (line, part, segment) => {
  const [{ article }, owner] = [part, line.current];
  const { isInside, isOr, isAfterSlash } = segment;
  if (article === undefined) return false;
  const isSentence = part.hasRemark && part.quantity === undefined && !line.isListed;
  const isOther = owner !== undefined && (isOr || (isAfterSlash && owner.article === article));
  if (isSentence || isOther || (isInside && nameBetter(owner, part, article))) return true;
  beginAhead(line, part, article, segment);
  const draft = startDraft(part, article);
  // Under "Hefte A4:" a "Rechenheft" is one in this format.
  if (article === line.known?.article) draft.traits = withTraits(line.known.traits ?? [], draft.traits);
  if (owner !== undefined) comeWith(draft, segment, owner, line.done);
  begin(line, draft);
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

/** "Pinsel Nr. 10;1": where the size stands already, a number in a cell of its own is how many. */
const takeCell: Rule = ({ current }, _part, { tokens, isCell }) => {
  const [token] = tokens;
  if (!isCell || current === undefined || tokens.length > 1 || token?.number === undefined) return false;
  const isSized = current.traits.some(({ kind }) => kind === 'number');
  if (!isSized || current.quantity !== undefined || !isCount(token.number)) return false;
  current.quantity = token.number;
  return true;
};

/** "Hefte A4, 2 rot" says of two that they are others; in "6 Hefte A4, je 1 rot, blau" six are all of them. */
const isOther = ({ traits }: Draft, part: Part): boolean =>
  part.isEach ? haveKindInCommon(traits, part.traits) : traits.length > 0;

const addTraits = (current: Draft, { traits, isEach }: Part, own: number | undefined): void => {
  for (const stated of [current.traits, ...current.variations]) stated.push(...traits);
  if (own !== undefined) current.quantity = isEach ? own : (current.quantity ?? own);
};

const takeTraits: Rule = (line, part, { isInside, isOr }) => {
  const { current } = line;
  if (current === undefined || part.traits.length === 0 || part.words.length > 0) return false;
  giveWay(current, part);
  const own = current.article === 'brush' ? part.quantity : countOf(part);
  const last = current.variations.at(-1) ?? current.traits;
  if (!line.isOpen || (own !== undefined && !isInside && isOther(current, part)))
    begin(line, another(current, part, own));
  else if (!isOr && varies(last, part.traits)) current.variations.push(withTraits(last, part.traits));
  else addTraits(current, part, own);
  if (part.isEach) current.isEach = true;
  return true;
};

/** "5 x A4 Lin. 25" */
const takeImplied: Rule = (line, part) => {
  const article = part.words.length === 0 ? impliedArticle(part.traits) : undefined;
  if (article === undefined) return false;
  begin(line, startDraft(counted(part), article));
  return true;
};

const takeAhead: Rule = ({ current, ahead }, part) => {
  if (current !== undefined || part.traits.length === 0 || part.words.length > 0 || part.hasRemark) return false;
  ahead.push(part);
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
const takeRest: Rule = ({ current }, { traits }, { isAfterAnd }) => {
  // "für dicke und dünne Stifte" goes on with what it is for.
  if (current === undefined || isAfterAnd) return false;
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
  takeClassSet,
  takeArticle,
  takeCell,
  takeCount,
  takeTraits,
  takeImplied,
  takeAhead,
  takeUnknown,
  takeRest,
];

/** The things that a line names. `known` is the thing that a heading names. */
export const readThings = (
  memory: WordMemory,
  text: string,
  known: Known | undefined,
  isListed: boolean,
): readonly Wish[] => {
  const { article, traits = [] } = known ?? {};
  const heading: Draft = { words: [], isEach: false, traits: [...traits], variations: [] };
  const line: Line = {
    memory,
    known,
    isListed,
    done: [],
    isOpen: false,
    ahead: [],
    ...(article === undefined ? {} : { current: { ...heading, article } }),
  };
  for (const segment of withColoursApart(withThingsApart(segmentsOf(tokensOf(text)), memory), memory)) {
    if (line.done.length >= WISHES_PER_LINE) break;
    if (segment.tokens.some(({ folded }) => folded === 'davon')) continue;
    const part = readPart(segment.tokens, memory, line.current?.article, segment.isInside);
    // "Klassensatz Pinsel und Becher" are sets of both.
    part.isInClassSets ||=
      segment.isAfterAnd && countOf(part) === undefined && isInClassSets(line.current?.traits ?? []);
    if (segment.isForbidden) takeForbidden(line, part);
    else RULES.some((rule) => rule(line, part, segment));
  }
  return line.done.flatMap(wishesOf).slice(0, WISHES_PER_LINE);
};
