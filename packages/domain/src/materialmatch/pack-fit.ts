// Whether an article is a pack, where a line asks for packs and does not say what they hold. Source: docs/material-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import { isInAnyPack, isInClassSets } from '../materiallist/in-packs.ts';
import type { Trait, TraitKind } from '../materiallist/traits.ts';
import { MANY } from './many-pieces.ts';
import { NEVER_SINGLE, packSize } from './pack-size.ts';

type Asked = Pick<Wish, 'article' | 'traits'>;

/** What things that only come in packs are in: nobody has to choose. */
const isAsked = ({ article, traits }: Asked): boolean =>
  article !== undefined && !NEVER_SINGLE.has(article) && isInAnyPack(traits) && !isInClassSets(traits);

const IS_PACK = 8;
/** Of packs that fit equally well the smaller one is the usual one. */
const EACH_PIECE = -0.01;

/** Points of an article with these traits for a line that asks for packs, and what is missing where it is none. */
export const packFit = (
  wish: Asked,
  said: readonly Trait[],
): { readonly points: number; readonly missing: readonly TraitKind[] } => {
  if (!isAsked(wish)) return { points: 0, missing: [] };
  const size = packSize(said);
  return size > 1 ? { points: IS_PACK + size * EACH_PIECE, missing: [] } : { points: 0, missing: ['unit'] };
};

/** A dozen: larger packs, like sets for a class, are bought by schools, and nobody chooses them for a parent. */
const USUAL_PACK_MOST = 12;

/** Whether nobody can choose the pack for a parent: those that fit, the best of which is the first, hold different numbers of pieces, or many. */
export const isPackOpen = (wish: Asked, fitting: readonly { readonly traits: readonly Trait[] }[]): boolean => {
  const [usual = 1, ...others] = new Set(fitting.map(({ traits }) => packSize(traits)));
  return isAsked(wish) && (others.length > 0 || usual > USUAL_PACK_MOST);
};

/**
 * Whether nobody knows how many packs a line means: it counts many pieces of what only comes in packs, and the article does not say what its pack
 * holds. It may be 25 envelopes, or 25 packs of them.
 */
export const isPackUnknown = (
  { article = '', traits, quantity }: Asked & Pick<Wish, 'quantity'>,
  said: readonly Trait[],
): boolean =>
  (NEVER_SINGLE.has(article) &&
    quantity >= MANY &&
    !traits.some(({ kind }) => SAYS_PACK.has(kind)) &&
    !said.some(({ kind }) => SAYS_PACK.has(kind))) ||
  (article === 'dividers' && quantity > 1 && isInParts(said) && !isInParts(traits));

/** "4 Trennblätter" may be four of the twelve parts of one article, or four of that. */
const isInParts = (traits: readonly Trait[]): boolean => traits.some(({ kind }) => kind === 'parts');

const SAYS_PACK: ReadonlySet<string> = new Set(['pack', 'unit', 'colours', 'sheets']);
