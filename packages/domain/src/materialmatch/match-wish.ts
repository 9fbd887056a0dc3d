// How well an article fits a line of a school's list, and what the shop says to the line. Source: docs/material-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import { isInAnyPack, isInClassSets } from '../materiallist/in-packs.ts';
import type { ArticleKind, Lexicon } from '../materiallist/lexicon.ts';
import type { Trait, TraitKind } from '../materiallist/traits.ts';
import { stemOf } from '../materiallist/word-forms.ts';
import { isClassSet } from './class-set.ts';
import { isNearColour, isOfMany } from './colour-fit.ts';
import { isOpenIn, OPEN_TRAITS } from './open-traits.ts';
import { isPackOpen, isPackUnknown, packFit } from './pack-fit.ts';
import { NEVER_SINGLE, packSize, packsFor } from './pack-size.ts';
import type { ReadName } from './read-name.ts';
import { setFit } from './set-fit.ts';
import { packsOfSheets, sheetFit } from './sheet-fit.ts';

/** Articles that are shown for a line at most, the best first. */
export const MATERIAL_MAX_CANDIDATES = 5;

/** An article that may be meant, as its name and the choice of its variant say. */
export type Candidate = { readonly name: ReadName; readonly choice: readonly Trait[] };

export type Match = {
  readonly score: number;
  /** What the line asks for and the article is not, or does not say. */
  readonly missing: readonly TraitKind[];
  /** Its name says only by the end of a word that it is the thing. */
  readonly isGuess: boolean;
  /** It is a set for a class, and the line does not ask for one. */
  readonly isForClass: boolean;
};

/** Points for a trait that fits, is near, is not said, or is another one. */
type Weight = { readonly fits: number; readonly near: number; readonly unsaid: number; readonly other: number };

const HARD: Weight = { fits: 12, near: 4, unsaid: -4, other: -25 };
const SOFT: Weight = { fits: 4, near: 2, unsaid: 0, other: -3 };
const WEIGHTS: Partial<Record<TraitKind, Weight>> = {
  ruling: { fits: 30, near: 10, unsaid: -10, other: -30 },
  pattern: HARD,
  margin: { fits: 5, near: 0, unsaid: -4, other: -6 },
  format: HARD,
  turn: HARD,
  number: HARD,
  hardness: HARD,
  hand: HARD,
  sort: HARD,
  colour: { fits: 8, near: 3, unsaid: -3, other: -12 },
  colours: { fits: 8, near: 0, unsaid: -3, other: -8 },
  length: { fits: 8, near: 0, unsaid: -3, other: -12 },
  thickness: { fits: 6, near: 0, unsaid: -1, other: -12 },
  material: { fits: 6, near: 0, unsaid: 0, other: -12 },
  hair: { fits: 6, near: 0, unsaid: 0, other: -12 },
  shape: { fits: 6, near: 0, unsaid: 0, other: -12 },
};

/** Traits that make an article the better one, and which it need not state to be what the line asks for; it must not state others. */
const HELPFUL: readonly TraitKind[] = ['colours', 'thickness', 'material', 'hair', 'shape'];

/** Traits without which an article is not what the line asks for. */
const isAsked = (kind: TraitKind): boolean => WEIGHTS[kind] !== undefined && !HELPFUL.includes(kind);

/** An article that is the thing, that speaks of it among others, that was only found by its words. */
const MAIN = 100;
const AMONG_OTHERS = 90;
/** The thing itself is said twice: "Modelliermasse, Knete". */
const SAID_AGAIN = 2;
/** An article whose own thing has no name in the vocabulary, or is known by the end of a word only. */
const UNNAMED = -2;
const GUESSED = -15;
const BY_WORDS = 60;
/** Another thing beside the one that is asked for, like a class set; a margin that nobody asked for. */
const BESIDE = -6;
const UNASKED_MARGIN = -2;
const UNUSUAL = -4;
/** So many traits that all are missed make it another article. */
const MISSED_AT_MOST = 2;
/** What is usual counts a little more where an article says it. */
const SAID_USUAL = 1;
/** More than one piece in a pack where the line wants single ones. */
const UNASKED_PACK = -6;

type Fit = keyof Weight;

const valuesOf = (traits: readonly Trait[], kind: TraitKind): readonly string[] =>
  traits.filter((trait) => trait.kind === kind).map(({ value }) => value);

/** A pack of 12 pencils has 12 colours. */
const saidBy = (traits: readonly Trait[], kind: TraitKind): readonly string[] =>
  kind === 'pack' || kind === 'colours'
    ? [...valuesOf(traits, 'pack'), ...valuesOf(traits, 'colours')]
    : valuesOf(traits, kind);

const fitOf = (kind: TraitKind, wanted: readonly string[], said: readonly string[], isAlike: boolean): Fit => {
  if (said.some((value) => wanted.includes(value))) return 'fits';
  const isNear = kind === 'colour' && isNearColour(wanted, said);
  if (isNear || (kind === 'ruling' && said.length === 0 && isAlike)) return 'near';
  if (kind !== 'margin') return said.length === 0 ? 'unsaid' : 'other';
  if (said.length === 0) return wanted.includes('no') ? 'fits' : 'unsaid';
  // A margin on both sides is not the one that is asked for, but a margin.
  return wanted.includes('no') || said.includes('no') ? 'other' : 'near';
};

/** Words as the stems of names are compared with. */
export const stemsOf = (words: readonly string[]): readonly string[] => words.map(stemOf);

const baseOf = ({ article, words }: Wish, { main, others, isGuess, stems }: ReadName): number | undefined => {
  if (article !== undefined) {
    const guessed = isGuess ? GUESSED : 0;
    const beside = others.filter((other) => other !== article).length;
    if (main === article) return MAIN + beside * BESIDE + (beside < others.length ? SAID_AGAIN : 0) + guessed;
    return others.includes(article) ? AMONG_OTHERS + guessed + (main === undefined ? UNNAMED : 0) : undefined;
  }
  const wanted = stemsOf(words);
  const found = wanted.filter((word) => stems.some((stem) => stem.endsWith(word) || stem.startsWith(word))).length;
  return found === 0 ? undefined : (BY_WORDS * found) / wanted.length;
};

/** How well an article fits; undefined where it is another thing. */
export const matchWish = (wish: Wish, { name, choice }: Candidate, lexicon: Lexicon): Match | undefined => {
  const base = baseOf(wish, name);
  if (base === undefined) return undefined;
  const said = [...name.traits, ...choice];
  const kinds = [...new Set(wish.traits.map(({ kind }) => kind).filter((kind) => kind !== 'unit'))];
  const packs = [packFit(wish, said), setFit(wish, name), sheetFit(wish, said)];
  // A lineature of which nobody knows what it looks like is like none.
  const looks = ['pattern', 'margin'] as const;
  const isAlike =
    looks.some((kind) => kinds.includes(kind)) &&
    looks.every((kind) => valuesOf(wish.traits, kind).join() === valuesOf(said, kind).join());
  const usual = wish.article === undefined ? [] : (lexicon.usual.get(wish.article) ?? []);
  const fits = kinds.map((kind) => {
    // What nobody says is as usual: a ring binder is A4.
    const isSaid = saidBy(said, kind).length > 0;
    const wanted = saidBy(wish.traits, kind);
    const isMany = kind === 'colour' && isOfMany(wanted, said);
    const fit = isMany ? 'fits' : fitOf(kind, wanted, saidBy(isSaid ? said : usual, kind), isAlike);
    return { kind, fit, points: (WEIGHTS[kind] ?? SOFT)[fit] - (isSaid ? 0 : SAID_USUAL) };
  });
  const points = fits.reduce((sum, fit) => sum + fit.points, base);
  const asked = fits.filter(({ kind }) => isAsked(kind));
  const missing = asked.filter(({ fit }) => fit !== 'fits').map(({ kind }) => kind);
  // A pad has other sheets than a line says, a ring binder has none: "Ringbuch mit 100 Blatt" wants paper beside it. Dividers of five parts are not those of ten.
  const isToSay = (kind: TraitKind): boolean =>
    kind === 'pack' ||
    (kind === 'sheets' && wish.article === 'ring-binder') ||
    (kind === 'parts' && wish.article === 'dividers');
  const contradicted = fits
    .filter(({ kind, fit }) => (HELPFUL.includes(kind) && fit === 'other') || (isToSay(kind) && fit !== 'fits'))
    .map(({ kind }) => kind);
  // What is nothing of all that is asked for is no help: an exercise book of a publisher for "Heft A5 Lineatur 2".
  const isNothingAsAsked = missing.length === asked.length && asked.every(({ fit }) => fit !== 'near');
  if (isNothingAsAsked && asked.length >= (name.isGuess ? 1 : MISSED_AT_MOST)) return undefined;
  return {
    score: packs.reduce((sum, pack) => sum + pack.points, points + unaskedPoints(wish, said, lexicon)),
    missing: [
      ...missing.filter((kind) => !isCovered(kind, fits)),
      ...contradicted,
      ...packs.flatMap((pack) => pack.missing),
    ],
    isGuess: wish.article !== undefined && name.isGuess,
    isForClass: wish.article !== 'class-set' && !isInClassSets(wish.traits) && isClassSet(name),
  };
};

/** A lineature of which only pattern and margin are said is there all the same. */
const isCovered = (kind: TraitKind, fits: readonly { readonly kind: TraitKind; readonly fit: Fit }[]): boolean =>
  kind === 'ruling' && fits.some((one) => one.kind === 'ruling' && one.fit === 'near');

const unaskedPoints = ({ article, traits }: Wish, said: readonly Trait[], lexicon: Lexicon): number => {
  const isAskedFor = (kind: TraitKind): boolean => traits.some((trait) => trait.kind === kind);
  const usual = article === undefined ? [] : (lexicon.usual.get(article) ?? []);
  const usualPoints = usual.map(({ kind, value }) => {
    // A pack of one says no more of its colours than an article that names none.
    const values = value === '1' ? valuesOf(said, kind) : saidBy(said, kind);
    if (isAskedFor(kind) || values.length === 0) return 0;
    return values.includes(value) ? SAID_USUAL : UNUSUAL;
  });
  const margin = valuesOf(said, 'margin').length > 0 && !isAskedFor('margin') ? UNASKED_MARGIN : 0;
  return usualPoints.reduce((sum, points) => sum + points, margin + (isUnaskedPack(traits, said) ? UNASKED_PACK : 0));
};

/** Several pieces in a pack, where a line names no number of them. */
const isUnaskedPack = (asked: readonly Trait[], said: readonly Trait[]): boolean =>
  !asked.some(({ kind }) => kind === 'pack' || kind === 'colours' || kind === 'unit') &&
  valuesOf(said, 'pack').some((value) => value !== '1');

/** What the shop says to a line. */
export type MaterialVerdict = 'sure' | 'choose' | 'didYouMean' | 'notFound';

/**
 * The verdict on a line with what was found for it, best first: sure where the best is all that the line says; to be chosen where it is not, or
 * is a set for a class, or where equally good ones differ in what matters, or where it is a pack of more than is wanted and single ones fit too, or where packs of any size
 * are wanted and those that fit differ in it; a guess where the thing has no name in the vocabulary, or the article's name only ends like it.
 */
export const materialVerdict = (
  { article, traits, quantity }: Pick<Wish, 'article' | 'traits' | 'quantity'>,
  found: readonly (Match & { readonly traits: readonly Trait[] })[],
): MaterialVerdict => {
  const [best] = found;
  if (best === undefined) return 'notFound';
  if (article === undefined || best.isGuess) return 'didYouMean';
  if (best.missing.length > 0 || best.isForClass) return 'choose';
  const fitting = found.filter(({ missing, isGuess }) => missing.length === 0 && !isGuess);
  if (isPackOpen({ article, traits }, fitting) || isPackUnknown({ article, traits, quantity }, best.traits))
    return 'choose';
  const isMore = !NEVER_SINGLE.has(article) && isUnaskedPack(traits, best.traits) && packSize(best.traits) > quantity;
  if (isMore && fitting.some((one) => !isUnaskedPack(traits, one.traits))) return 'choose';
  const equal = found.filter(({ score }) => score === best.score);
  const isOpen = OPEN_TRAITS.some(
    (kind) => isOpenIn(traits, kind) && new Set(equal.map((one) => valuesOf(one.traits, kind).join())).size > 1,
  );
  return isOpen ? 'choose' : 'sure';
};

/** "12er Farbkasten" says how many colours one box has; two of six are no other one. */
const ONE_BOX: ReadonlySet<ArticleKind> = new Set(['paint-box']);

/**
 * Pieces to order of an article, whose traits are given, for so many that are wanted. Packs hold several: 12 pencils are one pack of 72, and a pack
 * of 10 is ten single ones where nothing else is sold.
 */
export const piecesToOrder = (
  wanted: number,
  traits: readonly Trait[],
  { article = '', traits: asked }: Pick<Wish, 'article' | 'traits'>,
): number => {
  const ofSheets = packsOfSheets({ article, traits: asked, quantity: wanted }, traits);
  if (ofSheets !== undefined) return ofSheets;
  // Who asks for packs and not for a number of pieces wants so many, whatever they hold.
  if (isInAnyPack(asked)) return wanted;
  const packs = valuesOf(asked, 'pack');
  const said = saidBy(traits, 'pack');
  const isSilent = said.length === 0 && NEVER_SINGLE.has(article);
  if (said.some((size) => packs.includes(size)) || isSilent || ONE_BOX.has(article)) return wanted;
  const isByColours = packs.length === 0 && asked.some(({ kind }) => kind === 'colours');
  const held = isByColours ? 1 : packSize(packs.length === 0 ? traits.filter(({ kind }) => kind === 'pack') : traits);
  return packsFor(wanted * Number(packs[0] ?? 1), held);
};
